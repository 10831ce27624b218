// All days of one habit, in columns, so that streaks read integers side by side.

/// The days logged for one habit, earliest first, one row a day.
public struct History: Sendable, Hashable {
  /// The days with a row, ascending.
  public private(set) var days: [CalendarDay] = []
  /// `DayState`'s raw value for each day; 0 for a day taken back.
  private(set) var states: [UInt8] = []
  /// The amount logged for each day; `noAmount` where none was. Empty while no day has one.
  private(set) var amounts: [Double] = []
  private var details: [Detail] = []

  static let noAmount = -1.0

  /// What streaks never read.
  private struct Detail: Sendable, Hashable {
    var note: String?
    var loggedAt: Instant?
    var zone: String?
    var utcOffset: Int?
    var dayStart: DayStart
  }

  /// No days at all.
  public init() {}

  /// A history of `rows` in any order. Of two rows of one day the one logged later stays, else the later in the list.
  public init(_ rows: some Sequence<DayRow>) {
    let sorted = rows.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      if left.day != right.day { return left.day < right.day }
      let leftClock = left.loggedAt?.milliseconds ?? .min
      let rightClock = right.loggedAt?.milliseconds ?? .min
      return leftClock != rightClock ? leftClock < rightClock : $0.offset < $1.offset
    }
    reserve(sorted.count)
    for (_, row) in sorted {
      if days.last == row.day { removeLast() }
      append(row)
    }
  }

  /// How many days have a row.
  public var count: Int { days.count }
  /// Whether no day has a row.
  public var isEmpty: Bool { days.isEmpty }

  /// The rows, earliest day first.
  public var rows: [DayRow] { days.indices.map { self[$0] } }

  /// The row at a place from 0 to `count`, not including it.
  public subscript(index: Int) -> DayRow {
    let detail = details[index]
    return DayRow(
      day: days[index], state: DayState(rawValue: states[index]), amount: amount(at: index), note: detail.note,
      loggedAt: detail.loggedAt, zone: detail.zone, utcOffset: detail.utcOffset, dayStart: detail.dayStart)
  }

  /// The row of `day`, or nil.
  public func row(on day: CalendarDay) -> DayRow? {
    let index = firstIndex(notBefore: day)
    return index < days.count && days[index] == day ? self[index] : nil
  }

  /// The place of the first row of `day` or later.
  func firstIndex(notBefore day: CalendarDay) -> Int {
    var low = 0
    var high = days.count
    while low < high {
      let middle = (low + high) / 2
      if days[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func amount(at index: Int) -> Double? {
    guard !amounts.isEmpty, amounts[index] != Self.noAmount else { return nil }
    return amounts[index]
  }

  func state(at index: Int) -> DayState? { DayState(rawValue: states[index]) }

  mutating func reserve(_ count: Int) {
    days.reserveCapacity(count)
    states.reserveCapacity(count)
    details.reserveCapacity(count)
  }

  /// Adds a row later than all others.
  mutating func append(_ row: DayRow) {
    precondition(days.last.map { $0 < row.day } ?? true, "rows are appended in the order of their days")
    days.append(row.day)
    states.append(row.state?.rawValue ?? 0)
    if let amount = row.amount {
      if amounts.isEmpty { amounts = [Double](repeating: Self.noAmount, count: days.count - 1) }
      amounts.append(amount)
    } else if !amounts.isEmpty {
      amounts.append(Self.noAmount)
    }
    details.append(
      Detail(note: row.note, loggedAt: row.loggedAt, zone: row.zone, utcOffset: row.utcOffset, dayStart: row.dayStart))
  }

  private mutating func removeLast() {
    days.removeLast()
    states.removeLast()
    if !amounts.isEmpty { amounts.removeLast() }
    details.removeLast()
  }

  /// The same history with the row of `row.day` set to `row`.
  public func setting(_ row: DayRow) -> History {
    var rows = rows.filter { $0.day != row.day }
    rows.append(row)
    return History(rows)
  }
}

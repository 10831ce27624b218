// When a habit is due: the seven kinds of schedule.

/// How often a habit wants to be done.
public enum Schedule: Sendable, Hashable {
  /// Every day.
  case daily
  /// On these days of the week.
  case weekdays(Weekdays)
  /// Every `days` days, counted from `anchor` in both directions.
  case every(days: Int, anchor: CalendarDay)
  /// `count` times in a calendar week that begins on `firstWeekday`, 1 (Monday) to 7 (Sunday). With a target, the week's sum decides.
  case perWeek(count: Int, firstWeekday: Int)
  /// `count` times in a calendar month. With a target, the month's sum decides.
  case perMonth(count: Int)
  /// With never more than `days` days from one time to the next.
  case interval(days: Int)
  /// `count` times in any `days` days in a row; what Loop calls a frequency. With a target, the sum over those days decides.
  case rolling(count: Int, days: Int)

  /// What a streak of this schedule counts.
  public var unit: Streak.Unit {
    switch self {
    case .daily, .weekdays, .every, .rolling: .days
    case .perWeek: .weeks
    case .perMonth: .months
    case .interval: .times
    }
  }

  /// The day that `every` counts from; nil for the others.
  var anchor: CalendarDay? { if case .every(_, let anchor) = self { anchor } else { nil } }

  /// Whether the schedule names its days by itself, whatever was done before.
  var isOccurrence: Bool {
    switch self {
    case .daily, .weekdays, .every: true
    case .perWeek, .perMonth, .interval, .rolling: false
    }
  }

  /// Whether `day` is one of an occurrence schedule's days; always true for the others.
  func occurs(on day: CalendarDay) -> Bool {
    switch self {
    case .daily, .perWeek, .perMonth, .interval, .rolling: true
    case .weekdays(let days): days.contains(day.weekday)
    case .every(let days, let anchor): CalendarDay.floorRemainder(day - anchor, days) == 0
    }
  }

  /// How many of an occurrence schedule's days lie from `first` up to, not including, `end`; 0 where `end` is not later.
  func occurrences(from first: CalendarDay, until end: CalendarDay) -> Int {
    let span = end - first
    guard span > 0 else { return 0 }
    switch self {
    case .daily, .perWeek, .perMonth, .interval, .rolling:
      return span
    case .weekdays(let days):
      var count = span / 7 * days.count
      var weekday = first.weekday
      for _ in 0..<span % 7 {
        if days.contains(weekday) { count += 1 }
        weekday = weekday % 7 + 1
      }
      return count
    case .every(let days, let anchor):
      return CalendarDay.floorQuotient(end - anchor - 1, days) - CalendarDay.floorQuotient(first - anchor - 1, days)
    }
  }
}

/// A set of days of the week.
public struct Weekdays: Sendable, Hashable {
  private let mask: UInt8

  /// All seven days.
  public static let all = Weekdays(mask: 0b1111111)

  private init(mask: UInt8) { self.mask = mask }

  /// The set of these days, 1 (Monday) to 7 (Sunday); it traps on any other number.
  public init(_ days: some Sequence<Int>) {
    var mask: UInt8 = 0
    for day in days {
      precondition((1...7).contains(day), "a weekday is 1 (Monday) to 7 (Sunday)")
      mask |= 1 << UInt8(day - 1)
    }
    self.mask = mask
  }

  /// Whether the set holds `weekday`, 1 (Monday) to 7 (Sunday).
  public func contains(_ weekday: Int) -> Bool { mask >> UInt8(weekday - 1) & 1 == 1 }

  /// How many days the set holds, 0 to 7.
  public var count: Int { mask.nonzeroBitCount }

  /// The days from Monday on.
  public var days: [Int] { (1...7).filter { contains($0) } }
}

// The rows of one habit made ready to be counted: what is past, what is open, and where the habit began.

/// A habit's rows as they count on one day.
struct Ledger {
  let schedule: Schedule
  let polarity: Habit.Polarity
  /// The amount that decides, or nil for a plain yes or no.
  let target: Double?
  let history: History
  /// The open day: today, or the day the habit was archived.
  let today: CalendarDay
  /// The earliest of the start day, the first done day and the first explicit No, or nil where there is none up to today.
  let start: CalendarDay?
  /// The rows from the start through today.
  let rows: Range<Int>
  /// Days that never happened, ascending.
  let voidDays: [CalendarDay]
  /// Whether the habit was put away; then nothing lies ahead.
  let isFrozen: Bool

  init(habit: Habit, history: History, today: CalendarDay, voidDays: [CalendarDay]) {
    schedule = habit.schedule
    polarity = habit.polarity
    target = habit.target?.amount
    self.history = history
    isFrozen = habit.archivedOn.map { $0 <= today } ?? false
    let open = isFrozen ? habit.archivedOn ?? today : today
    self.today = open
    self.voidDays = voidDays

    let end = history.firstIndex(notBefore: open + 1)
    // A skip alone starts nothing.
    let logged = (0..<end).first { history.states[$0] == DayState.done.rawValue || history.states[$0] == DayState.missed.rawValue }
    var start = habit.start.flatMap { $0 <= open ? $0 : nil }
    if let logged { start = min(start ?? history.days[logged], history.days[logged]) }
    self.start = start
    rows = start.map { history.firstIndex(notBefore: $0)..<end } ?? end..<end
  }

  /// What a row says, once its amount is judged against the target as a period of its own.
  enum Mark { case done, skipped, missed, nothing }

  @inline(__always)
  func mark(at index: Int) -> Mark {
    switch history.states[index] {
    case DayState.done.rawValue:
      guard let target, !history.amounts.isEmpty else { return .done }
      let amount = history.amounts[index]
      if amount == History.noAmount { return .done }
      switch polarity {
      case .build: return Self.reaches(amount, target) ? .done : .nothing
      case .avoid: return Self.exceeds(amount, target) ? .missed : .done
      }
    case DayState.skipped.rawValue: return .skipped
    case DayState.missed.rawValue: return .missed
    default: return .nothing
    }
  }

  /// What a row adds to a period's sum: its amount, or the whole target where none was logged; 0 for a row that is not done.
  @inline(__always)
  func amount(at index: Int) -> Double {
    guard history.states[index] == DayState.done.rawValue else { return 0 }
    return history.amount(at: index) ?? target ?? 1
  }

  /// Whether a sum is at least the target, forgiving what adding decimals in binary loses.
  static func reaches(_ sum: Double, _ target: Double) -> Bool { sum >= target - 1e-9 * max(1, target) }
  /// Whether a sum is more than the target allows.
  static func exceeds(_ sum: Double, _ target: Double) -> Bool { sum > target + 1e-9 * max(1, target) }

  func isVoid(_ day: CalendarDay) -> Bool { !voidDays.isEmpty && voidDays.contains(day) }

  /// How many void days lie from `first` up to, not including, `end`.
  func voids(from first: CalendarDay, until end: CalendarDay) -> Int {
    voidDays.isEmpty ? 0 : voidDays.count { first <= $0 && $0 < end }
  }

  /// How many days the schedule asked for from `first` up to, not including, `end`.
  @inline(__always)
  func due(from first: CalendarDay, until end: CalendarDay) -> Int {
    if end <= first { return 0 }
    let count = schedule.occurrences(from: first, until: end)
    return voidDays.isEmpty ? count : count - voidDays.count { first <= $0 && $0 < end && schedule.occurs(on: $0) }
  }

  /// Whether today's own row is done; only then may days lived ahead count.
  var isTodayDone: Bool {
    guard !isFrozen, polarity == .build, let last = rows.last, history.days[last] == today else { return false }
    return history.states[last] == DayState.done.rawValue
  }

  /// The rows of the two days after today that were genuinely lived there: logged where that day had come already.
  var livedAhead: [Int] {
    guard isTodayDone else { return [] }
    return (rows.upperBound..<history.count).prefix { history.days[$0] <= today + 2 }.filter { history[$0].wasLived }
  }
}

// How far a habit has come in the day, week or month that is under way.

/// What is done of what is wanted, in the period that holds a day.
public struct Progress: Sendable, Hashable {
  /// The time over which a habit's wish is added up.
  public enum Period: String, Sendable, Hashable {
    /// The day itself.
    case day
    /// The calendar week, from the habit's own first weekday.
    case week
    /// The calendar month.
    case month
    /// The last days of a rolling window, the day included.
    case window
  }

  /// Amounts of a habit with a target, days done of one without, today's included.
  public var amount: Double
  /// The habit's target, or the days that its quota asks for; skips and void days lower a quota.
  public var target: Double
  /// The time that both are counted over.
  public var period: Period

  public init(amount: Double, target: Double, period: Period) {
    self.amount = amount
    self.target = target
    self.period = period
  }
}

extension Ledger {
  /// How far the open period has come, or nil where a day is simply done or not.
  var progress: Progress? {
    let period: Progress.Period
    let first: CalendarDay
    var wanted: Double?
    switch schedule {
    case .daily, .weekdays, .every, .interval:
      (period, first) = (.day, today)
    case .perWeek(let count, let firstWeekday):
      (period, first) = (.week, today.startOfWeek(firstWeekday: firstWeekday))
      wanted = quota(count, from: first, until: first + 7)
    case .perMonth(let count):
      (period, first) = (.month, today.startOfMonth)
      wanted = quota(count, from: first, until: today.startOfNextMonth)
    case .rolling(let count, let days):
      (period, first) = (.window, today - (days - 1))
      wanted = Double(count)
    }
    if polarity == .avoid, target == nil { return nil }
    guard let goal = target ?? wanted, goal > 0 else { return nil }
    var amount = 0.0
    for index in rows where history.days[index] >= first && history.states[index] == DayState.done.rawValue {
      amount += target == nil ? 1 : self.amount(at: index)
    }
    // What adding decimals in binary loses is not worth saying.
    return Progress(amount: (amount * 1e6).rounded() / 1e6, target: goal, period: period)
  }

  /// The days that a quota asks for in a period of which some days may be lost.
  private func quota(_ count: Int, from first: CalendarDay, until end: CalendarDay) -> Double {
    guard let start else { return Double(count) }
    var row = history.firstIndex(notBefore: max(first, start))
    return Double(min(count, tally(first, end, from: start, through: today, row: &row).available))
  }
}

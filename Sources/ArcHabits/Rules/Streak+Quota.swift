// Streaks of quotas: so many times a calendar week or month.

extension Ledger {
  /// What happened in one week or month, up to today.
  struct Period {
    var first: CalendarDay
    var end: CalendarDay
    /// Days that could be used: neither skipped, void nor before the start.
    var available = 0
    /// Days done.
    var done = 0
    /// Days with an explicit No, a relapse.
    var missed = 0
    /// What the amounts add up to.
    var sum = 0.0
    /// Days used up without a relapse before today; read for habits to avoid.
    var clean = 0
  }

  /// Runs of periods whose quota was met. `starting` gives the first day of a day's period, `next` the first day of the period after one.
  func quotaStreak(
    count: Int, unit: Streak.Unit, starting: (CalendarDay) -> CalendarDay, next: (CalendarDay) -> CalendarDay
  ) -> Streak {
    guard let start else { return Streak(current: 0, best: 0, unit: unit, rate: nil) }
    var run = 0
    var best = 0
    var done = 0
    var due = 0
    var row = rows.lowerBound
    var first = starting(start)
    while first <= today {
      let end = next(first)
      let period = tally(first, end, from: start, through: today, row: &row)
      let isOpen = today < end
      if period.available > 0 {
        if isSatisfied(period, count: count, isOpen: isOpen) {
          run += 1
          done += 1
          due += 1
        } else if !isOpen {
          run = 0
          due += 1
        }
        best = max(best, run)
      }
      first = end
    }
    run += periodsAhead(count: count, start: start, starting: starting, next: next)
    return Streak(current: run, best: max(best, run), unit: unit, rate: Streak.Rate(done: done, due: due))
  }

  /// Adds up the rows of one period, moving `row` past them. Rows after `last` do not count.
  func tally(_ first: CalendarDay, _ end: CalendarDay, from start: CalendarDay, through last: CalendarDay, row: inout Int) -> Period {
    var period = Period(first: first, end: end)
    let opens = max(first, start)
    var idle = voids(from: opens, until: end)
    // Days before today that nothing can be done about any more.
    var spent = voids(from: opens, until: min(end, today))
    while row < rows.upperBound, history.days[row] < end, history.days[row] <= last {
      let day = history.days[row]
      switch history.states[row] {
      case DayState.done.rawValue:
        period.done += 1
        period.sum += amount(at: row)
      case DayState.skipped.rawValue where !isVoid(day):
        idle += 1
        if day < today { spent += 1 }
      case DayState.missed.rawValue where !isVoid(day):
        period.missed += 1
        if day < today { spent += 1 }
      default: break
      }
      row += 1
    }
    period.available = end - opens - idle
    period.clean = max(0, min(end, today) - opens) - spent
    return period
  }

  /// Whether a period's quota is met. With a target the sum alone decides; what is to be avoided is judged when the period ends.
  func isSatisfied(_ period: Period, count: Int, isOpen: Bool) -> Bool {
    let quota = min(count, period.available)
    switch (polarity, target) {
    case (.build, nil): return period.done >= quota
    case (.build, let target?): return Self.reaches(period.sum, target)
    case (.avoid, nil): return period.clean >= quota
    case (.avoid, let target?): return !isOpen && period.missed == 0 && !Self.exceeds(period.sum, target)
    }
  }

  /// How many more periods are met by days lived ahead of today, once today is done.
  private func periodsAhead(
    count: Int, start: CalendarDay, starting: (CalendarDay) -> CalendarDay, next: (CalendarDay) -> CalendarDay
  ) -> Int {
    let ahead = livedAhead.filter { history.states[$0] == DayState.done.rawValue }
    guard !ahead.isEmpty else { return 0 }
    var met = 0
    var first = starting(today)
    while first <= today + 2 {
      let end = next(first)
      var row = history.firstIndex(notBefore: max(first, start))
      var period = tally(first, end, from: start, through: today, row: &row)
      if period.available > 0, first > today || !isSatisfied(period, count: count, isOpen: true) {
        for index in ahead where first <= history.days[index] && history.days[index] < end {
          period.done += 1
          period.sum += amount(at: index)
        }
        guard isSatisfied(period, count: count, isOpen: true) else { break }
        met += 1
      }
      first = end
    }
    return met
  }
}

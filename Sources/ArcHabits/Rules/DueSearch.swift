// The next day on which a habit will be due, found without judging every day on the way.

/// A habit as it will stand on days to come, if nothing more is logged.
struct DueSearch {
  let habit: Habit
  let history: History
  /// Days that never happened, ascending.
  let voidDays: [CalendarDay]

  /// The first day after `today` on which the habit is due, or nil within `horizon` days.
  func first(after today: CalendarDay, within horizon: Int) -> CalendarDay? {
    var first = today + 1
    var last = today + horizon
    // A habit put away is never due again.
    if let archived = habit.archivedOn { last = min(last, archived - 1) }
    if let declared = habit.start, declared > first {
      // One that begins later is due once it begins, or once something was logged before that.
      first = max(first, firstLogged.map { min(declared, $0 + 1) } ?? declared)
    }
    guard first <= last else { return nil }
    let days = first...last
    switch (habit.schedule, habit.polarity) {
    case (.daily, _), (.perWeek, .avoid), (.perMonth, .avoid), (.interval, .avoid), (.rolling, .avoid):
      return firstReal(in: days)
    case (.weekdays(let wanted), _):
      return days.first { wanted.contains($0.weekday) && !isVoid($0) }
    case (.every(let step, let anchor), _):
      return stride(from: first + CalendarDay.floorRemainder(anchor - first, step), through: last, by: step).first { !isVoid($0) }
    case (.perWeek(_, let firstWeekday), .build):
      return firstOpen(in: days) { $0.startOfWeek(firstWeekday: firstWeekday) + 7 }
    case (.perMonth, .build):
      return firstOpen(in: days) { $0.startOfNextMonth }
    case (.interval(let rest), .build):
      return firstRested(rest, in: days)
    case (.rolling(let count, let span), .build):
      return firstUncovered(count: count, days: span, in: days)
    }
  }

  private func ledger(on day: CalendarDay) -> Ledger { Ledger(habit: habit, history: history, today: day, voidDays: voidDays) }

  private func isVoid(_ day: CalendarDay) -> Bool { !voidDays.isEmpty && voidDays.contains(day) }

  private func firstReal(in days: ClosedRange<CalendarDay>) -> CalendarDay? { days.first { !isVoid($0) } }

  /// The first day that says that the habit was done or missed.
  private var firstLogged: CalendarDay? {
    (0..<history.count).first { history.state(at: $0) == .done || history.state(at: $0) == .missed }.map { history.days[$0] }
  }

  /// The first day whose week or month wants something. One that wants nothing on a day wants nothing on its later days: sums only grow, and
  /// days only become fewer.
  private func firstOpen(in days: ClosedRange<CalendarDay>, end: (CalendarDay) -> CalendarDay) -> CalendarDay? {
    var day = days.lowerBound
    while day <= days.upperBound {
      let next = end(day)
      if let real = firstReal(in: day...min(next - 1, days.upperBound)), ledger(on: real).isDue(startingOn: habit.start) { return real }
      day = next
    }
    return nil
  }

  /// The first day that comes `rest` days or more after the last time, skipped and void days taken out.
  private func firstRested(_ rest: Int, in days: ClosedRange<CalendarDay>) -> CalendarDay? {
    let ledger = ledger(on: days.lowerBound)
    var since = ledger.daysSinceLastDone()
    var row = history.firstIndex(notBefore: days.lowerBound)
    for day in days {
      let isVoid = isVoid(day)
      if !isVoid, since.map({ $0 >= rest }) ?? true { return day }
      var mark = Ledger.Mark.nothing
      if row < history.count, history.days[row] == day {
        mark = ledger.mark(at: row)
        row += 1
      }
      if mark == .done {
        since = 1
      } else if mark != .skipped, !isVoid {
        since = since.map { $0 + 1 }
      }
    }
    return nil
  }

  /// The first day that no full window of done days, all of them before it, reaches.
  private func firstUncovered(count: Int, days span: Int, in days: ClosedRange<CalendarDay>) -> CalendarDay? {
    let ledger = ledger(on: days.upperBound)
    var windows: [ClosedRange<CalendarDay>] = []
    ledger.eachWindow(count: count, days: span, in: ledger.rows) { index, filled in
      let from = history.days[index]
      if let filled, filled + 1 < from + span { windows.append(filled + 1...from + span - 1) }
    }
    // Windows begin and end in order, so the first that has not ended yet reaches as far back as any.
    var window = windows[...]
    return days.first { day in
      while let next = window.first, next.upperBound < day { window.removeFirst() }
      return !isVoid(day) && window.first?.contains(day) != true
    }
  }
}

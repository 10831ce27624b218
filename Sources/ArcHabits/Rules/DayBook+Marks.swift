// The days of a habit as a grid shows them, and the next day it will be due.

/// How one day of a habit looks in a row of days.
public enum DayMark: String, Sendable, Hashable {
  /// Done, or the target reached.
  case done
  /// Something was logged, but less than the target.
  case partial
  /// Left out on purpose.
  case skipped
  /// An explicit No, a relapse, or a due day that went by.
  case missed
  /// A closed day of an avoided habit without a relapse.
  case clean
  /// Today, due and not yet decided.
  case pending
  /// Nothing was asked for and nothing was logged.
  case notDue
  /// The day never happened.
  case void
  /// Before the habit began.
  case before
  /// After today, nothing logged.
  case future
  /// After today, and something is logged already; shown faint.
  case ahead
}

extension DayBook {
  /// How each day of `days` looks for a habit on `today`; all `.notDue` for an unknown habit.
  public func marks(of id: Habit.ID, in days: ClosedRange<CalendarDay>, on today: CalendarDay) -> [DayMark] {
    guard let habit = habit(id) else { return days.map { _ in .notDue } }
    let history = snapshot.history(of: id)
    let ledger = Ledger(habit: habit, history: history, today: today, voidDays: voidDays)
    return days.map { ledger.face(of: $0, asOf: today, status: { status(of: id, on: today) }) }
  }

  /// The first day after `today` on which the habit will be due if nothing more is logged, or nil within ten years.
  public func nextDue(of id: Habit.ID, after today: CalendarDay) -> CalendarDay? {
    guard let habit = habit(id) else { return nil }
    return DueSearch(habit: habit, history: snapshot.history(of: id), voidDays: voidDays).first(after: today, within: 3660)
  }

  /// Whether `today` is the last day on which the open week or month of a habit can still be saved: as many days are left as are wanted.
  public func isLastChance(of id: Habit.ID, on today: CalendarDay) -> Bool {
    guard let habit = habit(id) else { return false }
    return Ledger(habit: habit, history: snapshot.history(of: id), today: today, voidDays: voidDays).isLastChance
  }
}

extension Ledger {
  fileprivate func face(of day: CalendarDay, asOf now: CalendarDay, status: () -> HabitStatus?) -> DayMark {
    let index = history.firstIndex(notBefore: day)
    let hasRow = index < history.count && history.days[index] == day && history.states[index] != 0
    if day > now { return hasRow ? .ahead : .future }
    if isVoid(day) { return .void }
    guard let start, day >= start else {
      return day == now && !isFrozen && schedule.occurs(on: day) && start == nil ? .pending : .before
    }
    if hasRow {
      switch mark(at: index) {
      case .done: return .done
      case .skipped: return .skipped
      case .missed: return .missed
      case .nothing: return .partial
      }
    }
    if day == now { return status()?.state == .pending ? .pending : .notDue }
    guard schedule.isOccurrence, schedule.occurs(on: day), day < today else { return .notDue }
    return polarity == .avoid ? .clean : .missed
  }

  /// Whether today must be used, or the open period is lost.
  fileprivate var isLastChance: Bool {
    guard polarity == .build, !isFrozen, !isVoid(today) else { return false }
    switch schedule {
    case .daily, .weekdays, .every: return false
    case .interval(let days): return daysSinceLastDone() == days
    case .rolling: return false
    case .perWeek(let count, let firstWeekday):
      let first = today.startOfWeek(firstWeekday: firstWeekday)
      return isLastChance(count: count, first: first, end: first + 7)
    case .perMonth(let count):
      return isLastChance(count: count, first: today.startOfMonth, end: today.startOfNextMonth)
    }
  }

  private func isLastChance(count: Int, first: CalendarDay, end: CalendarDay) -> Bool {
    let start = start ?? today
    var row = history.firstIndex(notBefore: max(first, start))
    let period = tally(first, end, from: start, through: today - 1, row: &row)
    let left = end - today - voids(from: today, until: end)
    if target != nil { return left == 1 && period.available > 0 && !isSatisfied(period, count: count, isOpen: true) }
    let wanted = min(count, period.available) - period.done
    return wanted > 0 && left <= wanted
  }
}

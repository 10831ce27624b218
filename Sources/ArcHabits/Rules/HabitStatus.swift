// Where a habit stands on a day: its state, whether it is due, its streak, and what brought it up.

/// Where one habit stands on one day.
public struct HabitStatus: Sendable, Hashable, Identifiable {
  /// The habit itself.
  public var habit: Habit
  /// The first state that holds.
  public var state: State
  /// Whether the day asks for it, judged from the days before: doing it does not take it out of the day's ring.
  public var isDue: Bool
  /// Its streak as of the day.
  public var streak: Streak
  /// The amount logged on the day, or nil.
  public var amount: Double?
  /// How far the day, week or month under way has come, or nil for a habit that is simply done or not.
  public var progress: Progress?
  /// When the day's row was logged, or nil.
  public var loggedAt: Instant?
  /// The habit whose completion brought this one up, or nil.
  public var surfacedBy: Habit.ID?

  public var id: Habit.ID { habit.id }

  /// What can be said of a habit on a day, the first that holds.
  public enum State: String, Sendable, Hashable {
    case archived, done, skipped, missed, pending, notDue
  }
}

extension HabitStatus {
  /// Where `habit` stands on `today` by its own rows alone.
  init(of habit: Habit, history: History, on today: CalendarDay, voidDays: [CalendarDay]) {
    let ledger = Ledger(habit: habit, history: history, today: today, voidDays: voidDays)
    let row = history.row(on: today)
    self.habit = habit
    isDue = ledger.isDue(startingOn: habit.start)
    streak = Streak(of: habit, history: history, on: today, voidDays: voidDays)
    amount = row?.amount
    progress = ledger.progress
    loggedAt = row?.loggedAt
    surfacedBy = nil
    if ledger.isFrozen {
      state = .archived
    } else if row?.state == .skipped {
      state = .skipped
    } else if row?.state == .missed {
      state = .missed
    } else if row?.state == .done, ledger.isDoneToday {
      state = .done
    } else {
      state = isDue ? .pending : .notDue
    }
  }
}

extension Ledger {
  /// Whether the open day asks for the habit, judged from the days before it.
  func isDue(startingOn declared: CalendarDay?) -> Bool {
    guard !isFrozen, !isVoid(today) else { return false }
    // A habit that begins later is not due, whatever is logged today.
    if let declared, declared > today, start.map({ $0 >= today }) ?? true { return false }
    switch schedule {
    case .daily, .weekdays, .every:
      return schedule.occurs(on: today)
    case .perWeek(let count, let firstWeekday):
      return isQuotaOpen(count: count, first: today.startOfWeek(firstWeekday: firstWeekday)) { $0 + 7 }
    case .perMonth(let count):
      return isQuotaOpen(count: count, first: today.startOfMonth) { $0.startOfNextMonth }
    case .interval(let days):
      guard polarity == .build, let since = daysSinceLastDone() else { return true }
      return since >= days
    case .rolling(let count, let days):
      return polarity == .avoid || !isCoveredToday(count: count, days: days)
    }
  }

  /// Whether today's row says the day's part is done: its own amount, or for a quota the sum up to today.
  var isDoneToday: Bool {
    guard let last = rows.last, history.days[last] == today, history.states[last] == DayState.done.rawValue else { return false }
    guard let target else { return true }
    // A limit is kept or broken only when the period ends.
    guard polarity == .build else { return false }
    if amount(at: last) <= 0 { return false }
    let first: CalendarDay
    switch schedule {
    case .daily, .weekdays, .every, .interval: first = today
    case .perWeek(_, let firstWeekday): first = today.startOfWeek(firstWeekday: firstWeekday)
    case .perMonth: first = today.startOfMonth
    case .rolling(_, let days): first = today - (days - 1)
    }
    var sum = 0.0
    for index in rows where history.days[index] >= first { sum += amount(at: index) }
    return Self.reaches(sum, target)
  }

  /// Whether the period that began on `first` still wants something, by the days before today.
  private func isQuotaOpen(count: Int, first: CalendarDay, next: (CalendarDay) -> CalendarDay) -> Bool {
    guard polarity == .build, let start, start < today else { return true }
    var row = history.firstIndex(notBefore: max(first, start))
    let period = tally(first, next(first), from: start, through: today - 1, row: &row)
    return period.available > 0 && !isSatisfied(period, count: count, isOpen: true)
  }
}

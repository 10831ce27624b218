// The streak of a habit: a pure function of its rows, its schedule and the day it is asked for.

/// How long a habit has been kept.
public struct Streak: Sendable, Hashable {
  /// Units in a row up to now; what is still open today does not break it.
  public var current: Int
  /// The longest run there ever was, the current one included.
  public var best: Int
  /// What `current` and `best` count.
  public var unit: Unit
  /// Units kept out of units due, or nil where no unit was ever due, and for intervals.
  public var rate: Rate?

  /// What a streak counts.
  public enum Unit: String, Sendable, Hashable {
    case days, weeks, months, times
  }

  /// Units kept out of those that were due.
  public struct Rate: Sendable, Hashable {
    /// Units kept.
    public var done: Int
    /// Units due and decided; never 0.
    public var due: Int

    /// `done` of `due`, or nil where nothing was due.
    public init?(done: Int, due: Int) {
      guard due > 0 else { return nil }
      self.done = done
      self.due = due
    }
  }

  /// A streak of these numbers.
  public init(current: Int, best: Int, unit: Unit, rate: Rate?) {
    self.current = current
    self.best = best
    self.unit = unit
    self.rate = rate
  }

  /// The streak of a habit whose days are `history`, as it stands on `today`.
  ///
  /// Nothing else goes in: the same rows give the same streak whenever and wherever it is asked for, so a timeline can ask for tomorrow's.
  /// - Parameters:
  ///   - today: the day that is still open.
  ///   - voidDays: days that never happened to the person, ascending.
  public init(of habit: Habit, history: History, on today: CalendarDay, voidDays: [CalendarDay] = []) {
    let ledger = Ledger(habit: habit, history: history, today: today, voidDays: voidDays)
    switch habit.schedule {
    case .daily, .weekdays, .every:
      self = ledger.occurrenceStreak(unit: .days)
    case .perWeek(let count, let firstWeekday):
      self = ledger.quotaStreak(count: count, unit: .weeks) {
        $0.startOfWeek(firstWeekday: firstWeekday)
      } next: {
        $0 + 7
      }
    case .perMonth(let count):
      self = ledger.quotaStreak(count: count, unit: .months) {
        $0.startOfMonth
      } next: {
        $0.startOfNextMonth
      }
    case .interval(let days):
      self = ledger.intervalStreak(days: days)
    case .rolling(let count, let days):
      self = ledger.rollingStreak(count: count, days: days)
    }
  }

  /// The streak of a habit with `rows` in any order, as it stands on `today`.
  public init(of habit: Habit, rows: some Sequence<DayRow>, on today: CalendarDay, voidDays: [CalendarDay] = []) {
    self.init(of: habit, history: History(rows), on: today, voidDays: voidDays)
  }
}

// One habit as a widget shows it: plain words and numbers, nothing to look up.

import ArcHabits
public import Foundation

/// A habit on the day of an entry.
public struct HabitItemViewModel: Sendable, Hashable, Identifiable {
  /// What a streak counts.
  public enum StreakUnit: String, Sendable, Hashable {
    case days, weeks, months, times
  }

  /// How the habit's ring looks.
  public enum Mark: String, Sendable, Hashable {
    case open, done, skipped, missed
  }

  public let id: String
  public let name: String
  /// Units in a row, today's included once it is done.
  public let currentStreak: Int
  public let bestStreak: Int
  public let streakUnit: StreakUnit
  public let isCompletedToday: Bool
  public let mark: Mark
  /// Whether the day asks for it.
  public let isDue: Bool
  /// Whether leaving it is the success.
  public let isAvoided: Bool
  /// Whether it was completed within the last minute, so that its new streak may be shown for a moment.
  public let isRewarded: Bool
  /// An SF Symbols name, or nil for a habit without a picture: then the number that is left stands in its place.
  public let symbolName: String?
  /// nil for a habit without a colour of its own.
  public let ink: HabitInk?
  /// What begins the habit, in its owner's words.
  public let cue: String?
  /// The next reminder still to come today, or nil.
  public let reminder: Date?
  /// What is done of what the day, week or month wants, or nil for a habit that is simply done or not.
  public let progress: Progress?
  /// The name of the habit whose completion brought this one up, or nil.
  public let surfacedBy: String?

  /// How far a target is reached.
  public struct Progress: Sendable, Hashable {
    public let amount: Double
    public let target: Double
    /// Such as `cups`; nil for a bare number.
    public let unit: String?
    /// The calendar period that a quota counts days in; nil for amounts, and for windows that no calendar knows.
    public let quota: Quota?

    public enum Quota: String, Sendable, Hashable { case week, month }

    public init(amount: Double, target: Double, unit: String?, quota: Quota? = nil) {
      self.amount = amount
      self.target = target
      self.unit = unit
      self.quota = quota
    }
  }

  public init(
    id: String, name: String, currentStreak: Int = 0, bestStreak: Int = 0, streakUnit: StreakUnit = .days, isCompletedToday: Bool = false,
    mark: Mark? = nil, isDue: Bool = true, isAvoided: Bool = false, isRewarded: Bool = false, symbolName: String? = nil,
    ink: HabitInk? = nil, cue: String? = nil, reminder: Date? = nil, progress: Progress? = nil, surfacedBy: String? = nil
  ) {
    self.id = id
    self.name = name
    self.currentStreak = currentStreak
    self.bestStreak = bestStreak
    self.streakUnit = streakUnit
    self.isCompletedToday = isCompletedToday
    self.mark = mark ?? (isCompletedToday ? .done : .open)
    self.isDue = isDue
    self.isAvoided = isAvoided
    self.isRewarded = isRewarded
    self.symbolName = symbolName
    self.ink = ink
    self.cue = cue
    self.reminder = reminder
    self.progress = progress
    self.surfacedBy = surfacedBy
  }
}

extension HabitItemViewModel {
  /// A habit's status as of an instant.
  init(_ status: HabitStatus, at instant: Instant, book: DayBook, today: CalendarDay, isRewarded: Bool) {
    let habit = status.habit
    let unit: StreakUnit
    switch status.streak.unit {
    case .days: unit = .days
    case .weeks: unit = .weeks
    case .months: unit = .months
    case .times: unit = .times
    }
    let mark: Mark
    switch status.state {
    case .done: mark = .done
    case .skipped: mark = .skipped
    case .missed: mark = .missed
    case .pending, .notDue, .archived: mark = .open
    }
    let cue = habit.cue.flatMap { $0.isEmpty ? nil : $0 }
    self.init(
      id: habit.id, name: habit.name, currentStreak: status.streak.current, bestStreak: status.streak.best, streakUnit: unit,
      isCompletedToday: mark == .done, mark: mark, isDue: status.isDue, isAvoided: habit.polarity == .avoid, isRewarded: isRewarded,
      symbolName: habit.symbol.flatMap { $0.isEmpty ? nil : $0 },
      ink: habit.color.flatMap { HabitInk(text: $0) }, cue: cue,
      reminder: mark == .open ? habit.nextReminder(after: instant, on: today, in: book)?.date : nil,
      progress: status.progress.flatMap { Progress($0, of: habit) },
      surfacedBy: status.surfacedBy.flatMap { book.habit($0)?.name })
  }
}

extension HabitItemViewModel.Progress {
  /// nil for days counted in a window, which no word of a widget would explain.
  init?(_ progress: ArcHabits.Progress, of habit: Habit) {
    let quota: Quota?
    switch progress.period {
    case .week where habit.target == nil: quota = .week
    case .month where habit.target == nil: quota = .month
    case .window where habit.target == nil: return nil
    case .day, .week, .month, .window: quota = nil
    }
    self.init(amount: progress.amount, target: progress.target, unit: habit.target?.unit, quota: quota)
  }
}

extension Habit {
  /// The first reminder still to come at an instant before a day is over, or nil. Reminders keep to the wall clock's date, whenever the
  /// person's day begins.
  func nextReminder(after instant: Instant, on day: CalendarDay, in book: DayBook) -> Instant? {
    let end = book.boundary(of: day + 1)
    var next: Instant?
    for reminder in reminders {
      for date in [day, day + 1] where reminder.days.contains(date.weekday) {
        let ring = book.zone.instant(of: reminder.time, on: date)
        if ring > instant, ring < end { next = min(next ?? ring, ring) }
      }
    }
    return next
  }
}

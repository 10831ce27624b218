// One dated entry of the habit widget: everything its pictures show, settled for one day.

public import ArcWidgets
public import Foundation

/// What the habit widget shows from its date on.
public struct HabitEntry: TimelineEntry, Sendable, Hashable {
  /// What kind of day it is.
  public enum Phase: Sendable, Hashable {
    /// Something is left to do.
    case open
    /// Every habit that was due is done.
    case allDone
    /// Nothing is left, but not all of it was done.
    case settled
    /// Nothing was due; what is next, or nil where nothing is.
    case nothingDue(next: Upcoming?)
    case noHabits
    /// The store could not be read.
    case unavailable
  }

  /// The next habit and its day.
  public struct Upcoming: Sendable, Hashable {
    public let name: String
    /// The first instant of its day.
    public let day: Date
    public let isTomorrow: Bool
    /// Units in a row so far.
    public let streak: Int

    public init(name: String, day: Date, isTomorrow: Bool, streak: Int = 0) {
      self.name = name
      self.day = day
      self.isTomorrow = isTomorrow
      self.streak = streak
    }
  }

  /// From when on it shows.
  public let date: Date
  /// The day it is about, `YYYY-MM-DD`.
  public let day: String
  /// The first instant of that day: its weekday is the one to print, whatever the hour.
  public let dayDate: Date
  public let phase: Phase
  /// The habits to show, the next one first.
  public let habits: [HabitItemViewModel]
  /// The habits done today, in their own order.
  public let finished: [HabitItemViewModel]
  /// How many of the habits that were due are done.
  public let done: Int
  public let due: Int
  /// How many are left to do.
  public let left: Int
  /// The week around the day, of the first habit (or of whole days where all is done).
  public let week: [WeekMark]
  /// Days in a row on which everything due was done.
  public let wholeDays: Int
  /// Why the entry exists: `now`, `day`, `lastChance`, `reminder`, `settled`, or `unavailable:` and what keeps the store from being read.
  public let reasons: [String]
  public let relevance: TimelineEntryRelevance?

  public init(
    date: Date, day: String, dayDate: Date, phase: Phase, habits: [HabitItemViewModel] = [], finished: [HabitItemViewModel] = [],
    done: Int = 0, due: Int = 0, left: Int = 0, week: [WeekMark] = [], wholeDays: Int = 0, reasons: [String] = ["now"],
    relevance: TimelineEntryRelevance? = nil
  ) {
    self.date = date
    self.day = day
    self.dayDate = dayDate
    self.phase = phase
    self.habits = habits
    self.finished = finished
    self.done = done
    self.due = due
    self.left = left
    self.week = week
    self.wholeDays = wholeDays
    self.reasons = reasons
    self.relevance = relevance
  }
}

/// How one day of the week looks.
public enum WeekMark: String, Sendable, Hashable {
  case done, skipped, missed, todayOpen, todayDone, ahead, notDue
}

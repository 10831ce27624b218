// What a habit is: its name, when it is due, and what counts as done.

/// A habit as its owner set it up. What was done on which day is in its `History`.
public struct Habit: Sendable, Hashable, Identifiable {
  /// Never changes; names do.
  public let id: String
  /// What its owner calls it.
  public var name: String
  /// The SF Symbol name of its picture, or nil for none.
  public var symbol: String?
  /// `#RRGGBB`, or nil for the widget's own tint.
  public var color: String?
  /// When it is due.
  public var schedule: Schedule
  /// Whether doing it is the success or the failure.
  public var polarity: Polarity
  /// The amount that counts as done, or the limit of an avoided habit; nil for a plain yes or no.
  public var target: Target?
  /// The day it was taken up, or nil where the first logged day says so.
  public var start: CalendarDay?
  /// The day it was put away, or nil while it is kept. Its streak stays as it stood that day.
  public var archivedOn: CalendarDay?
  /// When or after what to do it, in its owner's words.
  public var cue: String?
  /// Anything else its owner wrote about it.
  public var note: String?
  /// When to be reminded, on the wall clock.
  public var reminders: [Reminder]
  /// Its place among the habits, from 0.
  public var position: Int
  /// Where it was imported from, such as `loop:15`, or nil for a habit of ours.
  public var source: String?

  /// Whether a habit is to be done or to be left.
  public enum Polarity: String, Sendable, Hashable {
    /// A day counts when it was done.
    case build
    /// A day counts when nothing happened, or no more than the target.
    case avoid
  }

  /// An amount and what it is counted in.
  public struct Target: Sendable, Hashable {
    /// At least this much for a habit to build, at most for one to avoid, summed over the schedule's period.
    public var amount: Double
    /// Such as `min`; nil for a bare number.
    public var unit: String?

    /// A target of `amount` counted in `unit`.
    public init(amount: Double, unit: String? = nil) {
      self.amount = amount
      self.unit = unit
    }
  }

  /// A time of day to be reminded at.
  public struct Reminder: Sendable, Hashable {
    /// On the wall clock, wherever the person is.
    public var time: WallTime
    /// The days of the week it rings on.
    public var days: Weekdays

    /// A reminder at `time` on `days`.
    public init(time: WallTime, days: Weekdays = .all) {
      self.time = time
      self.days = days
    }
  }

  /// A habit; everything but its id and name may be left out.
  public init(
    id: String, name: String, symbol: String? = nil, color: String? = nil, schedule: Schedule = .daily, polarity: Polarity = .build,
    target: Target? = nil, start: CalendarDay? = nil, archivedOn: CalendarDay? = nil, cue: String? = nil, note: String? = nil,
    reminders: [Reminder] = [], position: Int = 0, source: String? = nil
  ) {
    self.id = id
    self.name = name
    self.symbol = symbol
    self.color = color
    self.schedule = schedule
    self.polarity = polarity
    self.target = target
    self.start = start
    self.archivedOn = archivedOn
    self.cue = cue
    self.note = note
    self.reminders = reminders
    self.position = position
    self.source = source
  }
}

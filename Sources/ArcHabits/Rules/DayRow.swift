// What was logged for one day of one habit.

/// What a person logged for a day.
public enum DayState: UInt8, Sendable, Hashable, CaseIterable {
  /// Done, or with a target: this much was done.
  case done = 1
  /// Deliberately left out; it neither adds nor breaks.
  case skipped = 2
  /// An explicit No, or the relapse of an avoided habit.
  case missed = 3

  /// `done`, `skipped` or `missed`, as exchange files spell it.
  public var name: String {
    switch self {
    case .done: "done"
    case .skipped: "skipped"
    case .missed: "missed"
    }
  }

  /// The state of that name, or nil.
  public init?(name: String) {
    guard let state = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = state
  }
}

/// One day of one habit as it was logged.
public struct DayRow: Sendable, Hashable {
  /// The day it is filed under. It never changes later.
  public var day: CalendarDay
  /// What was logged, or nil where it was taken back (or a note stands alone).
  public var state: DayState?
  /// How much, for a habit with a target; nil means the whole target.
  public var amount: Double?
  /// The person's words about the day.
  public var note: String?
  /// When it was logged, or nil where nobody knows.
  public var loggedAt: Instant?
  /// The zone it was logged in, or nil where nobody knows.
  public var zone: String?
  /// Seconds east of UTC when it was logged, or nil where nobody knows.
  public var utcOffset: Int?
  /// When days began for the person that logged it.
  public var dayStart: DayStart

  /// A row; everything but the day and the state may be left out.
  public init(
    day: CalendarDay, state: DayState?, amount: Double? = nil, note: String? = nil, loggedAt: Instant? = nil, zone: String? = nil,
    utcOffset: Int? = nil, dayStart: DayStart = .midnight
  ) {
    self.day = day
    self.state = state
    self.amount = amount
    self.note = note
    self.loggedAt = loggedAt
    self.zone = zone
    self.utcOffset = utcOffset
    self.dayStart = dayStart
  }

  /// Whether the day had come where the row was logged: its day is the one that instant had in that zone.
  public var wasLived: Bool {
    guard let loggedAt, let zone, let rules = try? ZoneRules(zone) else { return false }
    return rules.day(at: loggedAt, dayStart: dayStart) == day
  }
}

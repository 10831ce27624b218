// Everything a store knows as row versions, which merge in any order and any number of times into the same.

/// Versions of rows, each with the clock and the replica of its last change.
///
/// Of two versions of one row the one with the later clock is kept, then the one of the greater replica name. Nothing else decides, so merging
/// is the same whichever way round and however often it is done.
public struct ChangeSet: Sendable, Hashable {
  /// When and by which replica a row was changed last.
  public struct Version: Sendable, Hashable, Comparable {
    /// Milliseconds since 1970 in the upper 48 bits, a counter in the lower 16.
    public var clock: Int64
    /// The replica's name.
    public var replica: String

    /// A version of these parts.
    public init(clock: Int64, replica: String) {
      self.clock = clock
      self.replica = replica
    }

    public static func < (left: Version, right: Version) -> Bool {
      left.clock == right.clock ? left.replica < right.replica : left.clock < right.clock
    }
  }

  /// A value with the version it has.
  public struct Versioned<Value: Sendable & Hashable>: Sendable, Hashable {
    public var value: Value
    /// Whether the value was taken back.
    public var isRemoved: Bool
    public var version: Version

    /// A value at a version.
    public init(_ value: Value, isRemoved: Bool = false, version: Version) {
      self.value = value
      self.isRemoved = isRemoved
      self.version = version
    }
  }

  /// One day of one habit.
  public struct Day: Sendable, Hashable {
    public var habit: Habit.ID
    public var row: DayRow

    /// The row of a habit.
    public init(habit: Habit.ID, row: DayRow) {
      self.habit = habit
      self.row = row
    }
  }

  /// A setting by its name.
  public struct Setting: Sendable, Hashable {
    public var key: String
    public var value: String
  }

  /// The replica that wrote this down.
  public var replica: String
  /// Habits, removed ones too; their days are apart.
  public var habits: [Versioned<Habit>] = []
  public var days: [Versioned<Day>] = []
  /// Ties between habits, taken-back ones too.
  public var ties: [Versioned<StackEdge>] = []
  /// Moves from zone to zone.
  public var zones: [Versioned<ZoneLog.Entry>] = []
  public var settings: [Versioned<Setting>] = []

  /// No changes yet, to be written down by `replica`.
  public init(replica: String) { self.replica = replica }
}

extension ChangeSet.Versioned {
  /// Whether this version takes the place of another. Equal versions with different content, which only a clock set right can have made, are
  /// decided by their text, so that everybody decides alike.
  func replaces(_ other: ChangeSet.Versioned<Value>) -> Bool {
    if version != other.version { return version > other.version }
    if self == other { return false }
    return "\(isRemoved) \(value)" > "\(other.isRemoved) \(other.value)"
  }
}

// Everything a store says at one moment, as one value.

/// A store's whole content, read at one moment. Everything shown is computed from it, purely.
public struct HabitSnapshot: Sendable, Hashable {
  /// The habits not removed, by position and then id.
  public var habits: [Habit]
  /// Their days, by habit id. Days whose habit is not known (yet) are kept here too.
  public var histories: [Habit.ID: History]
  /// The ties between them.
  public var stacks: Stacks
  /// Where the person lived.
  public var zones: ZoneLog
  /// When the person's day begins.
  public var dayStart: DayStart
  /// The weekday new weekly habits begin on, 1 (Monday) to 7 (Sunday).
  public var firstWeekday: Int

  /// A store without habits.
  public static let empty = HabitSnapshot(habits: [])

  /// A snapshot of these parts.
  public init(
    habits: [Habit], histories: [Habit.ID: History] = [:], stacks: Stacks = Stacks(), zones: ZoneLog = ZoneLog(),
    dayStart: DayStart = .midnight, firstWeekday: Int = 1
  ) {
    self.habits = habits.sorted { $0.position == $1.position ? $0.id < $1.id : $0.position < $1.position }
    self.histories = histories
    self.stacks = stacks
    self.zones = zones
    self.dayStart = dayStart
    self.firstWeekday = firstWeekday
  }

  /// The habit of that id, or nil.
  public func habit(_ id: Habit.ID) -> Habit? { habits.first { $0.id == id } }

  /// The days of a habit; none for an unknown one.
  public func history(of id: Habit.ID) -> History { histories[id] ?? History() }

  /// The habit a person means: an id, a name, or a unique start of a name, whatever its case.
  /// - Throws: `StoreError.unknownHabit` or `.ambiguousHabit`.
  public func habit(meaning text: String) throws(StoreError) -> Habit {
    if let exact = habit(text) { return exact }
    let wanted = text.lowercased()
    let named = habits.filter { $0.name.lowercased() == wanted }
    let found = named.isEmpty && !wanted.isEmpty ? habits.filter { $0.name.lowercased().hasPrefix(wanted) } : named
    guard let first = found.first else { throw .unknownHabit(text) }
    guard found.count == 1 else { throw .ambiguousHabit(text, ids: found.map(\.id)) }
    return first
  }
}

// The store as a widget's intent finds it: shared, and marked done by id and hour.

public import Foundation
internal import Synchronization

/// A habit store that widgets and intents share. Any number of them may hold it at once.
public final class HabitDataStore: Sendable {
  /// The path of the store.
  public let file: String
  private let zone: @Sendable (HabitSnapshot, Instant) -> ZoneRules
  private let store: StoreDoor
  /// What was read of the store already, or nil.
  private let known: HabitSnapshot?

  @TaskLocal private static var bound: HabitDataStore?
  private static let processDefault = Mutex<HabitDataStore?>(nil)

  /// The store of the running task, else the one the program set once at its start, else the person's own store.
  public static var shared: HabitDataStore {
    bound
      ?? processDefault.withLock { current in
        if let current { return current }
        let own = HabitDataStore(file: Ambient.defaultStorePath())
        current = own
        return own
      }
  }

  /// Makes `store` the one that `shared` gives outside any task that binds another. A program calls it once, at its start.
  public static func setShared(_ store: HabitDataStore) { processDefault.withLock { $0 = store } }

  /// Runs `body` with `store` as the shared one, in its task and all tasks it awaits.
  public static func withShared<Result>(
    _ store: HabitDataStore, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $bound.withValue(store, operation: body)
  }

  /// The store at `file`, a path; it is opened, and made if need be, when something is first logged.
  /// - Parameter zone: where the person is, or nil for the zone the store's log has in force at the time, else the machine's.
  public convenience init(file: String, zone: ZoneRules? = nil, clock: @escaping @Sendable () -> Instant = Ambient.now) {
    self.init(file: file, known: nil, zone: zone, clock: clock)
  }

  /// The store at `file` for a program that only reads, and has read it: `known` is what `snapshot()` gives, or nil to read at each call.
  package init(file: String, known: HabitSnapshot?, zone: ZoneRules?, clock: @escaping @Sendable () -> Instant) {
    self.file = file
    self.known = known
    self.zone = { snapshot, instant in zone ?? snapshot.zones.zone(at: instant) ?? Ambient.zone() }
    store = StoreDoor(file: file, clock: clock)
  }

  /// The store at `file`, a file address; it is opened, and made if need be, when something is first logged.
  public convenience init(file: URL) { self.init(file: file.path) }

  /// Logs a habit as done on the day that `timestamp` falls on where the person lives, and returns its streak as of that day. Logging what is
  /// logged already changes nothing.
  /// - Throws: `StoreError.unknownHabit`, `.refused` for a habit to be avoided, and whatever opening and writing throw.
  @discardableResult
  public func markHabitCompleted(id: String, timestamp: Date) async throws -> Int {
    let instant = Instant(timestamp)
    let store = try await store.open()
    let outline = try await store.snapshot(only: [])
    let zone = zone(outline, instant)
    let day = zone.day(at: instant, dayStart: outline.dayStart)
    try await store.apply(DayWish(habit: id, day: day, wanted: .done()), at: instant, in: zone)
    return DayBook(try await store.snapshot(only: [id]), zone: zone).streak(of: id, on: day).current
  }

  /// Makes a day what a person tapped it to be: the day they saw, once per token, however late the tap arrives.
  /// - Parameters:
  ///   - timestamp: when the tap was made.
  ///   - place: the zone the person is in, or nil for the store's own answer.
  ///   - note: what the tap asks of widgets, written down with the change, or nil.
  /// - Throws: what `HabitStore.apply` throws, and whatever opening throws.
  @discardableResult
  public func apply(_ wish: DayWish, timestamp: Date, in place: ZoneRules? = nil, noting note: ReloadNote? = nil) async throws -> DayOutcome
  {
    let instant = Instant(timestamp)
    let store = try await store.open()
    if let note { await store.note(note) }
    let outline = place == nil ? try await store.snapshot(only: []) : .empty
    let zone = place ?? zone(outline, instant)
    return try await store.apply(wish, at: instant, in: zone)
  }

  /// Everything the store says now; an empty snapshot where there is no store yet. It writes nothing.
  /// - Throws: what `HabitReader.snapshot(of:)` throws, but for `.absent`.
  public func snapshot() throws(StoreError) -> HabitSnapshot {
    if let known { return known }
    do throws(StoreError) {
      return try HabitReader.snapshot(of: file)
    } catch .absent {
      return .empty
    }
  }

  /// What the store says now as a person lives it at `timestamp`, in `place`, or where that is nil in the store's own zone.
  /// - Throws: what `snapshot()` throws.
  public func book(at timestamp: Date, in place: ZoneRules? = nil) throws(StoreError) -> DayBook {
    let snapshot = try snapshot()
    return DayBook(snapshot, zone: place ?? zone(snapshot, Instant(timestamp)))
  }
}

/// Opens the store once, at its first use.
private actor StoreDoor {
  let file: String
  let clock: @Sendable () -> Instant
  private var store: HabitStore?

  init(file: String, clock: @escaping @Sendable () -> Instant) {
    self.file = file
    self.clock = clock
  }

  func open() throws -> HabitStore {
    if let store { return store }
    if file == Ambient.defaultStorePath() { Ambient.makeFolder(of: file) }
    let opened = try HabitStore(file: file, clock: clock)
    store = opened
    return opened
  }
}

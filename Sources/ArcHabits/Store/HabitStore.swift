// The store: the one writer of a file, and every change that can be made to it.

internal import CSQLite

/// A habit store open for writing. Each call is one transaction: it is on the disk when the call returns, or it changed nothing.
///
/// What writing throws is `StoreError.busy` where another program held the store for too long, `.full`, `.io`, `.cannotWrite` or `.corrupt`.
public actor HabitStore {
  /// The path of the store.
  public nonisolated let file: String
  let connection: Connection
  /// The hour that orders changes among devices.
  let clock: @Sendable () -> Instant

  /// Opens the store at `file`, and makes one where there is none.
  /// - Parameters:
  ///   - creating: whether a missing store is made.
  ///   - patience: how long to wait for another writer, in milliseconds.
  ///   - replica: the name of a new store among its copies, or nil for a random one.
  ///   - clock: the hour that orders changes among devices; the machine's if left out.
  /// - Throws: `StoreError.absent`, `.cannotWrite`, `.newer`, `.notAStore`, `.corrupt`, `.busy`, `.full` or `.io`.
  public init(
    file: String, creating: Bool = true, patience: Int = 5000, replica: String? = nil,
    clock: @escaping @Sendable () -> Instant = Ambient.now
  ) throws(StoreError) {
    self.file = file
    self.clock = clock
    connection = try Connection.writer(
      file, creating: creating, replica: { replica ?? Self.randomName() }, patience: Int32(clamping: patience))
  }

  /// Everything the store says at this moment.
  /// - Throws: `StoreError.corrupt`, `.badRow`, `.busy` or `.io`.
  public func snapshot() throws(StoreError) -> HabitSnapshot { try connection.snapshot() }

  /// The habits, ties and settings, with the days of the habits named only.
  public func snapshot(only ids: [Habit.ID]) throws(StoreError) -> HabitSnapshot { try connection.snapshot(only: ids) }

  /// Writes the log of recent changes back into the file as far as no reader needs it. Call it after the answer is out.
  public func checkpoint() { connection.checkpoint() }

  /// A name no other replica has: 16 hexadecimal digits.
  private static func randomName() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The clock reading for a change made now to something last changed at `earlier`.
  func tick(after earlier: HybridClock?) -> HybridClock { HybridClock(at: clock(), after: earlier) }
}

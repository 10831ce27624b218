// A lock around a value. It locks.

import Foundation

/// Guards a value: one task at a time reads or changes it. `@unchecked`: the lock is what makes it so.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Guarded {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let guarded: Guarded

  public init(uncheckedState initialState: State) { guarded = Guarded(initialState) }

  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }

  /// nil where another task has the lock.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    guard guarded.lock.try() else { return nil }
    defer { guarded.lock.unlock() }
    return try body(&guarded.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { guarded.lock.lock() }
  public func unlock() { guarded.lock.unlock() }
  public func lockIfAvailable() -> Bool { guarded.lock.try() }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    guarded.lock.lock()
    defer { guarded.lock.unlock() }
    return try body()
  }
}

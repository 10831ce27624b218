// A dictionary that several tasks may share.

import Foundation

/// Values behind a lock. `@unchecked`: the one mutable field is only touched while the lock is held.
final class LockedValues: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  subscript(key: String) -> Any? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }

  var all: [String: Any] { lock.withLock { values } }
}

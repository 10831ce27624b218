// What an app hands to its intents.

import Synchronization

/// Keeps things by their types for `@Dependency`.
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String?
  }

  private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

  /// Adds a thing, made again each time it is asked for.
  public func add<Value: Sendable>(key: String? = nil, dependency: @autoclosure @escaping @Sendable () -> Value) {
    makers.withLock { $0[Key(type: ObjectIdentifier(Value.self), name: key)] = dependency }
  }

  func value<Value: Sendable>(of type: Value.Type, key: String?) -> Value? {
    let make = makers.withLock { $0[Key(type: ObjectIdentifier(type), name: key)] }
    return make?() as? Value
  }
}

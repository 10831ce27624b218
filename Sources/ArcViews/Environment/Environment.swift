// The property wrapper that reads the environment.

public import Observation

/// Reads a value of the environment in which the view stands.
///
/// The value is written in just before the view's `body` runs; outside of it the wrapper answers with the value's default.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case unbound((EnvironmentValues) -> Value)
    case bound(Value, (EnvironmentValues) -> Value)
  }

  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .unbound { $0[keyPath: keyPath] }
  }

  /// Reads an observable object that `environment(_:)` handed down; a missing one is a mistake of the caller.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    content = .unbound {
      guard let object = $0[object: Value.self] as? Value else {
        preconditionFailure("no \(Value.self) was handed down by environment(_:)")
      }
      return object
    }
  }

  /// Reads an observable object that `environment(_:)` handed down, or nil.
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    content = .unbound { $0[object: T.self] as? T }
  }

  public var wrappedValue: Value {
    switch content {
    case .unbound(let read): read(EnvironmentValues())
    case .bound(let value, _): value
    }
  }

  mutating func bind(to environment: EnvironmentValues) {
    switch content {
    case .unbound(let read), .bound(_, let read): content = .bound(read(environment), read)
    }
  }
}

extension Environment: EnvironmentBound {}
/// The closures within read a key path or a type alone.
extension Environment: @unchecked Sendable where Value: Sendable {}

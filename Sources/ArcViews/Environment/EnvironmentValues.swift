// The values that flow down a tree of views.

public import Observation

/// A name for a value of the environment, with what it is where nobody sets it.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// What a view inherits from the views around it. Nothing in it comes from the machine: a host sets what is true of the picture.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An observable object by its type, or nil where none was handed down.
  package subscript(object type: any AnyObject.Type) -> AnyObject? {
    get { values[ObjectIdentifier(type)].map { $0 as AnyObject } }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  public var description: String { "EnvironmentValues(\(values.count) set)" }
}

extension View {
  /// Sets a value of the environment for this view and all within it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands an observable object down, to be read by `@Environment(Type.self)`.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0[object: T.self] = object }
  }

  /// Changes a value of the environment for this view and all within it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

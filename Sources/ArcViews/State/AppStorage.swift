// Values that a program keeps between runs.

public import Foundation

/// A value kept in user defaults, or its initial value where nothing is kept.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, EnvironmentBound {
  private let key: String
  private let read: (UserDefaults, String) -> Value?
  private let write: (UserDefaults, String, Value) -> Void
  private let initial: Value
  private var store: UserDefaults?
  private let hasOwnStore: Bool

  private init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void = { $0.set($2, forKey: $1) }
  ) {
    self.key = key
    self.initial = initial
    self.store = store
    self.read = read
    self.write = write
    hasOwnStore = store != nil
  }

  public var wrappedValue: Value {
    get { read(store ?? .standard, key) ?? initial }
    nonmutating set { write(store ?? .standard, key, newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

  mutating func bind(to environment: EnvironmentValues) {
    if !hasOwnStore { store = environment.appStorage }
  }

  private static func object<T>(_ type: T.Type) -> (UserDefaults, String) -> T? { { $0.object(forKey: $1) as? T } }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, read: { $0.object(forKey: $1) == nil ? nil : $0.bool(forKey: $1) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, read: { $0.object(forKey: $1) == nil ? nil : $0.integer(forKey: $1) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, store, read: { $0.object(forKey: $1) == nil ? nil : $0.double(forKey: $1) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, store, read: { $0.string(forKey: $1) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, read: { $0.data(forKey: $1) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, read: { $0.object(forKey: $1) as? Date })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, wrappedValue, store, read: { $0.object(forKey: $1) == nil ? nil : Value(rawValue: $0.integer(forKey: $1)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, wrappedValue, store, read: { $0.string(forKey: $1).flatMap { Value(rawValue: $0) } },
      write: { $0.set($2.rawValue, forKey: $1) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<T>(optional key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> T?) where Value == T? {
    self.init(
      key, nil, store, read: { read($0, $1).map { .some($0) } },
      write: { store, key, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store, read: { $0.object(forKey: $1) == nil ? nil : $0.bool(forKey: $1) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store, read: { $0.object(forKey: $1) == nil ? nil : $0.integer(forKey: $1) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store, read: { $0.object(forKey: $1) == nil ? nil : $0.double(forKey: $1) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store, read: { $0.string(forKey: $1) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store, read: { $0.data(forKey: $1) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(optional: key, store, read: { $0.url(forKey: $1) })
  }
}

extension EnvironmentValues {
  private struct Store: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

  /// Where `@AppStorage` keeps what names no store of its own; nil for the program's standard defaults.
  package var appStorage: UserDefaults? {
    get { self[Store.self] }
    set { self[Store.self] = newValue }
  }
}

extension View {
  /// Where `@AppStorage` within the view keeps its values.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { changingEnvironment { $0.appStorage = store } }
}

/// A value kept for one scene: here a state with its initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }
}

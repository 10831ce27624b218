// A query's view of the intent it finds choices for.

/// Reads parameters of the intent that a query serves.
///
/// Choices are only listed in a system's form, so outside of one there is no intent to read: always nil.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// An intent's parameters by name.
  @dynamicMemberLookup
  public struct Projection: Sendable {
    let intent: Intent

    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
  }

  public init<each Value>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

  public var wrappedValue: Projection? { nil }
}

/// A thing that the app hands to its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  private let fallback: @Sendable () -> Value?

  public init(key: String? = nil, default defaultValue: @autoclosure @escaping @Sendable () -> Value? = nil) {
    self.key = key
    fallback = defaultValue
  }

  /// What was handed over. Reading what never was is a mistake of the caller.
  public var wrappedValue: Value {
    if let value = AppDependencyManager.shared.value(of: Value.self, key: key) ?? fallback() { return value }
    preconditionFailure("no \(Value.self) was added to AppDependencyManager")
  }
}

extension AppIntent {
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

extension DynamicOptionsProvider {
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

extension IntentValueQuery {
  public typealias Dependency<Value: Sendable> = AppDependency<Value>
}

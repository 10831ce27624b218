// A parameter of an intent: a value, and what a person is told about it.

public import ArcFoundation
import Foundation

/// The storage behind `@Parameter`.
///
/// A class because intents are values whose parameters the system fills in through a copy, and `@unchecked Sendable` because Apple's
/// signature makes every intent `Sendable` whatever its parameters hold; the one mutable field is only touched under a lock.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  /// What the parameter is called, or nil where it was given no title.
  public let title: LocalizedStringResource?
  public let description: LocalizedStringResource?
  /// What a person is asked where the parameter is empty, or nil.
  public let requestValueDialog: IntentDialog?

  private let lock = NSLock()
  private var stored: Value?

  /// A parameter that says nothing of itself. It stands here and not in an extension, as only so `@Parameter var name` finds it.
  public convenience init() {
    self.init(nil, title: nil, description: nil)
  }

  init(
    _ value: Value?, title: LocalizedStringResource?, description: LocalizedStringResource?, requestValueDialog: IntentDialog? = nil
  ) {
    stored = value
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
  }

  /// The value. Reading a parameter that has none is a mistake of the caller, unless it is optional: then it is nil.
  public var wrappedValue: Value {
    get {
      if let value = lock.withLock({ stored }) { return value }
      guard let empty = emptyValue else {
        let name = title?.string(in: Localization.locale) ?? "without a title"
        preconditionFailure("the parameter \(name) of type \(Value.self) was read before it had a value")
      }
      return empty
    }
    set { lock.withLock { stored = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value, or nil where the parameter has none.
  public var currentValue: Value? { lock.withLock { stored } ?? emptyValue }

  private var emptyValue: Value? {
    guard let optional = Value.self as? any EmptyableValue.Type else { return nil }
    return optional.empty as? Value
  }

  /// How the system passes a value in from another action. It does nothing here.
  public enum InputConnectionBehavior: Sendable, Hashable {
    case `default`, never, connectToPreviousIntentResult
  }

  /// Asking a person is not possible in a widget: throws that the parameter has no value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    IntentError.missingValue(parameter: title?.string(in: Localization.locale) ?? "")
  }

  /// Asking a person is not possible in a widget: answers the value at hand, or throws that there is none.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    guard let value = currentValue else { throw needsValueError(dialog) }
    return value
  }
}

/// A type whose values may be absent, so that reading an empty parameter of it is no mistake.
protocol EmptyableValue {
  static var empty: Self { get }
}

extension Optional: EmptyableValue {
  static var empty: Self { .none }
}

/// What goes wrong around an intent.
public enum IntentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A parameter that must have a value has none, and a widget cannot ask for one.
  case missingValue(parameter: String)
  /// An intent has no parameter of that name.
  case unknownParameter(String, intent: String)
  /// A value of the wrong kind for a parameter.
  case unfitValue(parameter: String, expected: String, found: String)
  /// An entity that its query does not know.
  case unknownEntity(parameter: String, id: String)

  public var description: String {
    switch self {
    case .missingValue(let parameter): "the parameter '\(parameter)' has no value"
    case .unknownParameter(let name, let intent): "\(intent) has no parameter called '\(name)'"
    case .unfitValue(let parameter, let expected, let found): "the parameter '\(parameter)' takes \(expected), not \(found)"
    case .unknownEntity(let parameter, let id): "the parameter '\(parameter)' knows nothing with the id '\(id)'"
    }
  }
}

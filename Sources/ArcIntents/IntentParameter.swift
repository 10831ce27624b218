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

  /// What a form would choose where a person chose nothing, from the parameter's own provider or query; nil where it has neither.
  let suggestion: (@Sendable () async -> Any?)?

  private let lock = NSLock()
  private var stored: Value?

  /// A parameter that says nothing of itself. It stands here and not in an extension, as only so `@Parameter var name` finds it.
  public convenience init() {
    self.init(nil, title: nil, description: nil)
  }

  init(
    _ value: Value?, title: LocalizedStringResource?, description: LocalizedStringResource?, requestValueDialog: IntentDialog? = nil,
    suggestion: (@Sendable () async -> Any?)? = nil
  ) {
    stored = value
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
    self.suggestion = suggestion
  }

  /// The value. One that is empty reads as what its form would show untouched: nil, off, zero, no text, the first choice, no items.
  /// Reading an empty parameter of a type without such a value is a mistake of the caller.
  public var wrappedValue: Value {
    get {
      if let value = currentValue ?? naturalValue { return value }
      preconditionFailure("the parameter \(name) of type \(Value.self) was read before it had a value")
    }
    set { lock.withLock { stored = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value, or nil where the parameter has none.
  public var currentValue: Value? { lock.withLock { stored } ?? emptyValue }

  /// What it is called in messages.
  var name: String { title?.string(in: Localization.locale) ?? "without a title" }

  /// What an untouched form shows, or nil where the type has no such value.
  var naturalValue: Value? { NaturalValue.of(Value.self) as? Value }

  private var emptyValue: Value? {
    guard let optional = Value.self as? any OptionalType.Type else { return nil }
    return optional.emptyValue as? Value
  }
}

/// How the system passes a parameter's value in from another action. It does nothing here.
public enum InputConnectionBehavior: Sendable, Hashable {
  case `default`, never, connectToPreviousIntentResult
}

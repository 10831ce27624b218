// What goes wrong around an intent.

/// An intent that cannot be filled in or performed.
public enum IntentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A parameter that must have a value has none, and a widget cannot ask for one.
  case missingValue(parameter: String)
  /// An intent has no parameter of that name.
  case unknownParameter(String, intent: String)
  /// A value of the wrong kind for a parameter.
  case unfitValue(parameter: String, expected: String, found: String)
  /// An entity that its query does not know.
  case unknownEntity(parameter: String, id: String)
  /// A person would have to answer a question, and there is nobody to ask.
  case needsPerson(question: String)

  public var description: String {
    switch self {
    case .missingValue(let parameter): "the parameter '\(parameter)' has no value"
    case .unknownParameter(let name, let intent): "\(intent) has no parameter called '\(name)'"
    case .unfitValue(let parameter, let expected, let found): "the parameter '\(parameter)' takes \(expected), not \(found)"
    case .unknownEntity(let parameter, let id): "the parameter '\(parameter)' knows nothing with the id '\(id)'"
    case .needsPerson(let question): "a person would have to answer: \(question)"
    }
  }
}

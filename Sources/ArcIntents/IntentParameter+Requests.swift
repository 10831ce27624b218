// What an intent may ask a person about a parameter. Nobody can be asked here.

extension IntentParameter {
  /// Says that the parameter has no value. Asking a person is not possible here: whoever runs the intent is told.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    IntentError.missingValue(parameter: name)
  }

  /// Asking a person is not possible here: answers the value at hand, or throws that there is none.
  @discardableResult
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    guard let value = currentValue else { throw needsValueError(dialog) }
    return value
  }

  /// Says that one of several values would have to be chosen.
  public func needsDisambiguationError<Item>(among items: [Item], dialog: IntentDialog? = nil) -> any Error {
    IntentError.needsPerson(question: dialog?.text ?? "which \(name)?")
  }

  /// Asking a person is not possible here: answers the only value there is, else throws that one would have to be chosen.
  public func requestDisambiguation<Item>(among items: [Item], dialog: IntentDialog? = nil) async throws -> Item {
    guard items.count == 1, let only = items.first else { throw needsDisambiguationError(among: items, dialog: dialog) }
    return only
  }

  /// Asking a person is not possible here: throws that the value would have to be confirmed.
  @discardableResult
  public func requestConfirmation<Item>(for value: Item, dialog: IntentDialog? = nil) async throws -> Bool {
    throw IntentError.needsPerson(question: dialog?.text ?? "\(name)?")
  }
}

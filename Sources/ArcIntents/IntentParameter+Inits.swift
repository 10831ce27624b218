// The spellings of `@Parameter(…)`. What only steers a form or a shortcut is accepted and not kept.

public import ArcFoundation
import Foundation

extension IntentParameter {
  /// A parameter with a title.
  /// - Parameter defaultValue: what it holds until it is set, or nil for nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// A parameter without a title.
  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: nil, description: description, requestValueDialog: requestValueDialog)
  }

  public convenience init(
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: nil, description: nil, requestValueDialog: requestValueDialog)
  }

  /// A parameter with an initial value.
  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(wrappedValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// A parameter whose choices come from a provider.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// A parameter whose entities come from a query of its own.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// A list with a number of places, or one for each family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value: IntentNumber {
  /// A number from a range, entered in a field, by steps or on a slider.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntentNumberControlStyle, inclusiveRange: (lowerBound: Value.Bound, upperBound: Value.Bound)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inclusiveRange: (lowerBound: Value.Bound, upperBound: Value.Bound), requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value: IntentText {
  /// A text with the keyboard it is entered on.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value: IntentDate {
  /// A date, a time, or both.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    kind: IntentDateKind, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value: IntentFlag {
  /// A flag with names for its two values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

// The spellings of `@Parameter(…)` that any type takes. What only steers a form or a shortcut is accepted and not kept.

public import ArcFoundation

extension IntentParameter {
  /// A parameter with a title.
  /// - Parameter defaultValue: what it holds until it is set, or nil for nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// A parameter without a title.
  public convenience init(
    description: LocalizedStringResource, default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: nil, description: description, requestValueDialog: requestValueDialog)
  }

  public convenience init(
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: nil, description: nil, requestValueDialog: requestValueDialog)
  }

  public convenience init(
    requestValueDialog: IntentDialog, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(nil, title: nil, description: nil, requestValueDialog: requestValueDialog)
  }

  /// A parameter with an initial value.
  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(wrappedValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  /// A parameter whose choices come from a provider. The provider's default is what an untouched form chooses.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog) {
      await optionsProvider.defaultResult().map { $0 as Any }
    }
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Provider
  ) {
    self.init(defaultValue, title: nil, description: description, requestValueDialog: requestValueDialog) {
      await optionsProvider.defaultResult().map { $0 as Any }
    }
  }

  /// A parameter whose entities come from a query of its own. The query's default is what an untouched form chooses.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog) {
      await EntityDefault.of(query)
    }
  }

  /// Some of a type's choices.
  public convenience init<Choice: AppEnum>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Choice]
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog) { supportedValues.first }
  }

  /// A list with a number of places, or one for each family.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog) {
      await optionsProvider.defaultResult().map { $0 as Any }
    }
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog) {
      await EntityDefault.of(query)
    }
  }
}

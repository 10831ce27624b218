// The spellings of `@Parameter(…)` that only some types take. What only steers a form or a shortcut is accepted and not kept.

public import ArcFoundation
import Foundation

extension IntentParameter where Value: IntentNumber {
  /// A number from a range, entered in a field, by steps or on a slider.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntentNumberControlStyle, inclusiveRange: (lowerBound: Value.Bound, upperBound: Value.Bound)? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let low = inclusiveRange?.lowerBound
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog, lowest: low)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inclusiveRange: (lowerBound: Value.Bound, upperBound: Value.Bound), requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let low = inclusiveRange.lowerBound
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog, lowest: low)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntentNumberControlStyle, inclusiveRange: (lowerBound: Value.Bound, upperBound: Value.Bound)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog) {
      await optionsProvider.defaultResult().map { $0 as Any }
    }
  }

  /// A number whose untouched form shows the range's lower bound.
  private convenience init(
    _ value: Value?, title: LocalizedStringResource, description: LocalizedStringResource?, requestValueDialog: IntentDialog?,
    lowest: Value.Bound?
  ) {
    self.init(value, title: title, description: description, requestValueDialog: requestValueDialog) { lowest }
  }
}

extension IntentParameter where Value: IntentText {
  /// A text with the keyboard it is entered on.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: String.IntentInputOptions?, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog) {
      await optionsProvider.defaultResult().map { $0 as Any }
    }
  }
}

extension IntentParameter where Value: IntentDate {
  /// A date, a time, or both.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    kind: IntentDateKind, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value: IntentFlag {
  /// A flag with names for its two values.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value: IntentMeasure {
  /// A quantity in a unit.
  /// - Parameters:
  ///   - defaultValue: in `unit`, or nil for nothing.
  ///   - unit: nil for the type's base unit.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    defaultUnit: Value.Measured? = nil, defaultUnitAdjustForLocale: Bool = false, unit: Value.Measured? = nil,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let measured = defaultUnit ?? unit ?? Value.Measured.baseUnit()
    self.init(
      defaultValue.map { Measurement(value: $0, unit: measured) } as? Value, title: title, description: description,
      requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value: IntentFiles {
  /// A file of some types, by their identifiers.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(nil, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

extension IntentParameter where Value: IntentCurrency {
  /// An amount in one of some currencies, by their ISO codes.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    currencyCodes: [String], requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(defaultValue, title: title, description: description, requestValueDialog: requestValueDialog)
  }
}

// What an intent says about itself.

public import ArcFoundation

/// A sentence about an intent, with what it is filed and found under.
public struct IntentDescription: Sendable, Hashable, ExpressibleByStringInterpolation {
  public var descriptionText: LocalizedStringResource
  /// The group it is listed in, or nil.
  public var categoryName: LocalizedStringResource?
  public var searchKeywords: [LocalizedStringResource]
  /// What its result is called, or nil.
  public var resultValueName: LocalizedStringResource?

  public init(
    _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    descriptionText = description
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What an intent says to the person, spoken or shown.
public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The full sentence.
  public var full: LocalizedStringResource
  /// What is said beside a picture that shows the rest, or nil for the full sentence.
  public var supporting: LocalizedStringResource?

  public init(_ dialog: LocalizedStringResource) {
    full = dialog
  }

  /// - Parameter systemImageName: a symbol beside the words. It is not drawn.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
    self.full = full
    self.supporting = supporting
  }

  public init(full: LocalizedStringResource, systemImageName: String? = nil) {
    self.full = full
  }

  public init(_ dialog: LocalizedStringResource, systemImageName: String) {
    full = dialog
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ dialog: S) {
    full = LocalizedStringResource(stringLiteral: String(dialog))
  }

  /// The full sentence in the locale in force.
  var text: String { full.string(in: Localization.locale) }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

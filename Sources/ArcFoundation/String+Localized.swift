// `String(localized:)`, which Foundation lacks here.

public import Foundation

extension String {
  /// The text of `resource` in its own locale.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: Localization.locale)
  }

  /// The text of a literal, looked up in a table.
  /// - Parameters:
  ///   - table: the table's name without its ending, or nil for `Localizable`.
  ///   - bundle: nil for the running program's own resources.
  ///   - locale: nil for the locale in force.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = Localized.string(
      keyAndValue.key, default: keyAndValue, table: table, in: bundle?.bundleURL, locale: locale ?? Localization.locale)
  }

  /// The text of a key, looked up in a table, or `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Localized.string(
      key.description, default: defaultValue, table: table, in: bundle?.bundleURL, locale: locale ?? Localization.locale)
  }
}

extension AttributedString {
  /// The text of a literal, looked up in a table. Markup in it stays as it is written.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// The text of `resource` in its own locale.
  public init(localized resource: LocalizedStringResource) {
    self.init(String(localized: resource))
  }
}

// A localizable string that is looked up later, in the locale of whoever shows it.

public import Foundation

/// A reference to a localized string: its key, its table, its bundle, and what it says where no table knows it.
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// Where the tables of a resource lie.
  public enum BundleDescription: Sendable, Hashable {
    /// The running program's own resources.
    case main
    /// The bundle of a class; on Linux the program's own.
    case forClass(AnyClass)
    /// The bundle at a folder.
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool { a.url == b.url }
    public func hash(into hasher: inout Hasher) { hasher.combine(url) }

    /// The folder, or nil for the program's own.
    var url: URL? {
      switch self {
      case .main, .forClass: return nil
      case .atURL(let url): return url
      }
    }
  }

  /// What it is looked up by.
  public let key: String
  /// What it says where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name without its ending, or nil for `Localizable`.
  public let table: String?
  public let bundle: BundleDescription
  /// The locale it was given, or nil for that of whoever shows it.
  public var explicitLocale: Locale?

  /// The locale it reads in by itself.
  public var locale: Locale {
    get { explicitLocale ?? Localization.locale }
    set { explicitLocale = newValue }
  }

  /// A resource whose key is its own text.
  /// - Parameter locale: nil for the locale of whoever shows it.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    explicitLocale = locale
  }

  /// A resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    explicitLocale = locale
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// What it says in its own locale, else in `locale`.
  public func string(in locale: Locale) -> String {
    Localized.string(key, default: defaultValue, table: table, in: bundle.url, locale: explicitLocale ?? locale)
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that can name itself to a person.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

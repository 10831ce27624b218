// A string literal with gaps, kept apart from any language: the key it is looked up by, and what fills its gaps.

public import Foundation

extension String {
  /// A localizable literal: `"Day \(n) of \(total)"` has the key `Day %lld of %lld`.
  public struct LocalizationValue: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// What it is looked up by in a table, with a conversion for each gap.
    public let key: String
    /// What fills the gaps, in order.
    public let arguments: [LocalizationArgument]

    /// A text without gaps. Percent signs in it are text.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The text with its gaps filled by the rules of `locale`, without looking into any table.
    public func string(in locale: Locale) -> String {
      Localized.text(format: key, arguments: arguments, locale: locale)
    }
  }
}

extension String.LocalizationValue {
  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [LocalizationArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    mutating func append(_ argument: LocalizationArgument, conversion: String? = nil) {
      key += "%" + (conversion ?? argument.conversion)
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    public mutating func appendInterpolation(_ substring: Substring) {
      append(.string(String(substring)))
    }

    public mutating func appendInterpolation<T: LocalizationNumber>(_ value: T) {
      append(value.localizationArgument)
    }

    /// - Parameter specifier: a format specifier such as `%.1f`.
    public mutating func appendInterpolation<T: LocalizationNumber>(_ value: T, specifier: String) {
      append(value.localizationArgument, conversion: String(specifier.drop { $0 == "%" }))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Sendable, F.FormatOutput == String, F: Sendable {
      append(.styled(StyledArgument { format.locale($0).format(input) }))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource))
    }

    public mutating func appendInterpolation(_ text: AttributedString) {
      append(.string(String(text.characters)))
    }

    /// A gap that somebody else will fill.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      key += "%" + placeholder.conversion
    }

    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      key += "%" + specifier.drop { $0 == "%" }
    }

    /// Anything else is written as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string(String(describing: value)))
    }
  }
}

extension String.LocalizationValue {
  /// What kind of value a gap is for.
  public enum Placeholder: Sendable, Hashable {
    case int, uint, float, double, object

    var conversion: String {
      switch self {
      case .int: "lld"
      case .uint: "llu"
      case .float, .double: "lf"
      case .object: "@"
      }
    }
  }
}

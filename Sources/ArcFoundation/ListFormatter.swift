// `ListFormatter`, which Foundation lacks here, over the list format style.

public import Foundation

/// Joins items into "a, b, and c" by the rules of a locale.
open class ListFormatter: Formatter {
  /// The locale of the words between, or nil for the one in force.
  open var locale: Locale?
  /// Writes items that are not strings, or nil to describe them.
  open var itemFormatter: Formatter?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The joined items, or nil where one of them cannot be written.
  open func string(from items: [Any]) -> String? {
    var words: [String] = []
    for item in items {
      if let word = item as? String {
        words.append(word)
      } else if let itemFormatter {
        guard let word = itemFormatter.string(for: item) else { return nil }
        words.append(word)
      } else {
        words.append(String(describing: item))
      }
    }
    return Self.joined(words, in: locale ?? Localization.locale)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }

  /// The strings joined in the locale in force.
  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, in: Localization.locale)
  }

  private static func joined(_ words: [String], in locale: Locale) -> String {
    words.formatted(.list(type: .and).locale(locale))
  }
}

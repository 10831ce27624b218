// A translated text with values in their places.

import Foundation

/// A key looked up, its marks read and its values put in.
struct LocalizedTemplate {
  struct Piece {
    enum Content {
      case text(String)
      case argument(LocalizedStringKey.Argument)
    }

    let content: Content
    let marks: InlineMarks
  }

  private(set) var pieces: [Piece] = []

  init(key: LocalizedStringKey, table: String?, bundle: String?, locale: Locale) {
    self.init(template: Translation.template(of: key, table: table, bundle: bundle, locale: locale), arguments: key.arguments)
  }

  init(template: String, arguments: [LocalizedStringKey.Argument]) {
    guard template.contains("%") else {
      pieces = InlineMarkdown(template).runs.map { Piece(content: .text($0.text), marks: $0.marks) }
      return
    }
    for run in InlineMarkdown(Self.placeholders(in: template, count: arguments.count)).runs {
      var plain = ""
      for character in run.text {
        guard let index = Self.index(of: character) else {
          plain.append(character)
          continue
        }
        if !plain.isEmpty { pieces.append(Piece(content: .text(plain), marks: run.marks)) }
        plain = ""
        pieces.append(Piece(content: .argument(arguments[index]), marks: run.marks))
      }
      if !plain.isEmpty { pieces.append(Piece(content: .text(plain), marks: run.marks)) }
    }
  }

  /// The template with `%%` as a percent sign and each specifier as one private character that names its value.
  private static func placeholders(in template: String, count: Int) -> String {
    var result = ""
    var next = 0
    var rest = Substring(template)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let (position, length) = specifier(at: rest) else {
        result += "%"
        continue
      }
      let index = position ?? next
      next = index + 1
      if index < count, let scalar = Unicode.Scalar(UInt32(0xF0000 + index)) { result.unicodeScalars.append(scalar) }
      rest = rest.dropFirst(length)
    }
    return result + rest
  }

  /// A specifier's position (from 0, nil for the next) and its length after the percent sign; nil where there is none.
  private static func specifier(at text: Substring) -> (position: Int?, length: Int)? {
    var position: Int?
    var digits = ""
    for (offset, character) in text.enumerated() {
      switch character {
      case "0"..."9": digits.append(character)
      case "$" where position == nil && !digits.isEmpty:
        position = Int(digits).map { $0 - 1 }
        digits = ""
      case "+", "-", "#", "'", ".", "l", "h", "q", "z", "t", "j": continue
      case "@", "d", "i", "u", "f", "F", "e", "E", "g", "G", "x", "X", "o", "c", "s", "a", "D", "U": return (position, offset + 1)
      default: return nil
      }
    }
    return nil
  }

  private static func index(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, (0xF0000...0xF00FF).contains(scalar.value) else { return nil }
    return Int(scalar.value - 0xF0000)
  }
}

extension FormatNumber {
  /// The number as a reader writes it. A plain integer gets the reader's groups of digits.
  func string(specifier: String, locale: Locale) -> String {
    switch (self, specifier) {
    case (.signed(let value), "%lld"), (.signed(let value), "%d"): return value.formatted(.number.locale(locale))
    case (.unsigned(let value), "%llu"), (.unsigned(let value), "%u"): return value.formatted(.number.locale(locale))
    case (.float(let value), "%lf"), (.float(let value), "%f"):
      return value.formatted(.number.locale(locale).precision(.fractionLength(6)).grouping(.never))
    case (.signed(let value), _) where specifier.hasSuffix("@"): return value.formatted(.number.locale(locale))
    case (.unsigned(let value), _) where specifier.hasSuffix("@"): return value.formatted(.number.locale(locale))
    case (.float(let value), _) where specifier.hasSuffix("@"): return value.formatted(.number.locale(locale))
    default: return String(format: specifier, locale: locale, argument)
    }
  }
}

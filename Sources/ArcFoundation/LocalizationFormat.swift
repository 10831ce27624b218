// Fills the gaps of a format string: `%@`, `%lld`, `%.1f`, `%2$@`, `%#@name@`, `%arg`, `%%`.

import Foundation

/// One piece of a parsed format string.
enum FormatPiece: Hashable {
  case text(String)
  /// The argument at a place counted from 0, or the next one, and how it is written.
  case argument(place: Int?, specifier: FormatSpecifier)
  /// A named variable of a plural table, and its argument's place from 0, or nil for the next one.
  case variable(String, place: Int?)
  /// The argument that chose a plural form (`%arg`).
  case chosen
}

/// The part of a conversion between `%` and its letter.
struct FormatSpecifier: Hashable {
  var conversion: String = "@"
  var precision: Int?
  var minimumWidth = 0
  var padsWithZeros = false
  var alignsLeft = false
  var showsPlus = false
}

/// Reads and fills format strings.
enum LocalizationFormat {
  /// The pieces of `format`; a percent sign that starts no conversion stays text.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var text = ""
    var rest = Substring(format)
    func flush(_ pieces: inout [FormatPiece], _ text: inout String) {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while let character = rest.first {
      guard character == "%" else {
        text.append(character)
        rest.removeFirst()
        continue
      }
      var ahead = rest.dropFirst()
      if ahead.first == "%" {
        text.append("%")
        rest = ahead.dropFirst()
      } else if ahead.hasPrefix("arg") {
        flush(&pieces, &text)
        pieces.append(.chosen)
        rest = ahead.dropFirst(3)
      } else if let piece = conversion(&ahead) {
        flush(&pieces, &text)
        pieces.append(piece)
        rest = ahead
      } else {
        text.append("%")
        rest.removeFirst()
      }
    }
    flush(&pieces, &text)
    return pieces
  }

  /// One conversion after its percent sign; `rest` moves behind it only where it is one.
  private static func conversion(_ rest: inout Substring) -> FormatPiece? {
    var ahead = rest
    var place: Int?
    if let number = digits(ahead), ahead.dropFirst(number.count).first == "$", let value = Int(number), value > 0 {
      place = value - 1
      ahead = ahead.dropFirst(number.count + 1)
    }
    if ahead.first == "#", ahead.dropFirst().first == "@" {
      let name = ahead.dropFirst(2).prefix { $0 != "@" }
      let end = ahead.dropFirst(2 + name.count)
      guard end.first == "@" else { return nil }
      rest = end.dropFirst()
      return .variable(String(name), place: place)
    }
    var specifier = FormatSpecifier()
    while let flag = ahead.first, "0+- '#".contains(flag) {
      switch flag {
      case "0": specifier.padsWithZeros = true
      case "-": specifier.alignsLeft = true
      case "+": specifier.showsPlus = true
      default: break
      }
      ahead.removeFirst()
    }
    if let width = digits(ahead) {
      specifier.minimumWidth = Int(width) ?? 0
      ahead = ahead.dropFirst(width.count)
    }
    if ahead.first == "." {
      ahead.removeFirst()
      let precision = digits(ahead) ?? ""
      specifier.precision = Int(precision) ?? 0
      ahead = ahead.dropFirst(precision.count)
    }
    let length = ahead.prefix { "hlqLzjt".contains($0) }
    ahead = ahead.dropFirst(length.count)
    guard let letter = ahead.first, "@dDiuUxXoOfFeEgGcCsSaA".contains(letter) else { return nil }
    specifier.conversion = String(letter)
    rest = ahead.dropFirst()
    return .argument(place: place, specifier: specifier)
  }

  private static func digits(_ text: Substring) -> Substring? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : digits
  }

  /// An argument as `specifier` writes it in `locale`.
  static func string(_ argument: LocalizationArgument, _ specifier: FormatSpecifier, in locale: Locale) -> String {
    let plain = unpadded(argument, specifier, in: locale)
    let missing = specifier.minimumWidth - plain.count
    guard missing > 0 else { return plain }
    if specifier.alignsLeft { return plain + String(repeating: " ", count: missing) }
    guard specifier.padsWithZeros else { return String(repeating: " ", count: missing) + plain }
    let sign = plain.prefix { $0 == "-" || $0 == "+" }
    return sign + String(repeating: "0", count: missing) + plain.dropFirst(sign.count)
  }

  private static func unpadded(_ argument: LocalizationArgument, _ specifier: FormatSpecifier, in locale: Locale) -> String {
    switch argument {
    case .string(let text): return text
    case .resource(let resource): return resource.string(in: locale)
    case .styled(let styled): return styled.string(in: locale)
    case .integer(let value): return integer(value, specifier, in: locale)
    case .unsigned(let value): return integer(Int64(clamping: value), specifier, in: locale)
    case .number(let value): return number(value, specifier, in: locale)
    }
  }

  private static func integer(_ value: Int64, _ specifier: FormatSpecifier, in locale: Locale) -> String {
    switch specifier.conversion {
    case "x": return String(value, radix: 16)
    case "X": return String(value, radix: 16, uppercase: true)
    case "o", "O": return String(value, radix: 8)
    case "f", "F", "e", "E", "g", "G": return number(Double(value), specifier, in: locale)
    default:
      var style = IntegerFormatStyle<Int64>.number.locale(locale)
      if specifier.padsWithZeros { style = style.grouping(.never) }
      if specifier.showsPlus { style = style.sign(strategy: .always()) }
      return value.formatted(style)
    }
  }

  private static func number(_ value: Double, _ specifier: FormatSpecifier, in locale: Locale) -> String {
    switch specifier.conversion {
    case "d", "D", "i", "u", "U": return integer(Int64(value.isFinite ? value : 0), specifier, in: locale)
    case "g", "G", "@": return value.formatted(FloatingPointFormatStyle<Double>.number.locale(locale))
    default:
      var style = FloatingPointFormatStyle<Double>.number.locale(locale).precision(.fractionLength(specifier.precision ?? 6))
      if specifier.padsWithZeros { style = style.grouping(.never) }
      if specifier.showsPlus { style = style.sign(strategy: .always()) }
      return value.formatted(style)
    }
  }
}

// Translations of one table: a key's texts by language, with plural forms and variables.

import Foundation

/// What a key reads in one language.
enum Translation: Sendable, Hashable {
  case text(String)
  /// Texts by the plural form of the first number that is put in.
  case plural([PluralCategory: String])
  /// A text with named variables, each with plural forms of its own.
  case variables(format: String, [String: PluralVariable])
}

/// A variable of a text, for example `days` in `%#@days@ left`.
struct PluralVariable: Sendable, Hashable {
  /// The argument it speaks of, from 0, or nil for the next one.
  var place: Int?
  /// How the number is written where a form says `%arg`, for example `lld`.
  var specifier: String
  var forms: [PluralCategory: String]
}

/// The translations of a table in every language there is.
struct StringTable: Sendable, Hashable {
  /// The language the keys are written in, or nil where that is not said.
  var sourceLanguage: String?
  /// By key, then by language tag such as `pt-BR`.
  var entries: [String: [String: Translation]] = [:]

  /// Adds another table's entries; an entry of this one stays.
  mutating func merge(_ other: StringTable) {
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
    for (key, languages) in other.entries {
      entries[key, default: [:]].merge(languages) { own, _ in own }
    }
  }

  /// What a key reads in the first of `languages` that has it.
  func translation(of key: String, in languages: [String]) -> Translation? {
    guard let found = entries[key] else { return nil }
    for language in languages {
      if let translation = found[language] { return translation }
    }
    return nil
  }
}

extension Translation {
  /// The text as a format with only plain conversions in it: plural forms are chosen, variables put in.
  /// - Parameter quantities: the numbers among the arguments, in their places; nil for what is not a number.
  func format(_ quantities: [PluralOperand?], in locale: Locale) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let number = quantities.lazy.compactMap { $0 }.first ?? PluralOperand(0)
      return Self.form(of: number, among: forms, in: locale)
    case .variables(let format, let variables):
      var next = 0
      var text = ""
      for piece in LocalizationFormat.pieces(of: format) {
        switch piece {
        case .text(let literal): text += literal.replacing("%", with: "%%")
        case .chosen: text += "%arg"
        case .argument(let place, let specifier):
          text += specifier.text(place: place ?? next)
          if place == nil { next += 1 }
        case .variable(let name, let outerPlace):
          guard let variable = variables[name] else { continue }
          let place = outerPlace ?? variable.place ?? next
          if outerPlace == nil && variable.place == nil { next += 1 }
          let number = quantities.indices.contains(place) ? quantities[place] : nil
          let form = Self.form(of: number ?? PluralOperand(0), among: variable.forms, in: locale)
          text += variable.placed(form, at: place)
        }
      }
      return text
    }
  }

  /// The form of a number. A form for zero holds for 0 in every language that was given one.
  private static func form(of number: PluralOperand, among forms: [PluralCategory: String], in locale: Locale) -> String {
    if number.isN(0), let zero = forms[.zero] { return zero }
    return forms[PluralRules.category(of: number, in: locale)] ?? forms[.other] ?? ""
  }
}

extension PluralVariable {
  /// A form with its number's place written into it.
  func placed(_ form: String, at place: Int) -> String {
    LocalizationFormat.pieces(of: form).map { piece in
      switch piece {
      case .text(let literal): literal.replacing("%", with: "%%")
      case .chosen: "%\(place + 1)$\(specifier)"
      case .argument(let own, let specifier): specifier.text(place: own ?? place)
      case .variable(let name, _): name
      }
    }.joined()
  }
}

extension FormatSpecifier {
  /// The conversion as it stands in a format, with its argument's place.
  func text(place: Int) -> String {
    var text = "%\(place + 1)$"
    if showsPlus { text += "+" }
    if alignsLeft { text += "-" }
    if padsWithZeros { text += "0" }
    if minimumWidth > 0 { text += String(minimumWidth) }
    if let precision { text += ".\(precision)" }
    return text + (conversion == "d" || conversion == "u" ? "ll\(conversion)" : conversion)
  }
}

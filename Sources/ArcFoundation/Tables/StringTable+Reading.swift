// Reads tables: string catalogues, `.strings` and `.stringsdict`.

import Foundation

extension StringTable {
  /// A string catalogue (`.xcstrings`), or nil where the bytes are none. Variations by device read as those of an iPhone.
  init?(catalog data: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      return nil
    }
    sourceLanguage = root["sourceLanguage"] as? String
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any], let translation = Translation(localization) else { continue }
        entries[key, default: [:]][language] = translation
      }
    }
  }

  /// A table of one language (`.strings`), or nil where the bytes are none.
  init?(strings data: Data, language: String) {
    guard let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else { return nil }
    for (key, value) in list {
      if let text = value as? String { entries[key] = [language: .text(text)] }
    }
  }

  /// The plural rules of one language (`.stringsdict`), or nil where the bytes are none.
  init?(stringsDictionary data: Data, language: String) {
    guard let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else { return nil }
    for (key, value) in list {
      guard let rule = value as? [String: Any], let format = rule["NSStringLocalizedFormatKey"] as? String else { continue }
      var variables: [String: PluralVariable] = [:]
      for case (let name, let variable as [String: Any]) in rule {
        variables[name] = PluralVariable(
          place: nil, specifier: variable["NSStringFormatValueTypeKey"] as? String ?? "lld", forms: Translation.forms(variable))
      }
      entries[key] = [language: .variables(format: format, variables)]
    }
  }
}

extension Translation {
  /// A localization of a catalogue, or nil where it holds no text.
  fileprivate init?(_ localization: [String: Any]) {
    let variables = (localization["substitutions"] as? [String: Any] ?? [:]).compactMapValues(Self.variable)
    if let text = Self.text(localization) {
      self = variables.isEmpty ? .text(text) : .variables(format: text, variables)
    } else if let variations = localization["variations"] as? [String: Any] {
      self.init(variations: variations)
    } else {
      return nil
    }
  }

  private init?(variations: [String: Any]) {
    if let plural = variations["plural"] as? [String: Any] {
      let forms = Self.texts(plural)
      guard !forms.isEmpty else { return nil }
      self = .plural(forms)
    } else if let devices = variations["device"] as? [String: Any] {
      guard let one = (devices["iphone"] ?? devices["other"]) as? [String: Any] else { return nil }
      self.init(one)
    } else {
      return nil
    }
  }

  private static func variable(_ value: Any) -> PluralVariable? {
    guard let value = value as? [String: Any], let variations = value["variations"] as? [String: Any],
      let plural = variations["plural"] as? [String: Any]
    else { return nil }
    return PluralVariable(
      place: (value["argNum"] as? Int).map { $0 - 1 }, specifier: value["formatSpecifier"] as? String ?? "lld", forms: texts(plural))
  }

  private static func text(_ unit: [String: Any]) -> String? {
    (unit["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// Forms as a catalogue writes them.
  private static func texts(_ plural: [String: Any]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for case (let name, let unit as [String: Any]) in plural {
      if let category = PluralCategory(rawValue: name), let text = text(unit) { forms[category] = text }
    }
    return forms
  }

  /// Forms as a `.stringsdict` writes them.
  fileprivate static func forms(_ variable: [String: Any]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { forms[category] = variable[category.rawValue] as? String }
    return forms
  }
}

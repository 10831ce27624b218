// Catalogues, tables and plural dictionaries, and what strings say with and without them.

import ArcFoundation
import Foundation
import Testing

/// A folder of tables that a test writes.
struct Tables {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func say(_ value: String.LocalizationValue, _ locale: String, table: String? = nil) -> String {
    LocalizedStringResource(value, table: table, bundle: .atURL(folder)).string(in: Locale(identifier: locale))
  }
}

@Suite("Localized strings")
struct StringTableTests {
  private let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Done":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Erledigt"}},
        "zh-Hant":{"stringUnit":{"state":"translated","value":"完成了"}},
        "pt-BR":{"stringUnit":{"state":"translated","value":"Feito"}}}},
      "%lld days":{"localizations":{
        "en":{"variations":{"plural":{
          "one":{"stringUnit":{"value":"%lld day"}},"other":{"stringUnit":{"value":"%lld days"}}}}},
        "pl":{"variations":{"plural":{
          "one":{"stringUnit":{"value":"%lld dzień"}},"few":{"stringUnit":{"value":"%lld dni"}},
          "many":{"stringUnit":{"value":"%lld dni!"}},"other":{"stringUnit":{"value":"%lld dnia"}}}}}}},
      "%@ has %lld of %lld":{"localizations":{
        "de":{"stringUnit":{"value":"%2$lld von %3$lld bei %1$@, 100%%"}},
        "fr":{"stringUnit":{"value":"%1$@ : %#@done@ sur %#@all@"},"substitutions":{
          "done":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "zero":{"stringUnit":{"value":"rien"}},"one":{"stringUnit":{"value":"%arg fait"}},
            "other":{"stringUnit":{"value":"%arg faits"}}}}},
          "all":{"argNum":3,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"value":"%arg habitude"}},"other":{"stringUnit":{"value":"%arg habitudes"}}}}}}}}},
      "Untranslated":{}
    }}
    """

  @Test("A catalogue answers in the nearest language it has, else with the key")
  func nearest() throws {
    let tables = try Tables()
    defer { tables.remove() }
    try tables.write(catalog, to: "Localizable.xcstrings")
    #expect(tables.say("Done", "de_AT") == "Erledigt")
    #expect(tables.say("Done", "zh_TW") == "完成了")
    #expect(tables.say("Done", "zh_CN") == "Done")
    #expect(tables.say("Done", "pt_BR") == "Feito")
    #expect(tables.say("Done", "pt_PT") == "Done")
    #expect(tables.say("Untranslated", "de") == "Untranslated")
    #expect(tables.say("Unknown \(3)", "de") == "Unknown 3")
  }

  @Test("Plural forms follow the language's rules")
  func plurals() throws {
    let tables = try Tables()
    defer { tables.remove() }
    try tables.write(catalog, to: "Localizable.xcstrings")
    #expect([0, 1, 2, 1000].map { tables.say("\($0) days", "en_US") } == ["0 days", "1 day", "2 days", "1,000 days"])
    #expect([1, 2, 5, 22].map { tables.say("\($0) days", "pl_PL") } == ["1 dzień", "2 dni", "5 dni!", "22 dni"])
    #expect(tables.say("\(1) days", "ja") == "1 days")
  }

  @Test("Arguments may change places, and each variable has plural forms of its own")
  func variables() throws {
    let tables = try Tables()
    defer { tables.remove() }
    try tables.write(catalog, to: "Localizable.xcstrings")
    #expect(tables.say("\("Ada") has \(1) of \(2000)", "de") == "1 von 2.000 bei Ada, 100%")
    #expect(tables.say("\("Ada") has \(1) of \(1)", "fr") == "Ada : 1 fait sur 1 habitude")
    #expect(tables.say("\("Ada") has \(0) of \(3)", "fr") == "Ada : rien sur 3 habitudes")
  }

  @Test("Tables by language are read, plural dictionaries before strings")
  func lproj() throws {
    let tables = try Tables()
    defer { tables.remove() }
    try tables.write(
      "\"Done\" = \"Fertig\";\n\"%lld days\" = \"nicht dies\";\n/* note */ \"Say \\\"%@\\\"\" = \"Sag „%@“\";", to: "de.lproj/Words.strings"
    )
    try tables.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>noch %#@days@</string>
      <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d Tag</string><key>other</key><string>%d Tage</string></dict></dict></dict></plist>
      """, to: "de.lproj/Words.stringsdict")
    #expect(tables.say("Done", "de_DE", table: "Words") == "Fertig")
    #expect(tables.say("Say \"\("ja")\"", "de_DE", table: "Words") == "Sag „ja“")
    #expect(tables.say("\(1) days", "de_DE", table: "Words") == "noch 1 Tag")
    #expect(tables.say("\(1200) days", "de_DE", table: "Words") == "noch 1.200 Tage")
    #expect(tables.say("Done", "de_DE") == "Done")
  }

  @Test("Numbers in a literal are written as the locale writes them")
  func numbers() {
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "\(1234567) and \(2.5, specifier: "%.1f")", locale: german) == "1.234.567 and 2,5")
    #expect(String(localized: "\(7, specifier: "%03d")", locale: german) == "007")
    #expect(String(localized: "\(0.25, format: .percent)", locale: german) == "25\u{A0}%")
    #expect(String(localized: "\(50)% of \("all")", locale: german) == "50% of all")
    #expect(String(localized: "100% sure", locale: german) == "100% sure")
  }

  @Test("The locale is the one that is bound, else the program's, and never the machine's")
  func locale() {
    #expect(String(localized: "\(1234)") == "1,234")
    Localization.$boundLocale.withValue(Locale(identifier: "de_DE")) {
      #expect(String(localized: "\(1234)") == "1.234")
      #expect(String(localized: LocalizedStringResource("\(1234)", locale: Locale(identifier: "fr_CH"))) != "1.234")
    }
  }

  @Test("A literal's key has a conversion for each gap and doubled percent signs")
  func keys() {
    let value: String.LocalizationValue = "\("a") 5% \(1) \(2.0) \(UInt8(3))"
    #expect(value.key == "%@ 5%% %lld %lf %llu")
    let resource: LocalizedStringResource = "Plain 5%"
    #expect(resource.key == "Plain 5%")
  }
}

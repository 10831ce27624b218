// The phrases of every language: that they are there, and that numbers take the forms they ask for.

import Foundation
import Testing

@testable import HabitTemplates

@Suite("Phrases")
struct PhrasebookTests {
  static let languages = ["en", "de", "fr", "es", "ja", "ar", "hi", "th"]

  /// Every sentence of a phrasebook with the name of its field.
  private func sentences(of book: Phrasebook) -> [(name: String, forms: [String])] {
    Mirror(reflecting: book).children.compactMap { child in
      guard let name = child.label, name != "language" else { return nil }
      if let text = child.value as? String { return (name, [text]) }
      return (child.value as? Forms).map { (name, $0.all) }
    }
  }

  private func places(in text: String) -> Set<String> {
    Set(text.matches(of: /{([a-z]+)}/).map { String($0.1) })
  }

  @Test("Every language has every phrase", arguments: languages)
  func complete(language: String) throws {
    let book = try #require(Phrasebook.spoken(in: language))
    let sentences = sentences(of: book)
    #expect(sentences.count > 30)
    for (name, forms) in sentences {
      for form in forms { #expect(!form.trimmingCharacters(in: .whitespaces).isEmpty, "\(name) in \(language)") }
    }
    #expect(!book.abbreviations.isEmpty)
    #expect(book.language == language)
  }

  @Test("A phrase has the same places to fill in every language", arguments: languages)
  func places(language: String) throws {
    let book = try #require(Phrasebook.spoken(in: language))
    for (own, english) in zip(sentences(of: book), sentences(of: .english)) {
      #expect(own.name == english.name)
      let wanted = places(in: english.forms.last ?? "")
      #expect(places(in: own.forms.last ?? "") == wanted, "\(own.name) in \(language)")
      // One and two may be said in a word.
      for form in own.forms { #expect(places(in: form).isSubset(of: wanted), "\(own.name) in \(language)") }
    }
  }

  @Test("Only English is written in English words", arguments: languages.dropFirst())
  func translated(language: String) throws {
    let book = try #require(Phrasebook.spoken(in: language))
    for (own, english) in zip(sentences(of: book), sentences(of: .english))
    where !["comma", "counted", "amount", "amountOfUnit"].contains(own.name) {
      #expect(own.forms != english.forms, "\(own.name) in \(language)")
    }
  }

  @Test(
    "A streak takes the form of its number",
    arguments: [
      ("en_US", [1: "1 day streak", 2: "2 day streak", 9_999: "9999 day streak", 12_399: "12.3k day streak", 1_000_000: "1M day streak"]),
      ("de_DE", [1: "1 Tag in Folge", 2: "2 Tage in Folge", 12_399: "12,3\u{a0}Tsd. Tage in Folge"]),
      (
        "fr_FR",
        [1: "Série de 1 jour", 2: "Série de 2 jours", 12_399: "Série de 12,3\u{202f}k jours", 1_500_000: "Série de 1,5\u{202f}M de jours"]
      ),
      (
        "es_ES", [1: "Racha de 1 día", 2: "Racha de 2 días", 12_399: "Racha de 12,3\u{a0}mil días", 1_000_000: "Racha de 1\u{a0}M de días"]
      ),
      ("es_MX", [12_399: "Racha de 12.3\u{a0}mil días"]),
      ("ja_JP", [1: "1日連続", 12: "12日連続", 12_999: "1.2万日連続"]),
      (
        "ar_EG",
        [
          1: "سلسلة من يوم واحد", 2: "سلسلة من يومين", 3: "سلسلة من ٣ أيام", 10: "سلسلة من ١٠ أيام", 11: "سلسلة من ١١ يومًا",
          99: "سلسلة من ٩٩ يومًا", 100: "سلسلة من ١٠٠ يوم", 103: "سلسلة من ١٠٣ أيام", 12_399: "سلسلة من ١٢٫٣\u{a0}ألف يوم",
        ]
      ),
      ("ar_AE", [3: "سلسلة من 3 أيام"]),
      ("hi_IN", [1: "लगातार 1 दिन", 12_399: "लगातार 12.3\u{a0}हज़ार दिन", 234_567: "लगातार 2.3\u{a0}लाख दिन"]),
      ("th_TH", [1: "ต่อเนื่อง 1 วัน", 12_399: "ต่อเนื่อง 12.3K วัน"]),
    ])
  func streaks(locale: String, sentences: [Int: String]) {
    let reader = Reader(locale: Locale(identifier: locale), timeZone: .gmt)
    for (number, sentence) in sentences { #expect(reader.sentence(reader.words.dayStreak, streak: number) == sentence) }
  }

  @Test("What is left takes the form of its number")
  func left() {
    func left(_ locale: String) -> [String] {
      let reader = Reader(locale: Locale(identifier: locale), timeZone: .gmt)
      return [0, 1, 2, 3, 38].map { reader.sentence(reader.words.leftToday, count: $0) }
    }
    #expect(left("en_US") == ["0 left today", "1 left today", "2 left today", "3 left today", "38 left today"])
    #expect(left("es_ES") == ["Quedan 0 hoy", "Queda 1 hoy", "Quedan 2 hoy", "Quedan 3 hoy", "Quedan 38 hoy"])
    #expect(
      left("ar_EG") == [
        "لم يبقَ شيء اليوم", "بقيت عادة واحدة اليوم", "بقيت عادتان اليوم", "بقيت ٣ عادات اليوم", "بقيت ٣٨ عادة اليوم",
      ])
  }

  @Test("A streak is rounded down, never up")
  func floor() {
    let reader = Reader(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    #expect(reader.streak(9_999) == "9999")
    #expect(reader.streak(10_000) == "10k")
    #expect(reader.streak(19_999) == "19.9k")
    #expect(reader.streak(999_999) == "999.9k")
  }

  @Test("A name in braces is not filled in again")
  func braces() {
    #expect("{name} on {day}".filling(["name": "{day}", "day": "Sunday"]) == "{day} on Sunday")
    #expect("{unknown} {".filling(["name": "x"]) == "{unknown} {")
  }
}

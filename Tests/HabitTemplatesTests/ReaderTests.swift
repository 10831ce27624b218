// Times, weekdays, digits and directions, as the locale has them.

import Foundation
import Testing

@testable import HabitTemplates

@Suite("Readers")
struct ReaderTests {
  /// 2026-03-20 07:30 and 13:05 UTC, a Friday.
  private let morning = Date(timeIntervalSince1970: 1_773_991_800)
  private let noon = Date(timeIntervalSince1970: 1_774_011_900)

  private func reader(_ locale: String, zone: TimeZone = .gmt) -> Reader { Reader(locale: Locale(identifier: locale), timeZone: zone) }

  @Test(
    "An hour is said on the reader's clock, with the preposition it takes",
    arguments: [
      ("en_US", "At 7:30\u{202f}AM", "Since 1:05\u{202f}PM"), ("en_GB", "At 07:30", "Since 13:05"), ("de_DE", "Um 07:30", "Seit 13:05"),
      ("fr_FR", "À 07:30", "Depuis 13:05"), ("es_ES", "A las 7:30", "Desde las 13:05"), ("ja_JP", "7:30に", "13:05から"),
      ("th_TH", "เวลา 07:30", "ตั้งแต่ 13:05"), ("hi_IN", "सुबह 7:30 बजे", "दोपहर 1:05 बजे से"), ("ar_EG", "الساعة ٧:٣٠ ص", "منذ ١:٠٥ م"),
    ])
  func hours(locale: String, at: String, since: String) {
    let reader = reader(locale)
    // Which space stands before AM is the data's affair.
    func plain(_ text: String) -> String { text.replacing("\u{202f}", with: " ").replacing("\u{a0}", with: " ") }
    #expect(plain(reader.sentence(reader.words.at, time: morning)) == plain(at))
    #expect(plain(reader.sentence(reader.words.since, time: noon)) == plain(since))
  }

  @Test("One o'clock is singular in Spanish")
  func oneOClock() {
    let reader = reader("es_MX")
    #expect(reader.sentence(reader.words.since, time: noon).hasPrefix("Desde la 1:05"))
    #expect(reader.sentence(reader.words.at, time: morning).hasPrefix("A las 7:30"))
  }

  @Test(
    "The weekday stands alone with a capital, whatever the calendar",
    arguments: [
      ("en_US", "Friday"), ("de_DE", "Freitag"), ("fr_FR", "Vendredi"), ("es_ES", "Viernes"), ("ja_JP", "金曜日"), ("ar_EG", "الجمعة"),
      ("hi_IN", "शुक्रवार"), ("th_TH", "วันศุกร์"), ("ja_JP@calendar=japanese", "金曜日"), ("it_IT", "Venerdì"),
    ])
  func weekdays(locale: String, weekday: String) {
    #expect(reader(locale).weekday(morning) == weekday)
  }

  @Test("The weekday is that of the reader's zone")
  func zones() throws {
    let kiritimati = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    #expect(reader("en_US", zone: kiritimati).weekday(noon) == "Saturday")
  }

  @Test(
    "Numbers are written in the locale's digits",
    arguments: [("en_US", "38"), ("ar_EG", "٣٨"), ("ar_AE", "38"), ("fa_IR", "۳۸"), ("hi_IN", "38")])
  func digits(locale: String, number: String) {
    #expect(reader(locale).number(38) == number)
  }

  @Test("A language without phrases gets English ones in its region's manner; what stands alone stays its own")
  func otherLanguages() {
    let italian = reader("it_IT")
    #expect(italian.words == .english)
    #expect(italian.sentence(italian.words.at, time: noon) == "At 13:05")
    #expect(italian.weekdayInSentence(morning) == "Friday")
    let persian = reader("fa_IR")
    #expect(persian.streak(12) == "۱۲")
    #expect(persian.sentence(persian.words.dayStreak, streak: 12) == "12 day streak")
  }

  @Test("Someone's words cannot turn a sentence around")
  func isolates() {
    #expect(reader("en_US").isolated("Run") == "Run")
    #expect(reader("en_US").isolated("قراءة") == "\u{2068}قراءة\u{2069}")
    #expect(reader("ar_EG").isolated("Run") == "\u{2068}Run\u{2069}")
    #expect(reader("ar_EG").joined(["Run", "بعد القهوة"], by: " · ").hasPrefix("\u{200f}\u{2068}Run\u{2069} · "))
    #expect(reader("en_US").joined(["Run", "At 7"], by: " · ") == "Run · At 7")
  }
}

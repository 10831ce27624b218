// Who reads a picture: a locale, a zone, and the phrases that fit. Numbers, times and days are written here.

import Foundation
import SwiftUI

/// How a picture speaks.
struct Reader {
  /// The reader's own: of numbers and weekdays that stand alone.
  let locale: Locale
  let timeZone: TimeZone
  let words: Phrasebook
  /// The locale of what stands inside a sentence: the reader's where there are phrases in their language, else English in their region.
  let sentences: Locale

  init(locale: Locale, timeZone: TimeZone) {
    self.locale = locale
    self.timeZone = timeZone
    if let words = Phrasebook.spoken(in: locale.language.languageCode?.identifier) {
      self.words = words
      sentences = locale
    } else {
      words = .english
      var parts = Locale.Components(locale: locale)
      parts.languageComponents = Locale.Language.Components(languageCode: .english, region: locale.region)
      sentences = Locale(components: parts)
    }
  }

  // MARK: Days and times

  /// The weekday of a date, as a word by itself.
  func weekday(_ date: Date) -> String {
    format(date, Date.FormatStyle(locale: locale, capitalizationContext: .beginningOfSentence).weekday(.wide))
  }

  /// The same, shortened.
  func shortWeekday(_ date: Date) -> String {
    format(date, Date.FormatStyle(locale: locale, capitalizationContext: .beginningOfSentence).weekday(.abbreviated))
  }

  /// The weekday of a date inside a sentence.
  func weekdayInSentence(_ date: Date) -> String { format(date, Date.FormatStyle(locale: sentences).weekday(.wide)) }

  /// The day and month of a date inside a sentence.
  func dayInSentence(_ date: Date) -> String { format(date, Date.FormatStyle(locale: sentences).day().month(.abbreviated)) }

  /// A sentence about the time of a date, on the reader's clock.
  func sentence(_ forms: Forms, time date: Date) -> String {
    let style = Date.FormatStyle(locale: sentences)
    let hour: Date.FormatStyle.Symbol.Hour =
      words.namesDayPeriods ? .conversationalDefaultDigits(amPM: .abbreviated) : .defaultDigits(amPM: .abbreviated)
    let time = format(date, style.hour(hour).minute())
    let shownHour = time.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber }.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
    return forms[category(shownHour)].filling(["time": time])
  }

  private func format(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style
    style.timeZone = timeZone
    return date.formatted(style)
  }

  // MARK: Numbers

  /// A whole number in the reader's digits, ungrouped.
  func number(_ value: Int, in locale: Locale? = nil) -> String {
    let locale = locale ?? self.locale
    // Most read these digits, and then no formatter need be made.
    if locale.numberingSystem.identifier == "latn" { return "\(value)" }
    return value.formatted(.number.grouping(.never).locale(locale))
  }

  /// An amount inside a sentence, with up to two places.
  func amount(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(0...2)).locale(sentences)) }

  /// A streak's number: in full up to 9,999, shortened beyond; always rounded down, so that it never flatters.
  func streak(_ value: Int, in locale: Locale? = nil) -> String {
    let locale = locale ?? self.locale
    guard let short = abbreviation(of: value) else { return number(value, in: locale) }
    let tenths = value / (short.unit / 10)
    let whole = number(tenths / 10, in: locale)
    let tenth = tenths % 10 == 0 ? "" : (locale.decimalSeparator ?? ".") + number(tenths % 10, in: locale)
    return whole + tenth + short.sign
  }

  /// A sentence with a streak's number.
  func sentence(_ forms: Forms, streak value: Int) -> String {
    // A shortened number is said as its unit is: twelve thousand takes the form of a thousand.
    forms[category(abbreviation(of: value)?.unit ?? value)].filling(["n": streak(value, in: sentences)])
  }

  /// A sentence with a count.
  func sentence(_ forms: Forms, count value: Int) -> String { forms[category(value)].filling(["n": number(value, in: sentences)]) }

  func category(_ value: Int) -> PluralCategory { PluralRules.category(of: PluralOperand(value), in: sentences) }

  private func abbreviation(of value: Int) -> Phrasebook.Abbreviation? { words.abbreviations.last { value >= $0.least } }

  // MARK: Direction

  /// Someone's own words inside a sentence, kept from turning it around: marked off where either reads from right to left.
  func isolated(_ text: String) -> String {
    let readsRightToLeft = sentences.language.characterDirection == .rightToLeft
    return readsRightToLeft || text.unicodeScalars.contains(where: \.isOfRightToLeftScript) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// Parts on one line, in the order in which the reader's language runs, whatever the first part is written in.
  func joined(_ parts: [String], by separator: String) -> String {
    let line = parts.count > 1 ? parts.map(isolated).joined(separator: separator) : parts.joined()
    return sentences.language.characterDirection == .rightToLeft && parts.count > 1 ? "\u{200f}" + line : line
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to the blocks of Hebrew, Arabic and their neighbours.
  fileprivate var isOfRightToLeftScript: Bool {
    switch value {
    case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff, 0x1e800...0x1efff: true
    default: false
    }
  }
}

// All that the habit widgets say, as a value: one for each language.

import Foundation
import SwiftUI

/// The words of the widgets in one language. Names in braces stand for what is filled in.
struct Phrasebook: Sendable, Hashable {
  /// Its ISO 639 code.
  let language: String

  // A day without open habits: a headline, and a line under it.
  let allDone: String
  let seeYouTomorrow: String
  /// Says as much as `seeYouTomorrow` in half of its room.
  let wellDone: String
  let doneForToday: String
  /// `{done}` and `{due}` of the day's habits; the form is that of `due`, or of `done` where `countsDone`.
  let doneOfDue: Forms
  var countsDone = false
  let nothingDue: String
  let enjoyTheDay: String
  let noHabits: String
  /// Says as much as `noHabits` in a narrow place.
  let noHabitsBriefly: String
  let addOne: String
  /// Says as much as `addOne` in half of its room.
  let addOneBriefly: String
  let unavailable: String
  /// Says as much as `unavailable` in a narrow place.
  let unavailableBriefly: String

  // What is next: `{name}` and `{day}`, which is a weekday or a date.
  let tomorrow: String
  let onWeekday: String
  let onDate: String

  // A `{time}`; the form is that of its hour.
  let at: Forms
  let since: Forms
  /// Whether times say "in the morning" rather than AM.
  var namesDayPeriods = false

  /// `{n}` habits to do.
  let leftToday: Forms
  /// An `{amount}` of a `{target}`, and the same with a `{unit}` in the owner's words.
  let amount: String
  let amountOfUnit: String
  /// So many days of a quota.
  let amountThisWeek: String
  let amountThisMonth: String

  // Units in a row, as a line of its own, and the word beside a numeral.
  let dayStreak: Forms
  let weekStreak: Forms
  let monthStreak: Forms
  let timesStreak: Forms
  let days: Forms
  let weeks: Forms
  let months: Forms
  let times: Forms
  /// A number `{n}` with such a word, where the whole sentence is too long.
  var counted = "{n} {unit}"

  // A habit's state, for those who do not see its ring.
  let toDo: String
  let keptSoFar: String
  let done: String
  let skipped: String
  let missed: String
  /// Between the parts of what is read aloud.
  var comma = ", "

  /// How numbers from 10,000 on are shortened, the least first.
  let abbreviations: [Abbreviation]

  /// A number beyond `least` is said in units of `unit` with a sign behind it.
  struct Abbreviation: Sendable, Hashable {
    let least: Int
    let unit: Int
    /// With the space before it, where the language wants one.
    let sign: String

    init(_ sign: String, unit: Int, from least: Int? = nil) {
      self.least = least ?? unit
      self.unit = unit
      self.sign = sign
    }
  }
}

extension Phrasebook {
  /// The phrases of a language, or nil where there are none.
  static func spoken(in language: String?) -> Phrasebook? {
    switch language {
    case "en": english
    case "de": german
    case "fr": french
    case "es": spanish
    case "ja": japanese
    case "ar": arabic
    case "hi": hindi
    case "th": thai
    default: nil
    }
  }
}

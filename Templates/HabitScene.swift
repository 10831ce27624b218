// One picture's worth of input: an entry, its room, its inks and its reader. Every sentence of the widgets is put together here.

import ArcHabitWidgets
import Foundation
import SwiftUI

final class HabitScene {
  let entry: HabitEntry
  let size: CGSize
  let ink: Ink
  /// How much larger the texts of StandBy are than its size asks for.
  let magnification: CGFloat
  /// How much larger the reader wants the texts of lists and notices, 1 to 1.4: beyond that a widget would say nothing.
  let typeScale: CGFloat
  let reader: Reader
  private var words: Phrasebook { reader.words }

  init(entry: HabitEntry, size: CGSize, ink: Ink, magnification: CGFloat, typeSize: DynamicTypeSize, locale: Locale, timeZone: TimeZone) {
    self.entry = entry
    self.size = size
    self.ink = ink
    self.magnification = magnification
    typeScale = typeSize.listScale
    reader = Reader(locale: locale, timeZone: timeZone)
  }

  /// The habit with weight: surfaced by a stack, else the first that is due.
  var hero: HabitItemViewModel? { entry.habits.first }

  /// The weekday of the entry's day.
  var weekday: String { reader.weekday(entry.dayDate) }

  /// The weekday beside the ring of a finished day, which leaves room for seven letters.
  var weekdayBesideRing: String { weekday.count > 7 ? reader.shortWeekday(entry.dayDate) : weekday }

  /// What stands largest: a notice's headline or the hero's name.
  var title: String { notice?.headline ?? hero?.name ?? "" }

  /// Says as much as the title in a narrow place or from afar.
  var shortTitle: String { notice?.shortHeadline ?? title }

  /// A name as it is set on two lines in a room of so many em: in German with the places at which longer words may be parted.
  func breakable(_ name: String, room: CGFloat) -> String { words.language == "de" ? name.hyphenatedInGerman(room: room) : name }

  /// How many habits are left, in the reader's digits.
  var left: String { reader.number(entry.left) }

  /// What a day without open habits says, or nil while something is open.
  var notice: Notice? {
    switch entry.phase {
    case .open: return nil
    case .allDone:
      return Notice(headline: words.allDone, detail: words.seeYouTomorrow, shortDetail: words.wellDone, symbol: "checkmark")
    case .settled:
      let (done, due) = (reader.number(entry.done, in: reader.sentences), reader.number(entry.due, in: reader.sentences))
      let counted = words.countsDone ? entry.done : entry.due
      return Notice(
        headline: words.doneForToday, detail: words.doneOfDue[reader.category(counted)].filling(["done": done, "due": due]),
        shortDetail: words.amount.filling(["amount": done, "target": due]), symbol: "moon.fill")
    case .nothingDue(let next):
      return Notice(
        headline: words.nothingDue, detail: next.map(upcoming) ?? words.enjoyTheDay,
        shortDetail: next.flatMap { $0.isTomorrow ? nil : reader.weekday($0.day) }, symbol: "leaf.fill")
    case .noHabits:
      return Notice(
        headline: words.noHabits, shortHeadline: words.noHabitsBriefly, detail: words.addOne, shortDetail: words.addOneBriefly,
        symbol: "plus")
    case .unavailable:
      return Notice(
        headline: words.unavailable, shortHeadline: words.unavailableBriefly, detail: reader.sentence(words.since, time: entry.date),
        symbol: "exclamationmark.triangle.fill")
    }
  }

  private func upcoming(_ next: HabitEntry.Upcoming) -> String {
    let name = reader.isolated(next.name)
    if next.isTomorrow { return words.tomorrow.filling(["name": name]) }
    let isSoon = next.day.timeIntervalSince(entry.dayDate) < 6.5 * 86_400
    if isSoon { return words.onWeekday.filling(["name": name, "day": reader.weekdayInSentence(next.day)]) }
    return words.onDate.filling(["name": name, "day": reader.dayInSentence(next.day)])
  }

  /// What begins the hero, how far it is, or when it is due: the line under a headline.
  var detail: String? {
    if let notice { return notice.detail }
    return hero.flatMap { $0.isRewarded ? nil : lead(of: $0) }
  }

  /// "4 left today".
  var leftToday: String { reader.sentence(words.leftToday, count: entry.left) }

  /// The line under a name in a list.
  func caption(of item: HabitItemViewModel) -> String? {
    if item.isRewarded || item.isCompletedToday { return streakCaption(of: item) ?? quotaSentence(of: item) }
    return lead(of: item) ?? streakCaption(of: item)
  }

  /// A row's streak or quota without its sentence, for a caption that is too long; nil where it says something else.
  func shortCaption(of item: HabitItemViewModel) -> String? {
    let caption = caption(of: item)
    if let progress = item.progress, let long = quotaSentence(of: item), caption == long {
      return words.amount.filling(["amount": reader.amount(progress.amount), "target": reader.amount(progress.target)])
    }
    guard item.currentStreak > 0, caption == streakCaption(of: item) else { return nil }
    return words.counted.filling(["n": reader.streak(item.currentStreak, in: reader.sentences), "unit": unit(of: item)])
  }

  private func lead(of item: HabitItemViewModel) -> String? {
    if let progress = item.progress, progress.amount > 0 || (item.cue == nil && progress.quota == nil) { return sentence(progress) }
    if let cue = item.cue { return cue }
    return item.reminder.map { reader.sentence(words.at, time: $0) } ?? quotaSentence(of: item)
  }

  /// "1 of 3 this week", or nil for a habit without a quota.
  private func quotaSentence(of item: HabitItemViewModel) -> String? {
    item.progress.flatMap { $0.quota == nil ? nil : sentence($0) }
  }

  /// "6 of 8 cups", "1 of 3 this week".
  private func sentence(_ progress: HabitItemViewModel.Progress) -> String {
    let pattern: String
    switch progress.quota {
    case .week: pattern = words.amountThisWeek
    case .month: pattern = words.amountThisMonth
    case nil: pattern = progress.unit == nil ? words.amount : words.amountOfUnit
    }
    return pattern.filling([
      "amount": reader.amount(progress.amount), "target": reader.amount(progress.target), "unit": progress.unit.map(reader.isolated) ?? "",
    ])
  }

  /// "12 day streak", or nil where there is none.
  func streakCaption(of item: HabitItemViewModel) -> String? {
    guard item.currentStreak > 0 else { return nil }
    let forms: Forms
    switch item.streakUnit {
    case .days: forms = words.dayStreak
    case .weeks: forms = words.weekStreak
    case .months: forms = words.monthStreak
    case .times: forms = words.timesStreak
    }
    return reader.sentence(forms, streak: item.currentStreak)
  }

  /// The word beside a streak's numeral: "day" or "days".
  func unit(of item: HabitItemViewModel) -> String {
    let forms: Forms
    switch item.streakUnit {
    case .days: forms = words.days
    case .weeks: forms = words.weeks
    case .months: forms = words.months
    case .times: forms = words.times
    }
    return reader.sentence(forms, streak: item.currentStreak)
  }

  /// What a row says to someone who does not see it.
  func words(of item: HabitItemViewModel) -> String {
    let state: String
    switch item.mark {
    case .open: state = item.isAvoided ? words.keptSoFar : words.toDo
    case .done: state = words.done
    case .skipped: state = words.skipped
    case .missed: state = words.missed
    }
    return reader.joined([item.name, state, caption(of: item)].compactMap(\.self), by: words.comma)
  }
}

/// A headline, a line under it, and a symbol.
struct Notice {
  let headline: String
  /// Says as much where there is no room for `headline`; nil where nothing shorter does.
  var shortHeadline: String?
  let detail: String
  /// Says as much where there is no room for `detail`; nil where nothing shorter does.
  var shortDetail: String?
  let symbol: String

  /// How many lines the headline takes in the small widget: eighteen letters fit on one, a little smaller; more would be cut.
  var headlineLines: Int { headline.count > 18 ? 2 : 1 }

  /// What headline and detail move away from each other, in points, where one of them rises or hangs far.
  var spread: CGFloat { headline.isTall || detail.isTall ? 2 : 0 }
}

extension DynamicTypeSize {
  /// What the texts of lists and notices are multiplied by. They never shrink below their design.
  fileprivate var listScale: CGFloat {
    switch self {
    case .xSmall, .small, .medium, .large: 1
    case .xLarge: 1.07
    case .xxLarge: 1.15
    case .xxxLarge: 1.25
    default: 1.4
    }
  }
}

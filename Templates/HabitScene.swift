// One picture's worth of input: an entry, its room, its inks and its language. Every sentence of the widgets is made here.

import ArcHabitWidgets
import Foundation
import SwiftUI

struct HabitScene {
  let entry: HabitEntry
  let size: CGSize
  let ink: Ink
  let locale: Locale
  let timeZone: TimeZone

  /// The habit with weight: surfaced by a stack, else the first that is due.
  var hero: HabitItemViewModel? { entry.habits.first }

  /// The weekday of the entry's day.
  var weekday: String { format(entry.dayDate, Date.FormatStyle.dateTime.weekday(.wide)) }

  /// What stands largest: a notice's headline or the hero's name.
  var title: String { notice?.headline ?? hero?.name ?? "" }

  /// The hour of a date, on the reader's clock.
  func time(_ date: Date) -> String { format(date, Date.FormatStyle.dateTime.hour().minute()) }

  private func format(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(locale)
    style.timeZone = timeZone
    return date.formatted(style)
  }

  /// What a day without open habits says, or nil while something is open.
  var notice: Notice? {
    switch entry.phase {
    case .open: return nil
    case .allDone: return Notice(headline: "All done", detail: "See you tomorrow", shortDetail: "Well done", symbol: "checkmark")
    case .settled:
      return Notice(headline: "Done for today", detail: "\(entry.done) of \(entry.due) habits", symbol: "moon.fill")
    case .nothingDue(let next):
      return Notice(headline: "Nothing due", detail: next.map(upcoming) ?? "Enjoy the day", symbol: "leaf.fill")
    case .noHabits: return Notice(headline: "No habits yet", detail: "Add one in the app", symbol: "plus")
    case .unavailable:
      return Notice(headline: "Habits unavailable", detail: "Since \(time(entry.date))", symbol: "exclamationmark.triangle.fill")
    }
  }

  private func upcoming(_ next: HabitEntry.Upcoming) -> String {
    if next.isTomorrow { return "\(next.name) tomorrow" }
    let isSoon = next.day.timeIntervalSince(entry.dayDate) < 6.5 * 86_400
    let day = isSoon ? format(next.day, .dateTime.weekday(.wide)) : format(next.day, .dateTime.day().month(.abbreviated))
    return "\(next.name) on \(day)"
  }

  /// What begins the hero, how far it is, or when it is due: the line under a headline.
  var detail: String? {
    if let notice { return notice.detail }
    return hero.flatMap { $0.isRewarded ? nil : lead(of: $0) }
  }

  /// The line under a name in a list.
  func caption(of item: HabitItemViewModel) -> String? {
    if item.isRewarded || item.isCompletedToday { return streakCaption(of: item) }
    return lead(of: item) ?? streakCaption(of: item)
  }

  private func lead(of item: HabitItemViewModel) -> String? {
    if let progress = item.progress, progress.amount > 0 || item.cue == nil { return words(progress) }
    if let cue = item.cue { return cue }
    return item.reminder.map { "At \(time($0))" }
  }

  /// "12 day streak", or nil where there is none.
  func streakCaption(of item: HabitItemViewModel) -> String? {
    guard item.currentStreak > 0 else { return nil }
    let number = streakNumber(item.currentStreak)
    switch item.streakUnit {
    case .days: return "\(number) day streak"
    case .weeks: return "\(number) week streak"
    case .months: return "\(number) month streak"
    case .times: return item.currentStreak == 1 ? "Once so far" : "\(number) times in a row"
    }
  }

  /// "6 of 8 cups".
  private func words(_ progress: HabitItemViewModel.Progress) -> String {
    let unit = progress.unit.map { " \($0)" } ?? ""
    return "\(number(progress.amount)) of \(number(progress.target))\(unit)"
  }

  private func number(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
  }

  /// The unit beside a numeral: "day" or "days".
  func unit(of item: HabitItemViewModel) -> String {
    let isOne = item.currentStreak == 1
    switch item.streakUnit {
    case .days: return isOne ? "day" : "days"
    case .weeks: return isOne ? "week" : "weeks"
    case .months: return isOne ? "month" : "months"
    case .times: return isOne ? "time" : "times"
    }
  }

  /// What a row says to someone who does not see it.
  func words(of item: HabitItemViewModel) -> String {
    let state: String
    switch item.mark {
    case .open: state = item.isAvoided ? "kept so far" : "to do"
    case .done: state = "done"
    case .skipped: state = "skipped"
    case .missed: state = "missed"
    }
    return [item.name, state, caption(of: item)].compactMap(\.self).joined(separator: ", ")
  }
}

/// A headline, a line under it, and a symbol.
struct Notice {
  let headline: String
  let detail: String
  /// Says as much where there is no room for `detail`; nil where nothing shorter does.
  var shortDetail: String?
  let symbol: String
}

/// A streak's number: in full up to 9,999, abbreviated beyond; always rounded down, so that it never flatters.
func streakNumber(_ value: Int) -> String {
  if value < 10_000 { return "\(value)" }
  let (unit, letter) = value < 1_000_000 ? (1_000, "k") : (1_000_000, "M")
  let tenths = value / (unit / 10)
  return tenths % 10 == 0 ? "\(tenths / 10)\(letter)" : "\(tenths / 10).\(tenths % 10)\(letter)"
}

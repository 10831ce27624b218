// The habit widget's timeline provider: reads the shared store and computes dated entries.

import ArcHabits
import ArcIntents
public import ArcWidgets
import Foundation

/// Supplies the habit widget's entries from `HabitDataStore.shared`. It writes nothing.
public struct HabitProvider: AppIntentTimelineProvider {
  public init() {}

  public func placeholder(in context: Context) -> HabitEntry { .sample }

  public func snapshot(for configuration: SelectHabitIntent, in context: Context) async -> HabitEntry {
    if context.isPreview { return .sample }
    return await timeline(for: configuration, in: context).entries[0]
  }

  public func timeline(for configuration: SelectHabitIntent, in context: Context) async -> Timeline<HabitEntry> {
    let now = WidgetAmbient.current?.now() ?? Ambient.now().date
    do {
      let book = try HabitDataStore.shared.book(at: now, in: WidgetAmbient.current?.zone)
      let made = HabitTimeline(book: book, selection: configuration.habit).entries(from: Instant(now))
      return Timeline(entries: made.entries, policy: .after(made.renewal))
    } catch {
      // A store that cannot be read now may be readable soon: an import under way, a disk that comes back.
      let entry = HabitEntry(date: now, day: "", dayDate: now, phase: .unavailable, reasons: ["unavailable: \(error.sentence)"])
      return Timeline(entries: [entry], policy: .after(now.addingTimeInterval(15 * 60)))
    }
  }
}

extension WidgetAmbient {
  /// The zone that the host counts days in, or nil where it leaves that to the store.
  var zone: ZoneRules? {
    guard let timeZone else { return nil }
    return timeZone.identifier == TimeZone.gmt.identifier ? .utc : try? ZoneRules(timeZone.identifier)
  }
}

extension HabitEntry {
  /// What the gallery shows: an ordinary Friday.
  public static let sample = HabitEntry(
    date: Date(timeIntervalSince1970: 1_774_000_800), day: "2026-03-20", dayDate: Date(timeIntervalSince1970: 1_773_961_200), phase: .open,
    habits: [
      HabitItemViewModel(
        id: "meditate", name: "Meditate", currentStreak: 12, symbolName: "figure.mind.and.body", ink: HabitInk(hex: 0x5856D6),
        cue: "After coffee"),
      HabitItemViewModel(id: "read", name: "Read", currentStreak: 31, symbolName: "book.fill", ink: HabitInk(hex: 0xFF9500)),
      HabitItemViewModel(id: "stretch", name: "Stretch", currentStreak: 4, symbolName: "figure.walk", ink: HabitInk(hex: 0x34C759)),
      HabitItemViewModel(
        id: "water", name: "Drink water", currentStreak: 120, symbolName: "drop.fill", ink: HabitInk(hex: 0x007AFF)),
    ], done: 2, due: 6, left: 4, week: [.done, .skipped, .done, .done, .todayOpen, .ahead, .ahead])
}

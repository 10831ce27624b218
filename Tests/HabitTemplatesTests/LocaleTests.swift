// Locales on the whole way from a store to a picture and back: digits on screen are local, keys in the store are not.

import ArcFoundation
import ArcGraphics
import ArcHabits
import ArcHabitWidgets
import ArcRendering
import ArcText
import ArcViews
import ArcWidgets
import Foundation
import Testing

@testable import HabitTemplates

@Suite("Locales")
@MainActor
struct LocaleTests {
  nonisolated static let locales = [
    "en_US", "th_TH", "fa_IR", "ar_EG", "ja_JP@calendar=japanese", "hi_IN@numbers=deva", "ar_SA@calendar=islamic",
  ]

  /// The Assets folder beside Tests.
  private static let assets = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Assets"

  private func draw(_ entry: HabitEntry, _ family: WidgetFamily = .systemSmall, locale: String) throws -> Drawing {
    let renderer = try Renderer(assets: AssetLocations(searching: [Self.assets]))
    return renderer.draw(
      HabitEntryView(entry: entry), title: "Habits",
      options: PictureOptions(family: family, date: entry.date, timeZone: .gmt, locale: Locale(identifier: locale)))
  }

  private func entry(left: Int = 3) -> HabitEntry {
    let noon = Date(timeIntervalSince1970: 1_774_008_000)
    return HabitEntry(
      date: noon, day: "2026-03-20", dayDate: noon, phase: .open, habits: [HabitItemViewModel(id: "read", name: "Read", currentStreak: 12)],
      done: 1, due: left + 1, left: left, week: [.done, .done, .todayOpen, .ahead, .ahead, .ahead, .ahead])
  }

  @Test("A tap logs the same ASCII day whatever the locale", arguments: locales)
  func keys(locale: String) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "arcflow-\(UUID().uuidString).sqlite")
    defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) } }
    let zone = try ZoneRules("UTC")
    let store = HabitDataStore(file: file.path, zone: zone, clock: { Instant(seconds: 1_774_008_000) })
    try await HabitStore(file: file.path, clock: { Instant(seconds: 1_774_008_000) }).add(Habit(id: "read", name: "Read"))
    let row = try #require(try draw(entry(), locale: locale).interactions.first)
    let tap = try #require(row.perform)
    #expect((row.payload as? MarkHabitIntent)?.day == "2026-03-20")
    try await HabitDataStore.withShared(store) { try await tap() }
    #expect(try store.snapshot().history(of: "read").rows.map(\.day.description) == ["2026-03-20"])
  }

  @Test(
    "Digits on screen are the locale's",
    arguments: [("en_US", "38", "12"), ("ar_EG", "٣٨", "١٢"), ("fa_IR", "۳۸", "۱۲"), ("hi_IN@numbers=deva", "३८", "१२")])
  func digits(locale: String, left: String, streak: String) throws {
    #expect(try draw(entry(left: 38), locale: locale).words.contains(left))
    #expect(try draw(entry(), .accessoryRectangular, locale: locale).words.contains(streak))
  }

  @Test("Every phase of a day is drawn in every language and family without a missing glyph", arguments: PhrasebookTests.languages)
  func complete(language: String) throws {
    let noon = Date(timeIntervalSince1970: 1_774_008_000)
    let next = HabitEntry.Upcoming(name: "Run", day: noon.addingTimeInterval(86_400 * 9), isTomorrow: false)
    let phases: [HabitEntry.Phase] = [.open, .allDone, .settled, .nothingDue(next: next), .nothingDue(next: nil), .noHabits, .unavailable]
    for phase in phases {
      let entry = HabitEntry(
        date: noon, day: "2026-03-20", dayDate: noon, phase: phase, habits: phase == .open ? entry().habits : [], done: 1, due: 2, left: 1)
      for family in [WidgetFamily.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline] {
        let drawing = try draw(entry, family, locale: language)
        #expect(drawing.warnings == [], "\(phase) as \(family) in \(language)")
      }
    }
  }

  private struct Lists: View {
    var body: some View {
      VStack {
        Text(verbatim: ListFormatter.localizedString(byJoining: ["a", "b"]))
        GeometryReader { _ in Text(verbatim: ListFormatter.localizedString(byJoining: ["c", "d"])) }
      }
    }
  }

  @Test("What a view says in the reader's locale it says so too where it is made during layout")
  func madeLate() throws {
    let renderer = try Renderer(assets: AssetLocations(searching: [Self.assets]))
    let german = PictureOptions(
      family: .systemSmall, date: Date(timeIntervalSince1970: 0), timeZone: .gmt, locale: Locale(identifier: "de_DE"))
    #expect(renderer.draw(Lists(), title: "Lists", options: german).words == "a und b, c und d")
  }

  @Test("Right to left, the day's ring moves to the left as it is, and the names to the right")
  func mirrored() throws {
    let renderer = try Renderer(assets: AssetLocations(searching: [Self.assets]))
    // The Emirates write Arabic with the digits that English has, so the rings must be the same to the pixel.
    let english = renderer.paint(try draw(entry(), locale: "en_US"))
    let arabic = renderer.paint(try draw(entry(), locale: "ar_AE"))
    func part(_ picture: Bitmap, x: Range<Int>, y: Range<Int>) -> [UInt32] { y.flatMap { y in x.map { picture[$0, y] } } }
    #expect(part(english, x: 236..<292, y: 24..<80) == part(arabic, x: 24..<80, y: 24..<80))
    func hasInk(_ picture: Bitmap, x: Range<Int>) -> Bool { part(picture, x: x, y: 96..<122).contains { $0 != 0xffff_ffff } }
    #expect(hasInk(english, x: 32..<60) && !hasInk(english, x: 200..<230))
    #expect(hasInk(arabic, x: 256..<284) && !hasInk(arabic, x: 86..<116))
  }
}

// Whether the pictures can be read: from six feet in StandBy, and by their contrast everywhere.

import ArcGraphics
import ArcHabitWidgets
import ArcLayout
import ArcRendering
import ArcText
import ArcViews
import ArcWidgets
import Foundation
import HabitTemplates
import Testing

@MainActor
@Suite("Legibility")
struct LegibilityTests {
  /// Six feet, in millimetres.
  static let distance = 1829.0

  struct Screen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let size: Size
    let millimetresPerPoint: Double
    let scheme: ArcViews.ColorScheme
  }

  nonisolated static let screens = [
    Screen(testDescription: "phone", size: WidgetSizes.standBy, millimetresPerPoint: 0.166, scheme: .dark),
    Screen(testDescription: "panel of 800 × 480", size: Size(width: 800, height: 480), millimetresPerPoint: 0.2, scheme: .light),
    Screen(testDescription: "half a phone", size: Size(width: 426, height: 393), millimetresPerPoint: 0.166, scheme: .dark),
  ]

  nonisolated static let days: [(name: String, entry: HabitEntry)] = [
    ("an ordinary day", .sample),
    ("a long name", day(named: "Practise the cello with the metronome", streak: 27, cue: "After supper")),
    ("a long cue", day(named: "Read", streak: 3, cue: "As soon as the children are in bed and asleep")),
    ("a streak of five digits", day(named: "Take vitamins", streak: 12_345, cue: "With breakfast")),
    ("all done", HabitEntry(date: .init(timeIntervalSince1970: 0), day: "", dayDate: .init(timeIntervalSince1970: 0), phase: .allDone)),
    (
      "nothing due",
      HabitEntry(
        date: .init(timeIntervalSince1970: 0), day: "", dayDate: .init(timeIntervalSince1970: 0),
        phase: .nothingDue(next: .init(name: "Run", day: .init(timeIntervalSince1970: 172_800), isTomorrow: false)))
    ),
    (
      "unavailable",
      HabitEntry(date: .init(timeIntervalSince1970: 0), day: "", dayDate: .init(timeIntervalSince1970: 0), phase: .unavailable)
    ),
  ]

  nonisolated static func day(named name: String, streak: Int, cue: String) -> HabitEntry {
    let habit = HabitItemViewModel(
      id: "a", name: name, currentStreak: streak, symbolName: "drop.fill", ink: HabitInk(hex: 0x5856D6), cue: cue)
    let start = Date(timeIntervalSince1970: 0)
    return HabitEntry(date: start, day: "1970-01-01", dayDate: start, phase: .open, habits: [habit], done: 2, due: 6, left: 4)
  }

  private func drawing(_ entry: HabitEntry, _ options: PictureOptions) throws -> Drawing {
    let assets = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Assets"
    return try Renderer(assets: AssetLocations(searching: [assets])).draw(HabitEntryView(entry: entry), title: "Habits", options: options)
  }

  private func options(
    _ family: WidgetFamily, placement: WidgetPlacement? = nil, size: Size? = nil, scheme: ArcViews.ColorScheme = .light,
    isNight: Bool = false
  ) -> PictureOptions {
    PictureOptions(
      family: family, placement: placement, size: size, colorScheme: scheme, isNight: isNight, date: Date(timeIntervalSince1970: 0),
      timeZone: .gmt, locale: Locale(identifier: "en_US"))
  }

  /// The angle that capitals of a size in points fill, in minutes of arc.
  private func angle(of points: Double, on screen: Screen) -> Double {
    let height = 0.7275 * points * screen.millimetresPerPoint
    return 2 * atan(height / 2 / Self.distance) * 180 / .pi * 60
  }

  @Test("From six feet the headline's capitals fill 20 minutes of arc, and all other text 12", arguments: screens, days.map(\.name))
  func standBy(screen: Screen, name: String) throws {
    let entry = try #require(Self.days.first { $0.name == name }).entry
    let drawing = try drawing(entry, options(.systemSmall, placement: .standBy, size: screen.size, scheme: screen.scheme))
    let sizes = drawing.placement.root.textSizes
    #expect(!sizes.isEmpty)
    #expect(angle(of: try #require(sizes.max()), on: screen) >= 20)
    #expect(angle(of: try #require(sizes.min()), on: screen) >= 12)
  }

  @Test(
    "Text has 4.5 : 1 on its ground, 3 : 1 where it is large",
    arguments: [
      (WidgetFamily.systemSmall, ArcViews.ColorScheme.light), (.systemSmall, .dark), (.systemMedium, .light), (.systemMedium, .dark),
      (.systemLarge, .dark), (.accessoryRectangular, .light), (.accessoryRectangular, .dark), (.accessoryInline, .light),
    ])
  func contrast(family: WidgetFamily, scheme: ArcViews.ColorScheme) throws {
    for day in Self.days {
      try check(drawing(day.entry, options(family, scheme: scheme)), least: 4.5)
    }
  }

  @Test("StandBy's large text has 3 : 1 by day and by night", arguments: [false, true])
  func standByContrast(isNight: Bool) throws {
    for day in Self.days {
      try check(drawing(day.entry, options(.systemSmall, placement: .standBy, scheme: .dark, isNight: isNight)), least: 3)
    }
  }

  private func check(_ drawing: Drawing, least: Double) throws {
    let ground = try #require(drawing.list.ground)
    var runs = 0
    for case .glyphs(let run) in drawing.list.commands {
      guard case .solid(let color) = run.paint else { continue }
      runs += 1
      #expect(contrast(color.over(ground), ground) >= least)
    }
    #expect(runs > 0)
  }

  /// WCAG 2.2's contrast ratio.
  private func contrast(_ a: RGBA, _ b: RGBA) -> Double {
    func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
    func luminance(_ c: RGBA) -> Double { 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue) }
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }
}

extension PlacedNode {
  /// The em sizes of all glyphs, in points.
  fileprivate var textSizes: [Double] {
    var sizes = children.flatMap(\.textSizes)
    if case .text(let text) = content {
      for line in text.layout.lines {
        for case .glyphs(_, let size, _) in line.pieces { sizes.append(size) }
      }
    }
    return sizes
  }
}

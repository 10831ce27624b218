// The bundle as a host sees it.

import ArcRendering
import Foundation
import Testing
import WidgetKit

@testable import Seasons

@MainActor
@Suite("The bundle of seasons")
struct SeasonsTests {
  @Test("Both widgets are listed in the bundle's order, with what they say of themselves")
  func listed() {
    let widgets = WidgetDescriptor.all(of: SeasonsBundle())
    #expect(widgets.map(\.kind) == ["Year", "Daylight"])
    #expect(widgets[0].families == [.systemSmall, .accessoryCircular, .accessoryInline])
    #expect(widgets[0].summary.map { String(localized: $0) } == "How much of the year is over.")
  }

  @Test("A configured widget shows what its configuration says")
  func configured() async throws {
    let host = WidgetHost(widgets: WidgetDescriptor.all(of: SeasonsBundle()), conditions: HostConditions(now: { Date() }))
    let week = WidgetInstance(
      kind: "Year", family: .accessoryCircular, width: 72, height: 72, configuration: SpanIntent(span: .week))
    #expect((try await host.showing(week).entry.entry as? SpanEntry)?.span == .week)
    let plain = WidgetInstance(kind: "Year", family: .accessoryCircular, width: 72, height: 72)
    #expect((try await host.showing(plain).entry.entry as? SpanEntry)?.span == .year)
  }

  @Test("Every preview is found: those of macros by file and line, then those of providers")
  func previews() {
    let found = PreviewCatalog.all().map { $0.line > 0 ? "\($0.origin):\($0.line)" : $0.origin }
    #expect(
      found == [
        "Seasons/DaylightWidget.swift:70", "Seasons/DaylightWidget.swift:75", "Seasons/DaylightWidget.swift:81",
        "Seasons/DaylightWidget.swift:88", "Seasons/DaylightWidget.swift:91", "Seasons/YearWidget.swift:125",
        "Seasons/YearWidget.swift:132", "DaylightPreviews",
      ])
  }

  @Test("Texts are translated, with the plural forms of the reader's language")
  func translated() {
    func say(_ hours: Int, _ locale: String) -> String {
      LocalizedStringResource("\(hours) hours left").string(in: Locale(identifier: locale))
    }
    #expect([1, 5].map { say($0, "de_DE") } == ["noch 1 Stunde", "noch 5 Stunden"])
    #expect(say(1, "en_US") == "1 hour left")
    #expect(say(2, "fr_FR") == "2 hours left")
  }
}

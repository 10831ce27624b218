// The tool reads zones and instants with the habits' rules, programs of widgets with Foundation: both must take and refuse the same texts.

import ArcHabits
import ArcRendering
import Foundation
import Testing

@Suite("Rules of the tool and of programs of widgets")
struct SharedRulesTests {
  @Test(
    "A zone is one for both or for neither",
    arguments: ["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "EST", "BST", "GMT", "Z", "", "Europe", "Europe/Nowhere", "utc"])
  func zones(_ text: String) {
    #expect((try? namedZone(text)).map { _ in true } == (try? ZoneRules(text)).map { _ in true })
  }

  @Test(
    "An instant is the same for both, or for neither one",
    arguments: [
      "2026-03-20T08:00:00Z", "2026-03-20t08:00:00z", "2026-03-20T09:00:00+01:00", "2026-03-20T00:30:00-11:45", "2026-03-20T08:00:00.25Z",
      "2024-02-29T12:00:00Z", "1970-01-01T00:00:00Z", "2026-02-30T08:00:00Z", "2026-03-20", "2026-03-20T08:00:00", "2026-03-20T24:00:00Z",
      "2026-03-20 08:00:00Z", "2026-03-20T08:00Z", "2026-03-20T08:00:00+0100", "2026-03-20T08:00:00.Z", "yesterday", "",
      "٢٠٢٦-03-20T08:00:00Z",
    ])
  func instants(_ text: String) {
    #expect((try? namedInstant(text)) == Instant(parsing: text)?.date)
  }
}

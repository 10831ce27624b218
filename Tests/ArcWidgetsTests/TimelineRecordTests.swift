// What is made of a provider's answer, and which entry of it shows.

import ArcWidgets
import Foundation
import Testing

@Suite("A timeline put in order")
struct TimelineRecordTests {
  @Test("Entries stand in the order of their dates, with a warning where they did not")
  func order() {
    let mixed = record([10, 0, 5])
    #expect(mixed.entries.map(\.date) == [minute(0), minute(5), minute(10)])
    #expect(mixed.entries.map(\.source) == [1, 2, 0])
    #expect(mixed.warnings == [.unsorted])
    #expect(record([0, 5]).warnings.isEmpty)
  }

  @Test("Of several entries with one date the provider's last stays")
  func sameDate() {
    let doubled = record([0, 5, 5, 5, 10])
    #expect(doubled.entries.map(\.source) == [0, 3, 4])
    #expect(doubled.warnings == [.sameDate(minute(5))])
  }

  @Test("The newest entry that is not in the future shows, until the next one")
  func selection() {
    let timeline = record([0, 10, 20])
    #expect(timeline.selection(at: minute(0)) == .entry(0, until: minute(10)))
    #expect(timeline.selection(at: minute(9.99)) == .entry(0, until: minute(10)))
    #expect(timeline.selection(at: minute(10)) == .entry(1, until: minute(20)))
    #expect(timeline.selection(at: minute(5_000)) == .entry(2, until: nil))
    #expect(timeline.selection(at: minute(-1)) == .nothing(until: minute(0)))
    #expect(record([]).selection(at: minute(0)) == .nothing(until: nil))
  }

  @Test("Past entries are skipped, and a timeline that is all past is reported")
  func past() {
    let timeline = record([-30, -20, -10])
    #expect(timeline.selection(at: minute(0)) == .entry(2, until: nil))
    #expect(timeline.warnings(at: minute(0)) == [.allPast(newest: minute(-10))])
    #expect(record([-10, 10]).warnings(at: minute(0)).isEmpty)
    #expect(record([-10]).warnings(at: minute(0)).isEmpty)
  }

  @Test("A timeline that is all in the future is reported")
  func future() {
    #expect(record([10, 20]).warnings(at: minute(0)) == [.allFuture(first: minute(10))])
  }

  @Test("A record prints every entry, the policy and the warnings")
  func text() {
    struct Told: DescribedTimelineEntry {
      var date: Date
      var dayDescription: String? { "2026-03-20" }
      var reasons: [String] { ["now", "reminder"] }
      var alternativeText: String? { "2 of 3 done" }
      var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 0.5, duration: 60) }
    }
    let timeline = Timeline(entries: [Told(date: minute(0)), Told(date: minute(0.0125))], policy: .after(minute(120)))
    var told = TimelineRecord(kind: "Told", family: .accessoryCircular, timeline: AnyTimeline(timeline))
    told.warnings.append(.unsorted)
    #expect(
      told.description == """
        timeline Told accessoryCircular
          2026-03-20T08:00:00Z  day 2026-03-20  now+reminder  relevance 0.5 for 60.0s  "2 of 3 done"
          2026-03-20T08:00:00.750Z  day 2026-03-20  now+reminder  relevance 0.5 for 60.0s  "2 of 3 done"
        policy after 2026-03-20T10:00:00Z
        warning: entries out of order

        """)
  }
}

// What a placed widget shows and when it asks again, where WidgetKit leaves it open.

import ArcWidgets
import Foundation
import Testing

@Suite("What a placed widget has and asks for")
struct TimelineStateTests {
  private func state(_ minutes: [Double], _ policy: TimelineReloadPolicy, at now: Double = 0) -> TimelineState {
    var state = TimelineState(kind: "Sample", family: .systemSmall)
    state.receive(timeline(minutes, policy), at: minute(now))
    return state
  }

  private let none = TimelineState(kind: "Sample", family: .systemSmall)

  @Test("Before any timeline the placeholder shows")
  func nothing() {
    #expect(none.seen(at: minute(0)) == Seen(nil, until: nil))
    #expect(none.nextRequest == nil)
  }

  @Test("A timeline that is all in the future leaves the placeholder until its first entry")
  func future() {
    let state = state([10, 20], .atEnd)
    #expect(state.seen(at: minute(0)) == Seen(nil, until: minute(10)))
    #expect(state.seen(at: minute(10)) == Seen(minute(10), until: minute(20)))
  }

  @Test("Where there was a timeline before, its entry bridges the gap")
  func bridge() {
    var state = state([0], .never)
    state.receive(timeline([30]), at: minute(20))
    #expect(state.seen(at: minute(20)) == Seen(minute(0), until: minute(30)))
    #expect(state.seen(at: minute(30)) == Seen(minute(30), until: nil))
  }

  @Test("An empty timeline keeps the last good one and is tried again after growing pauses")
  func empty() {
    var state = state([0], .never)
    state.receive(timeline([]), at: minute(10))
    #expect(state.seen(at: minute(10)) == Seen(minute(0), until: nil))
    #expect(state.isStale)
    #expect(state.lastFailure == .empty)
    #expect(state.nextRequest == minute(15))
    state.fail(.timedOut, at: minute(15))
    #expect(state.nextRequest == minute(25))
    state.fail(.timedOut, at: minute(25))
    #expect(state.nextRequest == minute(45))
    for _ in 0..<20 { state.fail(.timedOut, at: minute(45)) }
    #expect(state.nextRequest == minute(105))
    state.receive(timeline([100]), at: minute(105))
    #expect(!state.isStale)
    #expect(state.failures == 0)
  }

  @Test("A failure before any timeline leaves the placeholder, and nothing is stale")
  func failureFirst() {
    var state = none
    state.fail(.threw("no network"), at: minute(0))
    #expect(state.seen(at: minute(0)) == Seen(nil, until: nil))
    #expect(!state.isStale)
    #expect(state.nextRequest == minute(5))
  }

  @Test("At the end of a single entry dated now asks after the least distance")
  func atEndNow() {
    #expect(state([0], .atEnd).nextRequest == minute(5))
    #expect(state([0, 60], .atEnd).nextRequest == minute(60))
  }

  @Test("After a past or near date is put off to the least distance, with a warning")
  func afterClamped() {
    var state = none
    state.receive(timeline([0], .after(minute(-60))), at: minute(0))
    #expect(state.warnings == [.clamped(from: minute(-60), to: minute(5))])
    #expect(state.nextRequest == minute(5))
    state.receive(timeline([0], .after(minute(5))), at: minute(0))
    #expect(state.warnings.isEmpty)
    #expect(self.state([0, 90], .after(minute(30))).nextRequest == minute(30))
    #expect(self.state([0, 10], .after(minute(30))).nextRequest == minute(30))
  }

  @Test("Never asks for nothing, and the last entry stays")
  func never() {
    let state = state([0, 10], .never)
    #expect(state.nextRequest == nil)
    #expect(state.seen(at: minute(100_000)) == Seen(minute(10), until: nil))
  }
}

/// What is on screen: the date of an entry, or nil for a stand-in, and until when.
private struct Seen: Equatable {
  let date: Date?
  let until: Date?

  init(_ date: Date?, until: Date?) {
    self.date = date
    self.until = until
  }
}

extension TimelineState {
  fileprivate func seen(at now: Date) -> Seen {
    let shown = shown(at: now)
    return Seen(shown.entry?.date, until: shown.until)
  }
}

// The host: when it asks providers, what it does with strange ones, and what a tap does.

import ArcFoundation
import ArcIntents
import ArcRendering
import ArcViews
import ArcWidgets
import Foundation
import Testing

@Suite("The widget host")
@MainActor
struct WidgetHostTests {
  let counter = Counter()
  let clock = TestClock(minute(0))

  @Test("A provider is asked once when its widget is first shown, and again when its policy says")
  func policy() async throws {
    let widget = scripted(counter: counter) { call, done in
      done(Timeline(entries: [Moment(date: minute(0), label: "\(call)")], policy: .after(minute(60))))
    }
    let host = host([widget], clock: clock)
    #expect(try await host.showing(small).label == "1")
    clock.now = minute(59)
    #expect(try await host.showing(small).label == "1")
    clock.now = minute(60)
    #expect(try await host.showing(small).label == "2")
    #expect(await host.ledger(of: small)?.requests.map(\.cause) == [.initial, .policy])
  }

  @Test("A provider that answers twice counts once")
  func twice() async throws {
    let widget = scripted { _, done in
      done(Timeline(entries: [Moment(date: minute(0), label: "first")], policy: .never))
      done(Timeline(entries: [Moment(date: minute(0), label: "second")], policy: .never))
    }
    #expect(try await host([widget], clock: clock).showing(small).label == "first")
  }

  @Test("A provider that never answers is given up, and the placeholder shows")
  func never() async throws {
    let host = host([scripted { _, _ in }], clock: clock, limit: .milliseconds(20))
    let showing = try await host.showing(small)
    #expect(showing.isPlaceholder)
    #expect(showing.failure == .timedOut)
    #expect(showing.label == "placeholder")
    #expect(showing.nextRequest == minute(5))
  }

  @Test("A provider that fails later leaves the last entry, marked stale")
  func stale() async throws {
    let widget = scripted(counter: counter) { call, done in
      done(Timeline(entries: call == 1 ? [Moment(date: minute(0), label: "good")] : [], policy: .after(minute(10))))
    }
    let host = host([widget], clock: clock)
    _ = try await host.showing(small)
    clock.now = minute(10)
    let showing = try await host.showing(small)
    #expect(showing.label == "good")
    #expect(showing.isStale)
    #expect(showing.failure == .empty)
    #expect(showing.nextRequest == minute(15))
  }

  @Test("A provider is called off the main thread and meets the host's clock")
  func thread() async throws {
    let widget = scripted { _, done in
      let label = "\(Thread.isMainThread) \(WidgetAmbient.current?.now() == minute(7)) \(WidgetAmbient.current?.timeZone == .gmt)"
      done(Timeline(entries: [Moment(date: minute(0), label: label)], policy: .never))
    }
    clock.now = minute(7)
    #expect(try await host([widget], clock: clock).showing(small).label == "false true true")
  }

  @Test("A tap waits for the intent, then asks the provider exactly once, whatever the intent asks for itself")
  func tap() async throws {
    let widget = scripted(counter: counter) { [counter] _, done in
      done(Timeline(entries: [Moment(date: minute(0), label: "\(counter["written"]) written")], policy: .never))
    }
    let host = host([widget], clock: clock)
    #expect(try await host.showing(small).label == "0 written")
    let tap = try await host.perform(WritingIntent(counter: counter, kind: "Sample"), of: small)
    #expect(tap.error == nil)
    #expect(tap.showing.label == "1 written")
    #expect(tap.requests == [.kind("Sample"), .all])
    #expect(counter["asked"] == 2)
    _ = try await host.showing(small)
    #expect(counter["asked"] == 2)
    #expect(await host.ledger(of: small)?.requests.map(\.cause) == [.initial, .intent, .kind, .all])
    #expect(await host.ledger(of: small)?.requests.last?.verdict == .coalesced(at: minute(0)))
  }

  @Test("A tap on a widget that was never shown asks its provider once as well")
  func tapFirst() async throws {
    let widget = scripted(counter: counter) { _, done in done(Timeline(entries: [Moment(date: minute(0))], policy: .never)) }
    let host = host([widget], clock: clock)
    _ = try await host.perform(WritingIntent(counter: counter, kind: "Sample"), of: small)
    _ = try await host.showing(small)
    #expect(counter["asked"] == 1)
  }

  @Test("An intent that throws still makes the widget ask once, and its error is handed back")
  func failingTap() async throws {
    let widget = scripted(counter: counter) { call, done in
      done(Timeline(entries: [Moment(date: minute(0), label: "\(call)")], policy: .never))
    }
    let host = host([widget], clock: clock)
    _ = try await host.showing(small)
    let tap = try await host.perform(FailingIntent(), of: small)
    #expect(tap.error as? FailingIntent.Failure == FailingIntent.Failure())
    #expect(tap.showing.label == "2")
  }

  @Test("Whoever asks for a widget while its provider is at work gets that answer, and the provider is asked once")
  func together() async throws {
    let held = Held()
    let readings = Counter()
    let widget = scripted(counter: counter) { _, done in held.hold(done) }
    let host = WidgetHost(
      widgets: [widget],
      conditions: HostConditions(now: {
        readings.add("clock")
        return minute(0)
      }))
    async let first = host.showing(small)
    while !held.holds { await Task.yield() }
    let before = readings["clock"]
    async let second = host.showing(small)
    // The host reads the clock as it takes the call up, and leaves it alone until it waits.
    while readings["clock"] == before { await Task.yield() }
    held.release("both")
    #expect(try await [first.label, second.label] == ["both", "both"])
    #expect(counter["asked"] == 1)
    #expect((try host.placeholder(small).entry as? Moment)?.label == "placeholder")
  }

  @Test("An answer that is on its way when a tap comes does not take the place of the one after the tap")
  func late() async throws {
    let held = Held()
    let widget = scripted(counter: counter) { call, done in
      if call == 1 { held.hold(done) } else { done(Timeline(entries: [Moment(date: minute(0), label: "after")], policy: .never)) }
    }
    let host = host([widget], clock: clock)
    async let first = host.showing(small)
    while !held.holds { await Task.yield() }
    async let tap = host.perform(WritingIntent(counter: counter, kind: "Sample"), of: small)
    while counter["written"] == 0 { await Task.yield() }
    held.release("before")
    _ = try await first
    #expect(try await tap.showing.label == "after")
    #expect(try await host.showing(small).label == "after")
    #expect(counter["asked"] == 2)
  }

  @Test("Of many widgets the ones shown last stay placed")
  func room() async throws {
    let host = host([scripted { _, done in done(Timeline(entries: [Moment(date: minute(0))], policy: .never)) }], clock: clock)
    let many = (1...257).map { WidgetInstance(kind: "Sample", family: .systemSmall, width: Double($0), height: 158) }
    for instance in many.prefix(256) { _ = try await host.showing(instance) }
    _ = try await host.showing(many[0])
    _ = try await host.showing(many[256])
    #expect(host.ambient.configurations().count == 256)
    #expect(await host.ledger(of: many[0]) != nil)
    #expect(await host.ledger(of: many[1]) == nil)
    #expect(await host.ledger(of: many[2]) != nil)
  }

  @Test("A control's action is performed like its intent")
  func interaction() async throws {
    let widget = scripted(counter: counter) { [counter] _, done in
      done(Timeline(entries: [Moment(date: minute(0), label: "\(counter["written"])")], policy: .never))
    }
    let host = host([widget], clock: clock)
    let button = Interaction(kind: .button, label: "Write", perform: { [counter] in counter.add("written") })
    #expect(try await host.perform(button, of: small).showing.label == "1")
    #expect(counter["asked"] == 1)
  }

  @Test("A request for another kind is served when that widget is next shown")
  func otherKind() async throws {
    let others = Counter()
    let widgets = [
      scripted(counter: counter) { _, done in done(Timeline(entries: [Moment(date: minute(0))], policy: .never)) },
      scripted(kind: "Other", counter: others) { _, done in done(Timeline(entries: [Moment(date: minute(0))], policy: .never)) },
    ]
    let host = host(widgets, clock: clock)
    let other = WidgetInstance(kind: "Other", family: .systemSmall, width: 158, height: 158)
    _ = try await host.showing(small)
    _ = try await host.showing(other)
    _ = try await host.perform(WritingIntent(counter: Counter(), kind: "Other"), of: small)
    #expect(others["asked"] == 1)
    _ = try await host.showing(other)
    #expect(others["asked"] == 2)
    _ = try await host.showing(other)
    #expect(others["asked"] == 2)
  }

  @Test("Under a budget a program's hurry is put off, and served once it is due")
  func budget() async throws {
    let widget = scripted(counter: counter) { _, done in done(Timeline(entries: [Moment(date: minute(0))], policy: .never)) }
    let host = host([widget], clock: clock, budget: ReloadBudget())
    _ = try await host.showing(small)
    for at in [10.0, 11, 12] {
      clock.now = minute(at)
      WidgetAmbient.$bound.withValue(host.ambient) { WidgetCenter.shared.reloadTimelines(ofKind: "Sample") }
      _ = try await host.showing(small)
    }
    #expect(counter["asked"] == 2)
    clock.now = minute(15)
    _ = try await host.showing(small)
    #expect(counter["asked"] == 3)
  }

  @Test("Unknown kinds and families are refused by name")
  func refused() async throws {
    let host = host([scripted { _, _ in }], clock: clock)
    let unknown = WidgetInstance(kind: "Nothing", family: .systemSmall, width: 1, height: 1)
    await #expect(throws: WidgetError.unknownKind("Nothing", known: ["Sample"])) { try await host.showing(unknown) }
    let large = WidgetInstance(kind: "Sample", family: .systemLarge, width: 1, height: 1)
    await #expect(throws: WidgetError.unsupportedFamily(.systemLarge, kind: "Sample")) { try await host.showing(large) }
  }

  @Test("Without a host a reload request is accepted and forgotten, and nothing is placed")
  func noHost() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test("A program finds its placed widgets")
  func placed() async throws {
    let host = host([scripted { _, done in done(Timeline(entries: [Moment(date: minute(0))], policy: .never)) }], clock: clock)
    _ = try await host.showing(small)
    let found = try await WidgetAmbient.$bound.withValue(host.ambient) { try await WidgetCenter.shared.currentConfigurations() }
    #expect(found.map(\.description) == ["Sample/systemSmall"])
  }

  @Test("A gallery is told that it is one")
  func gallery() async throws {
    let host = host([scripted { _, _ in }], clock: clock)
    #expect((try await host.snapshot(small).entry as? Moment)?.label == "gallery")
    #expect((try await host.snapshot(small, isPreview: false).entry as? Moment)?.label == "snapshot")
  }
}

/// Writes, and asks for more reloads than it needs.
struct WritingIntent: AppIntent {
  static let title: LocalizedStringResource = "Write"
  var counter = Counter()
  var kind = ""

  init() {}
  init(counter: Counter, kind: String) {
    self.counter = counter
    self.kind = kind
  }

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: kind)
    await Task.yield()
    counter.add("written")
    WidgetCenter.shared.reloadAllTimelines()
    return .result()
  }
}

struct FailingIntent: AppIntent {
  struct Failure: Error, Equatable {}
  static let title: LocalizedStringResource = "Fail"

  func perform() async throws -> some IntentResult {
    if Task.isCancelled { return .result() }
    throw Failure()
  }
}

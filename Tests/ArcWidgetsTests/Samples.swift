// Widgets, intents and instants that the tests share.

import ArcFoundation
import ArcIntents
import ArcRendering
import ArcViews
import ArcWidgets
import Foundation
import Synchronization

/// An instant so many minutes after eight in the morning of 20 March 2026, UTC.
func minute(_ minutes: Double) -> Date {
  Date(timeIntervalSince1970: 1_773_993_600 + minutes * 60)
}

struct Moment: TimelineEntry {
  var date: Date
  var label = ""
  var relevance: TimelineEntryRelevance?
}

/// A timeline whose entries have these minutes as dates.
func timeline(_ minutes: [Double], _ policy: TimelineReloadPolicy = .never) -> AnyTimeline {
  AnyTimeline(Timeline(entries: minutes.map { Moment(date: minute($0)) }, policy: policy))
}

/// The record of such a timeline.
func record(_ minutes: [Double], _ policy: TimelineReloadPolicy = .never, family: WidgetFamily = .systemSmall) -> TimelineRecord {
  TimelineRecord(kind: "Sample", family: family, timeline: timeline(minutes, policy))
}

/// Counts that intents and providers of the tests change.
final class Counter: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  subscript(name: String) -> Int { counts.withLock { $0[name] ?? 0 } }

  @discardableResult
  func add(_ name: String) -> Int {
    counts.withLock {
      $0[name, default: 0] += 1
      return $0[name] ?? 0
    }
  }
}

/// A clock that tests set.
final class TestClock: Sendable {
  private let instant: Mutex<Date>

  init(_ start: Date) { instant = Mutex(start) }

  var now: Date {
    get { instant.withLock { $0 } }
    set { instant.withLock { $0 = newValue } }
  }
}

/// A provider that answers as a test says.
struct ScriptedProvider: TimelineProvider {
  let counter: Counter
  let answer: @Sendable (_ call: Int, _ completion: @escaping @Sendable (Timeline<Moment>) -> Void) -> Void

  func placeholder(in context: Context) -> Moment { Moment(date: minute(0), label: "placeholder") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    completion(Moment(date: minute(0), label: context.isPreview ? "gallery" : "snapshot"))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
    answer(counter.add("asked"), completion)
  }
}

/// A provider's answer that a test keeps back.
final class Held: Sendable {
  private let completion = Mutex<(@Sendable (Timeline<Moment>) -> Void)?>(nil)

  func hold(_ completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
    self.completion.withLock { $0 = completion }
  }

  var holds: Bool { completion.withLock { $0 != nil } }

  /// Answers with one entry.
  func release(_ label: String) {
    completion.withLock(\.self)?(Timeline(entries: [Moment(date: minute(0), label: label)], policy: .never))
  }
}

/// A widget around a scripted provider, described by hand as `Widget.init` takes no arguments.
@MainActor
func scripted(
  kind: String = "Sample", counter: Counter = Counter(),
  _ answer: @escaping @Sendable (Int, @escaping @Sendable (Timeline<Moment>) -> Void) -> Void
) -> WidgetDescriptor {
  Scripts.$kind.withValue(kind) {
    Scripts.$provider.withValue(ScriptedProvider(counter: counter, answer: answer)) {
      WidgetDescriptor.all(of: ScriptedWidget())[0]
    }
  }
}

/// What the scripted widget is made of while it is described.
enum Scripts {
  @TaskLocal static var kind = ""
  @TaskLocal static var provider = ScriptedProvider(counter: Counter()) { _, _ in }
}

struct ScriptedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Scripts.kind, provider: Scripts.provider) { Text($0.label) }
      .configurationDisplayName("Scripted")
      .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

let small = WidgetInstance(kind: "Sample", family: .systemSmall, width: 158, height: 158)

func host(_ widgets: [WidgetDescriptor], clock: TestClock, budget: ReloadBudget? = nil, limit: Duration? = .seconds(20)) -> WidgetHost {
  WidgetHost(widgets: widgets, conditions: HostConditions(now: { clock.now }, timeZone: .gmt, limit: limit, budget: budget))
}

extension WidgetShowing {
  var label: String { (entry.entry as? Moment)?.label ?? "?" }
}

// Declarations of newer systems as authors write them: what compiles here is the test, and what it says of itself.

import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit

private struct TeaConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Tea"
  @Parameter(title: "Kind", requestDisambiguationDialog: IntentDialog("Which kind?")) var kind: String?
}

private struct BrewIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Brew"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Kind") var kind: String?
  @Parameter(title: "Brewing") var value: Bool

  init() {}
  init(kind: String?) { self.kind = kind }

  func perform() async throws -> some IntentResult {
    ControlCenter.shared.reloadControls(ofKind: "Tea")
    return .result()
  }
}

private struct TeaProvider: AppIntentControlValueProvider {
  func previewValue(configuration: TeaConfiguration) -> Bool { false }
  func currentValue(configuration: TeaConfiguration) async throws -> Bool { true }
}

private struct TeaControl: ControlWidget {
  let isPlain = false

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Tea", provider: TeaProvider()) { isBrewing in
      ControlWidgetToggle(isOn: isBrewing, action: BrewIntent(kind: nil)) {
        Label {
          Text("Tea")
        } icon: {
          Image(systemName: isBrewing ? "cup.and.saucer.fill" : "cup.and.saucer")
        }
        .controlWidgetActionHint(Text(isBrewing ? "Stop" : "Brew"))
      } valueLabel: { isBrewing in
        Text(isBrewing ? "Brewing" : "Cold").controlWidgetStatus("Steeping")
      }
      .tint(.teal)
    }
    .displayName("Tea")
    .description("Brews tea.")
    .promptsForUserConfiguration()
    .pushHandler(TeaPush.self)
  }
}

private struct TeaPush: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {}
}

private struct BellControl: ControlWidget {
  static let kind = "Bell"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton("Ring", action: BrewIntent(kind: "Mint"))
    }
    .displayName(Text("Bell"))
  }
}

private struct NextBus: RelevanceEntry { var line: String }

private struct NextBusProvider: RelevanceEntriesProvider {
  func placeholder(context: Context) -> NextBus { NextBus(line: "1") }
  func relevance() async -> WidgetRelevance<BusIntent> {
    let noon = Date(timeIntervalSince1970: 1_774_004_400)
    return WidgetRelevance([
      WidgetRelevanceAttribute(configuration: BusIntent(), context: .date(from: noon, to: noon + 600)),
      WidgetRelevanceAttribute(
        configuration: BusIntent(), context: .date(interval: DateInterval(start: noon, duration: 60), kind: .default)),
    ])
  }
  func entry(configuration: BusIntent, context: Context) async throws -> NextBus { NextBus(line: "2") }
}

private struct BusIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Bus"
  @Parameter(title: "Line", default: "1") var line: String
}

private struct NextBusWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "NextBus", provider: NextBusProvider()) { entry in Text(entry.line) }
      .configurationDisplayName("Next Bus")
      .associatedKind("Bus")
  }
}

private struct BusEntry: TimelineEntry { let date: Date }

private struct BusProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BusEntry { BusEntry(date: .distantPast) }
  func snapshot(for configuration: BusIntent, in context: Context) async -> BusEntry { BusEntry(date: .distantPast) }
  func timeline(for configuration: BusIntent, in context: Context) async -> Timeline<BusEntry> {
    Timeline(entries: [BusEntry(date: .distantPast)], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<BusIntent>] {
    let line = "7"
    return [
      AppIntentRecommendation(intent: BusIntent(), description: Text("Line \(line)")),
      AppIntentRecommendation(intent: BusIntent(), description: "Any line"),
      AppIntentRecommendation(intent: BusIntent(), description: line),
    ]
  }
  func relevance() async -> WidgetRelevance<BusIntent> { WidgetRelevance([]) }
}

private struct BusWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Bus", provider: BusProvider()) { _ in Text("Bus") }
      .configurationDisplayName(Text("The Bus"))
      .description(Text("When it comes."))
      .pushHandler(BusPush.self)
      .onBackgroundURLSessionEvents { _, completion in completion() }
      .onBackgroundURLSessionEvents(matching: "times") { _, completion in completion() }
      .onBackgroundURLSessionEvents(matching: { $0 == "times" }, { _, completion in completion() })
  }
}

private struct BusPush: WidgetPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {}
}

private struct TravelBundle: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    BusWidget()
    if #available(iOS 18.0, *) {
      NextBusWidget()
      TeaControl()
      BellControl()
    }
    night()
  }

  private func night() -> some Widget {
    if #available(iOS 18.0, *) { return WidgetBundleBuilder.buildBlock(NextBusWidget(), BusWidget()) }
    return WidgetBundleBuilder.buildBlock(NextBusWidget(), BusWidget())
  }
}

private struct AskingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Line") var line: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetView & OpensIntent {
    .result(
      value: line, opensIntent: OpenURLIntent(URL(filePath: "/")), dialog: IntentDialog(full: "Line \(line)", supporting: "Look"),
      view: Text(line))
  }
}

private struct TellingIntent: AppIntent {
  static let title: LocalizedStringResource = "Tell"
  static let description = IntentDescription("Tells.", categoryName: "Bus", searchKeywords: ["line"])

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "Told", snippetIntent: EmptySnippetIntent())
  }
}

private struct QuietIntent: AppIntent {
  static let title: LocalizedStringResource = "Quiet"

  struct Times: DynamicOptionsProvider {
    @Dependency private var clock: Clock
    func results() async throws -> [Int] { [clock.hour] }
  }

  struct Clock: Sendable { var hour = 8 }

  @MainActor
  func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

private struct Stop: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = StopQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", image: .init(systemName: "bus")) }
  let id: Int
  @ComputedProperty var name: String { "Stop \(id)" }
  @ComputedProperty(title: "Code") var code: String { "\(id)" }
  @DeferredProperty(title: "Wait") var wait: Int { get async throws { id } }
  @Property var lines: [String]

  init(id: Int) {
    self.id = id
    lines = ["7"]
  }
}

private struct StopQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Stop] { identifiers.map { Stop(id: $0) } }
}

private struct RemoveStopIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Remove a Stop"
  @Parameter(title: "Stop") var stop: Stop

  func perform() async throws -> some IntentResult {
    let remove = Option(title: "Remove", style: .destructive)
    let choice = try await requestChoice(between: [remove], dialog: "Remove \(stop.name)?", view: Text(stop.name))
    EmptySnippetIntent.reload()
    return choice == remove ? .result() : .result()
  }
}

private struct ShowStopIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show a Stop"
  @Parameter(title: "Stop") var target: Stop
}

@Suite("The vocabulary of newer systems")
@MainActor
struct NewerVocabularyTests {
  @Test("Controls, relevance widgets and conditions stand in one bundle")
  func bundle() {
    let found = WidgetDescriptor.all(of: TravelBundle())
    #expect(found.map(\.kind) == ["Bus", "NextBus", "Tea", "Bell", "NextBus", "Bus"])
    #expect(found.map(\.category) == [.timeline, .timeline, .control, .control, .timeline, .timeline])
    let english = Locale(identifier: "en_US")
    #expect(found[0].displayName?.string(in: english) == "The Bus")
    #expect(found[0].summary?.string(in: english) == "When it comes.")
    #expect(found[2].promptsForConfiguration)
    #expect(found[3].displayName?.string(in: english) == "Bell")
  }

  @Test("Ready-made configurations are named by text, key or string")
  func recommendations() {
    let found = WidgetDescriptor.all(of: BusWidget())
    #expect(found[0].driver?.recommendations().map(\.description) == ["Line 7", "Any line", "7"])
  }

  @Test("Relevance keeps when it is")
  func relevance() async {
    let relevance = await NextBusProvider().relevance()
    #expect(relevance.attributes.count == 2)
    #expect(relevance.attributes[0].group == .automatic)
  }

  @Test("A query is handed what the app has, as an intent is")
  func dependencies() async throws {
    AppDependencyManager.shared.add(dependency: QuietIntent.Clock(hour: 9))
    #expect(try await QuietIntent.Times().results() == [9])
    #expect(try await QuietIntent().perform().opensIntent == nil)
  }

  @Test("Entities work out properties, and intents without a way of their own to be performed are")
  func entities() async throws {
    let stop = Stop(id: 3)
    #expect(stop.name == "Stop 3")
    #expect(stop.code == "3")
    #expect(try await stop.wait == 3)
    #expect(stop.lines == ["7"])
    let remove = RemoveStopIntent()
    remove.stop = stop
    _ = try await remove.perform()
    _ = try await ShowStopIntent().perform()
  }

  @Test("A result may carry a value, words, a view and what runs next")
  func results() async throws {
    let intent = AskingIntent()
    intent.line = "7"
    let result = try await intent()
    #expect(result.value == "7")
    #expect(result.opensIntent is OpenURLIntent)
    #expect(result.dialog?.full.string(in: Locale(identifier: "en_US")) == "Line 7")
    #expect(try await TellingIntent().perform().dialog?.full.string(in: Locale(identifier: "en_US")) == "Told")
  }
}

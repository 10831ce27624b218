// Declarations as authors write them, against the names that widget sources import: what compiles here is the test.

import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit

private struct LampControl: ControlWidget {
  static let kind = "Lamp"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: LampProvider()) { lamp in
      ControlWidgetToggle("Lamp", isOn: lamp.isLit, action: LightIntent(lamp.room)) { isLit in
        Label(isLit ? "Lit" : "Dark", systemImage: "lightbulb")
      }
    }
    .displayName("Lamp")
    .description("Lights a room.")
  }
}

private struct LampProvider: AppIntentControlValueProvider {
  struct Value {
    var isLit: Bool
    var room: String
  }

  func previewValue(configuration: RoomConfiguration) -> Value { Value(isLit: false, room: configuration.room) }
  func currentValue(configuration: RoomConfiguration) async throws -> Value { Value(isLit: true, room: configuration.room) }
}

private struct RoomConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Room"
  @Parameter(title: "Room", default: "Kitchen") var room: String
}

private struct LightIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Light a Room"
  static let description = IntentDescription("Turns a lamp on or off.", categoryName: "Home", searchKeywords: ["lamp", "light"])
  @Parameter(title: "Room") var room: String
  @Parameter(title: "Lit") var value: Bool

  init() {}
  init(_ room: String) { self.room = room }
  func perform() async throws -> some IntentResult { .result() }
}

private struct ReadIntent: AppIntent {
  static let title: LocalizedStringResource = "Read On"
  static let openAppWhenRun = true

  struct Shelves: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Upper", "Lower"] }
  }

  @Parameter(title: "Shelf", optionsProvider: Shelves()) var shelf: String

  @MainActor func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "shelf:\(shelf)") else { throw $shelf.needsValueError() }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

private struct Volume: AppEntity, Identifiable {
  let id: UUID
  @Property(title: "Title") var title: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book", numericFormat: "\(placeholder: .int) books")
  static let defaultQuery = VolumeQuery()
  var displayRepresentation: DisplayRepresentation { .init(title: "\(title)", subtitle: "Book", image: .init(systemName: "book")) }

  init(id: UUID, title: String) {
    self.id = id
    self.title = title
  }
}

private struct VolumeQuery: EntityStringQuery {
  func entities(for identifiers: [Volume.ID]) async throws -> [Volume] { [] }
  func entities(matching string: String) async throws -> [Volume] { [] }
  func suggestedEntities() async throws -> IntentItemCollection<Volume> { ItemCollection { ItemSection("Shelf", items: []) } }
  func defaultResult() async -> Volume? { nil }
}

private struct AllVolumes: EnumerableEntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [Volume] { [] }
  func allEntities() async throws -> [Volume] { [] }
}

private struct ShelfIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Books"
  @Parameter(title: "Books", size: [.systemSmall: 1, .systemMedium: 3]) var books: [Volume]?
  @Parameter(title: "Covers", default: true) var showsCovers: Bool
  @Parameter(title: "Pages", description: "A day", default: 3, controlStyle: .stepper, inclusiveRange: (1, 50)) var pages: Int
  @Parameter(title: "Share", controlStyle: .slider, inclusiveRange: (0.0, 1.0)) var share: Double?

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("One book, covers \(\.$showsCovers)")
    } otherwise: {
      Switch(.widgetFamily) {
        Case(.systemMedium) {
          Summary {
            \.$books
            \.$showsCovers
          }
        }
        DefaultCase { Summary() }
      }
    }
  }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ReadIntent(), phrases: ["Read on in \(.applicationName)"], shortTitle: "Read", systemImageName: "book")
  }
}

private struct RaceAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var lap: Int }
  var name: String
}

private struct RaceActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RaceAttributes.self) { context in
      VStack { Text("Lap \(context.state.lap)") }
        .activityBackgroundTint(Color.cyan)
        .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Lap") }
        DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.lap)") }
      } compactLeading: {
        Text("Lap")
      } compactTrailing: {
        Text("\(context.state.lap)")
      } minimal: {
        Text("\(context.state.lap)")
      }
      .widgetURL(URL(string: "race:"))
      .keylineTint(Color.red)
    }
  }
}

private struct ShelfEntry: TimelineEntry {
  let date: Date
  let configuration: ShelfIntent
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 3) }
}

private struct ShelfProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(date: .distantPast, configuration: ShelfIntent()) }
  func snapshot(for configuration: ShelfIntent, in context: Context) async -> ShelfEntry {
    ShelfEntry(date: .distantPast, configuration: configuration)
  }
  func timeline(for configuration: ShelfIntent, in context: Context) async -> Timeline<ShelfEntry> {
    Timeline(entries: [], policy: .atEnd)
  }
  func recommendations() -> [AppIntentRecommendation<ShelfIntent>] {
    [AppIntentRecommendation(intent: ShelfIntent(), description: "Example")]
  }
}

private struct ShelfView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.widgetContentMargins) private var margins

  var entry: ShelfProvider.Entry

  var body: some View {
    switch family {
    case .systemSmall: Text("small").padding(margins)
    case .systemMedium, .systemLarge, .systemExtraLarge: Toggle(isOn: true, intent: LightIntent("Hall")) { Text("Hall") }
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: "book").widgetAccentedRenderingMode(.fullColor).widgetAccentable()
      }
    case .accessoryRectangular: Text("rectangular").widgetURL(URL(string: "shelf:"))
    case .accessoryInline: Button("Read", intent: ReadIntent())
    }
    switch mode {
    case .fullColor: Text("full")
    case .vibrant: Text("vibrant")
    default: Text("flat").opacity(showsBackground ? 1 : 0.5)
    }
  }
}

private struct ShelfWidget: Widget {
  let kind: String = "Shelf"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: ShelfIntent.self, provider: ShelfProvider()) { entry in
      ShelfView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

private struct ShelfBundle: WidgetBundle {
  var body: some Widget {
    ShelfWidget()
    RaceActivity()
    LampControl()
  }
}

@Suite("The vocabulary as authors write it")
@MainActor
struct VocabularyTests {
  @Test("Widgets, activities and controls stand in one bundle")
  func bundle() {
    let found = WidgetDescriptor.all(of: ShelfBundle())
    #expect(found.map(\.kind) == ["Shelf", "RaceAttributes", "Lamp"])
    #expect(found.map(\.category) == [.timeline, .activity, .control])
  }

  @Test("A program may look at its placed widgets and ask for one kind")
  func center() async {
    await confirmation { answered in
      WidgetCenter.shared.getCurrentConfigurations { result in
        answered()
        guard case .success(let widgets) = result else {
          Issue.record("no answer")
          return
        }
        #expect(widgets.isEmpty)
        if let shelf = widgets.first(where: { $0.family == .systemSmall })?.widgetConfigurationIntent(of: ShelfIntent.self) {
          WidgetCenter.shared.reloadTimelines(ofKind: shelf.showsCovers ? "Shelf" : "Other")
        }
      }
    }
  }
}

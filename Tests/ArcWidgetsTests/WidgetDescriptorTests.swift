// What a host learns of widgets and bundles.

import ArcFoundation
import ArcIntents
import ArcViews
import ArcWidgets
import Foundation
import Testing

private struct Plain: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plain", provider: Scripts.provider) { Text($0.label) }
  }
}

private struct Told: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Told", intent: NeedyIntent.self, provider: NeedyProvider()) { Text($0.label) }
      .configurationDisplayName("Told \(3)")
      .description("Says all it can.")
      .supportedFamilies([.accessoryCircular, .systemSmall])
      .contentMarginsDisabled()
      .containerBackgroundRemovable(false)
      .disfavoredLocations([.standBy], for: [.systemSmall])
      .promptsForUserConfiguration()
      .standByLayout(.full)
  }
}

private struct NeedyProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: minute(0), label: "placeholder") }
  func snapshot(for configuration: NeedyIntent, in context: Context) async -> Moment {
    Moment(date: minute(0), label: configuration.word.id)
  }
  func timeline(for configuration: NeedyIntent, in context: Context) async -> Timeline<Moment> {
    Timeline(entries: [Moment(date: minute(0), label: configuration.word.id)], policy: .never)
  }
  func recommendations() -> [AppIntentRecommendation<NeedyIntent>] {
    let intent = NeedyIntent()
    intent.word = "often"
    return [AppIntentRecommendation(intent: intent, description: "Often")]
  }
}

private struct Lamp: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp") {
      ControlWidgetButton(action: WritingIntent()) { Label("Lamp", systemImage: "lightbulb") }
    }
    .displayName("Lamp")
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Told()
    if #available(iOS 17, *) {
      Plain()
    }
    Lamp()
    if minute(0) > minute(1) {
      Told()
    }
  }
}

@Suite("Widget descriptors")
@MainActor
struct WidgetDescriptorTests {
  @Test("A bundle lists its widgets and controls in order, without those that are left out")
  func bundle() {
    let found = WidgetDescriptor.all(of: Bundle())
    #expect(found.map(\.kind) == ["Told", "Plain", "Lamp"])
    #expect(found.map(\.category) == [.timeline, .timeline, .control])
    #expect(found[2].driver == nil)
  }

  @Test("A widget that says nothing has every family and margins")
  func plain() {
    let found = WidgetDescriptor.all(of: Plain())[0]
    #expect(found.families == WidgetFamily.allCases)
    #expect(found.families.count == 7)
    #expect(found.hasContentMargins)
    #expect(found.isBackgroundRemovable)
    #expect(found.displayName == nil)
    #expect(found.configuration == nil)
    #expect(found.standByLayout == .half)
  }

  @Test("A widget's modifiers are known to the host")
  func told() {
    let found = WidgetDescriptor.all(of: Told())[0]
    let english = Locale(identifier: "en_US")
    #expect(found.displayName?.string(in: english) == "Told 3")
    #expect(found.summary?.string(in: english) == "Says all it can.")
    #expect(found.families == [.accessoryCircular, .systemSmall])
    #expect(!found.hasContentMargins)
    #expect(!found.isBackgroundRemovable)
    #expect(found.promptsForConfiguration)
    #expect(found.standByLayout == .full)
    #expect(found.disfavoredLocations == [.systemSmall: [.standBy]])
    #expect(found.configuration == NeedyIntent.self)
    #expect(found.driver?.recommendations().map(\.description) == ["Often"])
  }

  @Test("A configuration that lacks what it must have is refused, not run")
  func needy() async throws {
    let driver = try #require(WidgetDescriptor.all(of: Told())[0].driver)
    let context = TimelineProviderContext(family: .systemSmall, displaySize: CGSize(width: 158, height: 158))
    await #expect(throws: IntentError.missingValue(parameter: "word")) { try await driver.timeline(in: context) }
    let intent = NeedyIntent()
    intent.word = "now"
    let timeline = try await driver.timeline(in: context, configuration: intent)
    #expect((timeline.entries.first?.entry as? Moment)?.label == "now")
    #expect(resolve(driver.view(for: timeline.entries[0]), in: EnvironmentValues()).words == ["now"])
  }

  @Test("Another widget's intent is refused")
  func wrong() async throws {
    struct Other: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Other"
    }
    let driver = try #require(WidgetDescriptor.all(of: Told())[0].driver)
    let context = TimelineProviderContext(family: .systemSmall, displaySize: .zero)
    await #expect(throws: WidgetError.wrongConfiguration(kind: "Told", expected: "NeedyIntent", found: "Other")) {
      try await driver.snapshot(in: context, configuration: Other())
    }
  }

  @Test("Families print as their cases")
  func families() {
    #expect(
      WidgetFamily.allCases.map { "\($0)" } == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular", "accessoryRectangular", "accessoryInline",
      ])
  }

  @Test("A provider is told which values the environment may take")
  func variants() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let variants = TimelineProviderContext.EnvironmentVariants([EnvironmentValues(), dark])
    #expect(variants.colorScheme == [.light, .dark])
    #expect(TimelineProviderContext.EnvironmentVariants().colorScheme == nil)
  }

  @Test("The outermost widget address holds")
  func url() {
    let inner = URL(string: "app:inner")
    let outer = URL(string: "app:outer")
    let view = VStack { Text("a").widgetURL(inner) }.widgetURL(outer)
    #expect(resolve(view, in: EnvironmentValues()).widgetURL == outer)
  }
}

@Suite("Previews of widgets")
@MainActor
struct WidgetPreviewTests {
  private let context = TimelineProviderContext(family: .systemSmall, displaySize: .zero)

  @Test("The entries of a preview stand in it, one by one, in loops and conditions")
  func entries() async throws {
    let preview = _makePreview("Some", as: .systemSmall) {
      Plain()
    } timeline: {
      Moment(date: minute(0), label: "a")
      for label in ["b", "c"] { Moment(date: minute(1), label: label) }
      if minute(0) > minute(1) { Moment(date: minute(2), label: "never") }
      [Moment(date: minute(3), label: "d")]
    }
    let widget = try #require(preview.payload as? WidgetPreview)
    #expect(preview.name == "Some")
    #expect(widget.widget?.kind == "Plain")
    #expect(try await widget.entries(context, nil).map { ($0.entry as? Moment)?.label } == ["a", "b", "c", "d"])
  }

  @Test("A provider's entries may be previewed under a configuration")
  func provider() async throws {
    let intent = NeedyIntent()
    intent.word = "shown"
    let preview = _makePreview(as: .accessoryCircular, using: intent) {
      Told()
    } timelineProvider: {
      NeedyProvider()
    }
    let widget = try #require(preview.payload as? WidgetPreview)
    #expect(widget.family == .accessoryCircular)
    #expect(try await widget.entries(context, .seconds(20)).map { ($0.entry as? Moment)?.label } == ["shown"])
  }
}

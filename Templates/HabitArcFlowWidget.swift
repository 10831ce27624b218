// The habit widget and its bundle.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

public struct HabitArcFlowWidget: Widget {
  public let kind = HabitWidgetKind.name

  public init() {}

  public var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: SelectHabitIntent.self, provider: HabitProvider()) { entry in
      HabitEntryView(entry: entry)
    }
    .configurationDisplayName("Habits")
    .description("Today's habits, the next one first.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    .contentMarginsDisabled()
    .standByLayout(.full)
  }
}

public struct HabitArcFlowBundle: WidgetBundle {
  public init() {}

  public var body: some Widget {
    HabitArcFlowWidget()
  }
}

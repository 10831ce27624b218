// The widget: the store's habits, one row each.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

@main
struct HabitRowWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "HabitRowWidget", intent: SelectHabitIntent.self, provider: HabitProvider()) { entry in
      HabitRowList(habits: entry.habits + entry.finished)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Habit Rows")
    .description("Today's habits with their streaks.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct HabitRowList: View {
  @Environment(\.widgetFamily) private var family

  let habits: [HabitItemViewModel]

  var body: some View {
    if habits.isEmpty {
      Text("No habits today")
        .foregroundStyle(.secondary)
    } else {
      VStack(spacing: 8) {
        ForEach(habits.prefix(family == .systemSmall ? 2 : 3)) { habit in
          HabitRowView(habit: habit)
        }
        Spacer(minLength: 0)
      }
    }
  }
}

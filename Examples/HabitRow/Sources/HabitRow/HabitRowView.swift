// One habit in a row: its name, its streak, and a circle to tap.

import AppIntents
import ArcHabitWidgets
import SwiftUI

struct HabitRowView: View {
  let habit: HabitItemViewModel

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(habit.name)
          .font(.headline)
          .lineLimit(1)
        Text("\(habit.currentStreak) day streak")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button(intent: CompleteHabitIntent(habitID: habit.id)) {
        Image(systemName: habit.isCompletedToday ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundColor(habit.isCompletedToday ? .green : .secondary)
      }
      .buttonStyle(.plain)
    }
  }
}

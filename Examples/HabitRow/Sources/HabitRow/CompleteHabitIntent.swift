// What a tap on a row's circle does.

import AppIntents
import ArcHabits
import WidgetKit

struct CompleteHabitIntent: AppIntent {
  static var title: LocalizedStringResource = "Complete Habit"
  static var description = IntentDescription("Logs a habit as done today.")

  @Parameter(title: "Habit")
  var habitID: String

  init() {}

  init(habitID: String) {
    self.habitID = habitID
  }

  func perform() async throws -> some IntentResult {
    _ = try await HabitDataStore.shared.markHabitCompleted(id: habitID, timestamp: Date())
    WidgetCenter.shared.reloadTimelines(ofKind: "HabitRowWidget")
    return .result()
  }
}

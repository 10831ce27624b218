// Habits, streaks and amounts as commands print them, in words and in JSON.

import ArcHabits

extension Streak {
  /// `41 days`, `1 week`, `0 days`.
  var words: String { "\(current) \(current == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue)" }

  var json: JSONValue {
    .object(["current": .int(current), "best": .int(best), "unit": .string(unit.rawValue)])
  }
}

extension HabitStatus {
  /// The shape `status --json` has for one habit.
  var json: JSONValue {
    .object([
      "id": .string(habit.id), "name": .string(habit.name), "state": .string(state.rawValue), "due": .bool(isDue), "streak": streak.json,
      "rate": streak.rate.map { .object(["done": .int($0.done), "due": .int($0.due)]) } ?? .null, "surfacedBy": .text(surfacedBy),
    ])
  }
}

/// `30 min`, `2.5`: an amount with the unit of its target, fit to stand in a line.
func amountText(_ amount: Double, _ target: Habit.Target?) -> String {
  [NumberWords.plain(amount), target?.unit.map(printable)].compactMap { $0 }.joined(separator: " ")
}

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
  /// `3 of 8 cups`, `1 of 3 this week`; nil for a habit that is simply done or not.
  var progressWords: String? {
    guard let progress else { return nil }
    let parts = ["\(NumberWords.plain(progress.amount)) of \(NumberWords.plain(progress.target))", habit.target?.unit.map(printable)]
    return (parts + [habit.schedule.period]).compactMap { $0 }.joined(separator: " ")
  }

  /// The shape `status --json` has for one habit.
  var json: JSONValue {
    .object([
      "id": .string(habit.id), "name": .string(habit.name), "state": .string(state.rawValue), "due": .bool(isDue), "streak": streak.json,
      "rate": streak.rate.map { .object(["done": .int($0.done), "due": .int($0.due)]) } ?? .null, "surfacedBy": .text(surfacedBy),
      "progress": progress?.json ?? .null,
    ])
  }
}

extension Progress {
  fileprivate var json: JSONValue {
    .object(["amount": .number(amount), "target": .number(target), "period": .string(period.rawValue)])
  }
}

extension Schedule {
  /// The time that progress is counted over; nil for the day.
  fileprivate var period: String? {
    switch self {
    case .daily, .weekdays, .every, .interval: nil
    case .perWeek: "this week"
    case .perMonth: "this month"
    case .rolling(_, let days): "in \(days) days"
    }
  }
}

/// `30 min`, `2.5`: an amount with the unit of its target, fit to stand in a line.
func amountText(_ amount: Double, _ target: Habit.Target?) -> String {
  [NumberWords.plain(amount), target?.unit.map(printable)].compactMap { $0 }.joined(separator: " ")
}

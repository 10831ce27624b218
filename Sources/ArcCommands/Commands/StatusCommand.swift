// `status` and `history`: where habits stand, and the days of one.

import ArcHabits

extension Command {
  private static let showAll = Setting(flag: "--all", help: "habits that are not due or archived as well")

  static let status = Command(
    words: ["status"], summary: "The day's habits in widget order, with their state and streak.", settings: [showAll]
  ) { invocation, machine in
    let view = try DayView(invocation, on: machine)
    let statuses = view.book.statuses(on: view.today)
    if invocation[CommonSettings.json] {
      try machine.say(view.json(statuses).line)
    } else {
      let shown = statuses.filter { invocation[showAll] || ($0.state != .archived && $0.state != .notDue) }
      try machine.say(view.text(shown, hidden: statuses.count - shown.count))
    }
    return .done
  }

  static let history = Command(
    words: ["history"], summary: "The days of a habit, newest first.", arguments: [.one("HABIT")]
  ) { invocation, machine in
    let view = try DayView(invocation, on: machine)
    let habit = try view.habit(invocation.arguments[0])
    let rows = view.book.snapshot.history(of: habit.id).rows.filter { $0.state != nil }.reversed()
    if invocation[CommonSettings.json] {
      let days = rows.map { row in
        JSONValue.object([
          "day": .string(row.day.description), "state": .text(row.state?.name), "amount": row.amount.map { .number($0) } ?? .null,
          "note": .text(row.note), "loggedAt": .text(row.loggedAt?.description), "zone": .text(row.zone),
        ])
      }
      try machine.say(JSONValue.object(["id": .string(habit.id), "name": .string(habit.name), "days": .array(days)]).line)
    } else {
      let lines = rows.map { row in
        [row.day.description, row.state?.name, row.amount.map { amountText($0, habit.target) }, row.note.map(printable)].compactMap { $0 }
          .joined(separator: "  ")
      }
      try machine.say(lines.isEmpty ? "nothing is logged for \(printable(habit.name))" : lines.joined(separator: "\n"))
    }
    return .done
  }
}

extension DayView {
  fileprivate func json(_ statuses: [HabitStatus]) -> JSONValue {
    .object([
      "day": .string(today.description), "zone": .string(book.zone.identifier), "habits": .array(statuses.map(\.json)),
    ])
  }

  fileprivate func text(_ statuses: [HabitStatus], hidden: Int) -> String {
    var lines = ["\(today), \(book.zone.identifier)"]
    let names = statuses.map { printable($0.habit.name) }
    let width = min(names.map(\.count).max() ?? 0, 40)
    for (status, name) in zip(statuses, names) {
      let gap = String(repeating: " ", count: max(0, width - name.count) + 2)
      var line = "\(status.state.sign) \(name)\(gap)\(status.streak.words)"
      if let progress = status.progressWords, status.state == .pending || status.state == .done { line += "  \(progress)" }
      if let parent = status.surfacedBy.flatMap(book.habit) { line += "  after \(printable(parent.name))" }
      lines.append(line)
    }
    if book.snapshot.habits.isEmpty { lines.append("no habits yet; 'arcflow habit add' adds one") }
    if hidden > 0 { lines.append("\(hidden) more with --all") }
    return lines.joined(separator: "\n")
  }
}

extension HabitStatus.State {
  fileprivate var sign: String {
    switch self {
    case .pending: "○"
    case .done: "✓"
    case .skipped: "–"
    case .missed: "✗"
    case .notDue: "·"
    case .archived: "□"
    }
  }
}

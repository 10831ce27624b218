// `habit add`, `list`, `edit`, `move`, `archive`, `restore` and `remove`.

import ArcHabits
import ArcText

extension Command {
  static let habitCommands = [habitAdd, habitList, habitEdit, habitMove, habitArchive, habitRestore, habitRemove]

  private static let habitAdd = Command(
    words: ["habit", "add"], summary: "Adds a habit and prints its id.", arguments: [.one("NAME")],
    settings: [
      HabitSettings.symbol, HabitSettings.color, HabitSettings.schedule, HabitSettings.target, HabitSettings.unit, HabitSettings.avoid,
      HabitSettings.cue, HabitSettings.note, HabitSettings.after, HabitSettings.start, HabitSettings.id,
    ]
  ) { invocation, machine in
    let name = try visibleName(invocation.arguments[0])
    try checkUnit(invocation, habit: nil)
    // What the store refuses must not leave a new store behind, so the parent is looked up before one is made.
    let parent = try invocation[HabitSettings.after].map { try invocation.snapshotOrEmpty(on: machine).habit(named: $0) }
    let store = try await invocation.writableStore(on: machine)
    let view = DayView(try await store.snapshot(), for: invocation, on: machine)
    let taken = Set(view.book.snapshot.habits.map(\.id)).union(view.book.snapshot.histories.keys)
    var habit = Habit(id: invocation[HabitSettings.id] ?? freshID(for: name, besides: taken), name: name)
    habit.start = invocation[HabitSettings.start]?.day(today: view.today)
    try describe(&habit, by: invocation, today: view.today, firstWeekday: view.book.snapshot.firstWeekday)
    try await store.add(habit, after: parent?.id)
    warnOfSymbol(invocation, on: machine)
    try machine.say(invocation[CommonSettings.json] ? JSONValue.object(["id": .string(habit.id)]).line : habit.id)
    await store.checkpoint()
    return .done
  }

  private static let habitList = Command(
    words: ["habit", "list"], summary: "Every habit, in the order it was given."
  ) { invocation, machine in
    let snapshot = try HabitReader.snapshot(of: invocation.storePath(on: machine), only: [])
    if invocation[CommonSettings.json] {
      let parents = Dictionary(grouping: snapshot.stacks.edges, by: \.child).mapValues { $0.map(\.parent) }
      try machine.say(JSONValue.object(["habits": .array(snapshot.habits.map { $0.json(after: parents[$0.id] ?? []) })]).line)
    } else {
      let width = min(snapshot.habits.map(\.id.count).max() ?? 0, 24)
      let lines = snapshot.habits.map { habit in
        let facts = [habit.schedule.spec, habit.polarity == .avoid ? "avoid" : nil, habit.archivedOn.map { "archived \($0)" }]
        let gap = String(repeating: " ", count: max(0, width - habit.id.count) + 2)
        return printable("\(habit.id)\(gap)\(habit.name)") + " (\(facts.compactMap { $0 }.joined(separator: ", ")))"
      }
      try machine.say(lines.isEmpty ? "no habits yet; 'arcflow habit add' adds one" : lines.joined(separator: "\n"))
    }
    return .done
  }

  private static let habitEdit = Command(
    words: ["habit", "edit"], summary: "Changes a habit; its days stay.",
    details: "An empty value takes a symbol, colour, unit, cue, note or parent away; --target none takes the target away.",
    arguments: [.one("HABIT")],
    settings: [
      HabitSettings.name, HabitSettings.symbol, HabitSettings.color, HabitSettings.schedule, HabitSettings.target, HabitSettings.unit,
      HabitSettings.avoid, HabitSettings.build, HabitSettings.cue, HabitSettings.note, HabitSettings.after, HabitSettings.start,
    ]
  ) { invocation, machine in
    if invocation[HabitSettings.avoid], invocation[HabitSettings.build] {
      throw UsageError.conflict("--avoid and --build say opposite things")
    }
    return try await change(invocation, on: machine) { store, habit, view in
      try checkUnit(invocation, habit: habit)
      var edited = habit
      if let name = invocation[HabitSettings.name] { edited.name = try visibleName(name) }
      if let start = invocation[HabitSettings.start] { edited.start = start.day(today: view.today) }
      try describe(&edited, by: invocation, today: view.today, firstWeekday: view.book.snapshot.firstWeekday)
      let result = edited
      let word = invocation[HabitSettings.after]
      let parent = try word.flatMap { $0.isEmpty ? nil : try view.habit($0).id }
      try await store.edit(habit.id, after: parent) { $0 = result }
      if word == "" {
        for edge in view.book.snapshot.stacks.edges where edge.child == habit.id { try await store.untie(edge.parent, from: habit.id) }
      }
      warnOfSymbol(invocation, on: machine)
    }
  }

  private static let habitMove = Command(
    words: ["habit", "move"], summary: "Moves a habit to a place in the list, 1 for the first.", arguments: [.one("HABIT"), .one("N")]
  ) { invocation, machine in
    guard let place = Int(invocation.arguments[1]), place >= 0 else {
      throw UsageError.badArgument("N", value: invocation.arguments[1], reason: "a place is a whole number, 1 for the first")
    }
    return try await change(invocation, on: machine) { store, habit, _ in try await store.move(habit.id, to: max(0, place - 1)) }
  }

  private static let habitArchive = Command(
    words: ["habit", "archive"], summary: "Puts a habit away; its streak stays as it is.", arguments: [.one("HABIT")]
  ) { invocation, machine in
    try await change(invocation, on: machine) { store, habit, view in
      let today = view.today
      try await store.edit(habit.id) { $0.archivedOn = $0.archivedOn ?? today }
    }
  }

  private static let habitRestore = Command(
    words: ["habit", "restore"], summary: "Takes an archived habit up again.", arguments: [.one("HABIT")]
  ) { invocation, machine in
    try await change(invocation, on: machine) { store, habit, _ in try await store.edit(habit.id) { $0.archivedOn = nil } }
  }

  private static let habitRemove = Command(
    words: ["habit", "remove"], summary: "Removes a habit from every list.", arguments: [.one("HABIT")]
  ) { invocation, machine in
    try await change(invocation, on: machine) { store, habit, _ in try await store.remove(habit.id) }
  }

  /// A symbol that has no drawing is kept all the same: another device may know it.
  private static func warnOfSymbol(_ invocation: Invocation, on machine: Machine) {
    guard let name = invocation[HabitSettings.symbol], !name.isEmpty, let complaint = symbolComplaint(about: name) else { return }
    machine.warn(complaint)
  }

  /// Finds the habit named first, lets `body` change it, and prints its id.
  private static func change(
    _ invocation: Invocation, on machine: Machine, _ body: (HabitStore, Habit, DayView) async throws -> Void
  ) async throws -> ExitCode {
    let word = invocation.arguments[0]
    let store = try await invocation.writableStore(holding: word, on: machine)
    let view = DayView(try await store.snapshot(only: []), for: invocation, on: machine)
    let habit = try view.habit(word)
    try await body(store, habit, view)
    try machine.say(invocation[CommonSettings.json] ? JSONValue.object(["id": .string(habit.id)]).line : habit.id)
    await store.checkpoint()
    return .done
  }
}

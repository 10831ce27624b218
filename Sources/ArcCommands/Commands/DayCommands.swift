// `done`, `skip`, `miss` and `undo`: what a day shall be. They set, and never toggle.

import ArcHabits
import ArcWidgets

extension Command {
  static let done = day(
    "done", "Logs a habit as done today, or on another day.", [HabitSettings.amount, HabitSettings.add]
  ) { invocation, habit throws(UsageError) in
    let amount = invocation[HabitSettings.amount]
    let more = invocation[HabitSettings.add]
    if amount != nil, more != nil { throw .conflict("--amount sets what --add adds to: give one of them") }
    if habit.polarity == .avoid, habit.target != nil, amount == nil, more == nil {
      throw .conflict("'\(habit.name)' has a limit: say how much it was, with --amount or --add")
    }
    return more.map { .add($0) } ?? .done(amount: amount)
  }

  static let skip = day("skip", "Leaves a habit out today, on purpose: the streak is kept, and does not grow.") { _, _ in .skipped }

  static let miss = day("miss", "Logs that a habit was not done, or a relapse of one to avoid.") { _, _ in .missed }

  static let undo = day("undo", "Takes back what was logged for the day.") { _, _ in .nothing }

  private static func day(
    _ word: String, _ summary: String, _ settings: [any AnySetting] = [],
    wanted: @escaping @Sendable (Invocation, Habit) throws(UsageError) -> DayWish.Wanted
  ) -> Command {
    Command(
      words: [word], summary: summary, details: "HABIT is an id, a name, or the start of a name where only one begins so.",
      arguments: [.one("HABIT")], settings: [HabitSettings.on] + settings
    ) { invocation, machine in
      let word = invocation.arguments[0]
      let store = try await invocation.writableStore(holding: word, on: machine, cause: .intent)
      let outline = DayView(try await store.snapshot(only: []), for: invocation, on: machine)
      let habit = try outline.habit(word)
      let day = invocation[HabitSettings.on]?.day(today: outline.today) ?? outline.today
      let wish = DayWish(habit: habit.id, day: day, wanted: try wanted(invocation, habit))
      let outcome = try await store.apply(wish, at: outline.instant, in: outline.book.zone)
      let view = DayView(try await store.snapshot(only: [habit.id]), for: invocation, on: machine)
      let status = view.book.status(of: habit.id, on: view.today)
      let streak = view.book.streak(of: habit.id, on: view.today)
      if invocation[CommonSettings.json] {
        try machine.say(
          JSONValue.object([
            "id": .string(habit.id), "name": .string(habit.name), "day": .string(day.description), "state": .text(outcome.row?.state?.name),
            "amount": outcome.row?.amount.map { .number($0) } ?? .null, "changed": .bool(outcome.isChanged), "streak": streak.json,
          ]).line)
      } else {
        let logged = outcome.row?.amount.map { "\(amountText($0, habit.target)) on \(day)" }
        let progress = day == view.today ? status?.progressWords : nil
        try machine.say("\(printable(habit.name)): \([streak.words, progress ?? logged].compactMap { $0 }.joined(separator: ", "))")
      }
      await store.checkpoint()
      return .done
    }
  }
}

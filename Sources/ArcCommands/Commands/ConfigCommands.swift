// `config`: when the day starts, where the person lives, and the weekday weeks begin on.

import ArcHabits
import ArcRendering
import ArcWidgets

extension Command {
  static let configCommands = [
    config(
      "day-start", "When a day begins, such as 04:00, for people who stay up late.",
      read: { text throws(BadValue) in
        guard let start = DayStart(parsing: text) else { throw BadValue("a day starts between 00:00 and 12:00, written like 04:00") }
        return start
      }, cause: .significantTime, show: { $0.book.snapshot.dayStart.description },
      store: { store, start, _ in try await store.setDayStart(start) }),
    config(
      "zone", "The zone lived in from now on, or from --at on; it is added to the zone log.", read: zoneRules,
      cause: .significantTime, show: { ($0.book.snapshot.zones.zone(at: $0.instant) ?? $0.book.zone).identifier },
      store: { store, zone, instant in try await store.move(to: zone, from: instant) }),
    config(
      "first-weekday", "The weekday new weekly habits begin on, such as mon.",
      read: { text throws(BadValue) in
        guard let day = Schedule.weekday(named: text) ?? Int(text), (1...7).contains(day) else {
          throw BadValue("a weekday is one of mon, tue, wed, thu, fri, sat, sun")
        }
        return day
      }, cause: .dataChange, show: { weekdays[$0.book.snapshot.firstWeekday - 1] },
      store: { store, day, _ in try await store.setFirstWeekday(day) }),
  ]

  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// A command that sets one thing, or prints it where no value is given.
  private static func config<Value: Sendable>(
    _ word: String, _ summary: String, read: @escaping @Sendable (String) throws(BadValue) -> Value, cause: ReloadCause,
    show: @escaping @Sendable (DayView) -> String, store: @escaping @Sendable (HabitStore, Value, Instant) async throws -> Void
  ) -> Command {
    Command(
      words: ["config", word], summary: summary, details: "Without VALUE it prints what holds.", arguments: [.optional("VALUE")]
    ) { invocation, machine in
      func answer(_ snapshot: HabitSnapshot) throws {
        let value = show(DayView(snapshot, for: invocation, on: machine))
        try machine.say(invocation[CommonSettings.json] ? JSONValue.object(["\(word)": .string(value)]).line : value)
      }
      guard let text = invocation.arguments.first else {
        try answer(try HabitReader.snapshot(of: invocation.storePath(on: machine), only: []))
        return .done
      }
      let value: Value
      do throws(BadValue) {
        value = try read(text)
      } catch {
        throw UsageError.badArgument(word, value: text, reason: error.reason)
      }
      let door = try await invocation.writableStore(on: machine, cause: cause)
      try await store(door, value, invocation.instant(on: machine))
      try answer(try await door.snapshot(only: []))
      await door.checkpoint()
      return .done
    }
  }
}

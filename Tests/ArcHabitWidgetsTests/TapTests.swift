// Taps: an intent sets the day that was shown, once, however late and however often it arrives.

import ArcHabits
import ArcWidgets
import Foundation
import Testing

@testable import ArcHabitWidgets

@Suite("Taps")
struct TapTests {
  let file = NSTemporaryDirectory() + "arcflow-taps-" + UUID().uuidString + ".sqlite"
  let zone = ZoneRules.utc

  /// The state and amount of 20 March after taps that arrive at an instant.
  private func day(after taps: [MarkHabitIntent], at text: String = "2026-03-20T11:00:00Z") async throws -> String {
    defer { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) } }
    let now = try #require(Instant(parsing: text))
    let store = try HabitStore(file: file)
    try await store.add(Habit(id: "a", name: "A", target: Habit.Target(amount: 30)))
    let shared = HabitDataStore(file: file, zone: zone, clock: { now })
    let ambient = WidgetAmbient(now: { now.date }, timeZone: nil, reload: { _ in }, configurations: { [] })
    try await HabitDataStore.withShared(shared) {
      try await WidgetAmbient.$bound.withValue(ambient) {
        for tap in taps { _ = try await tap.perform() }
      }
    }
    #expect(
      try HabitReader.snapshotAndNotes(of: file).notes.allSatisfy {
        $0.cause == "intent" && $0.kind == HabitWidgetKind.name && $0.instant == now
      })
    let rows = try await store.snapshot().history(of: "a").rows
    return rows.map { "\($0.day) \($0.state?.name ?? "nothing")\($0.amount.map { " \($0)" } ?? "")" }.joined(separator: "; ")
  }

  private func tap(_ wanted: MarkHabitIntent.Wanted, _ amount: Double? = nil, token: String? = nil) -> MarkHabitIntent {
    MarkHabitIntent(habit: "a", day: "2026-03-20", wanted: wanted, amount: amount, token: token)
  }

  @Test("Done, skipped, missed and an amount are set, and set twice are the same")
  func sets() async throws {
    #expect(try await day(after: [tap(.done), tap(.done)]) == "2026-03-20 done")
    #expect(try await day(after: [tap(.done), tap(.skipped)]) == "2026-03-20 skipped")
    #expect(try await day(after: [tap(.missed)]) == "2026-03-20 missed")
    #expect(try await day(after: [tap(.done, 12), tap(.done, 12)]) == "2026-03-20 done 12.0")
    #expect(try await day(after: [tap(.done), tap(.nothing)]) == "2026-03-20 nothing")
  }

  @Test("What is added counts once for each tap, however often the tap is delivered")
  func adds() async throws {
    let first = tap(.add, 10, token: "one")
    #expect(try await day(after: [first, first, tap(.add, 5, token: "two"), first]) == "2026-03-20 done 15.0")
    await #expect(throws: MarkHabitError.needsAmountAndToken) { try await day(after: [tap(.add, 10)]) }
  }

  @Test("A tap that arrives after midnight lands on the day that was shown")
  func late() async throws {
    #expect(try await day(after: [tap(.done)], at: "2026-03-21T00:30:00Z") == "2026-03-20 done")
  }
}

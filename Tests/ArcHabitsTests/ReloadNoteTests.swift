// A host's notes of what asked for new pictures: written with a change, in its transaction, or not at all.

@testable import ArcHabits
import Foundation
import Testing

@Suite("Reload notes")
struct ReloadNoteTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  private func note(_ cause: String, _ seconds: Int64 = 0) -> ReloadNote {
    ReloadNote(at: Workplace.now.adding(seconds: seconds), kind: "Widget", cause: cause)
  }

  private var stored: [String] { get throws { try HabitReader.snapshotAndNotes(of: place.path("habits.sqlite")).notes.map(\.cause) } }

  @Test("A note is written with the next change, and once")
  func next() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    #expect(try stored.isEmpty)
    await store.note(note("intent"))
    try await store.apply(DayWish(habit: "a", day: Workplace.today, wanted: .done()), at: Workplace.now, in: .utc)
    try await store.apply(DayWish(habit: "a", day: Workplace.today, wanted: .skipped), at: Workplace.now, in: .utc)
    #expect(try HabitReader.snapshotAndNotes(of: place.path("habits.sqlite")).notes == [note("intent")])
  }

  @Test("Where nothing changes, or the change fails, nothing is noted")
  func unchanged() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    await store.note(note("intent"))
    try await store.apply(DayWish(habit: "a", day: Workplace.today, wanted: .nothing), at: Workplace.now, in: .utc)
    await #expect(throws: StoreError.self) { try await store.add(Habit(id: "a", name: "A")) }
    #expect(try stored.isEmpty)
    try await store.remove("a")
    #expect(try stored == ["intent"])
  }

  @Test("The last thousand are kept, and a store without notes has none")
  func bounded() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    for number in 0..<1100 { await store.note(note("\(number)")) }
    try await store.edit("a") { $0.name = "B" }
    #expect(try stored == (100..<1100).map { "\($0)" })
    let other = try place.store("other.sqlite")
    try await other.add(Habit(id: "a", name: "A"))
    #expect(try HabitReader.snapshotAndNotes(of: place.path("other.sqlite")).notes.isEmpty)
  }

  @Test("Notes never travel: exports and changes are the same with and without them")
  func local() async throws {
    let (plain, noting) = (try place.store("plain.sqlite"), try place.store())
    for store in [plain, noting] {
      if store.file == noting.file { await store.note(note("dataChange")) }
      try await store.add(Habit(id: "a", name: "A"))
    }
    #expect(try await plain.snapshot() == (try await noting.snapshot()))
    #expect(try await plain.changes() == (try await noting.changes()))
    #expect(try await noting.examine().isSound)
  }
}

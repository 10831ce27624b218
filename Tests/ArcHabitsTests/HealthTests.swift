// What the doctor says of a damaged store, and what it leaves alone.

@testable import ArcHabits
import Foundation
import Testing

@Suite("The health of a store")
struct HealthTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  /// A store with a day in it, one page of which is scribbled over: the root of the table or index named.
  private func damaged(_ name: String) async throws -> String {
    let path = place.path("damaged.sqlite")
    let root: Int64
    do {
      let store = try place.store("damaged.sqlite")
      try await store.add(Habit(id: "a", name: "A"))
      try await store.apply(DayWish(habit: "a", day: Workplace.today, wanted: .done()), at: Workplace.now, in: .utc)
      root = try #require(try await store.rootPage(of: name))
      await store.checkpoint()
    }
    for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + ending) }
    var bytes = try place.bytes("damaged.sqlite")
    let page = 4096 * Int(root - 1)
    for index in page..<page + 4096 { bytes[index] = UInt8(truncatingIfNeeded: index &* 7) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("Damage to an index is told, with what can still be saved, and nothing is tried that could lose more")
  func index() async throws {
    let path = try await damaged("sqlite_autoindex_replica_1")
    let health = try HabitReader.examine(path)
    #expect(!health.isSound && health.days == 1)
    #expect(health.findings.last?.sentence == "its habits and days can all be read: 'arcflow export' saves them")
    #expect(try HabitReader.snapshot(of: path).history(of: "a").count == 1)
    let before = try place.bytes("damaged.sqlite")
    #expect(try await HabitStore(file: path).repair() == ["nothing could be put right: the damage is not one of order"])
    #expect(try place.bytes("damaged.sqlite") == before)
  }

  @Test("Damage to the days is told, and that a backup is wanted")
  func days() async throws {
    let path = try await damaged("day")
    let health = try HabitReader.examine(path)
    #expect(!health.isSound && health.habits == 1)
    #expect(health.findings.last?.sentence == "not all of it can be read; put a backup back in its place")
    #expect(throws: StoreError.self) { try HabitReader.snapshot(of: path) }
  }
}

extension HabitStore {
  fileprivate func rootPage(of name: String) throws(StoreError) -> Int64? {
    try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = ?", Value(name))
  }
}

// Power cuts, full disks, many writers: what was acknowledged is there, and nothing is half there.

@testable import ArcHabits
import CSQLite
import Foundation
import Testing

@Suite("Durability")
struct DurabilityTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  @Test("Files copied at any moment of 500 writes open and hold every write acknowledged by then", .timeLimit(.minutes(2)))
  func copies() async throws {
    var random = Seeded(11)
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    for number in 1...500 {
      try await store.apply(DayWish(habit: "a", day: Workplace.today - number, wanted: .done()), at: Workplace.now, in: .utc)
      if number % 90 == 0 { await store.checkpoint() }
      guard Int.random(in: 0..<25, using: &random) == 0 else { continue }
      try Data(place.bytes("habits.sqlite")).write(to: URL(fileURLWithPath: place.path("copy.sqlite")))
      try Data(place.bytes("habits.sqlite-wal")).write(to: URL(fileURLWithPath: place.path("copy.sqlite-wal")))
      let health = try HabitReader.examine(place.path("copy.sqlite"))
      #expect(health.isSound && health.days == number)
      #expect(try HabitReader.snapshot(of: place.path("copy.sqlite")).history(of: "a").count == number)
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: place.path("copy.sqlite") + ending) }
    }
  }

  @Test("A store that only short commands write to does not grow for ever")
  func shortCommands() async throws {
    try await place.store().add(Habit(id: "a", name: "A"))
    for number in 1...400 {
      let store = try place.store()
      try await store.apply(DayWish(habit: "a", day: Workplace.today - number, wanted: .done()), at: Workplace.now, in: .utc)
      await store.checkpoint()
    }
    #expect(try place.bytes("habits.sqlite-wal").count < 1_200_000)
    #expect(try HabitReader.snapshot(of: place.path("habits.sqlite")).history(of: "a").count == 400)
  }

  @Test("A log torn anywhere by a power cut leaves the writes before the tear, in order and whole")
  func tornLog() async throws {
    var random = Seeded(5)
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    await store.checkpoint()
    for number in 1...40 {
      try await store.apply(
        DayWish(habit: "a", day: "2026-01-01" + number, wanted: .done(amount: Double(number))), at: Workplace.now, in: .utc)
    }
    let (file, log) = (try place.bytes("habits.sqlite"), try place.bytes("habits.sqlite-wal"))
    for _ in 0..<40 {
      try Data(file).write(to: URL(fileURLWithPath: place.path("torn.sqlite")))
      var torn = Array(log.prefix(Int.random(in: 0...log.count, using: &random)))
      if !torn.isEmpty, Bool.random(using: &random) { torn[torn.count - 1] ^= 0xFF }
      try Data(torn).write(to: URL(fileURLWithPath: place.path("torn.sqlite-wal")))
      let snapshot = try HabitReader.snapshot(of: place.path("torn.sqlite"))
      let rows = snapshot.history(of: "a").rows
      #expect(rows.map(\.amount) == (0..<rows.count).map { Double($0 + 1) })
      #expect(snapshot.habits.count == 1)
      let writer = try HabitStore(file: place.path("torn.sqlite"))
      try await writer.apply(DayWish(habit: "a", day: "2026-03-20", wanted: .done()), at: Workplace.now, in: .utc)
      #expect(try await writer.examine().isSound)
      for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: place.path("torn.sqlite") + ending) }
    }
  }

  @Test("On a full disk a write fails as a whole, what was there stays, and writing goes on once there is room")
  func fullDisk() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    try await store.limitPages()
    var written = 0
    var failure: StoreError?
    while failure == nil, written < 3000 {
      do throws(StoreError) {
        try await store.apply(DayWish(habit: "a", day: "2010-01-01" + written, wanted: .done()), at: Workplace.now, in: .utc)
        written += 1
      } catch { failure = error }
    }
    #expect(failure == .full(file: place.path("habits.sqlite")))
    #expect(failure?.exitCode == 74)
    #expect(try HabitReader.snapshot(of: place.path("habits.sqlite")).history(of: "a").count == written)
    var plan = ImportPlan(format: .arcflow, file: "big")
    var imported = ImportPlan.ImportedHabit(habit: Habit(id: "b", name: "B"))
    imported.rows = (0..<5000).map { DayRow(day: "2010-01-01" + $0, state: .done) }
    plan.habits = [imported]
    await #expect(throws: StoreError.full(file: place.path("habits.sqlite"))) { try await store.apply(plan) }
    #expect(try await store.snapshot().habits.map(\.id) == ["a"])
    try await store.unlimitPages()
    try await store.apply(plan)
    #expect(try await store.snapshot().history(of: "b").count == 5000)
  }

  @Test("Eight writers and twenty readers at once: no write is lost, no reader sees a part of one", .timeLimit(.minutes(2)))
  func crowd() async throws {
    let path = place.path("crowd.sqlite")
    let first = try HabitStore(file: path)
    for writer in 0..<8 {
      try await first.add(Habit(id: "w\(writer)", name: "W"))
      try await first.add(Habit(id: "x\(writer)", name: "X"))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          let store = try HabitStore(file: path, patience: 60_000)
          for number in 0..<12 {
            // Two habits in one transaction: readers see both or neither.
            var plan = ImportPlan(format: .arcflow, file: "")
            plan.habits = ["w", "x"].map { letter in
              var habit = ImportPlan.ImportedHabit(habit: Habit(id: "\(letter)\(writer)", name: letter))
              habit.rows = [DayRow(day: Workplace.today - number, state: .done)]
              return habit
            }
            try await store.apply(plan)
            await Task.yield()
          }
        }
      }
      for _ in 0..<20 {
        group.addTask {
          for _ in 0..<8 {
            let snapshot = try HabitReader.snapshot(of: path)
            for writer in 0..<8 {
              #expect(snapshot.history(of: "w\(writer)").days == snapshot.history(of: "x\(writer)").days)
            }
            await Task.yield()
          }
        }
      }
      try await group.waitForAll()
    }
    let snapshot = try HabitReader.snapshot(of: path)
    for writer in 0..<8 { #expect(snapshot.history(of: "w\(writer)").count == 12) }
    #expect(try HabitReader.examine(path).isSound)
  }

  @Test("A reader goes on while a write is under way, and never takes the write lock")
  func readersDoNotLock() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    let reader = try Connection.reader(place.path("habits.sqlite"))
    try reader.run("BEGIN")
    _ = try reader.content(only: nil)
    try await store.apply(DayWish(habit: "a", day: Workplace.today, wanted: .done()), at: Workplace.now, in: .utc)
    #expect(try reader.content(only: nil).history(of: "a").isEmpty)
    try reader.run("COMMIT")
    #expect(try reader.content(only: nil).history(of: "a").count == 1)
    #expect(throws: StoreError.self) { try reader.run("DELETE FROM day") }
  }

  @Test("A migration that fails leaves the store as it was and a copy beside it; one that succeeds leaves no copy")
  func migration() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    let connection = try Connection(place.path("habits.sqlite"), .write)
    let steps = [2: "ALTER TABLE habit ADD COLUMN mood TEXT", 3: "UPDATE habit SET mood = no_such_function()"]
    let kept = place.path("habits.sqlite.version-1")
    #expect(throws: StoreError.self) { try connection.migrate(by: steps, to: 3) }
    #expect(try connection.integer("PRAGMA user_version") == 1)
    #expect(try HabitReader.snapshot(of: kept) == (try await store.snapshot()))
    try connection.migrate(by: steps, to: 2)
    #expect(try connection.integer("PRAGMA user_version") == 2)
    #expect(try connection.text("SELECT name FROM habit WHERE mood IS NULL") == "A")
    #expect(!FileManager.default.fileExists(atPath: kept))
    #expect(throws: StoreError.newer(file: place.path("habits.sqlite"), found: 2, known: 1)) {
      try HabitReader.snapshot(of: place.path("habits.sqlite"))
    }
  }

  @Test("The doctor finds circles and shared places, and puts them right")
  func doctor() async throws {
    let store = try place.store()
    for id in ["a", "b"] { try await store.add(Habit(id: id, name: id)) }
    #expect(try await store.examine().findings.isEmpty)
    var changes = try await store.changes()
    let version = ChangeSet.Version(clock: 1, replica: "other")
    changes.ties = [
      .init(StackEdge(parent: "a", child: "b"), version: version), .init(StackEdge(parent: "b", child: "a"), version: version),
    ]
    changes.habits = [.init(Habit(id: "c", name: "C", position: 0), version: version)]
    try await store.merge(changes)
    #expect(try await store.examine().findings.map(\.gravity) == [.repairable, .repairable])
    #expect(try await store.repair().count == 2)
    #expect(try await store.examine().findings.isEmpty)
    #expect(try await store.snapshot().stacks.edges == [StackEdge(parent: "a", child: "b")])
    #expect(!StoreHealth.zoneDataVersion.isEmpty && StoreHealth.sqliteVersion.hasPrefix("3."))
  }
}

extension HabitStore {
  /// Lets the store grow by a few pages only, as a disk that is nearly full does.
  fileprivate func limitPages() throws(StoreError) {
    let pages = try connection.integer("PRAGMA page_count") ?? 0
    _ = try connection.integer("PRAGMA max_page_count = \(pages + 4)")
  }

  fileprivate func unlimitPages() throws(StoreError) { _ = try connection.integer("PRAGMA max_page_count = 1000000") }
}

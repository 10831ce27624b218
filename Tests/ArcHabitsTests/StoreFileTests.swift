// The file a store lies in: absent, foreign, newer, damaged, read-only, busy; and copies of it.

import CSQLite
import Foundation
import Testing

@testable import ArcHabits

@Suite("The store's file")
struct StoreFileTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  func sql(_ name: String, _ text: String) {
    var database: OpaquePointer?
    sqlite3_open(place.path(name), &database)
    #expect(sqlite3_exec(database, text, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(database)
  }

  @Test("Reading where there is no store says so and makes none")
  func absent() {
    #expect(throws: StoreError.absent(file: place.path("x"))) { try HabitReader.snapshot(of: place.path("x")) }
    #expect(throws: StoreError.absent(file: place.path("x"))) { try HabitStore(file: place.path("x"), creating: false) }
    #expect(!FileManager.default.fileExists(atPath: place.path("x")))
  }

  @Test("A store in a folder that does not exist cannot be made")
  func noFolder() {
    let error = #expect(throws: StoreError.self) { try place.store("no/such.sqlite") }
    #expect(error == .cannotWrite(file: place.path("no/such.sqlite"), reason: "there is no folder \(place.path("no"))"))
    #expect(error?.exitCode == 73)
  }

  @Test("A folder is no store")
  func folder() {
    let error = StoreError.notAStore(file: place.folder, found: "a folder")
    #expect(throws: error) { try HabitReader.snapshot(of: place.folder) }
    #expect(throws: error) { try HabitStore(file: place.folder) }
  }

  @Test("A pipe or a device is no store, and nobody waits for its other end", .timeLimit(.minutes(1)))
  func pipe() {
    #expect(mkfifo(place.path("pipe"), 0o644) == 0)
    for file in [place.path("pipe"), "/dev/null"] {
      let error = StoreError.notAStore(file: file, found: "a pipe or a device")
      #expect(throws: error) { try HabitReader.snapshot(of: file) }
      #expect(throws: error) { try HabitStore(file: file) }
    }
  }

  @Test("A backup that is put back keeps a log again, so that readers never wait for a writer")
  func backupPutBack() async throws {
    let copy = place.path("copy.sqlite")
    try await place.store().backup(to: copy)
    #expect(try mode(copy) == "delete")
    try await place.store("copy.sqlite").add(Habit(id: "a", name: "A"))
    #expect(try mode(copy) == "wal")
  }

  /// How the store at a path keeps its log.
  private func mode(_ path: String) throws -> String {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    sqlite3_open(path, &database)
    defer { sqlite3_close(database) }
    sqlite3_prepare_v2(database, "PRAGMA journal_mode", -1, &statement, nil)
    defer { sqlite3_finalize(statement) }
    sqlite3_step(statement)
    return String(cString: try #require(sqlite3_column_text(statement, 0)))
  }

  @Test("A newer store is refused by name by readers and writers, and left alone byte for byte")
  func newer() async throws {
    _ = try place.store()
    sql("habits.sqlite", "PRAGMA user_version = 7; PRAGMA wal_checkpoint(TRUNCATE)")
    let before = try place.bytes("habits.sqlite")
    let file = place.path("habits.sqlite")
    #expect(throws: StoreError.newer(file: file, found: 7, known: 1)) { try HabitReader.snapshot(of: file) }
    #expect(throws: StoreError.newer(file: file, found: 7, known: 1)) { try HabitStore(file: file) }
    #expect(try place.bytes("habits.sqlite") == before)
  }

  @Test("An instant no text can name is a row that does not read, for days as for the zone log")
  func impossibleInstants() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    try await store.apply(DayWish(habit: "a", day: "2026-03-20", wanted: .done()), at: Workplace.now, in: .utc)
    try await store.move(to: .utc, from: Workplace.now)
    let file = place.path("habits.sqlite")
    for milliseconds in [Int64.max, Int64.min, 1 << 53] {
      sql("habits.sqlite", "UPDATE day SET logged_at = \(milliseconds)")
      #expect(
        throws: StoreError.badRow(file: file, row: "2026-03-20 of habit a", detail: "\(milliseconds) is no instant")
      ) { try HabitReader.snapshot(of: file) }
      sql("habits.sqlite", "UPDATE day SET logged_at = NULL; UPDATE zone SET since = \(milliseconds)")
      #expect(throws: StoreError.badRow(file: file, row: "zone log", detail: "\(milliseconds) is no instant")) {
        try HabitReader.snapshot(of: file)
      }
      sql("habits.sqlite", "UPDATE zone SET since = 0")
    }
    #expect(try HabitReader.snapshot(of: file).history(of: "a").count == 1)
  }

  @Test("Days that a damaged index hands out in the wrong order are damage")
  func disorder() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    for number in 0..<3 {
      try await store.apply(DayWish(habit: "a", day: "2026-03-18" + number, wanted: .done()), at: Workplace.now, in: .utc)
    }
    let turned = "replace(sql, 'PRIMARY KEY (habit, day)', 'PRIMARY KEY (habit, day DESC)')"
    sql("habits.sqlite", "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = \(turned) WHERE name = 'day'")
    let file = place.path("habits.sqlite")
    let error = StoreError.corrupt(file: file, detail: "the days of habit a are out of order")
    // Only reading one habit's days walks the index alone; reading all sorts them.
    #expect(throws: error) { try HabitReader.snapshot(of: file, only: ["a"]) }
  }

  @Test("A version that nothing can follow does not stop a change")
  func lastVersion() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    sql("habits.sqlite", "UPDATE habit SET clock = \(Int64.max)")
    try await store.edit("a") { $0.name = "B" }
    #expect(try await store.snapshot().habits.map(\.name) == ["B"])
  }

  @Test("Another program's database is refused and left alone")
  func foreign() throws {
    sql("other.db", "CREATE TABLE Habits (id INTEGER PRIMARY KEY); INSERT INTO Habits VALUES (1)")
    let before = try place.bytes("other.db")
    let error = #expect(throws: StoreError.self) { try place.store("other.db") }
    #expect(error == .notAStore(file: place.path("other.db"), found: "another program's database"))
    #expect(throws: StoreError.self) { try HabitReader.snapshot(of: place.path("other.db")) }
    #expect(try place.bytes("other.db") == before)
  }

  @Test("A file that is no database is refused and left alone")
  func garbage() throws {
    let path = try place.write(String(repeating: "not a database. ", count: 500), to: "notes.txt")
    let before = try place.bytes("notes.txt")
    #expect(throws: StoreError.notAStore(file: path, found: "no SQLite database")) { try HabitStore(file: path) }
    #expect(throws: StoreError.notAStore(file: path, found: "no SQLite database")) { try HabitReader.snapshot(of: path) }
    #expect(try place.bytes("notes.txt") == before)
  }

  @Test("A damaged store is reported, not shown emptier than it is")
  func damaged() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    for offset in 0..<400 {
      try await store.apply(DayWish(habit: "a", day: Workplace.today - offset, wanted: .done()), at: Workplace.now, in: .utc)
    }
    try await store.backup(to: place.path("copy.sqlite"))
    var bytes = try place.bytes("copy.sqlite")
    for index in 4096..<bytes.count { bytes[index] ^= 0x5A }
    try Data(bytes).write(to: URL(fileURLWithPath: place.path("broken.sqlite")))
    let error = #expect(throws: StoreError.self) { try HabitReader.snapshot(of: place.path("broken.sqlite")) }
    #expect(error?.exitCode == 65)
  }

  @Test("A backup is one file with everything in it, and a store itself")
  func backup() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    try await store.apply(DayWish(habit: "a", day: Workplace.today, wanted: .done()), at: Workplace.now, in: .utc)
    try await store.backup(to: place.path("copy.sqlite"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder).filter { $0.hasPrefix("copy") } == ["copy.sqlite"])
    #expect(try HabitReader.snapshot(of: place.path("copy.sqlite")) == (try await store.snapshot()))
    let again = try HabitStore(file: place.path("copy.sqlite"), creating: false)
    try await again.add(Habit(id: "b", name: "B"))
  }

  @Test("A backup sweeps away what one that was killed left beside its file, and nothing else")
  func leftDrafts() async throws {
    let gone = Process()
    gone.executableURL = URL(filePath: "/bin/true")
    try gone.run()
    gone.waitUntilExit()
    let (dead, alive) = (gone.processIdentifier, getppid())
    let others = ["copy.sqlite.part-\(alive)", "copy.sqlite.part-\(dead)-shown", "copy.sqlite.part-", "other.part-\(dead)"]
    for name in others + ["copy.sqlite.part-\(dead)", "copy.sqlite.part-\(dead)-journal"] { _ = try place.write("", to: name) }
    let store = try place.store()
    try await store.backup(to: place.path("copy.sqlite"))
    let names = try FileManager.default.contentsOfDirectory(atPath: place.folder).filter { !$0.hasPrefix("habits.sqlite") }
    #expect(Set(names) == Set(others + ["copy.sqlite"]))
  }

  @Test("A backup to a place that cannot be written leaves nothing behind")
  func badBackup() async throws {
    let store = try place.store()
    await #expect(throws: StoreError.self) { try await store.backup(to: place.path("no/such/copy.sqlite")) }
    let folder = try FileManager.default.contentsOfDirectory(atPath: place.folder)
    #expect(folder.allSatisfy { $0.hasPrefix("habits.sqlite") })
  }

  @Test("A store held by another writer is busy, not broken, and is read all the same")
  func busy() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    var other: OpaquePointer?
    sqlite3_open(place.path("habits.sqlite"), &other)
    #expect(sqlite3_exec(other, "BEGIN IMMEDIATE; UPDATE habit SET name = 'B'", nil, nil, nil) == SQLITE_OK)
    let impatient = try HabitStore(file: place.path("habits.sqlite"), patience: 20)
    await #expect(throws: StoreError.busy(file: place.path("habits.sqlite"))) { try await impatient.add(Habit(id: "b", name: "B")) }
    #expect(try HabitReader.snapshot(of: place.path("habits.sqlite")).habits.map(\.name) == ["A"])
    sqlite3_exec(other, "ROLLBACK", nil, nil, nil)
    sqlite3_close(other)
    try await impatient.add(Habit(id: "b", name: "B"))
  }

  @Test("A store stays in write-ahead mode with its log kept, and what was written is in the log before any checkpoint")
  func mode() async throws {
    do {
      let store = try place.store()
      try await store.add(Habit(id: "a", name: "A"))
    }
    let header = try place.bytes("habits.sqlite")
    #expect(Array(header[18...19]) == [2, 2])
    #expect(try place.bytes("habits.sqlite-wal").count > 4096)
    let store = try place.store()
    await store.checkpoint()
    try Data(try place.bytes("habits.sqlite")).write(to: URL(fileURLWithPath: place.path("alone.sqlite")))
    #expect(try HabitReader.snapshot(of: place.path("alone.sqlite")).habits.map(\.id) == ["a"])
  }

  @Test("A file cut to nothing is no store to a reader and a new one to a writer")
  func emptyFile() async throws {
    let path = try place.write("", to: "empty.sqlite")
    #expect(throws: StoreError.absent(file: path)) { try HabitReader.snapshot(of: path) }
    let store = try HabitStore(file: path)
    #expect(try await store.snapshot().habits.isEmpty)
  }

  @Test("Two writers that make the same store at once end up in one store")
  func race() async throws {
    let path = place.path("race.sqlite")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<6 {
        group.addTask {
          let store = try HabitStore(file: path)
          try await store.add(Habit(id: "h\(number)", name: "H"))
        }
      }
      try await group.waitForAll()
    }
    #expect(try HabitReader.snapshot(of: path).habits.count == 6)
  }

  @Test("A store on media that cannot be written is read whatever letters its path has")
  func frozenPath() async throws {
    let folder = "/" + place.path("häuser 100% #1?")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try await place.store().backup(to: folder + "/habits.sqlite")
    let connection = try Connection(folder + "/habits.sqlite", .frozen)
    #expect(try connection.integer("PRAGMA user_version") == 1)
  }

  @Test("A row that did not read holds nothing up once it is mended")
  func mended() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    try await store.add(Habit(id: "b", name: "B"))
    sql("habits.sqlite", "UPDATE habit SET schedule = 'never' WHERE id = 'a'")
    await #expect(throws: StoreError.self) { try await store.snapshot() }
    sql("habits.sqlite", "UPDATE habit SET schedule = 'daily' WHERE id = 'a'")
    try await store.edit("b") { $0.name = "C" }
    #expect(try await store.snapshot().habits.map(\.name) == ["A", "C"])
  }

  @Test("A store is not backed up onto itself, by whatever path")
  func backupOntoItself() async throws {
    let store = try place.store()
    try FileManager.default.createSymbolicLink(atPath: place.path("link"), withDestinationPath: store.file)
    for target in [store.file, place.path("link")] {
      await #expect(throws: StoreError.cannotWrite(file: target, reason: "it is the store itself")) { try await store.backup(to: target) }
    }
    #expect(try !FileManager.default.contentsOfDirectory(atPath: place.folder).contains { $0.contains(".part-") })
    #expect(try await store.snapshot().habits.isEmpty)
  }
}

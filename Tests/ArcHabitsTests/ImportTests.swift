// Histories of other programs, from files the tests make themselves.

import ArcHabits
import CSQLite
import Foundation
import Testing

@Suite("Imports")
struct ImportTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  /// Makes a database and returns its path.
  func database(_ name: String, _ sql: String) -> String {
    var handle: OpaquePointer?
    sqlite3_open(place.path(name), &handle)
    var message: UnsafeMutablePointer<CChar>?
    if sqlite3_exec(handle, sql, nil, nil, &message) != SQLITE_OK { Issue.record("\(message.map { String(cString: $0) } ?? "")") }
    sqlite3_close(handle)
    return place.path(name)
  }

  func habit(_ plan: ImportPlan, _ name: String) throws -> ImportPlan.ImportedHabit {
    try #require(plan.habits.first { $0.habit.name == name })
  }

  /// Milliseconds of a day's midnight UTC, as Loop writes days.
  func stamp(_ day: CalendarDay) -> Int64 { Int64(day.number) * 86_400_000 }

  /// Importing twice changes nothing, and what comes out of the store again is the same to the byte.
  func check(_ plan: ImportPlan) async throws {
    let store = try place.store("check.sqlite")
    try await store.apply(plan)
    let text = try await store.snapshot().exchangeText()
    #expect(try await !store.apply(plan).isChange)
    let path = try place.write(String(decoding: text, as: UTF8.self), to: "check.json")
    let second = try place.store("check2.sqlite")
    try await second.apply(ImportPlan(reading: path))
    #expect(try await second.snapshot().exchangeText() == text)
  }

  @Test("An old Loop database: every row is a tick, colors are numbers of their own, identities are made from the file")
  func loop12() async throws {
    let path = database(
      "loop.db",
      """
      PRAGMA user_version = 12;
      CREATE TABLE Habits (Id INTEGER PRIMARY KEY, archived INTEGER, color INTEGER, description TEXT, freq_den INTEGER, freq_num INTEGER,
        highlight INTEGER, name TEXT, position INTEGER, reminder_days INTEGER, reminder_hour INTEGER, reminder_min INTEGER);
      CREATE TABLE Repetitions (Id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER);
      INSERT INTO Habits VALUES (15, 0, -16742021, 'Did you?', 7, 3, 0, 'Wake up', 1, 3, 7, 30), (16, 1, -1684967, '', 1, 1, 0, 'Wake up', 0, 127, NULL, NULL);
      INSERT INTO Repetitions VALUES (1, 15, \(stamp("2016-01-06"))), (2, 15, \(stamp("2016-01-06"))), (3, 15, NULL), (4, 15, -1), (5, 99, \(stamp("2016-01-06"))),
        (6, 16, \(stamp("2016-02-01") + 3_600_000));
      """)
    let plan = try ImportPlan(reading: path)
    #expect(plan.format == .loop)
    #expect(plan.habits.map(\.habit.id) == ["loop-16-wake-up", "loop-15-wake-up"])
    let first = plan.habits[1]
    #expect(first.habit.color == "#00897B" && first.habit.cue == "Did you?" && first.habit.schedule == .rolling(count: 3, days: 7))
    #expect(first.habit.source == "loop:15")
    #expect(first.habit.reminders == [.init(time: WallTime(minutes: 450), days: Weekdays([6, 7]))])
    #expect(first.rows.map(\.day) == ["2016-01-06"] && first.repeated == ["2016-01-06"])
    #expect(first.refused.map(\.reason) == ["it has no day", "its day is outside the years 1970 to 2200"])
    #expect(plan.strays.map(\.place) == ["row 5 of Repetitions"])
    #expect(plan.habits[0].habit.archivedOn == "2016-02-01" && plan.habits[0].rows.map(\.day) == ["2016-02-01"])
    try await check(plan)
  }

  @Test("A new Loop database: skips, explicit no, notes, amounts in thousandths, limits, uuids")
  func loop25() async throws {
    let path = database(
      "loop.db",
      """
      PRAGMA user_version = 25;
      CREATE TABLE Habits (id INTEGER PRIMARY KEY, archived INTEGER, color INTEGER, description TEXT, freq_den INTEGER, freq_num INTEGER, name TEXT,
        position INTEGER, reminder_hour INTEGER, reminder_min INTEGER, reminder_days INTEGER, type INTEGER, target_type INTEGER, target_value REAL,
        unit TEXT, question TEXT, uuid TEXT);
      CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER, value INTEGER, notes TEXT);
      INSERT INTO Habits VALUES (1, 0, 8, 'why', 1, 1, '冥想', 0, NULL, NULL, 127, 0, 0, 0, '', 'Sat?', 'aa11'),
        (2, 0, 11, '', 1, 1, 'Run', 1, NULL, NULL, 127, 1, 0, 2.5, 'km', '', 'bb22'), (3, 0, 0, '', 7, 1, 'Coffee', 2, NULL, NULL, 127, 1, 1, 3, 'cups', '', 'cc33');
      INSERT INTO Repetitions VALUES (1, 1, \(stamp("2026-03-16")), 2, ''), (2, 1, \(stamp("2026-03-17")), 3, 'ill'), (3, 1, \(stamp("2026-03-18")), 0, NULL),
        (4, 1, \(stamp("2026-03-19")), 0, 'no time'), (5, 1, \(stamp("2026-03-20")), -1, 'only a note'), (6, 1, \(stamp("2026-03-15")), 1, NULL),
        (7, 2, \(stamp("2026-03-16")), 12345, NULL), (8, 2, \(stamp("2026-03-17")), 3, NULL), (9, 2, \(stamp("2026-03-18")), 0, NULL), (10, 2, \(stamp("2026-03-19")), -1, NULL),
        (11, 3, \(stamp("2026-03-16")), 2000, NULL);
      """)
    let plan = try ImportPlan(reading: path)
    #expect(plan.habits.map(\.habit.id) == ["aa11", "bb22", "cc33"])
    let sat = plan.habits[0]
    #expect(sat.habit.cue == "Sat?" && sat.habit.note == "why" && sat.habit.color == "#00897B")
    #expect(
      History(sat.rows).lines == ["2026-03-16 done", "2026-03-17 skipped ill", "2026-03-19 missed no time", "2026-03-20 none only a note"])
    #expect(sat.blank == 2)
    #expect(plan.habits[1].habit.target == .init(amount: 2.5, unit: "km"))
    #expect(History(plan.habits[1].rows).lines == ["2026-03-16 done 12.345", "2026-03-17 skipped", "2026-03-18 done 0.0"])
    #expect(plan.habits[2].habit.polarity == .avoid && plan.habits[2].habit.schedule == .rolling(count: 1, days: 7))
    try await check(plan)
  }

  @Test("A Loop database from a newer Loop is refused by name")
  func loopNewer() {
    let path = database("loop.db", "PRAGMA user_version = 26; CREATE TABLE Habits (id); CREATE TABLE Repetitions (id);")
    #expect(throws: StoreError.newerImport(file: path, format: "a Loop database", found: "26", known: "25")) {
      try ImportPlan(reading: path)
    }
  }

  @Test("Old color numbers are the colors they were")
  func loopColors() throws {
    let path = database(
      "loop.db",
      """
      PRAGMA user_version = 19;
      CREATE TABLE Habits (id INTEGER PRIMARY KEY, color INTEGER, name TEXT, position INTEGER, freq_num INTEGER, freq_den INTEGER);
      CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER, value INTEGER);
      INSERT INTO Habits VALUES (1, 2, 'yellow', 0, 1, 1), (2, 12, 'grey', 1, 7, 7), (3, 77, 'none', 2, 1, 30);
      """)
    let plan = try ImportPlan(reading: path)
    #expect(plan.habits.map(\.habit.color) == ["#F9A825", "#9E9E9E", nil])
    #expect(plan.habits.map(\.habit.schedule) == [.daily, .daily, .rolling(count: 1, days: 30)])
  }

  @Test("What a Loop database's log holds is read with it, and its folder is left as it was")
  func loopLog() throws {
    let path = place.path("wal.db")
    var handle: OpaquePointer?
    sqlite3_open(path, &handle)
    defer { sqlite3_close(handle) }
    let rows = (0..<30).map { "(\($0), 1, \(stamp("2026-02-01") + Int64($0) * 86_400_000), 2)" }.joined(separator: ",")
    let sql = """
      PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 25;
      CREATE TABLE Habits (id INTEGER PRIMARY KEY, name TEXT, position INTEGER, freq_num INTEGER, freq_den INTEGER);
      CREATE TABLE Repetitions (id INTEGER PRIMARY KEY, habit INTEGER, timestamp INTEGER, value INTEGER);
      INSERT INTO Habits VALUES (1, 'Walk', 0, 1, 1);
      INSERT INTO Repetitions VALUES \(rows);
      """
    #expect(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
    // The program is still running: its rows are in the log alone.
    let before = (try place.bytes("wal.db"), try place.bytes("wal.db-wal"))
    #expect(try ImportPlan(reading: path).habits.first?.rows.count == 30)
    #expect((try place.bytes("wal.db"), try place.bytes("wal.db-wal")) == before)
  }

  /// Loop's CSV export as files by name.
  static let loopCSV: [(String, String)] = [
    (
      "Habits.csv",
      #"""
      Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,FrequencyMode,Color,Unit,Target Type,Target Value,Archived?\#r
      001,"Meditate, ""daily""",YES_NO,Did you?,,1,1,X,#FF8F00,,,,false\#r
      002,冥想,YES_NO,,,2,3,X,#00897B,,,,true\#r
      003,Run,NUMERICAL,,,1,1,X,#1976D2,km,AT_LEAST,2.5,false\#r

      """#
    ),
    ("Checkmarks.csv", "Date,Meditate, daily,冥想,\n2015-01-25,YES_MANUAL,NO,\n"),
    (
      "001 Meditate daily/Checkmarks.csv",
      "Date,Value,Notes\n2015-01-25,YES_MANUAL,\n2015-01-24,NO,Sick\n2015-01-23,YES_AUTO,\n2015-01-22,SKIP,\"a\nb\"\n2015-01-21,UNKNOWN,\nyesterday,NO,\n2015-01-19,MAYBE,\n"
    ),
    ("002/Checkmarks.csv", "2015-01-25,2\n2015-01-24,1\n2015-01-23,0\n2015-01-22,3\n2015-01-21,-1\n"),
    ("003 Run/Checkmarks.csv", "Date,Value\n2015-01-25,12345\n2015-01-24,NO\n2015-01-23,SKIP\n"),
  ]

  func checkLoopCSV(_ plan: ImportPlan) async throws {
    #expect(plan.format == .loopCSV)
    #expect(plan.habits.map(\.habit.name) == ["Meditate, \"daily\"", "冥想", "Run"])
    #expect(History(plan.habits[0].rows).lines == ["2015-01-22 skipped a\nb", "2015-01-24 missed Sick", "2015-01-25 done"])
    #expect(plan.habits[0].refused.map(\.reason) == ["'yesterday' is no day", "'MAYBE' is no mark of Loop's"])
    #expect(plan.habits[0].blank == 2)
    #expect(
      History(plan.habits[1].rows).lines == ["2015-01-22 skipped", "2015-01-25 done"] && plan.habits[1].habit.archivedOn == "2015-01-25")
    #expect(plan.habits[1].habit.schedule == .rolling(count: 2, days: 3))
    #expect(plan.habits[2].habit.target == .init(amount: 2.5, unit: "km"))
    #expect(History(plan.habits[2].rows).lines == ["2015-01-23 skipped", "2015-01-24 done 0.0", "2015-01-25 done 12.345"])
    try await check(plan)
  }

  @Test("Loop's CSV export as a folder, by the folder or its Habits.csv")
  func loopFolder() async throws {
    for (name, text) in Self.loopCSV {
      let path = place.path("export/" + name)
      try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    try await checkLoopCSV(try ImportPlan(reading: place.path("export")))
    #expect(try ImportPlan(reading: place.path("export/Habits.csv")).habits == (try ImportPlan(reading: place.path("export"))).habits)
  }

  @Test("Loop's CSV export as a zip file")
  func loopZip() async throws {
    let archive = TestZip.archive(Self.loopCSV)
    try Data(archive).write(to: URL(fileURLWithPath: place.path("export.zip")))
    try await checkLoopCSV(try ImportPlan(reading: place.path("export.zip")))
    try Data(archive.dropLast(60)).write(to: URL(fileURLWithPath: place.path("cut.zip")))
    let error = #expect(throws: StoreError.self) { try ImportPlan(reading: place.path("cut.zip")) }
    #expect(error?.exitCode == 65)
  }

  @Test("A damaged file of an archive is refused by its name, stored or deflated")
  func damagedZip() throws {
    let archive = TestZip.archive(Self.loopCSV)
    for (name, text) in Self.loopCSV where name == "Habits.csv" || name.hasSuffix("/Checkmarks.csv") {
      let content = Array(text.utf8.prefix(40))
      let at = try #require((0..<archive.count - content.count).first { Array(archive[$0..<$0 + content.count]) == content })
      var damaged = archive
      damaged[at + 20] ^= 1
      try Data(damaged).write(to: URL(fileURLWithPath: place.path("damaged.zip")))
      let error = #expect(throws: StoreError.self) { try ImportPlan(reading: place.path("damaged.zip")) }
      guard case .badImport(_, let entry, _) = error else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
      #expect(entry == name)
    }
  }

  @Test("An archive and a store are not read as what they were said to be")
  func saidOtherwise() async throws {
    let zip = place.path("export.zip")
    try Data(TestZip.archive(Self.loopCSV)).write(to: URL(fileURLWithPath: zip))
    _ = try await place.store().snapshot()
    let store = place.path("habits.sqlite")
    #expect(throws: StoreError.badImport(file: zip, place: "the file", reason: "it is a zip archive, not plain CSV")) {
      try ImportPlan(reading: zip, as: .csv)
    }
    #expect(throws: StoreError.badImport(file: store, place: "the file", reason: "it is a habit store, not a Loop database")) {
      try ImportPlan(reading: store, as: .loop)
    }
    #expect(try ImportPlan(reading: zip, as: .loopCSV) == (try ImportPlan(reading: zip)))
    #expect(try ImportPlan(reading: store, as: .arcflow) == (try ImportPlan(reading: store)))
  }

  @Test("HabitBull: ISO dates, amounts, notes, no-data marks")
  func habitBull() async throws {
    let path = try place.write(
      """
      HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
      "Read, a lot",pages,Mind,2016-03-18,1,text
      "Read, a lot",pages,Mind,2016-03-19,0,
      "Read, a lot",pages,Mind,2016-03-20,25,
      "Read, a lot",pages,Mind,2016-03-20,30,
      "Read, a lot",pages,Mind,2016-03-21,-2150000000,
      "Read, a lot",pages,Mind,2016-02-30,1,
      "Read, a lot",pages,Mind,2016-03-22,-4,
      """, to: "bull.csv")
    let plan = try ImportPlan(reading: path)
    #expect(plan.format == .habitBull)
    let read = try habit(plan, "Read, a lot")
    #expect(History(read.rows).lines == ["2016-03-18 done text", "2016-03-19 missed", "2016-03-20 done 30.0"])
    #expect(read.repeated == ["2016-03-20"] && read.blank == 1 && read.refused.map(\.place) == ["line 7", "line 8"])
    try await check(plan)
  }

  @Test("HabitBull: the order of day and month is read from the file, or asked for")
  func habitBullDates() throws {
    let header = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
    let american = try place.write(header + "A,,,4/11/2019,1,\nA,,,4/13/2019,1,\n", to: "a.csv")
    #expect(try ImportPlan(reading: american).habits[0].rows.map(\.day) == ["2019-04-11", "2019-04-13"])
    let british = try place.write(header + "A,,,4/11/2019,1,\nA,,,13/4/2019,1,\n", to: "b.csv")
    #expect(try ImportPlan(reading: british).habits[0].rows.map(\.day) == ["2019-04-13", "2019-11-04"])
    let open = try place.write(header + "A,,,4/11/2019,1,\n", to: "c.csv")
    let error = #expect(throws: StoreError.self) { try ImportPlan(reading: open) }
    #expect(error?.exitCode == 65)
    #expect(try ImportPlan(reading: open, options: ImportOptions(dateOrder: .dayFirst)).habits[0].rows.map(\.day) == ["2019-11-04"])
    #expect(try ImportPlan(reading: open, options: ImportOptions(dateOrder: .monthFirst)).habits[0].rows.map(\.day) == ["2019-04-11"])
  }

  @Test("Rewire: its three kinds of schedule, its weekdays from Sunday, its one known mark")
  func rewire() async throws {
    let path = database(
      "rewire.db",
      """
      CREATE TABLE Habits (_id INTEGER PRIMARY KEY, Order_num INTEGER, Name TEXT, description TEXT, active_days TEXT, archived INTEGER, schedule INTEGER,
        days INTEGER, period INTEGER, repeating_count INTEGER, start_date TEXT);
      CREATE TABLE CHECKINS (_id INTEGER PRIMARY KEY, Habit_id INTEGER, date TEXT, type INTEGER, note TEXT, actual_count REAL);
      CREATE TABLE UNIT (_id INTEGER PRIMARY KEY);
      CREATE TABLE REMINDERS (_id INTEGER PRIMARY KEY, habit_id INTEGER, time INTEGER, active_days TEXT);
      INSERT INTO Habits VALUES (1, 2, 'Weekdays', '', '0,1,6', 0, 0, 0, 0, 0, '20160101'), (2, 1, 'Weekly', '', '', 0, 1, 3, 0, 0, ''),
        (3, 3, 'Monthly', '', '', 1, 1, 4, 1, 0, ''), (4, 4, 'Yearly', '', '', 0, 1, 9, 2, 0, ''), (5, 5, 'Every five', '', '', 0, 2, 0, 0, 5, '');
      INSERT INTO CHECKINS VALUES (1, 1, '20160103', 2, 'n', 0), (2, 1, '20160104', 1, NULL, 0), (3, 1, '20161304', 2, NULL, 0), (4, 9, '20160104', 2, NULL, 0), (5, 3, '20160105', 2, NULL, 0);
      INSERT INTO REMINDERS VALUES (1, 1, 480, '0,1,6');
      """)
    let plan = try ImportPlan(reading: path)
    #expect(plan.format == .rewire)
    #expect(plan.habits.map(\.habit.name) == ["Weekly", "Weekdays", "Monthly", "Yearly", "Every five"])
    #expect(
      plan.habits.map(\.habit.schedule) == [
        .perWeek(count: 3, firstWeekday: 1), .weekdays(Weekdays([7, 1, 6])), .perMonth(count: 4), .rolling(count: 9, days: 365),
        .interval(days: 5),
      ])
    let days = try habit(plan, "Weekdays")
    #expect(History(days.rows).lines == ["2016-01-03 done n"] && days.refused.count == 2 && days.habit.start == "2016-01-01")
    #expect(days.habit.reminders == [.init(time: WallTime(minutes: 480), days: Weekdays([1, 6, 7]))])
    #expect(plan.strays.count == 1)
    #expect(try habit(plan, "Monthly").habit.archivedOn == "2016-01-05")
    try await check(plan)
  }

  @Test("Tickmate: months from 0, several ticks a day are one")
  func tickmate() async throws {
    let path = database(
      "tickmate.db",
      """
      CREATE TABLE tracks (_id INTEGER PRIMARY KEY, name TEXT, description TEXT, icon TEXT, enabled INTEGER, multiple_entries_per_day INTEGER, "order" INTEGER);
      CREATE TABLE ticks (_id INTEGER PRIMARY KEY, _track_id INTEGER, year INTEGER, month INTEGER, day INTEGER, hour INTEGER, minute INTEGER, second INTEGER, has_time_info INTEGER);
      INSERT INTO tracks VALUES (1, 'Vegan', 'no animals', '', 1, 1, 20), (2, 'Sport', '', '', 0, 0, 0);
      INSERT INTO ticks VALUES (1, 1, 2016, 2, 21, 19, 46, 58, 1), (2, 1, 2016, 2, 21, 19, 46, 59, 1), (3, 1, 2016, 1, 29, 0, 0, 0, 0), (4, 1, 2016, 1, 30, 0, 0, 0, 0), (5, 2, 2015, 11, 31, 0, 0, 0, 0), (6, 9, 2016, 0, 1, 0, 0, 0, 0);
      """)
    let plan = try ImportPlan(reading: path)
    #expect(plan.format == .tickmate && plan.habits.map(\.habit.name) == ["Sport", "Vegan"])
    #expect(plan.habits[1].rows.map(\.day) == ["2016-02-29", "2016-03-21"] && plan.habits[1].repeated == ["2016-03-21"])
    #expect(plan.habits[1].refused.map(\.reason) == ["2016-2-30 is no day"])
    #expect(plan.habits[0].habit.archivedOn == "2015-12-31" && plan.strays.count == 1)
    try await check(plan)
  }
}

// The store: what is logged is there, what is refused changes nothing.

import ArcHabits
import CSQLite
import Foundation
import Testing

@Suite("The store")
struct StoreTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  func wish(_ habit: String, _ wanted: DayWish.Wanted, on day: CalendarDay = Workplace.today, token: String? = nil) -> DayWish {
    DayWish(habit: habit, day: day, wanted: wanted, token: token)
  }

  @Test("What is logged reads back, with its hour, zone, offset and day start")
  func logging() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "water", name: "Drink water"))
    try await store.setDayStart(try #require(DayStart(minutes: 240)))
    let berlin = try ZoneRules("Europe/Berlin")
    try await store.apply(wish("water", .done()), at: Workplace.now, in: berlin)
    let row = try #require(try HabitReader.snapshot(of: place.path("habits.sqlite")).history(of: "water").rows.first)
    #expect(
      row
        == DayRow(
          day: Workplace.today, state: .done, loggedAt: Workplace.now, zone: "Europe/Berlin", utcOffset: 3600,
          dayStart: try #require(DayStart(minutes: 240))))
  }

  @Test("Setting a day to what it is already writes nothing")
  func idempotence() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    #expect(try await store.apply(wish("a", .done()), at: Workplace.now, in: .utc).isChanged)
    #expect(try await !store.apply(wish("a", .done()), at: Workplace.now.adding(seconds: 60), in: .utc).isChanged)
    #expect(try await store.apply(wish("a", .nothing), at: Workplace.now, in: .utc).isChanged)
    #expect(try await !store.apply(wish("a", .nothing), at: Workplace.now, in: .utc).isChanged)
    #expect(try await !store.apply(wish("a", .nothing, on: "2026-01-01"), at: Workplace.now, in: .utc).isChanged)
  }

  @Test("Un-ticking leaves a row without a state, never a hole")
  func tombstone() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    try await store.apply(wish("a", .done()), at: Workplace.now, in: .utc)
    try await store.apply(wish("a", .nothing), at: Workplace.now, in: .utc)
    let snapshot = try await store.snapshot()
    #expect(snapshot.history(of: "a").lines == ["2026-03-20 none"])
    #expect(DayBook(snapshot, zone: .utc).status(of: "a", on: Workplace.today)?.state == .pending)
  }

  @Test("The same tap delivered twice counts once, even after the day was set back by hand")
  func taps() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A", target: .init(amount: 8)))
    let tap = wish("a", .add(1), token: "tap-1")
    #expect(try await store.apply(tap, at: Workplace.now, in: .utc).isChanged)
    #expect(try await !store.apply(tap, at: Workplace.now, in: .utc).isChanged)
    #expect(try await store.snapshot().history(of: "a").rows.first?.amount == 1)
    try await store.apply(wish("a", .nothing), at: Workplace.now, in: .utc)
    #expect(try await !store.apply(tap, at: Workplace.now, in: .utc).isChanged)
    #expect(try await store.snapshot().history(of: "a").rows.first?.state == nil)
  }

  @Test("A tap after midnight lands on the day that was shown")
  func lateTap() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    let afterMidnight = try #require(Instant(parsing: "2026-03-21T00:00:30Z"))
    try await store.apply(wish("a", .done(), token: "t"), at: afterMidnight, in: .utc)
    #expect(try await store.snapshot().history(of: "a").days == [Workplace.today])
  }

  @Test("Adding to a whole target adds to the target's amount")
  func adding() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A", target: .init(amount: 8)))
    try await store.apply(wish("a", .done()), at: Workplace.now, in: .utc)
    try await store.apply(wish("a", .add(2)), at: Workplace.now, in: .utc)
    try await store.apply(wish("a", .add(-0.5)), at: Workplace.now, in: .utc)
    #expect(try await store.snapshot().history(of: "a").rows.first?.amount == 9.5)
  }

  @Test("An avoided habit without a limit refuses done, and takes a relapse")
  func avoided() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "Sugar", polarity: .avoid))
    await #expect(throws: StoreError.refused(habit: "Sugar", reason: "it is to be avoided; a relapse is logged as missed")) {
      try await store.apply(wish("a", .done()), at: Workplace.now, in: .utc)
    }
    #expect(try await store.apply(wish("a", .missed), at: Workplace.now, in: .utc).isChanged)
  }

  @Test("Unknown habits, days out of range and amounts below 0 are refused and change nothing")
  func refusals() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    let before = try await store.snapshot()
    await #expect(throws: StoreError.unknownHabit("b")) { try await store.apply(wish("b", .done()), at: Workplace.now, in: .utc) }
    await #expect(throws: StoreError.self) { try await store.apply(wish("a", .done(), on: "2201-01-01"), at: Workplace.now, in: .utc) }
    await #expect(throws: StoreError.self) { try await store.apply(wish("a", .done(amount: -1)), at: Workplace.now, in: .utc) }
    await #expect(throws: StoreError.duplicateHabit("a")) { try await store.add(Habit(id: "a", name: "B")) }
    await #expect(throws: StoreError.self) { try await store.add(Habit(id: "c", name: " ")) }
    await #expect(throws: StoreError.self) { try await store.add(Habit(id: "c", name: "C", color: "red")) }
    await #expect(throws: StoreError.self) { try await store.add(Habit(id: "c", name: "C", target: .init(amount: 0))) }
    #expect(try await store.snapshot() == before)
  }

  @Test("What a program cannot have meant is refused in words, and never stored")
  func nonsense() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    let before = try await store.snapshot()
    let far = CalendarDay(number: 100_000_000)
    let never = Instant(Date(timeIntervalSince1970: .infinity))
    await #expect(throws: StoreError.badValue(field: "schedule", value: "week:3/9", reason: "a week has 7 days")) {
      try await store.add(Habit(id: "b", name: "B", schedule: .perWeek(count: 3, firstWeekday: 9)))
    }
    for habit in [
      Habit(id: "b", name: "B", start: far), Habit(id: "b", name: "B", archivedOn: far),
      Habit(id: "b", name: "B", schedule: .every(days: 3, anchor: far)),
    ] {
      await #expect(
        throws: StoreError.badValue(field: "day", value: "day 100000000", reason: "a store keeps the days of 1970 through 2200")
      ) { try await store.add(habit) }
    }
    await #expect(throws: StoreError.badDay("day 100000000", reason: "a store keeps the days of 1970 through 2200")) {
      try await store.apply(wish("a", .done(), on: far), at: Workplace.now, in: .utc)
    }
    await #expect(throws: StoreError.badValue(field: "amount", value: "-9.223372036854776e+18", reason: "an amount is 0 or more")) {
      try await store.apply(wish("a", .done(amount: -0x1p63)), at: Workplace.now, in: .utc)
    }
    await #expect(throws: StoreError.badValue(field: "instant", value: "9000000000000000 ms", reason: "it is outside the years 1 to 9999"))
    {
      try await store.apply(wish("a", .done()), at: never, in: .utc)
    }
    await #expect(throws: StoreError.badValue(field: "instant", value: "9000000000000000 ms", reason: "it is outside the years 1 to 9999"))
    {
      try await store.move(to: .utc, from: never)
    }
    #expect(try await store.snapshot() == before)
  }

  @Test("Amounts added beyond all counting stay a number")
  func greatestAmount() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A", target: .init(amount: 8)))
    for _ in 0..<2 { try await store.apply(wish("a", .add(.greatestFiniteMagnitude)), at: Workplace.now, in: .utc) }
    #expect(try await store.snapshot().history(of: "a").rows.first?.amount == .greatestFiniteMagnitude)
  }

  @Test("Renaming and editing keep the days; removing keeps them for when the habit comes back")
  func editing() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    try await store.apply(wish("a", .done()), at: Workplace.now, in: .utc)
    try await store.edit("a") { $0.name = "Another name" }
    #expect(try await store.snapshot().history(of: "a").count == 1)
    try await store.remove("a")
    #expect(try await store.snapshot().habits.isEmpty)
    try await store.add(Habit(id: "a", name: "A"))
    #expect(try await store.snapshot().history(of: "a").count == 1)
  }

  @Test("Habits stand where they are moved to")
  func moving() async throws {
    let store = try place.store()
    for id in ["a", "b", "c", "d"] { try await store.add(Habit(id: id, name: id)) }
    try await store.move("d", to: 1)
    #expect(try await store.snapshot().habits.map(\.id) == ["a", "d", "b", "c"])
    try await store.move("a", to: 99)
    #expect(try await store.snapshot().habits.map(\.id) == ["d", "b", "c", "a"])
  }

  @Test("A habit is changed and tied in one step: where one is refused, the other is not done")
  func editAndTie() async throws {
    let store = try place.store()
    for id in ["a", "b"] { try await store.add(Habit(id: id, name: id)) }
    await #expect(throws: StoreError.self) { try await store.edit("b", after: "a") { $0.name = " " } }
    #expect(try await store.snapshot().stacks.edges == [])
    try await store.edit("b", after: "a") { $0.name = "B" }
    #expect(try await store.snapshot().stacks.edges.map(\.child) == ["b"])
    await #expect(throws: StoreError.self) { try await store.edit("a", after: "b") { $0.name = "A" } }
    #expect(try await store.snapshot().habits.map(\.name) == ["a", "B"])
  }

  @Test("A tie that closes a circle is refused, naming who stands in it")
  func circles() async throws {
    let store = try place.store()
    for id in ["a", "b", "c"] { try await store.add(Habit(id: id, name: id.uppercased())) }
    try await store.tie("a", to: "b")
    try await store.tie("b", to: "c")
    let error = await #expect(throws: StoreError.self) { try await store.tie("c", to: "a") }
    #expect(error == .circle(parent: "C", child: "A", through: ["A", "B", "C"]))
    #expect(error?.sentence == "'A' cannot come after 'C': that would close a circle, A → B → C → A")
    #expect(try await store.snapshot().stacks.edges.count == 2)
    try await store.untie("a", from: "b")
    try await store.tie("c", to: "a")
    #expect(try await store.snapshot().stacks.edges.count == 2)
  }

  @Test("A habit is found by id, name or a unique start of its name, whatever the case")
  func meaning() async throws {
    let store = try place.store()
    for (id, name) in [("w", "Drink water"), ("r", "Read"), ("r2", "Read mail"), ("x", "Run")] {
      try await store.add(Habit(id: id, name: name))
    }
    let snapshot = try await store.snapshot()
    #expect(try snapshot.habit(meaning: "drink").id == "w")
    #expect(try snapshot.habit(meaning: "READ").id == "r")
    #expect(try snapshot.habit(meaning: "x").id == "x")
    #expect(throws: StoreError.ambiguousHabit("r e".replacingOccurrences(of: " ", with: ""), ids: ["r", "r2"])) {
      try snapshot.habit(meaning: "re")
    }
    #expect(throws: StoreError.unknownHabit("swim")) { try snapshot.habit(meaning: "swim") }
    #expect(throws: StoreError.unknownHabit("")) { try snapshot.habit(meaning: "") }
  }

  @Test("The zone log grows only by real moves")
  func zoneLog() async throws {
    let store = try place.store()
    let (berlin, tokyo) = (try ZoneRules("Europe/Berlin"), try ZoneRules("Asia/Tokyo"))
    try await store.move(to: berlin, from: Workplace.now)
    try await store.move(to: berlin, from: Workplace.now.adding(seconds: 60))
    try await store.move(to: tokyo, from: Workplace.now.adding(seconds: 120))
    let log = try await store.snapshot().zones
    #expect(log.entries.map(\.zone) == [berlin, tokyo])
    #expect(log.zone(at: Workplace.now.adding(seconds: -9999)) == berlin)
    #expect(log.zone(at: Workplace.now.adding(seconds: 120)) == tokyo)
  }

  @Test(
    "The store itself refuses a key that is no day",
    arguments: ["2026-02-30", "2026-2-3", "٢٠٢٦-٠٣-٢٠", "1969-12-31", "2201-01-01", "2026-03-20 "])
  func dayCheck(_ key: String) async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    var database: OpaquePointer?
    #expect(sqlite3_open(place.path("habits.sqlite"), &database) == SQLITE_OK)
    defer { sqlite3_close(database) }
    let sql = "INSERT INTO day (habit, day, state, day_start, clock, replica) VALUES ('a', '\(key)', 1, 0, 1, 1)"
    #expect(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_CONSTRAINT)
  }

  @Test("The shared store marks a day done where the person lives and returns the streak")
  func dataStore() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    try await store.move(to: try ZoneRules("Pacific/Kiritimati"), from: Instant(seconds: 0))
    let data = HabitDataStore(file: place.path("habits.sqlite"), clock: { Workplace.now })
    let evening = try #require(Instant(parsing: "2026-03-19T10:30:00Z"))
    let marked = try await HabitDataStore.withShared(data) {
      try await HabitDataStore.shared.markHabitCompleted(id: "a", timestamp: evening.date)
    }
    #expect(marked == 1)
    #expect(try await data.markHabitCompleted(id: "a", timestamp: Workplace.now.adding(seconds: 86_400).date) == 2)
    #expect(try await data.markHabitCompleted(id: "a", timestamp: Workplace.now.date) == 2)
    #expect(try await store.snapshot().history(of: "a").days.map(\.description) == ["2026-03-20", "2026-03-21"])
  }
}

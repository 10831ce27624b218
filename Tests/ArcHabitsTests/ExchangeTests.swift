// The exchange format: what goes out comes back the same, and what is wrong is named with its place.

import ArcHabits
import Foundation
import Testing

@Suite("The exchange format")
struct ExchangeTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  /// A file with everything in it.
  static let full = #"""
    {"format":"arcflow","version":1,"dayStart":"04:00",
     "zones":[{"from":"2011-01-01T00:00:00Z","zone":"Pacific/Apia"},{"from":"2020-05-01T10:00:00.250Z","zone":"Europe/Berlin"}],
     "habits":[
      {"id":"water","name":"Drink \"water\"\n😀","symbol":"drop.fill","color":"#0A84FF","position":0,"source":"loop:15",
       "schedule":{"kind":"daily"},"polarity":"build","target":{"amount":30.5,"unit":"min"},
       "start":"2026-03-10","archivedOn":null,"cue":"After the alarm","note":"","reminders":[{"time":"07:30","days":[1,2,3,4,5]},{"time":"21:00"}],
       "unknown":{"deep":[1,2,{"x":null}]},
       "days":[{"day":"2026-03-20","state":"done","amount":30,"note":"","loggedAt":"2026-03-20T08:00:00Z","zone":"Europe/Berlin","dayStart":"00:00"},
               {"day":"2026-03-18","state":"skipped","note":"ill, \u00e9\ud83d\ude00"},{"day":"2026-03-19","state":"missed"}]},
      {"id":"gym","name":"Gym","schedule":{"kind":"weekdays","days":[1,3,5]},"position":3},
      {"id":"e","name":"E","schedule":{"kind":"every","days":3,"anchor":"2026-03-02"}},
      {"id":"w","name":"W","schedule":{"kind":"perWeek","count":3,"firstWeekday":7}},
      {"id":"m","name":"M","schedule":{"kind":"perMonth","count":10},"polarity":"avoid","target":{"amount":0}},
      {"id":"i","name":"I","schedule":{"kind":"interval","days":3},"archivedOn":"2026-03-01"},
      {"id":"r","name":"R","schedule":{"kind":"rolling","count":3,"days":14}}],
     "stacks":[{"parent":"water","child":"gym","rank":0},{"parent":"water","child":"e","rank":1}],"extra":true}
    """#

  @Test("Export, import into an empty store, export again: the same bytes")
  func roundTrip() async throws {
    let first = try place.store("one.sqlite", replica: "one")
    try await first.apply(ImportPlan(reading: try place.write(Self.full, to: "in.json")))
    let text = try await first.snapshot().exchangeText()
    _ = try place.write(String(decoding: text, as: UTF8.self), to: "out.json")
    let second = try place.store("two.sqlite", replica: "two", at: Workplace.now.adding(seconds: 99_999))
    try await second.apply(ImportPlan(reading: place.path("out.json")))
    #expect(try await second.snapshot().exchangeText() == text)
    #expect(try await second.snapshot() == (try await first.snapshot()))
  }

  @Test("Everything a file says is in the store")
  func content() async throws {
    let store = try place.store()
    try await store.apply(ImportPlan(reading: try place.write(Self.full, to: "in.json")))
    let snapshot = try await store.snapshot()
    #expect(snapshot.dayStart.description == "04:00")
    #expect(snapshot.zones.entries.map(\.zone.identifier) == ["Pacific/Apia", "Europe/Berlin"])
    #expect(snapshot.zones.entries.last?.from.description == "2020-05-01T10:00:00.250Z")
    let water = try #require(snapshot.habit("water"))
    #expect(water.name == "Drink \"water\"\n😀" && water.color == "#0A84FF" && water.source == "loop:15" && water.note == nil)
    #expect(water.target == .init(amount: 30.5, unit: "min") && water.reminders.map(\.time.description) == ["07:30", "21:00"])
    #expect(water.reminders.map(\.days.days) == [[1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6, 7]])
    #expect(snapshot.history(of: "water").lines == ["2026-03-18 skipped ill, é😀", "2026-03-19 missed", "2026-03-20 done 30.0"])
    #expect(snapshot.history(of: "water").rows.map(\.dayStart.minutes) == [240, 240, 0])
    #expect(snapshot.history(of: "water").rows.last?.utcOffset == 3600)
    let schedules = ["gym", "e", "w", "m", "i", "r"].map { snapshot.habit($0)?.schedule }
    #expect(
      schedules == [
        .weekdays(Weekdays([1, 3, 5])), .every(days: 3, anchor: "2026-03-02"), .perWeek(count: 3, firstWeekday: 7), .perMonth(count: 10),
        .interval(days: 3), .rolling(count: 3, days: 14),
      ])
    #expect(snapshot.stacks.children(of: "water").map(\.child) == ["gym", "e"])
  }

  @Test("The same file a second time changes nothing")
  func twice() async throws {
    let store = try place.store()
    let plan = try ImportPlan(reading: try place.write(Self.full, to: "in.json"))
    #expect(try await store.apply(plan).isChange)
    let before = try await store.snapshot()
    #expect(try await !store.apply(plan).isChange)
    #expect(try await store.snapshot() == before)
    #expect(!plan.report(over: before).isChange)
  }

  @Test("A dry run says what the import then does, of removed habits and ties too")
  func dryRun() async throws {
    let store = try place.store()
    let plan = try ImportPlan(reading: try place.write(Self.full, to: "in.json"))
    try await store.apply(plan)
    try await store.untie("water", from: "gym")
    try await store.remove("m")
    let dry = try HabitReader.report(of: plan, into: place.path("habits.sqlite"))
    #expect(dry.habits.filter(\.isNew).map(\.habit.id) == ["m"] && dry.tiesAdded == 0)
    #expect(try await store.apply(plan) == dry)
    for habit in try await store.snapshot().habits { try await store.remove(habit.id) }
    var other = plan
    other.dayStart = DayStart(parsing: "05:00")
    let emptied = try HabitReader.report(of: other, into: place.path("habits.sqlite"))
    #expect(!emptied.isSettingsChanged)
    #expect(try await store.apply(other) == emptied)
  }

  @Test("A stored row stays unless the file's was logged later")
  func merge() async throws {
    let store = try place.store()
    try await store.add(Habit(id: "a", name: "A"))
    for day in ["2026-03-18", "2026-03-19", "2026-03-20"] as [CalendarDay] {
      try await store.apply(DayWish(habit: "a", day: day, wanted: .skipped), at: Workplace.now, in: .utc)
    }
    let file = try place.write(
      #"""
      {"format":"arcflow","version":1,"habits":[{"id":"a","name":"Other","days":[
        {"day":"2026-03-17","state":"done"},
        {"day":"2026-03-18","state":"done"},
        {"day":"2026-03-19","state":"done","loggedAt":"2026-03-20T07:59:59Z"},
        {"day":"2026-03-20","state":"done","loggedAt":"2026-03-20T08:00:01Z"}]}]}
      """#, to: "in.json")
    let report = try await store.apply(ImportPlan(reading: file))
    let entry = try #require(report.habits.first)
    #expect(!entry.isNew && entry.added == 1 && entry.kept == 2 && entry.replaced == 1)
    let snapshot = try await store.snapshot()
    #expect(snapshot.history(of: "a").lines == ["2026-03-17 done", "2026-03-18 skipped", "2026-03-19 skipped", "2026-03-20 done"])
    #expect(snapshot.habit("a")?.name == "A")
  }

  @Test("Of one day twice the row logged later wins, else the later in the file, and it is reported")
  func repeated() throws {
    let file = try place.write(
      #"""
      {"format":"arcflow","version":1,"habits":[{"id":"a","name":"A","days":[
        {"day":"2026-03-18","state":"done","loggedAt":"2026-03-18T09:00:00Z"},{"day":"2026-03-18","state":"missed","loggedAt":"2026-03-18T08:00:00Z"},
        {"day":"2026-03-19","state":"done"},{"day":"2026-03-19","state":"skipped"}]}]}
      """#, to: "in.json")
    let habit = try #require(try ImportPlan(reading: file).habits.first)
    #expect(habit.rows.map(\.state) == [.done, .skipped])
    #expect(habit.repeated == ["2026-03-18", "2026-03-19"])
  }

  @Test("An un-ticked day is not brought back by the file that ticked it")
  func untick() async throws {
    let store = try place.store()
    let plan = try ImportPlan(reading: try place.write(Self.full, to: "in.json"))
    try await store.apply(plan)
    try await store.apply(DayWish(habit: "water", day: "2026-03-20", wanted: .nothing), at: Workplace.now.adding(seconds: 60), in: .utc)
    #expect(try await !store.apply(plan).isChange)
    #expect(try await store.snapshot().history(of: "water").row(on: "2026-03-20")?.state == nil)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let text: String
    let place: String
    let reason: String
    var testDescription: String { reason }
  }

  static func faulty(_ habit: String, _ place: String, _ reason: String) -> Fault {
    Fault(text: #"{"format":"arcflow","version":1,"habits":[{"id":"ok","name":"OK"},\#(habit)]}"#, place: place, reason: reason)
  }

  @Test(
    "Every fault is named with its place, and nothing of the file goes in",
    arguments: [
      Fault(text: #"{"format":"arcflow","version":1}"#, place: "the file", reason: "'habits' is missing"),
      Fault(text: #"{"format":"other","version":1,"habits":[]}"#, place: "the file", reason: "'format' is not \"arcflow\""),
      Fault(text: #"{"format":"arcflow","habits":[]}"#, place: "the file", reason: "'version' is missing"),
      Fault(
        text: #"{"format":"arcflow","version":0,"habits":[]}"#, place: "version",
        reason: "'0' is no version there is; this one reads 1"),
      Fault(text: "{\"format\":\"arcflow\",\n \"version\":1,}", place: "line 2, column 14", reason: "a key in quotes was expected"),
      faulty(#"{"name":"x"}"#, "habits[1]", "'id' is missing"),
      faulty(#"{"id":"ok","name":"x"}"#, "habits[1].id", "'ok' stands twice in the file"),
      faulty(
        #"{"id":"x","name":"x","days":[{"day":"2026-02-30","state":"done"}]}"#, "habits[1].days[0].day",
        "'2026-02-30' is not a day written YYYY-MM-DD"),
      faulty(
        #"{"id":"x","name":"x","days":[{"day":"1969-12-31","state":"done"}]}"#, "habits[1].days[0].day",
        "1969-12-31 is outside the years 1970 to 2200"),
      faulty(#"{"id":"x","name":"x","days":[{"day":"2026-02-03"}]}"#, "habits[1].days[0]", "'state' is missing"),
      faulty(
        #"{"id":"x","name":"x","days":[{"day":"2026-02-03","state":"maybe"}]}"#, "habits[1].days[0]",
        "'maybe' is no state; they are done, skipped and missed"),
      faulty(
        #"{"id":"x","name":"x","days":[{"day":"2026-02-03","state":"done","zone":"EST"}]}"#, "habits[1].days[0].zone",
        "no zone is called 'EST'; the nearest is America/New_York"),
      faulty(
        #"{"id":"x","name":"x","days":[{"day":"2026-02-03","state":"done","loggedAt":"yesterday"}]}"#, "habits[1].days[0].loggedAt",
        "'yesterday' is not an RFC 3339 instant"),
      faulty(
        #"{"id":"x","name":"x","schedule":{"kind":"hourly"}}"#, "habits[1].schedule",
        "'hourly' is no kind of schedule; they are daily, weekdays, every, perWeek, perMonth, interval and rolling"),
      faulty(
        #"{"id":"x","name":"x","schedule":{"kind":"perWeek","count":9}}"#, "habits[1].schedule.count",
        "a whole number from 1 to 7 was expected"),
      faulty(#"{"id":"x","name":"x","color":"blue"}"#, "habits[1]", "its color 'blue': a color is written #RRGGBB"),
    ])
  func faults(_ fault: Fault) async throws {
    let path = try place.write(fault.text, to: "in.json")
    let error = #expect(throws: StoreError.self) { try ImportPlan(reading: path) }
    #expect(error == .badImport(file: path, place: fault.place, reason: fault.reason))
    #expect(error?.exitCode == 65)
  }

  @Test("A newer version is refused by name")
  func newer() throws {
    let path = try place.write(#"{"format":"arcflow","version":2,"habits":[]}"#, to: "in.json")
    #expect(throws: StoreError.newerImport(file: path, format: "an ArcFlow export", found: "2", known: "1")) {
      try ImportPlan(reading: path)
    }
  }

  @Test("A circle of ties in a file is refused")
  func circle() throws {
    let path = try place.write(
      #"{"format":"arcflow","version":1,"habits":[{"id":"a","name":"A"},{"id":"b","name":"B"}],"stacks":[{"parent":"a","child":"b"},{"parent":"b","child":"a"}]}"#,
      to: "in.json")
    #expect(throws: StoreError.badImport(file: path, place: "stacks[1]", reason: "'a' after 'b' closes a circle: a → b")) {
      try ImportPlan(reading: path)
    }
  }

  @Test("Days that arrive before their habit are kept, hidden, and shown once it is there")
  func orphans() async throws {
    let one = try place.store("one.sqlite", replica: "one")
    try await one.add(Habit(id: "a", name: "A"))
    try await one.apply(DayWish(habit: "a", day: Workplace.today, wanted: .done()), at: Workplace.now, in: .utc)
    let changes = try await one.changes()
    let two = try place.store("two.sqlite", replica: "two")
    var orphans = changes
    orphans.habits = []
    try await two.merge(orphans)
    #expect(try await two.snapshot().habits.isEmpty)
    try await two.merge(changes)
    #expect(DayBook(try await two.snapshot(), zone: .utc).status(of: "a", on: Workplace.today)?.state == .done)
  }
}

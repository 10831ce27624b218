// Histories of other programs that are text: JSON, logs and tables.

import ArcHabits
import Foundation
import Testing

@Suite("Imports of text")
struct ImportTextTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  func check(_ plan: ImportPlan) async throws {
    let store = try place.store("check.sqlite")
    try await store.apply(plan)
    #expect(try await !store.apply(plan).isChange)
  }

  @Test("Beaver Habits: periods, unticked days, skip tags, the archive")
  func beaver() async throws {
    let path = try place.write(
      #"""
      {"user_email":"a@example.invalid","exported_at":"2026-03-20 08:00:00","habits":[
       {"name":"Read","id":"a1b2c3","tags":["mind","eve"],"star":true,"period":null,"records":[
        {"day":"2026-03-18","done":true},{"day":"2026-03-19","done":true,"text":"ch. 3"},{"day":"2026-03-20","done":false},
        {"day":"2026-03-17","done":false,"text":"#skip ill"},{"day":"2026-03-16","done":false,"text":"thought of it"},{"day":"2026-3-1","done":true}]},
       {"name":"Gym","records":[{"day":"2026-03-16","done":false},{"day":"2026-03-16","done":true}],"period":{"period_type":"W","period_count":1,"target_count":3},"status":"archive"},
       {"name":"Odd","records":[],"period":{"period_type":"W","period_count":2,"target_count":3}},{"name":"M","records":[],"period":{"period_type":"M","period_count":1,"target_count":4}},
       {"name":"Gone","records":[],"status":"soft_delete"}],"order":[]}
      """#, to: "beaver.json")
    let plan = try ImportPlan(reading: path)
    #expect(plan.format == .beaver && plan.habits.map(\.habit.id) == ["beaver-a1b2c3", "beaver-gym", "beaver-odd", "beaver-m"])
    #expect(
      History(plan.habits[0].rows).lines == [
        "2026-03-16 none thought of it", "2026-03-17 skipped #skip ill", "2026-03-18 done", "2026-03-19 done ch. 3",
      ])
    #expect(plan.habits[0].blank == 1 && plan.habits[0].refused.count == 1 && plan.habits[0].habit.note == "mind, eve")
    #expect(plan.habits[1].habit.schedule == .perWeek(count: 3, firstWeekday: 1) && plan.habits[1].habit.archivedOn == "2026-03-16")
    #expect(plan.habits[2].habit.schedule == .rolling(count: 3, days: 14) && plan.habits[3].habit.schedule == .perMonth(count: 4))
    #expect(plan.strays.map(\.reason) == ["'Gone' was deleted there"])
    try await check(plan)
  }

  @Test("Table Habit: days since 1970, frequencies as text in text, goals, skips with a reason")
  func tableHabit() async throws {
    let path = try place.write(
      #"""
      {"habits":[
       {"create_t":1767225600,"type":1,"status":1,"name":"Stretch","desc":"","color":5,"daily_goal":10,"daily_goal_unit":"min","freq_type":3,"freq_custom":"[1,1]","start_date":20513,
        "reminder":"{\"type\":3,\"time\":\"07:30\",\"extra\":[1,3]}",
        "records":[{"record_date":20530,"record_type":1,"record_value":12,"modify_t":1773824400,"reason":""},{"record_date":20531,"record_type":2,"record_value":0,"reason":"ill"},
                   {"record_date":20532,"record_type":1,"record_value":4},{"record_date":-3,"record_type":1,"record_value":4}]},
       {"type":1,"status":1,"name":"Gym","daily_goal":2,"daily_goal_unit":"","freq_type":1,"freq_custom":"[3]","records":[{"record_date":20530,"record_type":1,"record_value":2},{"record_date":20531,"record_type":1,"record_value":1}]},
       {"type":1,"status":1,"name":"Odd","daily_goal":1,"freq_type":3,"freq_custom":"[2,5]","records":[]},
       {"type":2,"status":3,"name":"Coffee","daily_goal":0,"daily_goal_extra":3,"daily_goal_unit":"cups","freq_type":1,"freq_custom":"[3]","records":[{"record_date":20530,"record_type":1,"record_value":4}]},
       {"type":1,"status":2,"name":"Gone","records":[]}],"groups":[]}
      """#, to: "table.json")
    let plan = try ImportPlan(reading: path)
    #expect(plan.format == .tableHabit && plan.habits.map(\.habit.name) == ["Stretch", "Gym", "Odd", "Coffee"])
    let stretch = plan.habits[0]
    #expect(
      stretch.habit.target == .init(amount: 10, unit: "min") && stretch.habit.start == "2026-03-01" && stretch.habit.schedule == .daily)
    #expect(stretch.habit.reminders == [.init(time: WallTime(minutes: 450), days: Weekdays([1, 3]))])
    #expect(History(stretch.rows).lines == ["2026-03-18 done 12.0", "2026-03-19 skipped ill", "2026-03-20 done 4.0"])
    #expect(stretch.rows[0].loggedAt == Instant(seconds: 1_773_824_400) && stretch.refused.count == 1)
    #expect(plan.habits[1].habit.schedule == .perWeek(count: 3, firstWeekday: 1) && plan.habits[1].habit.target == nil)
    #expect(plan.habits[1].refused.map(\.reason) == ["1 on 2026-03-19 is less than the day's goal of 2"])
    #expect(plan.habits[2].habit.schedule == .rolling(count: 2, days: 5))
    #expect(
      plan.habits[3].habit.polarity == .avoid && plan.habits[3].habit.target == .init(amount: 3, unit: "cups")
        && plan.habits[3].habit.archivedOn == "2026-03-18")
    #expect(plan.strays.count == 1)
    try await check(plan)
  }

  @Test("Habo: noon keys, kinds of days old and new, progress, the two-day rule told")
  func habo() async throws {
    let text = #"""
      [{"id":3,"uuid":"u-3","title":"Read","position":1,"twoDayRule":1,"cue":"tea","routine":"r","notification":true,"notTime":"8:5","habitType":1,"targetValue":20,"unit":"pages","archived":false,
        "events":{"2026-03-16 12:00:00.000Z":["DayType.check",""],"2026-03-17 12:00:00.000Z":["DayType.Fail","tired"],"2026-03-18 12:00:00.000Z":["DayType.skip",""],
                  "2026-03-19 12:00:00.000Z":["DayType.progress","",12,20],"2026-03-20 12:00:00.000Z":["DayType.clear",""],"soon":["DayType.check",""],"2026-03-15 12:00:00.000Z":["DayType.odd",""]}},
       {"id":4,"title":"Gym","position":0,"events":{},"archived":1},{"id":5,"title":"Gone","events":{},"deleted_at":"2026-01-01"}]
      """#
    for (name, whole) in [
      ("old.json", text), ("new.json", #"{"habits":\#(text),"events":{},"categories":[],"metadata":{"version":"1.0"}}"#),
    ] {
      let plan = try ImportPlan(reading: try place.write(whole, to: name))
      #expect(plan.format == .habo && plan.habits.map(\.habit.name) == ["Gym", "Read"])
      let read = plan.habits[1]
      #expect(read.habit.id == "u-3" && read.habit.cue == "tea" && read.habit.target == .init(amount: 20, unit: "pages"))
      #expect(read.habit.reminders.map(\.time.description) == ["08:05"])
      #expect(History(read.rows).lines == ["2026-03-16 done", "2026-03-17 missed tired", "2026-03-18 skipped", "2026-03-19 done 12.0"])
      #expect(read.blank == 1 && read.refused.count == 2 && read.remark != nil && plan.strays.count == 1)
      try await check(plan)
    }
  }

  @Test("harsh: frequencies, headings, ends, comments with colons; the last line of a day wins")
  func harsh() async throws {
    _ = try place.write("# mine\n! Work\nStandup: 1\nReview: 5/7\nPlan: 2w\nSleep: 0\nOld: 1: 2025-01-02\nbroken\n", to: "habits")
    let log = try place.write(
      """
      # log
      2025-01-01 : Standup : y : went: well : 1.5
      2025-01-01 : Standup : n : no, it did not : 0
      2025-01-02 : Review : s : away : 0
      2025-01-02 : Standup : y

      2025-01-03 : Elsewhere : y : c : 3
      what is this
      """, to: "log")
    let plan = try ImportPlan(reading: place.folder)
    #expect(plan.format == .harsh && plan.habits.map(\.habit.name) == ["Standup", "Review", "Plan", "Sleep", "Old", "Elsewhere"])
    #expect(
      plan.habits.map(\.habit.schedule) == [
        .daily, .rolling(count: 5, days: 7), .rolling(count: 1, days: 14), .interval(days: 3660), .daily, .daily,
      ])
    #expect(
      History(plan.habits[0].rows).lines == ["2025-01-01 missed no, it did not", "2025-01-02 done"]
        && plan.habits[0].repeated == ["2025-01-01"])
    #expect(plan.habits[4].habit.archivedOn == "2025-01-02" && History(plan.habits[5].rows).lines == ["2025-01-03 done 3.0 c"])
    #expect(plan.strays.map(\.place) == ["habits line 8", "log line 8"])
    #expect(try ImportPlan(reading: log).habits == plan.habits)
    try await check(plan)
  }

  @Test("Plain CSV, a column for each habit")
  func wide() async throws {
    let path = try place.write(
      "\u{FEFF}Date;Read;Run\r\n2026-03-18;x;2,5\r\n2026-03-19;;5\r\n2026-03-20;no;maybe\r\n;x;x\r\n", to: "wide.csv")
    let plan = try ImportPlan(reading: path)
    #expect(plan.format == .csv)
    #expect(History(plan.habits[0].rows).lines == ["2026-03-18 done", "2026-03-20 missed"] && plan.habits[0].blank == 1)
    #expect(
      History(plan.habits[1].rows).lines == ["2026-03-19 done 5.0"]
        && plan.habits[1].refused.map(\.place) == ["line 2", "line 4", "line 5"])
    try await check(plan)
  }

  @Test("The CSV we write comes back as the days it was made from")
  func ours() async throws {
    let store = try place.store()
    try await store.apply(ImportPlan(reading: try place.write(ExchangeTests.full, to: "in.json")))
    let text = try await store.snapshot().csvText()
    let plan = try ImportPlan(reading: try place.write(String(decoding: text, as: UTF8.self), to: "out.csv"))
    let snapshot = try await store.snapshot()
    #expect(plan.format == .csv && plan.habits.map(\.habit.id) == ["water"] && plan.habits[0].habit.name == "Drink \"water\"\n😀")
    #expect(History(plan.habits[0].rows).lines == snapshot.history(of: "water").lines)
  }

  @Test(
    "A file that is nothing known is refused, naming what is known",
    arguments: ["hello", "{}", "[1,2]", "a,b\n1,2\n", "{\"habits\":[]}", "\u{0}\u{1}"])
  func unknown(_ text: String) throws {
    let path = try place.write(text, to: "file")
    let error = #expect(throws: StoreError.self) { try ImportPlan(reading: path) }
    #expect(error?.exitCode == 65)
    if case .unknownFormat? = error {} else { Issue.record("\(String(describing: error))") }
  }

  @Test("A missing file is missing, and a damaged one says where")
  func broken() throws {
    #expect(throws: StoreError.noSuchFile(file: place.path("none"))) { try ImportPlan(reading: place.path("none")) }
    let cut = try place.write(#"{"format":"arcflow","version":1,"habits":[{"id":"a","na"#, to: "cut.json")
    #expect(throws: StoreError.badImport(file: cut, place: "line 1, column 56", reason: "a string does not end")) {
      try ImportPlan(reading: cut)
    }
    let database = place.path("cut.db")
    try Data("SQLite format 3\0".utf8 + [UInt8](repeating: 7, count: 3000)).write(to: URL(fileURLWithPath: database))
    let error = #expect(throws: StoreError.self) { try ImportPlan(reading: database) }
    #expect(error?.exitCode == 65)
  }
}

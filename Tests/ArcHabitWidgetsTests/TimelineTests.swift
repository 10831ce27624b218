// The entries of the habit widget: which there are, from when on, and what each says.

import ArcHabits
import Foundation
import Testing

@testable import ArcHabitWidgets

@Suite("The habit timeline")
struct TimelineTests {
  private func instant(_ text: String) throws -> Instant { try #require(Instant(parsing: text)) }
  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(parsing: text)) }

  private func timeline(
    _ habits: [Habit], done: [String: [String]] = [:], logged: [String: String] = [:], stacks: [StackEdge] = [],
    zone: String = "Europe/Berlin",
    dayStart: DayStart = .midnight, selection: String? = nil
  ) throws -> HabitTimeline {
    var histories: [String: History] = [:]
    for (id, days) in done {
      histories[id] = History(
        try days.map { DayRow(day: try day($0), state: .done, loggedAt: try logged[id].map(instant), zone: zone) })
    }
    let snapshot = HabitSnapshot(habits: habits, histories: histories, stacks: Stacks(stacks), dayStart: dayStart)
    return HabitTimeline(book: DayBook(snapshot, zone: try ZoneRules(zone)), selection: selection)
  }

  private func run(of days: ClosedRange<Int>, _ month: String = "2026-03") -> [String] {
    days.map { "\(month)-\($0 < 10 ? "0" : "")\($0)" }
  }

  @Test("There is an entry for now and one at each of the next seven day boundaries; the eighth asks again")
  func week() throws {
    let made = try timeline([Habit(id: "a", name: "A")]).entries(from: try instant("2026-03-20T09:00:00Z"))
    #expect(
      made.entries.map { $0.date.timeIntervalSince1970 } == [
        1_773_997_200, 1_774_047_600, 1_774_134_000, 1_774_220_400, 1_774_306_800, 1_774_393_200, 1_774_479_600, 1_774_566_000,
      ])
    #expect(made.entries.map(\.day) == run(of: 20...27))
    #expect(made.entries.map(\.reasons) == [["now"]] + Array(repeating: ["day"], count: 7))
    #expect(made.renewal == (try instant("2026-03-27T23:00:00Z")).date)
  }

  @Test("A run up to yesterday shows until midnight, then is over")
  func grace() throws {
    let timeline = try timeline([Habit(id: "a", name: "A")], done: ["a": run(of: 10...19)])
    let entries = timeline.entries(from: try instant("2026-03-20T09:00:00Z")).entries
    #expect(entries[0].habits.first?.currentStreak == 10)
    #expect(entries[1].habits.first?.currentStreak == 0)
  }

  @Test("Boundaries follow the clock change: the 25-hour day of Berlin and Cairo's missing midnight")
  func clockChanges() throws {
    let berlin = try timeline([Habit(id: "a", name: "A")]).entries(from: try instant("2026-10-24T10:00:00Z")).entries
    #expect(berlin[1].date == (try instant("2026-10-24T22:00:00Z")).date)
    #expect(berlin[2].date == (try instant("2026-10-25T23:00:00Z")).date)
    let cairo = try timeline([Habit(id: "a", name: "A")], zone: "Africa/Cairo").entries(from: try instant("2026-04-23T10:00:00Z")).entries
    #expect(cairo[1].date == (try instant("2026-04-23T22:00:00Z")).date)
    #expect(cairo[1].day == "2026-04-24")
  }

  @Test("A day that never happened has no entry")
  func voidDay() throws {
    let apia = try timeline([Habit(id: "a", name: "A")], zone: "Pacific/Apia").entries(from: try instant("2011-12-29T20:00:00Z")).entries
    #expect(Array(apia.map(\.day).prefix(3)) == ["2011-12-29", "2011-12-31", "2012-01-01"])
    #expect(apia.count == 8)
  }

  @Test("With a day start of four, half past one is still yesterday, and says so")
  func dayStart() throws {
    let four = try #require(DayStart(minutes: 240))
    let entry = try timeline([Habit(id: "a", name: "A")], dayStart: four).entries(from: try instant("2026-03-20T00:30:00Z")).entries[0]
    #expect(entry.day == "2026-03-19")
    #expect(entry.dayDate == (try instant("2026-03-19T03:00:00Z")).date)
  }

  @Test("For a minute after a tap the row stays with its new streak, then the list settles")
  func reward() throws {
    let habits = [Habit(id: "a", name: "A", position: 0), Habit(id: "b", name: "B", position: 1)]
    let made = try timeline(habits, done: ["a": run(of: 18...20)], logged: ["a": "2026-03-20T08:59:30Z"]).entries(
      from: try instant("2026-03-20T09:00:00Z"))
    #expect(made.entries[0].habits.map(\.id) == ["a", "b"])
    #expect(made.entries[0].habits[0].isRewarded)
    #expect(made.entries[0].habits[0].currentStreak == 3)
    #expect(made.entries[1].reasons == ["settled"])
    #expect(made.entries[1].date == (try instant("2026-03-20T09:00:30Z")).date)
    #expect(made.entries[1].habits.map(\.id) == ["b", "a"])
    #expect(!made.entries[1].habits[1].isRewarded)
  }

  @Test("What a stack surfaces comes first at once")
  func surfaced() throws {
    let habits = ["a", "b", "c"].enumerated().map { Habit(id: $1, name: $1.uppercased(), position: $0) }
    let entry = try timeline(
      habits, done: ["a": ["2026-03-20"]], logged: ["a": "2026-03-20T08:59:30Z"], stacks: [StackEdge(parent: "a", child: "c")]
    ).entries(from: try instant("2026-03-20T09:00:00Z")).entries[0]
    #expect(entry.habits.map(\.id) == ["c", "a", "b"])
    #expect(entry.habits[0].surfacedBy == "A")
  }

  @Test("The celebration waits for the minute after the last tap")
  func allDone() throws {
    let made = try timeline(
      [Habit(id: "a", name: "A")], done: ["a": ["2026-03-19", "2026-03-20"]], logged: ["a": "2026-03-20T08:59:30Z"]
    ).entries(from: try instant("2026-03-20T09:00:00Z"))
    #expect(made.entries[0].phase == .open)
    #expect(made.entries[0].left == 0)
    #expect(made.entries[1].phase == .allDone)
    #expect(made.entries[1].finished.map(\.id) == ["a"])
    #expect(made.entries[1].wholeDays == 2)
    #expect(made.entries[2].phase == .open)
  }

  @Test("A reminder is an entry where it changes the picture, and nowhere else")
  func reminders() throws {
    let time = try #require(WallTime(parsing: "19:30"))
    let habit = Habit(id: "a", name: "A", reminders: [.init(time: time)])
    let entries = try timeline([habit]).entries(from: try instant("2026-03-20T09:00:00Z")).entries
    #expect(entries[0].habits[0].reminder == (try instant("2026-03-20T18:30:00Z")).date)
    #expect(entries[1].reasons == ["reminder"])
    #expect(entries[1].date == (try instant("2026-03-20T18:30:00Z")).date)
    #expect(entries[1].habits[0].reminder == nil)
    let finished = try timeline([habit], done: ["a": ["2026-03-20"]]).entries(from: try instant("2026-03-20T09:00:00Z")).entries
    #expect(finished[1].reasons == ["day"])
  }

  @Test("With a day start of four, a reminder after midnight still belongs to the day before")
  func lateReminder() throws {
    let habit = Habit(id: "a", name: "A", reminders: [.init(time: try #require(WallTime(parsing: "00:30")))])
    let four = try #require(DayStart(minutes: 240))
    let entry = try timeline([habit], dayStart: four).entries(from: try instant("2026-03-20T20:00:00Z")).entries[0]
    #expect(entry.day == "2026-03-20")
    #expect(entry.habits[0].reminder == (try instant("2026-03-20T23:30:00Z")).date)
  }

  @Test("A day without anything due names what comes next; no habits at all say so")
  func quietDays() throws {
    let sundays = Habit(id: "run", name: "Run", schedule: .weekdays(Weekdays([7])))
    let entry = try timeline([sundays], done: ["run": ["2026-03-15"]]).entries(from: try instant("2026-03-20T09:00:00Z")).entries[0]
    #expect(
      entry.phase == .nothingDue(next: .init(name: "Run", day: (try instant("2026-03-21T23:00:00Z")).date, isTomorrow: false, streak: 1)))
    #expect(entry.due == 0)
    #expect(try timeline([]).entries(from: try instant("2026-03-20T09:00:00Z")).entries[0].phase == .noHabits)
    let archived = Habit(id: "old", name: "Old", archivedOn: try day("2026-01-01"))
    #expect(try timeline([archived]).entries(from: try instant("2026-03-20T09:00:00Z")).entries[0].phase == .noHabits)
  }

  @Test("A missed habit settles the day without calling it done")
  func settled() throws {
    let habits = [Habit(id: "a", name: "A", position: 0), Habit(id: "b", name: "B", position: 1)]
    var snapshot = HabitSnapshot(habits: habits)
    snapshot.histories["a"] = History([DayRow(day: try day("2026-03-20"), state: .done)])
    snapshot.histories["b"] = History([DayRow(day: try day("2026-03-20"), state: .missed)])
    let timeline = HabitTimeline(book: DayBook(snapshot, zone: .utc), selection: nil)
    let entry = timeline.entries(from: try instant("2026-03-20T09:00:00Z")).entries[0]
    #expect(entry.phase == .settled)
    #expect(entry.done == 1 && entry.due == 2 && entry.left == 0)
  }

  @Test("A habit to avoid is listed but never counted")
  func avoided() throws {
    let habits = [
      Habit(id: "a", name: "A", position: 0),
      Habit(id: "no", name: "No sugar", polarity: .avoid, start: try day("2026-03-01"), position: 1),
    ]
    let entry = try timeline(habits, done: ["a": ["2026-03-20"]]).entries(from: try instant("2026-03-20T09:00:00Z")).entries[0]
    #expect(entry.due == 1 && entry.done == 1)
    #expect(entry.phase == .allDone)
  }

  @Test("The week's marks: done, skipped, missed, today, ahead, and not due")
  func week7() throws {
    let habit = Habit(id: "a", name: "A", schedule: .weekdays(Weekdays([1, 2, 3, 4, 5, 6])))
    var snapshot = HabitSnapshot(habits: [habit])
    snapshot.histories["a"] = History([
      DayRow(day: try day("2026-03-16"), state: .done), DayRow(day: try day("2026-03-17"), state: .skipped),
      DayRow(day: try day("2026-03-19"), state: .done),
    ])
    let entry = HabitTimeline(book: DayBook(snapshot, zone: .utc), selection: nil).entries(from: try instant("2026-03-20T09:00:00Z"))
      .entries[0]
    #expect(entry.week == [.done, .skipped, .missed, .done, .todayOpen, .ahead, .notDue])
  }

  @Test("One chosen habit is shown alone")
  func selection() throws {
    let habits = [Habit(id: "a", name: "A", position: 0), Habit(id: "b", name: "B", position: 1)]
    let entry = try timeline(habits, selection: "b").entries(from: try instant("2026-03-20T09:00:00Z")).entries[0]
    #expect(entry.habits.map(\.id) == ["b"])
    #expect(entry.due == 1)
  }

  @Test("The same rows and instant give the same entries, whatever the order of the habits")
  func pure() throws {
    let habits = (0..<6).map { Habit(id: "h\($0)", name: "H\($0)", position: $0) }
    let now = try instant("2026-03-20T09:00:00Z")
    let first = try timeline(habits, done: ["h1": ["2026-03-20"]]).entries(from: now).entries
    let second = try timeline(habits.reversed(), done: ["h1": ["2026-03-20"]]).entries(from: now).entries
    #expect(first == second)
  }
}

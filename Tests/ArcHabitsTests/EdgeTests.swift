// When what is shown changes by itself, and what it changes to.

import ArcHabits
import Testing

@Suite("Timeline edges")
struct EdgeTests {
  static let today: CalendarDay = "2026-03-20"

  func book(_ habits: [Habit], _ rows: [String: [DayRow]] = [:], zone: String = "UTC", dayStart: Int = 0) throws -> DayBook {
    DayBook(
      HabitSnapshot(habits: habits, histories: rows.mapValues { History($0) }, dayStart: try #require(DayStart(minutes: dayStart))),
      zone: try ZoneRules(zone))
  }

  func instant(_ text: String) throws -> Instant { try #require(Instant(parsing: text)) }

  @Test("Now, the next seven boundaries, and the eighth to ask again")
  func week() throws {
    let edges = try book([Habit(id: "a", name: "A")]).edges(from: instant("2026-03-20T08:00:00Z"))
    #expect(edges.edges.map(\.instant.description) == ["2026-03-20T08:00:00Z"] + (21...27).map { "2026-03-\($0)T00:00:00Z" })
    #expect(edges.edges.map(\.day) == Array("2026-03-20"..."2026-03-27" as ClosedRange<CalendarDay>))
    #expect(edges.edges.map(\.reasons) == [[.now]] + Array(repeating: [.dayBegins], count: 7))
    #expect(edges.askAgain.description == "2026-03-28T00:00:00Z")
  }

  @Test("Boundaries follow the clocks, not 86 400 seconds", arguments: [0, 240])
  func clocks(dayStart: Int) throws {
    let edges = try book([], zone: "Europe/Berlin", dayStart: dayStart).edges(from: instant("2026-03-27T12:00:00Z"), days: 3)
    let steps = zip(edges.edges.dropFirst(), edges.edges.dropFirst(2)).map { $1.instant.seconds - $0.instant.seconds }
    // The night of the change is 23 hours long, whichever day it belongs to.
    #expect(steps == (dayStart == 0 ? [86_400, 82_800] : [82_800, 86_400]))
  }

  @Test("A void day has no entry")
  func voidDay() throws {
    let edges = try book([], zone: "Pacific/Apia").edges(from: instant("2011-12-29T12:00:00Z"), days: 2)
    #expect(edges.edges.map(\.day) == ["2011-12-29", "2011-12-31", "2012-01-01"])
    #expect(edges.askAgain.description == "2012-01-01T10:00:00Z")
  }

  @Test("Each entry is computed with its own today: a run shows until midnight, and 0 after a missed day")
  func ownToday() throws {
    let rows = ("2025-11-20"..."2026-03-19" as ClosedRange<CalendarDay>).map { DayRow(day: $0, state: .done) }
    let book = try book([Habit(id: "a", name: "A")], ["a": rows])
    let edges = try book.edges(from: instant("2026-03-20T08:00:00Z"))
    #expect(edges.edges.map { book.streak(of: "a", on: $0.day).current } == [120, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("A reminder is an entry while its habit is open, on its weekdays, at its wall time")
  func reminders() throws {
    let morning = Habit.Reminder(time: WallTime(minutes: 450), days: Weekdays([6]))
    let evening = Habit.Reminder(time: WallTime(minutes: 1260))
    let habits = [
      Habit(id: "a", name: "A", reminders: [morning, evening]), Habit(id: "b", name: "B", archivedOn: Self.today, reminders: [evening]),
    ]
    let done = DayRow(day: Self.today, state: .done)
    let edges = try book(habits, ["a": [done]], zone: "Europe/Berlin").edges(from: instant("2026-03-20T08:00:00Z"), days: 2)
    let rings = edges.edges.filter { $0.reasons.contains(.reminder(["a"])) }.map(\.instant.description)
    #expect(rings == ["2026-03-21T06:30:00Z", "2026-03-21T20:00:00Z", "2026-03-22T20:00:00Z"])
    #expect(!edges.edges.contains { $0.reasons.contains(.reminder(["b"])) })
  }

  @Test("A reminder at 01:00 belongs to the date on the clock, and shows the day the person still has")
  func lateReminder() throws {
    let habit = Habit(id: "a", name: "A", reminders: [.init(time: WallTime(minutes: 60), days: Weekdays([6]))])
    let edges = try book([habit], dayStart: 240).edges(from: instant("2026-03-20T08:00:00Z"), days: 1)
    let ring = try #require(edges.edges.first { $0.reasons.contains(.reminder(["a"])) })
    #expect(ring.instant.description == "2026-03-21T01:00:00Z" && ring.day == "2026-03-20")
  }

  @Test("Fewer days than none are none")
  func noDays() throws {
    let habit = Habit(id: "a", name: "A", reminders: [.init(time: WallTime(minutes: 600))])
    let (book, now) = (try book([habit]), try instant("2026-03-20T08:00:00Z"))
    #expect(book.edges(from: now, days: -5) == book.edges(from: now, days: 0))
  }

  @Test("The minute after a tap is an entry until it is over")
  func tap() throws {
    let now = try instant("2026-03-20T08:00:00Z")
    let row = DayRow(day: Self.today, state: .done, loggedAt: now.adding(seconds: -20), zone: "UTC")
    let book = try book(
      [Habit(id: "a", name: "A"), Habit(id: "b", name: "B")], ["a": [row], "b": [DayRow(day: Self.today, state: .done)]])
    #expect(book.edges(from: now, days: 0).edges.map(\.reasons) == [[.now], [.settled]])
    #expect(book.edges(from: now, days: 0).edges.last?.instant == now.adding(seconds: 40))
    #expect(book.edges(from: now.adding(seconds: 40), days: 0).edges.count == 1)
  }

  @Test("The last day that can save an open week is told")
  func lastChance() throws {
    let habit = Habit(id: "w", name: "W", schedule: .perWeek(count: 3, firstWeekday: 1))
    let rows = [DayRow(day: "2026-03-16", state: .done), DayRow(day: "2026-03-10", state: .done)]
    let book = try book([habit], ["w": rows])
    // One of three is done on Monday: from Saturday on, every day is needed.
    let pressed = try book.edges(from: instant("2026-03-17T08:00:00Z")).edges.filter { $0.reasons.contains(.lastChance(["w"])) }.map(\.day)
    #expect(pressed == ["2026-03-21", "2026-03-22"])
  }
}

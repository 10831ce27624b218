// The published vectors: streaks, each a case of streaks.json.

import ArcHabits
import Foundation
import Testing

/// One case of `streaks.json`.
struct StreakVector: Sendable, CustomTestStringConvertible {
  let id: String
  let why: String
  let habit: Habit
  let rows: [DayRow]
  let today: CalendarDay
  let voidDays: [CalendarDay]
  let current: Int
  let best: Int
  let rate: Streak.Rate?

  var testDescription: String { "\(id): \(why)" }

  /// All cases of the file.
  static let all: [StreakVector] = {
    guard let url = Bundle.module.url(forResource: "streaks", withExtension: "json", subdirectory: "Vectors"),
      let data = try? Data(contentsOf: url), let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return list.compactMap(StreakVector.init)
  }()

  init?(_ json: [String: Any]) {
    guard let id = json["id"] as? String, let today = (json["today"] as? String).flatMap({ CalendarDay(parsing: $0) }),
      let current = json["current"] as? Int, let best = json["best"] as? Int
    else { return nil }
    self.id = id
    self.today = today
    self.current = current
    self.best = best
    why = json["why"] as? String ?? ""
    rate = (json["rate"] as? [Int]).flatMap { Streak.Rate(done: $0[0], due: $0[1]) }
    voidDays = Self.days(json["void"])
    habit = Habit(
      id: id, name: id, schedule: Self.schedule(json["sched"] as? [Any] ?? ["daily"]),
      polarity: json["avoid"] as? Bool == true ? .avoid : .build, start: (json["start"] as? String).flatMap { CalendarDay(parsing: $0) },
      archivedOn: (json["archived"] as? String).flatMap { CalendarDay(parsing: $0) })
    let real = Set(Self.days(json["real"]))
    rows =
      Self.days(json["done"]).map { day in
        // A day lived ahead was logged at its own noon; the others carry no hour.
        real.contains(day)
          ? DayRow(day: day, state: .done, loggedAt: Instant(seconds: Int64(day.number) * 86_400 + 43_200), zone: "UTC")
          : DayRow(day: day, state: .done)
      } + Self.days(json["skip"]).map { DayRow(day: $0, state: .skipped) } + Self.days(json["fail"]).map { DayRow(day: $0, state: .missed) }
  }

  /// Days written `2026-03-14..18,2026-03-20`.
  static func days(_ value: Any?) -> [CalendarDay] {
    (value as? String ?? "").split(separator: ",").flatMap { part -> [CalendarDay] in
      let ends = part.components(separatedBy: "..")
      guard let first = CalendarDay(parsing: ends[0]) else { return [] }
      guard ends.count == 2 else { return [first] }
      let last = ends[1].count == 2 ? CalendarDay(parsing: ends[0].dropLast(2) + ends[1]) : CalendarDay(parsing: ends[1])
      return last.map { Array(first...$0) } ?? []
    }
  }

  static func schedule(_ json: [Any]) -> Schedule {
    switch json[0] as? String {
    case "weekdays": .weekdays(Weekdays(json[1] as? [Int] ?? []))
    case "every": .every(days: json[1] as? Int ?? 0, anchor: CalendarDay(parsing: json[2] as? String ?? "") ?? .earliest)
    case "interval": .interval(days: json[1] as? Int ?? 0)
    case "week": .perWeek(count: json[1] as? Int ?? 0, firstWeekday: json[2] as? Int ?? 1)
    default: .daily
    }
  }
}

@Suite("The published streak vectors")
struct VectorTests {
  @Test("Every case of streaks.json gives its current, best and rate", arguments: StreakVector.all)
  func vector(_ vector: StreakVector) {
    let streak = Streak(of: vector.habit, rows: vector.rows, on: vector.today, voidDays: vector.voidDays)
    #expect(streak.current == vector.current)
    #expect(streak.best == vector.best)
    #expect(streak.rate == vector.rate)
  }

  @Test("The file holds all its cases")
  func complete() {
    #expect(StreakVector.all.count == 47)
  }

  @Test("Rows in any order give the same streak", arguments: StreakVector.all)
  func order(_ vector: StreakVector) {
    let streak = Streak(of: vector.habit, rows: vector.rows, on: vector.today, voidDays: vector.voidDays)
    #expect(Streak(of: vector.habit, rows: vector.rows.reversed(), on: vector.today, voidDays: vector.voidDays) == streak)
  }

  @Test("A run of 120 days that includes today is 120, stays 120 while tomorrow is open, and is 0 the day after")
  func timeline() throws {
    let vector = try #require(StreakVector.all.first { $0.id == "V05" })
    let streaks = (0...2).map { Streak(of: vector.habit, rows: vector.rows, on: vector.today + $0) }
    #expect(streaks.map(\.current) == [120, 120, 0])
    #expect(streaks.map(\.best) == [120, 120, 120])
  }

  @Test("A run up to yesterday shows until midnight and 0 the day after it was missed")
  func pendingTimeline() throws {
    let vector = try #require(StreakVector.all.first { $0.id == "V06" })
    #expect(Streak(of: vector.habit, rows: vector.rows, on: vector.today).current == 120)
    #expect(Streak(of: vector.habit, rows: vector.rows, on: vector.today + 1).current == 0)
  }
}

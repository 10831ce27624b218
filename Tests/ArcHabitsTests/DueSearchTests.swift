// The next due day is found by short cuts; here they are held against judging every day.

import ArcHabits
import Testing

@Suite("The next due day")
struct DueSearchTests {
  /// How far the slow way looks.
  private static let reach = 100

  /// The first due day within reach, judged day by day.
  private func slow(_ book: DayBook, after today: CalendarDay) -> CalendarDay? {
    (1...Self.reach).lazy.map { today + $0 }.first { book.status(of: "h", on: $0)?.isDue == true }
  }

  @Test("The short cuts agree with every day judged in turn, on 3,000 random histories", arguments: 0..<6)
  func reference(part: UInt64) throws {
    let apia = try ZoneRules("Pacific/Apia")
    for seed in part * 500 + 1...part * 500 + 500 {
      let random = RandomHistory(seed: seed)
      // Half of them live around the day that Apia left out.
      let shift = seed % 2 == 0 ? 0 : CalendarDay("2011-12-30") - random.today + Int(seed / 2 % 12) - 4
      var habit = random.habit
      habit.start = habit.start.map { $0 + shift }
      habit.archivedOn = habit.archivedOn.map { $0 + shift }
      let rows = random.rows.map { row in
        var row = row
        row.day = row.day + shift
        return row
      }
      let book = DayBook(HabitSnapshot(habits: [habit], histories: ["h": History(rows)]), zone: seed % 2 == 0 ? .utc : apia)
      // Asked some days back, rows lie ahead.
      let today = random.today + shift - Int(seed / 2 % 30)
      let fast = book.nextDue(of: "h", after: today).flatMap { $0 - today <= Self.reach ? $0 : nil }
      let slow = slow(book, after: today)
      if fast != slow {
        Issue.record(
          "seed \(seed): \(habit.schedule.spec) \(habit.polarity) fast \(fast?.description ?? "none") slow \(slow?.description ?? "none")")
        return
      }
    }
  }

  @Test("Nothing is due within ten years of a habit put away, nor of one that begins later than that")
  func never() {
    let today = CalendarDay("2026-03-20")
    func next(_ habit: Habit) -> CalendarDay? { DayBook(HabitSnapshot(habits: [habit]), zone: .utc).nextDue(of: "h", after: today) }
    #expect(next(Habit(id: "h", name: "h", schedule: .rolling(count: 3, days: 7), archivedOn: today)) == nil)
    #expect(next(Habit(id: "h", name: "h", schedule: .daily, start: today + 3660)) == today + 3660)
    #expect(next(Habit(id: "h", name: "h", schedule: .daily, start: today + 3661)) == nil)
  }
}

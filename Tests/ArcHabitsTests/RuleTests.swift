// Rules that the vectors leave open: amounts, limits, quotas, rolling windows, archives, and what is due.

import ArcHabits
import Testing

@Suite("Rules")
struct RuleTests {
  static let today: CalendarDay = "2026-03-20"

  func row(_ day: CalendarDay, _ state: DayState? = .done, _ amount: Double? = nil) -> DayRow {
    DayRow(day: day, state: state, amount: amount)
  }

  func streak(_ habit: Habit, _ rows: [DayRow], on today: CalendarDay = RuleTests.today) -> Streak {
    Streak(of: habit, rows: rows, on: today)
  }

  func status(_ habit: Habit, _ rows: [DayRow], on today: CalendarDay = RuleTests.today) -> HabitStatus? {
    DayBook(HabitSnapshot(habits: [habit], histories: [habit.id: History(rows)]), zone: .utc).status(of: habit.id, on: today)
  }

  @Test("A weekly amount is the week's sum, not each day's")
  func weeklySum() {
    let habit = Habit(id: "run", name: "Run", schedule: .perWeek(count: 1, firstWeekday: 1), target: .init(amount: 30))
    let rows = [row("2026-03-09", .done, 10), row("2026-03-11", .done, 20), row("2026-03-16", .done, 29.9)]
    #expect(streak(habit, rows) == Streak(current: 1, best: 1, unit: .weeks, rate: .init(done: 1, due: 1)))
    #expect(status(habit, rows)?.state == .pending)
    #expect(streak(habit, rows + [row("2026-03-20", .done, 0.1)]).current == 2)
    #expect(status(habit, rows + [row("2026-03-20", .done, 0.1)])?.state == .done)
    #expect(status(habit, rows + [row("2026-03-19", .done, 0.1)])?.state == .notDue)
  }

  @Test("Decimals that add up to the target reach it")
  func decimals() {
    let habit = Habit(id: "a", name: "A", schedule: .perWeek(count: 1, firstWeekday: 1), target: .init(amount: 0.3))
    #expect(streak(habit, [row("2026-03-16", .done, 0.1), row("2026-03-17", .done, 0.2)]).current == 1)
  }

  @Test("Less than the target is not done; the whole target needs no amount")
  func dailyAmount() {
    let habit = Habit(id: "a", name: "A", target: .init(amount: 30))
    let rows = [row("2026-03-17", .done, 30), row("2026-03-18"), row("2026-03-19", .done, 29), row("2026-03-20", .done, 5)]
    #expect(streak(habit, rows) == Streak(current: 0, best: 2, unit: .days, rate: .init(done: 2, due: 3)))
    #expect(status(habit, rows)?.state == .pending)
    #expect(status(habit, rows)?.amount == 5)
  }

  @Test("A limit is judged when its day or week ends; an unlogged day is a good one")
  func limits() {
    let daily = Habit(id: "a", name: "A", polarity: .avoid, target: .init(amount: 3), start: "2026-03-15")
    let rows = [row("2026-03-16", .done, 3), row("2026-03-17", .done, 4), row("2026-03-20", .done, 9)]
    #expect(streak(daily, rows) == Streak(current: 2, best: 2, unit: .days, rate: .init(done: 4, due: 5)))
    #expect(streak(daily, rows, on: "2026-03-21").current == 0)
    let weekly = Habit(
      id: "a", name: "A", schedule: .perWeek(count: 1, firstWeekday: 1), polarity: .avoid, target: .init(amount: 5), start: "2026-03-02")
    #expect(streak(weekly, rows) == Streak(current: 2, best: 2, unit: .weeks, rate: .init(done: 2, due: 2)))
    #expect(streak(weekly, rows, on: "2026-03-23") == Streak(current: 0, best: 2, unit: .weeks, rate: .init(done: 2, due: 3)))
  }

  @Test("A relapse today ends the run at once; without one today is pending")
  func relapse() {
    let habit = Habit(id: "a", name: "A", polarity: .avoid, start: "2026-03-10")
    #expect(streak(habit, []).current == 10)
    #expect(streak(habit, [row(Self.today, .missed)]) == Streak(current: 0, best: 10, unit: .days, rate: .init(done: 10, due: 11)))
    #expect(status(habit, [row(Self.today, .missed)])?.state == .missed)
    #expect(status(habit, [])?.state == .pending)
  }

  @Test("Progress counts the period under way: a week's days or its sum, a day's amount; skips lower a quota")
  func progress() {
    func progress(_ schedule: Schedule, _ target: Double? = nil, _ polarity: Habit.Polarity = .build, _ rows: [DayRow]) -> Progress? {
      let target = target.map { Habit.Target(amount: $0) }
      return status(Habit(id: "a", name: "A", schedule: schedule, polarity: polarity, target: target, start: "2026-02-01"), rows)?.progress
    }
    let week = Schedule.perWeek(count: 3, firstWeekday: 1)
    // 20 March 2026 is a Friday; its week begins on the 16th, or on Sunday the 15th.
    let rows = [row("2026-03-14", .done, 1), row("2026-03-15", .done, 2), row("2026-03-16", .done, 4), row("2026-03-20", .done, 0.1)]
    #expect(progress(week, nil, .build, rows) == Progress(amount: 2, target: 3, period: .week))
    #expect(progress(.perWeek(count: 3, firstWeekday: 7), nil, .build, rows) == Progress(amount: 3, target: 3, period: .week))
    #expect(progress(week, 10, .build, rows) == Progress(amount: 4.1, target: 10, period: .week))
    #expect(progress(.perMonth(count: 9), nil, .build, rows) == Progress(amount: 4, target: 9, period: .month))
    #expect(progress(.rolling(count: 2, days: 6), nil, .build, rows) == Progress(amount: 3, target: 2, period: .window))
    #expect(progress(.daily, 8, .build, rows) == Progress(amount: 0.1, target: 8, period: .day))
    #expect(progress(.daily, 8, .avoid, rows) == Progress(amount: 0.1, target: 8, period: .day))
    #expect(progress(.daily, nil, .build, rows) == nil)
    #expect(progress(week, nil, .avoid, rows) == nil)
    let skips = (0..<5).map { row(Self.today - 4 + $0, .skipped) }
    #expect(progress(week, nil, .build, skips) == Progress(amount: 0, target: 2, period: .week))
    #expect(progress(.daily, 8, .build, [row(Self.today)]) == Progress(amount: 8, target: 8, period: .day))
    #expect(progress(.daily, 8, .build, [row(Self.today, .skipped, 3)]) == Progress(amount: 0, target: 8, period: .day))
  }

  @Test("A month asks for its times whatever its length")
  func months() {
    let habit = Habit(id: "a", name: "A", schedule: .perMonth(count: 3))
    let rows = (["2026-01-01", "2026-01-02", "2026-01-31", "2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"] as [CalendarDay]).map {
      row($0)
    }
    #expect(streak(habit, rows) == Streak(current: 2, best: 2, unit: .months, rate: .init(done: 2, due: 2)))
    #expect(streak(habit, rows, on: "2026-04-01") == Streak(current: 0, best: 2, unit: .months, rate: .init(done: 2, due: 3)))
  }

  @Test("A surplus is not carried into the next week")
  func surplus() {
    let habit = Habit(id: "a", name: "A", schedule: .perWeek(count: 2, firstWeekday: 1))
    let rows = ("2026-03-02"..."2026-03-08" as ClosedRange<CalendarDay>).map { row($0) } + [row("2026-03-09")]
    #expect(streak(habit, rows) == Streak(current: 0, best: 1, unit: .weeks, rate: .init(done: 1, due: 2)))
  }

  @Test("Skipped days stretch an interval")
  func intervalSkips() {
    let habit = Habit(id: "a", name: "A", schedule: .interval(days: 2))
    let rows = [
      row("2026-03-10"), row("2026-03-11", .skipped), row("2026-03-12", .skipped), row("2026-03-14"), row("2026-03-18", .skipped),
    ]
    #expect(streak(habit, rows, on: "2026-03-16") == Streak(current: 2, best: 2, unit: .times, rate: nil))
    #expect(streak(habit, rows, on: "2026-03-17").current == 0)
    #expect(status(habit, rows, on: "2026-03-15")?.isDue == false)
    #expect(status(habit, rows, on: "2026-03-16")?.isDue == true)
    #expect(status(habit, [])?.isDue == true)
  }

  @Test("Three in seven days make all seven count; a No among them does not; a skip passes")
  func rolling() {
    let habit = Habit(id: "a", name: "A", schedule: .rolling(count: 3, days: 7))
    let rows = [row("2026-03-10"), row("2026-03-12"), row("2026-03-14")]
    #expect(streak(habit, rows, on: "2026-03-16") == Streak(current: 7, best: 7, unit: .days, rate: .init(done: 7, due: 7)))
    #expect(streak(habit, rows, on: "2026-03-17") == Streak(current: 7, best: 7, unit: .days, rate: .init(done: 7, due: 7)))
    #expect(streak(habit, rows, on: "2026-03-18") == Streak(current: 0, best: 7, unit: .days, rate: .init(done: 7, due: 8)))
    #expect(status(habit, rows, on: "2026-03-16")?.state == .notDue)
    #expect(status(habit, rows, on: "2026-03-17")?.state == .pending)
    #expect(
      streak(habit, rows + [row("2026-03-13", .missed)], on: "2026-03-16")
        == Streak(current: 3, best: 3, unit: .days, rate: .init(done: 6, due: 7)))
    #expect(
      streak(habit, rows + [row("2026-03-13", .skipped)], on: "2026-03-16")
        == Streak(current: 6, best: 6, unit: .days, rate: .init(done: 6, due: 6)))
  }

  @Test("A rolling amount is the sum of the window")
  func rollingAmount() {
    let habit = Habit(id: "a", name: "A", schedule: .rolling(count: 1, days: 7), target: .init(amount: 30))
    let rows = [row("2026-03-10", .done, 10), row("2026-03-13", .done, 20)]
    #expect(streak(habit, rows, on: "2026-03-16").current == 7)
    #expect(streak(habit, [rows[0]], on: "2026-03-11").best == 0)
    let limit = Habit(id: "a", name: "A", schedule: .rolling(count: 1, days: 7), polarity: .avoid, target: .init(amount: 25))
    #expect(streak(limit, rows, on: "2026-03-21") == Streak(current: 4, best: 4, unit: .days, rate: .init(done: 7, due: 11)))
  }

  @Test("An archived habit keeps the streak of its last day, and days after it do not count")
  func archived() {
    let habit = Habit(id: "a", name: "A", archivedOn: "2026-03-15")
    let rows = ("2026-03-10"..."2026-03-18" as ClosedRange<CalendarDay>).map { row($0) }
    for day in ["2026-03-15", "2026-03-20", "2030-01-01"] as [CalendarDay] {
      #expect(streak(habit, rows, on: day) == Streak(current: 6, best: 6, unit: .days, rate: .init(done: 6, due: 6)))
    }
    #expect(streak(habit, rows, on: "2026-03-14").current == 5)
    #expect(status(habit, rows)?.state == .archived)
    #expect(status(habit, rows, on: "2026-03-14")?.state == .done)
  }

  @Test("Back-filled days before the start count; a start after today asks for nothing")
  func starts() {
    let habit = Habit(id: "a", name: "A", start: "2026-03-18")
    #expect(streak(habit, [row("2026-03-16"), row("2026-03-17")]).rate == .init(done: 2, due: 4))
    let later = Habit(id: "a", name: "A", start: "2026-03-21")
    #expect(status(later, [])?.state == .notDue)
    #expect(status(later, [], on: "2026-03-21")?.state == .pending)
  }

  @Test("Ticking never takes a quota out of the day it was due on")
  func dueStays() {
    let habit = Habit(id: "a", name: "A", schedule: .perWeek(count: 2, firstWeekday: 1))
    let rows = [row("2026-03-18"), row(Self.today)]
    #expect(status(habit, rows)?.isDue == true)
    #expect(status(habit, rows)?.state == .done)
    #expect(status(habit, rows, on: "2026-03-21")?.state == .notDue)
  }

  @Test("A grid tells done, partial, skipped, missed, void, ahead and what is still to come apart")
  func marks() {
    let habit = Habit(id: "a", name: "A", target: .init(amount: 10), start: "2026-03-14")
    let rows = [
      row("2026-03-15"), row("2026-03-16", .done, 4), row("2026-03-17", .skipped), row("2026-03-18", .missed), row("2026-03-21"),
    ]
    let book = DayBook(HabitSnapshot(habits: [habit], histories: ["a": History(rows)]), zone: .utc)
    #expect(
      book.marks(of: "a", in: "2026-03-13"..."2026-03-22", on: Self.today) == [
        .before, .missed, .done, .partial, .skipped, .missed, .missed, .pending, .ahead, .future,
      ])
    #expect(book.nextDue(of: "a", after: Self.today) == "2026-03-21")
    let fridays = Habit(id: "a", name: "A", schedule: .weekdays(Weekdays([5])))
    #expect(DayBook(HabitSnapshot(habits: [fridays]), zone: .utc).nextDue(of: "a", after: Self.today) == "2026-03-27")
  }

  @Test(
    "A schedule reads back as it was typed",
    arguments: ["daily", "weekdays:mon,wed,fri", "every:3", "week:3", "week:3/sun", "month:10", "interval:3", "rolling:3/14"])
  func specs(_ spec: String) throws {
    #expect(try Schedule(spec: spec, anchor: Self.today).spec == spec)
    #expect(try Schedule(spec: spec.uppercased(), anchor: Self.today).spec == spec)
  }

  @Test(
    "A schedule that makes no sense is refused",
    arguments: [
      "", "hourly", "daily:2", "weekdays", "weekdays:", "weekdays:mon,,tue", "weekdays:foo", "every", "every:0", "every:-1", "every:x",
      "week:8", "week:3/foo", "month:32", "interval:", "rolling:3", "rolling:5/3", "week:٣",
    ])
  func badSpecs(_ spec: String) {
    #expect(throws: ScheduleError.self) { try Schedule(spec: spec, anchor: Self.today) }
  }
}

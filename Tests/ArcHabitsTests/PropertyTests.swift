// Random histories: what must hold for all of them, and the fast rules against the slow.

import ArcHabits
import Testing

/// A habit with a history made from a seed.
struct RandomHistory {
  let habit: Habit
  let rows: [DayRow]
  let today: CalendarDay
  let voids: [CalendarDay]

  init(seed: UInt64, schedules: [Int] = Array(0..<7), plain: Bool = false) {
    var random = Seeded(seed)
    let today = CalendarDay(20_000 + Int.random(in: 0..<400, using: &random))
    let span = Int.random(in: 0..<90, using: &random)
    let first = today - span
    let schedule: Schedule
    switch schedules[Int.random(in: 0..<schedules.count, using: &random)] {
    case 0: schedule = .daily
    case 1: schedule = .weekdays(Weekdays((1...7).filter { _ in Bool.random(using: &random) } + [Int.random(in: 1...7, using: &random)]))
    case 2: schedule = .every(days: Int.random(in: 1...5, using: &random), anchor: today - Int.random(in: -10...100, using: &random))
    case 3: schedule = .perWeek(count: Int.random(in: 1...7, using: &random), firstWeekday: Int.random(in: 1...7, using: &random))
    case 4: schedule = .perMonth(count: Int.random(in: 1...20, using: &random))
    case 5: schedule = .interval(days: Int.random(in: 1...6, using: &random))
    default:
      let days = Int.random(in: 1...10, using: &random)
      schedule = .rolling(count: Int.random(in: 1...days, using: &random), days: days)
    }
    var habit = Habit(id: "h", name: "h", schedule: schedule)
    if !plain {
      if Int.random(in: 0..<3, using: &random) == 0 { habit.polarity = .avoid }
      if Int.random(in: 0..<3, using: &random) == 0 { habit.target = Habit.Target(amount: Double(Int.random(in: 1...12, using: &random))) }
      if Int.random(in: 0..<6, using: &random) == 0 { habit.archivedOn = today - Int.random(in: -3...30, using: &random) }
    }
    if Bool.random(using: &random) { habit.start = first + Int.random(in: -5...10, using: &random) }
    let density = Int.random(in: 1...10, using: &random)
    var rows: [DayRow] = []
    for day in first...(today + 4) where Int.random(in: 0..<10, using: &random) < density {
      var row = DayRow(day: day, state: .done)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: row.state = .missed
      case 1, 2: row.state = .skipped
      case 3: row.state = nil
      default: if Bool.random(using: &random), !plain { row.amount = Double(Int.random(in: 0...14, using: &random)) }
      }
      if Bool.random(using: &random) {
        row.loggedAt = Instant(seconds: Int64(day.number) * 86_400 + 40_000)
        row.zone = "UTC"
      }
      rows.append(row)
    }
    self.voids = (0..<Int.random(in: 0...2, using: &random)).map { _ in today - Int.random(in: 1...40, using: &random) }.reduce(into: Set())
    { $0.insert($1) }.sorted()
    self.habit = habit
    self.rows = rows
    self.today = today
  }

  func streak(_ rows: [DayRow]? = nil) -> Streak { Streak(of: habit, rows: rows ?? self.rows, on: today, voidDays: voids) }
}

@Suite("Random histories")
struct PropertyTests {
  @Test("The fast rules agree with the slow on 10,000 random histories")
  func reference() {
    for seed in 1...10_000 as ClosedRange<UInt64> {
      let random = RandomHistory(seed: seed)
      let slow = SlowStreak(random.habit, random.rows, on: random.today, voids: Set(random.voids)).streak()
      let fast = random.streak()
      if fast != slow {
        Issue.record(
          "seed \(seed): \(random.habit.schedule.spec) \(random.habit.polarity) target \(random.habit.target?.amount ?? 0) fast \(fast) slow \(slow)"
        )
        return
      }
    }
  }

  @Test("An earlier completion never lowers best where days are named by the schedule")
  func earlierCompletion() {
    for seed in 1...1000 as ClosedRange<UInt64> {
      let random = RandomHistory(seed: seed, schedules: [0, 1, 2], plain: true)
      let first = random.rows.map(\.day).min() ?? random.today
      for gap in 1...4 {
        let more = random.rows + [DayRow(day: first - gap, state: .done)]
        #expect(random.streak(more).best >= random.streak().best, "seed \(seed), \(gap) days earlier")
      }
    }
  }

  @Test("Current and best never exceed the units kept, and best is never below current")
  func bounds() {
    for seed in 1...3000 as ClosedRange<UInt64> {
      let random = RandomHistory(seed: seed)
      let streak = random.streak()
      #expect(streak.current <= streak.best, "seed \(seed)")
      #expect(streak.current >= 0)
      let ahead = random.rows.count { $0.day > random.today && $0.state == .done }
      if let rate = streak.rate {
        #expect(streak.best <= rate.done + ahead, "seed \(seed)")
        #expect(rate.done <= rate.due && rate.due > 0)
      } else if random.habit.schedule.unit != .times {
        #expect(streak.best == 0, "seed \(seed)")
      }
    }
  }

  @Test("A history of skips alone gives 0")
  func skips() {
    for seed in 1...1000 as ClosedRange<UInt64> {
      let random = RandomHistory(seed: seed, plain: true)
      let streak = random.streak(random.rows.map { DayRow(day: $0.day, state: .skipped) })
      #expect(streak.current == 0 && streak.best == 0, "seed \(seed)")
    }
  }

  @Test("Ten years of rows give the same streak in any order")
  func anyOrder() {
    var random = Seeded(7)
    let today = CalendarDay(20_532)
    let rows = ((today - 3650)...today).filter { _ in Int.random(in: 0..<10, using: &random) < 8 }.map { DayRow(day: $0, state: .done) }
    let habit = Habit(id: "h", name: "h")
    let streak = Streak(of: habit, rows: rows, on: today)
    #expect(streak.best > 5)
    for _ in 0..<5 { #expect(Streak(of: habit, rows: rows.shuffled(using: &random), on: today) == streak) }
  }

  @Test("What is due is what is left over when everything before today is known, and doing it does not change that")
  func dueBeforeAndAfter() {
    for seed in 1...2000 as ClosedRange<UInt64> {
      let random = RandomHistory(seed: seed)
      let history = History(random.rows.filter { $0.day < random.today })
      let snapshot = HabitSnapshot(habits: [random.habit], histories: ["h": history])
      let ticked = history.setting(DayRow(day: random.today, state: .done))
      let before = DayBook(snapshot, zone: .utc).status(of: "h", on: random.today)
      let after = DayBook(HabitSnapshot(habits: [random.habit], histories: ["h": ticked]), zone: .utc).status(of: "h", on: random.today)
      #expect(before?.isDue == after?.isDue, "seed \(seed)")
    }
  }
}

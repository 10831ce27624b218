// The rules again, day by day and obviously right, to hold the fast ones to.

import ArcHabits

/// A seeded generator, so that a failure can be repeated.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Streaks computed by visiting every day and asking it the rules' own questions.
struct SlowStreak {
  let habit: Habit
  let rows: [CalendarDay: DayRow]
  let today: CalendarDay
  let voids: Set<CalendarDay>
  let start: CalendarDay?
  let isFrozen: Bool

  init(_ habit: Habit, _ rows: [DayRow], on asked: CalendarDay, voids: Set<CalendarDay>) {
    self.habit = habit
    self.voids = voids
    self.rows = Dictionary(uniqueKeysWithValues: rows.map { ($0.day, $0) })
    isFrozen = habit.archivedOn.map { $0 <= asked } ?? false
    let today = isFrozen ? habit.archivedOn ?? asked : asked
    self.today = today
    let logged = rows.filter { $0.day <= today && ($0.state == .done || $0.state == .missed) }.map(\.day).min()
    start = [habit.start, logged].compactMap { $0 }.filter { $0 <= today }.min()
  }

  func amount(_ day: CalendarDay) -> Double {
    guard let row = rows[day], row.state == .done else { return 0 }
    return row.amount ?? habit.target?.amount ?? 1
  }

  func isDone(_ day: CalendarDay) -> Bool {
    guard rows[day]?.state == .done else { return false }
    guard let target = habit.target?.amount else { return true }
    return habit.polarity == .build ? amount(day) >= target - 1e-6 : amount(day) <= target + 1e-6
  }

  func isSkipped(_ day: CalendarDay) -> Bool { rows[day]?.state == .skipped }
  func isNo(_ day: CalendarDay) -> Bool { rows[day]?.state == .missed }
  func isIdle(_ day: CalendarDay) -> Bool { isSkipped(day) || voids.contains(day) }

  func isDue(_ day: CalendarDay) -> Bool {
    switch habit.schedule {
    case .weekdays(let days): days.contains(day.weekday)
    case .every(let days, let anchor): ((day - anchor) % days + days) % days == 0
    case .daily, .perWeek, .perMonth, .interval, .rolling: true
    }
  }

  /// What a day is worth in a chain of days: nil where it is transparent or pending.
  func verdict(_ day: CalendarDay) -> Bool? {
    if !isDue(day) || isIdle(day) { return nil }
    if isNo(day) { return false }
    switch habit.polarity {
    case .build: return isDone(day) ? true : day < today ? false : nil
    case .avoid:
      guard day < today else { return nil }
      guard rows[day]?.state == .done, habit.target != nil else { return true }
      return isDone(day)
    }
  }

  func streak() -> Streak {
    let zero = Streak(current: 0, best: 0, unit: habit.schedule.unit, rate: nil)
    guard let start else { return zero }
    switch habit.schedule {
    case .daily, .weekdays, .every:
      return chain((start...today).map(verdict), rated: true)
    case .perWeek(let count, let first):
      return quota(count) { day in (0..<7).lazy.map { day - $0 }.first { $0.weekday == first } ?? day }
    case .perMonth(let count):
      return quota(count) { CalendarDay(year: $0.year, month: $0.month, day: 1) ?? $0 }
    case .interval(let days):
      return habit.polarity == .avoid ? chain((start...today).map(verdict), rated: false) : interval(days)
    case .rolling(let count, let days):
      if habit.polarity == .avoid, habit.target == nil { return chain((start...today).map(verdict), rated: true) }
      return chain((start...today).map { rolling($0, count, days) }, rated: true)
    }
  }

  /// Runs of true, broken by false; nil is passed over.
  func chain(_ verdicts: [Bool?], rated: Bool, extending: Bool = true) -> Streak {
    let decided = verdicts.compactMap { $0 }
    var runs = [0]
    for isKept in decided { if isKept { runs[runs.count - 1] += 1 } else { runs.append(0) } }
    let current = extending ? extended(runs.last ?? 0) : runs.last ?? 0
    let rate = rated ? Streak.Rate(done: decided.count { $0 }, due: decided.count) : nil
    return Streak(current: current, best: max(runs.max() ?? 0, current), unit: habit.schedule.unit, rate: rate)
  }

  /// Days lived ahead of today, where today is done.
  func extended(_ run: Int) -> Int {
    guard habit.polarity == .build, !isFrozen, run > 0, isDone(today) else { return run }
    var run = run
    for day in [today + 1, today + 2] where isDue(day) && !voids.contains(day) {
      guard let row = rows[day], row.wasLived else { return run }
      if row.state == .skipped { continue }
      guard isDone(day) else { return run }
      run += 1
    }
    return run
  }

  func quota(_ count: Int, _ period: (CalendarDay) -> CalendarDay) -> Streak {
    guard let start else { return Streak(current: 0, best: 0, unit: habit.schedule.unit, rate: nil) }
    let ahead =
      habit.polarity == .build && !isFrozen && rows[today]?.state == .done
      ? [today + 1, today + 2].filter { rows[$0]?.wasLived == true && rows[$0]?.state == .done } : []
    func verdict(_ first: CalendarDay, lived: Set<CalendarDay>) -> Bool? {
      let days = (0..<31).map { first + $0 }.filter { period($0) == first && $0 >= start }
      let known = days.filter { $0 <= today || lived.contains($0) }
      let available = days.count { !voids.contains($0) && !(isSkipped($0) && known.contains($0)) }
      if available == 0 { return nil }
      let isOpen = days.contains { $0 >= today }
      let isMet: Bool
      switch (habit.polarity, habit.target?.amount) {
      case (.build, nil): isMet = known.count { rows[$0]?.state == .done } >= min(count, available)
      case (.build, let target?): isMet = known.map(amount).reduce(0, +) >= target - 1e-6
      case (.avoid, nil):
        isMet = days.count { $0 < today && !isIdle($0) && !isNo($0) } >= min(count, available)
      case (.avoid, let target?):
        isMet = !isOpen && !days.contains { isNo($0) && !voids.contains($0) } && known.map(amount).reduce(0, +) <= target + 1e-6
      }
      return isMet ? true : isOpen ? nil : false
    }
    var firsts: [CalendarDay] = []
    for day in start...today where firsts.last != period(day) { firsts.append(period(day)) }
    let plain = chain(firsts.map { verdict($0, lived: []) }, rated: true, extending: false)
    guard !ahead.isEmpty else { return plain }
    var more = 0
    for first in Set([period(today), period(today + 1), period(today + 2)]).sorted() {
      if first <= today, verdict(first, lived: []) != nil { continue }
      let usable = (0..<31).map { first + $0 }.contains {
        period($0) == first && $0 >= start && !voids.contains($0) && !($0 <= today && isSkipped($0))
      }
      if !usable { continue }
      guard verdict(first, lived: Set(ahead)) == true else { break }
      more += 1
    }
    return Streak(current: plain.current + more, best: max(plain.best, plain.current + more), unit: plain.unit, rate: plain.rate)
  }

  func interval(_ days: Int) -> Streak {
    guard let start else { return Streak(current: 0, best: 0, unit: .times, rate: nil) }
    func waited(_ from: CalendarDay, _ to: CalendarDay) -> Int {
      from < to
        ? ((from + 1)...to).count {
          !isIdle($0) || $0 > today && !voids.contains($0) && rows[$0]?.wasLived != true || $0 == to && isDone(to)
        } : 0
    }
    var done = (start...today).filter(isDone)
    if isDone(today), !isFrozen {
      for day in [today + 1, today + 2] where rows[day]?.wasLived == true && isDone(day) && waited(done.last ?? day, day) <= days {
        done.append(day)
      }
    }
    var runs: [Int] = []
    for (index, day) in done.enumerated() {
      if index > 0, waited(done[index - 1], day) <= days { runs[runs.count - 1] += 1 } else { runs.append(1) }
    }
    let isAlive = done.last.map { $0 >= today || waited($0, today) <= days } ?? false
    return Streak(current: isAlive ? runs.last ?? 0 : 0, best: runs.max() ?? 0, unit: .times, rate: nil)
  }

  func rolling(_ day: CalendarDay, _ count: Int, _ days: Int) -> Bool? {
    if isIdle(day) { return nil }
    guard let start else { return nil }
    let isOpen = day == today
    if habit.polarity == .avoid {
      let target = habit.target?.amount ?? 0
      let sum = ((day - (days - 1))...day).filter { $0 >= start }.map(amount).reduce(0, +)
      if isNo(day) { return false }
      return isOpen ? nil : sum <= target + 1e-6
    }
    if isNo(day) { return isOpen ? nil : false }
    let isCounted =
      isDone(day)
      || ((day - (days - 1))...day).contains { first in
        guard first >= start, rows[first]?.state == .done, habit.target == nil || amount(first) > 0 else { return false }
        let window = (first...(first + (days - 1))).filter { $0 <= today && rows[$0]?.state == .done }
        if let target = habit.target?.amount { return window.map(amount).reduce(0, +) >= target - 1e-6 }
        return window.count >= count
      }
    return isCounted ? true : isOpen ? nil : false
  }
}

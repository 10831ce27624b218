// Streaks of "n times in any d days": what Loop calls a frequency.

extension Ledger {
  /// Runs of days that count: done, or within `days` days that begin with a done day and hold `count` of them.
  func rollingStreak(count: Int, days: Int) -> Streak {
    if polarity == .avoid { return target == nil ? occurrenceStreak(unit: .days) : limitStreak(days: days) }
    guard let start else { return Streak(current: 0, best: 0, unit: .days, rate: nil) }
    var faces = coverage(count: count, days: days, from: start, rows: rows)
    var run = 0
    var best = 0
    var done = 0
    var due = 0
    exclude(&faces, from: start)
    let open = today - start
    for (offset, face) in faces.enumerated() {
      switch face {
      case .counted:
        run += 1
        done += 1
        due += 1
        best = max(best, run)
      case .uncounted:
        // Today is pending until it ends.
        if offset < open {
          run = 0
          due += 1
        }
      case .transparent: break
      }
    }
    extend(&run, best: &best)
    return Streak(current: run, best: best, unit: .days, rate: Streak.Rate(done: done, due: due))
  }

  /// Whether today counts by what was done before it.
  func isCoveredToday(count: Int, days: Int) -> Bool {
    guard let start, start < today else { return false }
    let before = rows.lowerBound..<history.firstIndex(notBefore: today)
    return coverage(count: count, days: days, from: start, rows: before)[today - start] == .counted
  }

  enum Face { case counted, uncounted, transparent }

  /// Each day from `start` through today: whether the done days of `rows` make it count.
  private func coverage(count: Int, days: Int, from start: CalendarDay, rows: Range<Int>) -> [Face] {
    var faces = [Face](repeating: .uncounted, count: today - start + 1)
    eachWindow(count: count, days: days, in: rows) { index, filled in
      let reach = filled != nil ? days : mark(at: index) == .done ? 1 : 0
      let from = history.days[index] - start
      for offset in from..<min(from + reach, faces.count) { faces[offset] = .counted }
    }
    return faces
  }

  /// Calls `body` with each done row of `rows` and the day on which the window of `days` days that begins there is full, or nil where it never
  /// is. Both are in order.
  @inline(__always)
  func eachWindow(count: Int, days: Int, in rows: Range<Int>, _ body: (_ index: Int, _ filled: CalendarDay?) -> Void) {
    let stepping = rows.filter { history.states[$0] == DayState.done.rawValue && (target == nil || amount(at: $0) > 0) }
    var last = 0
    var sum = 0.0
    for (place, index) in stepping.enumerated() {
      let day = history.days[index]
      var filled: CalendarDay?
      if let target {
        // The window that begins here is full once its amounts add up to the target.
        while last < stepping.count, !Self.reaches(sum, target), history.days[stepping[last]] - day < days {
          sum += amount(at: stepping[last])
          last += 1
        }
        if Self.reaches(sum, target) { filled = history.days[stepping[max(last - 1, place)]] }
        sum -= amount(at: index)
        if last == place + 1 { sum = 0 }
      } else if place + count - 1 < stepping.count, history.days[stepping[place + count - 1]] - day < days {
        filled = history.days[stepping[place + count - 1]]
      }
      body(index, filled)
    }
  }

  /// Takes out the days that are skipped or void, and those with an explicit No.
  private func exclude(_ faces: inout [Face], from start: CalendarDay) {
    for index in rows {
      switch history.states[index] {
      case DayState.skipped.rawValue: faces[history.days[index] - start] = .transparent
      case DayState.missed.rawValue: faces[history.days[index] - start] = .uncounted
      default: break
      }
    }
    for day in voidDays where start <= day && day <= today { faces[day - start] = .transparent }
  }

  /// Runs of days that ended with no more than the target in the last `days` days.
  private func limitStreak(days: Int) -> Streak {
    guard let start, let target else { return Streak(current: 0, best: 0, unit: .days, rate: nil) }
    var sums = [Double](repeating: 0, count: today - start + 1)
    for index in rows { sums[history.days[index] - start] = amount(at: index) }
    var faces = [Face](repeating: .counted, count: sums.count)
    for offset in sums.indices {
      let window = sums[max(0, offset - days + 1)...offset].reduce(0, +)
      if Self.exceeds(window, target) { faces[offset] = .uncounted }
    }
    exclude(&faces, from: start)
    var run = 0
    var best = 0
    var done = 0
    var due = 0
    for (offset, face) in faces.enumerated() {
      let isOpen = offset == today - start
      switch face {
      case .counted:
        guard !isOpen else { continue }
        run += 1
        done += 1
        due += 1
        best = max(best, run)
      case .uncounted:
        let isDecided = !isOpen || history.row(on: today)?.state == .missed
        guard isDecided else { continue }
        run = 0
        due += 1
      case .transparent: break
      }
    }
    return Streak(current: run, best: best, unit: .days, rate: Streak.Rate(done: done, due: due))
  }
}

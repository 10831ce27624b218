// Streaks of schedules that name their days: daily, weekdays, every n days.

extension Ledger {
  /// Runs of due days kept. Rows are walked once; the days between them are counted, not visited.
  func occurrenceStreak(unit: Streak.Unit) -> Streak {
    guard let start else { return Streak(current: 0, best: 0, unit: unit, rate: nil) }
    var run = 0
    var best = 0
    var done = 0
    var due = 0
    var cursor = start

    /// Due days without a row: broken promises for a habit to build, clean days for one to avoid.
    @inline(__always)
    func pass(until day: CalendarDay) {
      let silent = self.due(from: cursor, until: day)
      guard silent > 0 else { return }
      due += silent
      switch polarity {
      case .build: run = 0
      case .avoid:
        run += silent
        done += silent
        best = max(best, run)
      }
    }
    func keep() {
      run += 1
      done += 1
      due += 1
      best = max(best, run)
    }
    func lose() {
      run = 0
      due += 1
    }

    for index in rows {
      let day = history.days[index]
      pass(until: day)
      cursor = day + 1
      guard schedule.occurs(on: day), !isVoid(day) else { continue }
      let isOpen = day == today
      switch (mark(at: index), polarity) {
      case (.skipped, _): break
      case (.done, .build): keep()
      case (.done, .avoid), (.nothing, .avoid): if !isOpen { keep() }
      case (.nothing, .build): if !isOpen { lose() }
      case (.missed, _):
        // A limit passed today is judged when the day ends; an explicit No is a decision.
        if !isOpen || history.states[index] == DayState.missed.rawValue { lose() }
      }
    }
    pass(until: today)
    extend(&run, best: &best)
    return Streak(current: run, best: best, unit: unit, rate: Streak.Rate(done: done, due: due))
  }

  /// Carries a run that includes today over the days lived ahead of it.
  func extend(_ run: inout Int, best: inout Int) {
    let ahead = livedAhead
    guard !ahead.isEmpty, run > 0, let last = rows.last, mark(at: last) == .done else { return }
    for offset in 1...2 {
      let day = today + offset
      let row = ahead.first { history.days[$0] == day }
      guard schedule.occurs(on: day), !isVoid(day) else { continue }
      switch row.map({ mark(at: $0) }) ?? .nothing {
      case .done: run += 1
      case .skipped: continue
      case .missed, .nothing:
        best = max(best, run)
        return
      }
    }
    best = max(best, run)
  }
}

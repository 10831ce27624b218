// Streaks of habits that must not rest longer than so many days.

extension Ledger {
  /// Runs of completions, each no more than `days` after the one before; days skipped or void stretch the gap.
  func intervalStreak(days: Int) -> Streak {
    guard polarity == .build else {
      // Leaving something alone has no completions; each clean day is one.
      let clean = occurrenceStreak(unit: .times)
      return Streak(current: clean.current, best: clean.best, unit: .times, rate: nil)
    }
    var run = 0
    var best = 0
    var last: CalendarDay?
    var skipped = 0
    func complete(_ day: CalendarDay) {
      run = last.map { day - $0 - skipped - voids(from: $0 + 1, until: day) <= days ? run + 1 : 1 } ?? 1
      best = max(best, run)
      last = day
      skipped = 0
    }
    for index in rows {
      switch mark(at: index) {
      case .done: complete(history.days[index])
      case .skipped: if !isVoid(history.days[index]) { skipped += 1 }
      case .missed, .nothing: break
      }
    }
    guard let reached = last else { return Streak(current: 0, best: 0, unit: .times, rate: nil) }
    if reached == today {
      // Days lived ahead may only carry the run on, never end it.
      for index in livedAhead {
        let day = history.days[index]
        if mark(at: index) == .skipped, !isVoid(day) { skipped += 1 }
        guard mark(at: index) == .done, day - (last ?? today) - skipped - voids(from: (last ?? today) + 1, until: day) <= days else {
          continue
        }
        complete(day)
      }
    } else if today - reached - skipped - voids(from: reached + 1, until: today + 1) > days {
      run = 0
    }
    return Streak(current: run, best: best, unit: .times, rate: nil)
  }

  /// Days since the last completion before today, skipped and void days taken out, or nil where there was none.
  func daysSinceLastDone() -> Int? {
    var skipped = 0
    for index in rows.reversed() where history.days[index] < today {
      switch mark(at: index) {
      case .done:
        let last = history.days[index]
        return today - last - skipped - voids(from: last + 1, until: today)
      case .skipped: if !isVoid(history.days[index]) { skipped += 1 }
      case .missed, .nothing: break
      }
    }
    return nil
  }
}

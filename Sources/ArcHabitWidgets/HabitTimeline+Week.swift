// The week in seven marks, and the run of whole days.

import ArcHabits

extension HabitTimeline {
  /// The calendar week that holds `today`: of the hero, of what is next, or of whole days where all is done.
  func week(around today: CalendarDay, phase: HabitEntry.Phase, hero: Habit.ID?) -> [WeekMark] {
    let first = today.startOfWeek(firstWeekday: book.snapshot.firstWeekday)
    let days = (0..<7).map { first + $0 }
    switch phase {
    case .noHabits, .unavailable: return days.map { $0 <= today ? .notDue : .ahead }
    case .allDone, .settled: return days.map { whole(day: $0, on: today) }
    case .open, .nothingDue:
      guard let id = hero ?? nextHabit(after: today) else { return days.map { _ in .notDue } }
      let marks = book.marks(of: id, in: first...(first + 6), on: today)
      return zip(days, marks).map { weekMark($1, of: id, day: $0, today: today) }
    }
  }

  private func nextHabit(after today: CalendarDay) -> Habit.ID? {
    book.snapshot.habits.filter { $0.archivedOn == nil && (selection == nil || selection == $0.id) }
      .compactMap { habit in book.nextDue(of: habit.id, after: today).map { (habit.id, $0) } }.min { $0.1 < $1.1 }?.0
  }

  private func weekMark(_ mark: DayMark, of id: Habit.ID, day: CalendarDay, today: CalendarDay) -> WeekMark {
    switch mark {
    case .done: day == today ? .todayDone : .done
    case .clean: .done
    case .skipped: .skipped
    case .partial: day == today ? .todayOpen : .missed
    case .missed: .missed
    case .pending: .todayOpen
    case .ahead: .ahead
    case .future: book.status(of: id, on: day)?.isDue ?? false ? .ahead : .notDue
    case .notDue, .void, .before: .notDue
    }
  }

  /// A day as a whole: done where everything that was due was done.
  private func whole(day: CalendarDay, on today: CalendarDay) -> WeekMark {
    if day > today { return .ahead }
    switch verdicts(in: day...day, on: today)[0] {
    case nil: return .notDue
    case true?: return day == today ? .todayDone : .done
    case false?: return day == today ? .todayOpen : .missed
    }
  }

  /// Days in a row, up to today, on which everything due was done; days without anything due neither add nor break.
  func wholeDays(on today: CalendarDay) -> Int {
    guard let first = book.snapshot.histories.values.compactMap(\.days.first).min() else { return 0 }
    var run = 0
    var last = today
    while last >= first {
      let begin = max(first, last - 63)
      for (offset, verdict) in verdicts(in: begin...last, on: today).enumerated().reversed() {
        switch verdict {
        case nil: continue
        case true?: run += 1
        case false?: if begin + offset != today { return run }
        }
      }
      last = begin - 1
    }
    return run
  }

  /// Whether each day was whole: every habit to build that was due is done; nil where none was due. Skips are left out.
  private func verdicts(in days: ClosedRange<CalendarDay>, on today: CalendarDay) -> [Bool?] {
    var result: [Bool?] = days.map { _ in nil }
    for habit in book.snapshot.habits where habit.polarity == .build && (selection == nil || selection == habit.id) {
      for (index, mark) in book.marks(of: habit.id, in: days, on: today).enumerated() {
        if let archived = habit.archivedOn, days.lowerBound + index >= archived { continue }
        switch mark {
        case .done: result[index] = result[index] ?? true
        case .partial, .missed, .pending: result[index] = false
        case .skipped, .clean, .notDue, .void, .before, .future, .ahead: continue
        }
      }
    }
    return result
  }
}

// The entries of the habit widget, computed from rows: now, each day boundary of a week, and what changes the picture between.

import ArcHabits
import ArcWidgets
import Foundation

/// The dated entries for one store at one instant.
struct HabitTimeline {
  /// How long the entry after a tap rewards it, in seconds, before the list settles.
  static let settling: Int64 = 60

  let book: DayBook
  /// Show this habit alone, or nil for all.
  let selection: Habit.ID?

  /// Entries from `now` on, ascending, and the instant from which a new timeline is wanted.
  ///
  /// One for now, one at each of the next `days` day boundaries, and one wherever a reminder or the end of the minute after a tap
  /// changes the picture; a day that never happens has none.
  func entries(from now: Instant, days: Int = 7) -> (entries: [HabitEntry], renewal: Date) {
    let ahead = book.edges(from: now, days: days)
    var entries: [HabitEntry] = []
    for edge in ahead.edges {
      let entry = entry(at: edge.instant, reasons: edge.reasons.map(\.name))
      if edge.isInner, let last = entries.last, last.draws(sameAs: entry) { continue }
      entries.append(entry)
    }
    return (entries, ahead.askAgain.date)
  }

  /// What shows at an instant.
  func entry(at instant: Instant, reasons: [String]) -> HabitEntry {
    let today = book.day(at: instant)
    let statuses = settledOrder(at: instant, on: today)
    let recent = Set(statuses.filter { isRecent($0, at: instant) }.map(\.id))
    let items = statuses.map {
      HabitItemViewModel($0, at: instant, book: book, today: today, isRewarded: recent.contains($0.id))
    }
    let active = zip(statuses, items).filter { isOfToday($0.0) }
    let counted = active.filter { !$0.1.isAvoided && $0.0.state != .skipped }
    let done = counted.count { $0.0.state == .done }
    let left = counted.count { $0.0.state == .pending }
    let due = counted.count
    let phase: HabitEntry.Phase
    if !shown.contains(where: { $0.archivedOn.map { $0 > today } ?? true }) {
      phase = .noHabits
    } else if left > 0 || !recent.isEmpty || (due == 0 && !active.isEmpty) {
      phase = .open
    } else if due == 0 {
      phase = .nothingDue(next: upcoming(after: today))
    } else {
      phase = done == due ? .allDone : .settled
    }
    return HabitEntry(
      date: instant.date, day: today.description, dayDate: book.boundary(of: today).date, phase: phase, habits: active.map(\.1),
      finished: active.filter { $0.0.state == .done }.sorted { $0.0.habit.position < $1.0.habit.position }.map(\.1), done: done, due: due,
      left: left, week: week(around: today, phase: phase, hero: active.first?.0.habit.id),
      wholeDays: phase == .allDone ? wholeDays(on: today) : 0, reasons: reasons,
      relevance: TimelineEntryRelevance(score: Float(left)))
  }

  /// The habits this timeline is about, archived ones included.
  private var shown: [Habit] { selection.map { id in book.snapshot.habits.filter { $0.id == id } } ?? book.snapshot.habits }

  /// Whether a habit belongs to the day: asked for, or logged.
  private func isOfToday(_ status: HabitStatus) -> Bool {
    switch status.state {
    case .done, .skipped, .missed, .pending: true
    case .archived, .notDue: false
    }
  }

  private func isRecent(_ status: HabitStatus, at instant: Instant) -> Bool {
    guard status.state == .done, let logged = status.loggedAt else { return false }
    return logged <= instant && instant < logged.adding(seconds: Self.settling)
  }

  private func isShown(_ id: Habit.ID) -> Bool { selection == nil || selection == id }

  /// The statuses in widget order, except that a habit tapped within the last minute keeps its place; what it brings up comes first at once.
  private func settledOrder(at instant: Instant, on today: CalendarDay) -> [HabitStatus] {
    let statuses = book.statuses(on: today).filter { isShown($0.id) }
    let recent = Set(statuses.filter { isRecent($0, at: instant) }.map(\.id))
    guard !recent.isEmpty else { return statuses }
    var before = book.snapshot
    for id in recent {
      before.histories[id] = before.history(of: id).setting(DayRow(day: today, state: nil))
    }
    let surfaced = statuses.filter { $0.surfacedBy.map(recent.contains) ?? false }
    let first = Set(surfaced.map(\.id))
    let rest = DayBook(before, zone: book.zone).statuses(on: today).map(\.id).filter { !first.contains($0) }
    let byID = Dictionary(uniqueKeysWithValues: statuses.map { ($0.id, $0) })
    return surfaced + rest.compactMap { byID[$0] }
  }

  private func nextRealDay(after day: CalendarDay) -> CalendarDay {
    var next = day + 1
    while book.zone.isVoid(next, dayStart: book.snapshot.dayStart) { next = next + 1 }
    return next
  }

  private func upcoming(after today: CalendarDay) -> HabitEntry.Upcoming? {
    var next: (habit: Habit, day: CalendarDay)?
    for habit in shown where habit.archivedOn == nil && habit.polarity == .build {
      guard let day = book.nextDue(of: habit.id, after: today) else { continue }
      if let best = next, best.day <= day { continue }
      next = (habit, day)
    }
    guard let next else { return nil }
    return HabitEntry.Upcoming(
      name: next.habit.name, day: book.boundary(of: next.day).date, isTomorrow: next.day == nextRealDay(after: today),
      streak: book.streak(of: next.habit.id, on: today).current)
  }
}

extension TimelineEdge {
  /// Whether it lies within a day: then it is an entry only where it changes what is drawn.
  fileprivate var isInner: Bool {
    reasons.allSatisfy {
      switch $0 {
      case .reminder, .settled: true
      case .now, .dayBegins, .lastChance: false
      }
    }
  }
}

extension HabitEntry {
  /// Whether another entry shows the same picture.
  func draws(sameAs other: HabitEntry) -> Bool {
    day == other.day && phase == other.phase && habits == other.habits && week == other.week && wholeDays == other.wholeDays
      && done == other.done && due == other.due && left == other.left
  }
}

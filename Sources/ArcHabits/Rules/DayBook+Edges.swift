// The instants at which what is shown changes by itself: days that begin, reminders, the minute after a tap.

/// An instant from which something else is to be shown, and why.
public struct TimelineEdge: Sendable, Hashable {
  /// When.
  public var instant: Instant
  /// The person's day from then on.
  public var day: CalendarDay
  /// Why, at least one.
  public var reasons: [Reason]

  /// Why something else is to be shown.
  public enum Reason: Sendable, Hashable {
    /// It is what holds now.
    case now
    /// A day begins.
    case dayBegins
    /// A day begins that is the last on which these habits' open week or month can be saved.
    case lastChance([Habit.ID])
    /// These habits' reminders ring, and they are not done.
    case reminder([Habit.ID])
    /// The minute after a tap is over: what it brought up has been seen.
    case settled

    /// The reason in one word, as lists print it.
    public var name: String {
      switch self {
      case .now: "now"
      case .dayBegins: "day"
      case .lastChance: "lastChance"
      case .reminder: "reminder"
      case .settled: "settled"
      }
    }
  }
}

/// The edges ahead, and when to ask for more.
public struct TimelineEdges: Sendable, Hashable {
  /// Now first, then in order, no two at one instant.
  public var edges: [TimelineEdge]
  /// The boundary after the last one, when to ask again.
  public var askAgain: Instant
}

extension DayBook {
  /// What changes by itself from `now` over the next `days` days, none where that is below 0: an edge now and at each boundary of a day, which comes from the zone's rules and
  /// never from 86 400 seconds; one where a reminder rings for a habit that would still be open; one a minute after a tap.
  public func edges(from now: Instant, days: Int = 7) -> TimelineEdges {
    let days = max(0, days)
    let today = day(at: now)
    var reasons: [Instant: [TimelineEdge.Reason]] = [now: [.now]]
    var begins: [CalendarDay] = []
    var day = today + 1
    // A void day has no boundary of its own.
    while begins.count <= days {
      if !zone.isVoid(day, dayStart: snapshot.dayStart) { begins.append(day) }
      day = day + 1
    }
    let askAgain = boundary(of: begins.removeLast())
    for day in begins {
      let instant = boundary(of: day)
      reasons[instant, default: []].append(.dayBegins)
      let pressed = snapshot.habits.map(\.id).filter { isLastChance(of: $0, on: day) }
      if !pressed.isEmpty { reasons[instant, default: []].append(.lastChance(pressed)) }
    }
    for (instant, ids) in reminders(after: now, before: askAgain, on: today...(today + days + 2)) {
      reasons[instant, default: []].append(.reminder(ids))
    }
    for instant in taps(on: today, at: now) where instant < askAgain { reasons[instant, default: []].append(.settled) }
    let edges = reasons.sorted { $0.key < $1.key }.map { TimelineEdge(instant: $0.key, day: self.day(at: $0.key), reasons: $0.value) }
    return TimelineEdges(edges: edges, askAgain: askAgain)
  }

  /// The reminders that ring for habits still open then, with the habits, in their order.
  private func reminders(after now: Instant, before end: Instant, on days: ClosedRange<CalendarDay>) -> [Instant: [Habit.ID]] {
    var found: [Instant: [Habit.ID]] = [:]
    for habit in snapshot.habits {
      for reminder in habit.reminders {
        // Reminders keep to the wall clock's date, whenever the person's day begins.
        for date in days where reminder.days.contains(date.weekday) {
          let instant = zone.instant(of: reminder.time, on: date)
          // Habits come one after the other, so one that is there already is the last.
          guard instant > now, instant < end, found[instant]?.last != habit.id else { continue }
          if status(of: habit.id, on: day(at: instant))?.state == .pending { found[instant, default: []].append(habit.id) }
        }
      }
    }
    return found
  }

  /// When the minutes after today's taps are over, those that are not over yet.
  private func taps(on today: CalendarDay, at now: Instant) -> Set<Instant> {
    var ends: Set<Instant> = []
    for habit in snapshot.habits {
      guard let logged = snapshot.history(of: habit.id).row(on: today)?.loggedAt, logged <= now else { continue }
      let end = logged.adding(seconds: 60)
      if end > now { ends.insert(end) }
    }
    return ends
  }
}

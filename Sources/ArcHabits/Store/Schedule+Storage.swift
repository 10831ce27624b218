// Schedules and reminders as the store keeps them: one short text each.

extension Schedule {
  /// The specification, with the anchor and the first weekday always in it: `every:3@2026-03-02`, `week:3/mon`.
  var stored: String {
    switch self {
    case .daily, .weekdays, .perMonth, .interval, .rolling: spec
    case .every(_, let anchor): "\(spec)@\(anchor)"
    case .perWeek(let count, let firstWeekday): "week:\(count)/\(Self.weekdayNames[firstWeekday - 1])"
    }
  }

  /// The schedule a stored text names, or nil.
  init?(stored text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? CalendarDay(parsing: parts[1]) : CalendarDay(number: 0)
    guard let anchor, let schedule = try? Schedule(spec: String(parts[0]), anchor: anchor) else { return nil }
    self = schedule
  }
}

extension [Habit.Reminder] {
  /// Times with their weekdays, as in `07:30/12345;21:00/1234567`.
  var stored: String {
    map { "\($0.time)/" + $0.days.days.map(String.init).joined() }.joined(separator: ";")
  }

  /// The reminders a stored text names, or nil.
  init?(stored text: String) {
    self = []
    for part in text.split(separator: ";") {
      let halves = part.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count == 2, let time = WallTime(parsing: halves[0]) else { return nil }
      let days = halves[1].utf8.map { Int($0) - 0x30 }
      guard days.allSatisfy({ (1...7).contains($0) }) else { return nil }
      append(Habit.Reminder(time: time, days: Weekdays(days)))
    }
  }
}

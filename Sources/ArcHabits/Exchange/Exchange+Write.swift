// Writing the exchange format: a pure function of what the store says, the same bytes every time.

extension HabitSnapshot {
  /// The snapshot in the exchange format, as UTF-8 with a line for each day. Importing it into an empty store and exporting that gives the same bytes.
  public func exchangeText() -> [UInt8] {
    var text = JSONText()
    text.open("{")
    text.member("format", "arcflow")
    text.member("version", Exchange.version)
    text.member("dayStart", dayStart.description)
    if firstWeekday != 1 { text.member("firstWeekday", firstWeekday) }
    text.next("\n ")
    text.key("zones")
    text.open("[")
    for entry in zones.entries {
      text.next()
      text.open("{")
      text.member("from", entry.from.description)
      text.member("zone", entry.zone.identifier)
      text.close("}")
    }
    text.close("]")
    text.next("\n ")
    text.key("habits")
    text.open("[")
    for habit in habits { write(habit, into: &text) }
    text.close("]")
    text.next("\n ")
    text.key("stacks")
    text.open("[")
    for edge in stacks.edges {
      text.next()
      text.open("{")
      text.member("parent", edge.parent)
      text.member("child", edge.child)
      text.member("rank", edge.rank)
      text.close("}")
    }
    text.close("]")
    text.close("}\n")
    return text.bytes
  }

  private func write(_ habit: Habit, into text: inout JSONText) {
    text.next("\n  ")
    text.open("{")
    habit.writeMembers(into: &text)
    text.key("days")
    text.open("[")
    for row in history(of: habit.id).rows where row.state != nil || row.note != nil {
      text.next("\n   ")
      text.open("{")
      row.writeMembers(into: &text, dayStart: dayStart)
      text.close("}")
    }
    text.close("]")
    text.close("}")
  }
}

extension Habit {
  /// Writes what the habit is as members of an object that is open.
  func writeMembers(into text: inout JSONText) {
    text.member("id", id)
    text.member("name", name)
    text.member("symbol", symbol)
    text.member("color", color)
    text.member("position", position)
    text.member("source", source)
    text.key("schedule")
    schedule.write(into: &text)
    text.member("polarity", polarity.rawValue)
    if let target = target {
      text.key("target")
      text.open("{")
      text.member("amount", target.amount)
      text.member("unit", target.unit)
      text.close("}")
    }
    text.member("start", start?.description)
    text.member("archivedOn", archivedOn?.description)
    text.member("cue", cue)
    text.member("note", note)
    if !reminders.isEmpty {
      text.key("reminders")
      text.open("[")
      for reminder in reminders {
        text.next()
        text.open("{")
        text.member("time", reminder.time.description)
        text.member("days", reminder.days.days)
        text.close("}")
      }
      text.close("]")
    }
  }
}

extension DayRow {
  /// Writes the row as members of an object that is open. The day start is left out where it is `dayStart`.
  func writeMembers(into text: inout JSONText, dayStart: DayStart) {
    text.member("day", day.description)
    text.member("state", state?.name ?? "none")
    if let amount { text.member("amount", amount) }
    text.member("note", note)
    text.member("loggedAt", loggedAt?.description)
    text.member("zone", zone)
    if self.dayStart != dayStart { text.member("dayStart", self.dayStart.description) }
  }
}

extension Schedule {
  fileprivate func write(into text: inout JSONText) {
    text.open("{")
    switch self {
    case .daily: text.member("kind", "daily")
    case .weekdays(let days):
      text.member("kind", "weekdays")
      text.member("days", days.days)
    case .every(let days, let anchor):
      text.member("kind", "every")
      text.member("days", days)
      text.member("anchor", anchor.description)
    case .perWeek(let count, let firstWeekday):
      text.member("kind", "perWeek")
      text.member("count", count)
      text.member("firstWeekday", firstWeekday)
    case .perMonth(let count):
      text.member("kind", "perMonth")
      text.member("count", count)
    case .interval(let days):
      text.member("kind", "interval")
      text.member("days", days)
    case .rolling(let count, let days):
      text.member("kind", "rolling")
      text.member("count", count)
      text.member("days", days)
    }
    text.close("}")
  }
}

// A Table Habit export.

enum TableHabitExport {
  /// The plan an export holds.
  static func plan(_ json: JSONValue, file: String) throws(StoreError) -> ImportPlan {
    guard let habits = json["habits"]?.array else { throw .badImport(file: file, place: "the file", reason: "it has no list of habits") }
    var plan = ImportPlan(format: .tableHabit, file: file)
    var archived: [Int] = []
    var ids = TakenIDs()
    for (index, entry) in habits.enumerated() {
      let place = "habits[\(index)]"
      guard let name = entry["name"]?.string, !name.isEmpty else {
        plan.strays.append(ImportPlan.Refusal(place: place, reason: "it has no name"))
        continue
      }
      if entry["status"]?.integer == 2 {
        plan.strays.append(ImportPlan.Refusal(place: place, reason: "'\(name)' was deleted there"))
        continue
      }
      // Identities are not in the file; when it was made tells two habits of one name apart.
      let key = entry["create_t"]?.integer.map(String.init)
      let id = ids.unique(ImportID.make("tablehabit", key: key, name: name))
      var imported = ImportPlan.ImportedHabit(habit: habit(entry, id: id, name: name, position: plan.habits.count))
      read(entry, place, into: &imported)
      if entry["status"]?.integer == 3 { archived.append(plan.habits.count) }
      plan.habits.append(imported)
    }
    plan.archive(archived)
    return plan
  }

  private static func habit(_ entry: JSONValue, id: String, name: String, position: Int) -> Habit {
    var habit = Habit(id: id, name: name, position: position, source: "tablehabit:\(name)")
    habit.note = entry["desc"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    habit.start = entry["start_date"]?.integer.flatMap(day)
    if let color = entry["custom_color"]?.integer { habit.color = LoopPalette.color(Int64(color), version: 0) }
    let unit = entry["daily_goal_unit"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    let goal = entry["daily_goal"]?.number ?? 1
    if entry["type"]?.integer == 2 {
      // Up to the extra goal a day of a negative habit is still a good one.
      habit.polarity = .avoid
      habit.target = Habit.Target(amount: max(0, goal, entry["daily_goal_extra"]?.number ?? 0), unit: unit)
      return habit
    }
    habit.schedule = schedule(entry)
    if habit.schedule.isOccurrence, goal > 0, goal != 1 || unit != nil { habit.target = Habit.Target(amount: goal, unit: unit) }
    habit.reminders = reminders(entry["reminder"])
    return habit
  }

  private static func day(_ number: Int) -> CalendarDay? {
    (0...Int(CalendarDay.storable.upperBound.number)).contains(number) ? CalendarDay(number) : nil
  }

  /// Seconds since 1970, or nil where no clock of a person's showed them.
  private static func instant(_ seconds: Int) -> Instant? {
    let end = (Int(CalendarDay.storable.upperBound.number) + 1) * 86_400
    return (0..<end).contains(seconds) ? Instant(seconds: Int64(seconds)) : nil
  }

  private static func schedule(_ entry: JSONValue) -> Schedule {
    let written = entry["freq_custom"]?.string.flatMap { try? JSONValue(parsing: Array($0.utf8)) } ?? entry["freq_custom"]
    let numbers = written?.array?.compactMap(\.integer) ?? []
    guard let times = numbers.first, times > 0 else { return .daily }
    switch entry["freq_type"]?.integer {
    case 1: return times >= 7 ? .daily : .perWeek(count: times, firstWeekday: 1)
    case 2: return .perMonth(count: min(times, 31))
    default:
      let days = numbers.count > 1 ? numbers[1] : 1
      return times >= days || days > Schedule.longest ? .daily : .rolling(count: times, days: days)
    }
  }

  private static func reminders(_ written: JSONValue?) -> [Habit.Reminder] {
    guard let text = written?.string, let json = try? JSONValue(parsing: Array(text.utf8)), let time = json["time"] else { return [] }
    let clock = time.string ?? ""
    let parts = clock.split(separator: ":").compactMap { Int($0) }
    guard parts.count >= 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return [] }
    let days = json["extra"]?.array?.compactMap(\.integer).filter { (1...7).contains($0) } ?? []
    return [
      Habit.Reminder(
        time: WallTime(minutes: parts[0] * 60 + parts[1]), days: json["type"]?.integer == 3 && !days.isEmpty ? Weekdays(days) : .all)
    ]
  }

  private static func read(_ entry: JSONValue, _ place: String, into imported: inout ImportPlan.ImportedHabit) {
    let goal = entry["daily_goal"]?.number ?? 1
    let isQuota = imported.habit.polarity == .build && imported.habit.target == nil
    var rows: [DayRow] = []
    for (index, record) in (entry["records"]?.array ?? []).enumerated() {
      let origin = "\(place).records[\(index)]"
      guard let day = record["record_date"]?.integer.flatMap(day) else {
        imported.refused.append(ImportPlan.Refusal(place: origin, reason: "its record_date is no day"))
        continue
      }
      var row = DayRow(day: day, state: .done)
      row.loggedAt = (record["modify_t"] ?? record["create_t"])?.integer.flatMap(instant)
      row.note = record["reason"]?.string.flatMap { $0.isEmpty ? nil : $0 }
      let value = record["record_value"]?.number ?? 0
      switch record["record_type"]?.integer {
      case 1 where value < 0:
        imported.refused.append(ImportPlan.Refusal(place: origin, reason: "its amount is below 0"))
        continue
      case 1 where isQuota && value < goal:
        // There every day is measured by itself; here a quota's days are done or not.
        imported.refused.append(
          ImportPlan.Refusal(place: origin, reason: "\(ASCII.number(value)) on \(day) is less than the day's goal of \(ASCII.number(goal))")
        )
        continue
      case 1: row.amount = isQuota && value == 1 ? nil : value
      case 2: row.state = .skipped
      default:
        guard row.note != nil else {
          imported.blank += 1
          continue
        }
        row.state = nil
      }
      rows.append(row)
    }
    imported.take(rows)
  }
}

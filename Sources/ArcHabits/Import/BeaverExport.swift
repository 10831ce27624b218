// A Beaver Habits export.

enum BeaverExport {
  /// The plan an export holds.
  static func plan(_ json: JSONValue, file: String) throws(StoreError) -> ImportPlan {
    guard let habits = json["habits"]?.array else { throw .badImport(file: file, place: "the file", reason: "it has no list of habits") }
    var plan = ImportPlan(format: .beaver, file: file)
    plan.firstWeekday = nil
    var archived: [Int] = []
    var ids = TakenIDs()
    for (index, entry) in habits.enumerated() {
      let place = "habits[\(index)]"
      guard let name = entry["name"]?.string, !name.isEmpty else {
        plan.strays.append(ImportPlan.Refusal(place: place, reason: "it has no name"))
        continue
      }
      let status = entry["status"]?.string
      if status == "soft_delete" {
        plan.strays.append(ImportPlan.Refusal(place: place, reason: "'\(name)' was deleted there"))
        continue
      }
      let key = entry["id"]?.string
      let id = ids.unique(key.map { "beaver-" + $0 } ?? ImportID.make("beaver", name: name))
      var habit = Habit(id: id, name: name, position: plan.habits.count, source: "beaver:\(key ?? name)")
      habit.schedule = schedule(entry["period"])
      let tags = entry["tags"]?.array?.compactMap(\.string) ?? []
      if !tags.isEmpty { habit.note = tags.joined(separator: ", ") }
      var imported = ImportPlan.ImportedHabit(habit: habit)
      read(entry["records"]?.array ?? [], place, into: &imported)
      if status == "archive" { archived.append(plan.habits.count) }
      plan.habits.append(imported)
    }
    plan.archive(archived)
    return plan
  }

  /// Weeks there begin on Monday; spans of several weeks, months or years are counted as running days.
  private static func schedule(_ period: JSONValue?) -> Schedule {
    guard let period, let kind = period["period_type"]?.string else { return .daily }
    // A span beyond the longest is daily below, whatever its unit.
    let span = min(max(1, period["period_count"]?.integer ?? 1), Schedule.longest + 1)
    let times = max(1, period["target_count"]?.integer ?? 1)
    let days: Int
    switch kind.uppercased() {
    case "W":
      if span == 1 { return times >= 7 ? .daily : .perWeek(count: times, firstWeekday: 1) }
      days = span * 7
    case "M":
      if span == 1 { return .perMonth(count: min(times, 31)) }
      days = span * 30
    case "Y": days = span * 365
    default: days = span
    }
    return times >= days || days > Schedule.longest ? .daily : .rolling(count: times, days: days)
  }

  private static func read(_ records: [JSONValue], _ place: String, into imported: inout ImportPlan.ImportedHabit) {
    var rows: [DayRow] = []
    for (index, record) in records.enumerated() {
      let date = record["day"]?.string ?? ""
      guard let day = CalendarDay(parsing: date), CalendarDay.storable.contains(day) else {
        imported.refused.append(ImportPlan.Refusal(place: "\(place).records[\(index)]", reason: "'\(date)' is no day"))
        continue
      }
      let text = record["text"]?.string
      let note = text?.isEmpty == false ? text : nil
      if record["done"]?.bool == true {
        rows.append(DayRow(day: day, state: .done, note: note))
      } else if let note {
        // A day is left out there by a tag in its note.
        rows.append(DayRow(day: day, state: note.lowercased().contains("#skip") ? .skipped : nil, note: note))
      } else {
        imported.blank += 1
      }
    }
    imported.take(rows)
  }
}

// Rewire's database.

enum RewireDatabase {
  /// The plan the database holds.
  static func plan(_ source: SourceDatabase) throws(StoreError) -> ImportPlan {
    var plan = ImportPlan(format: .rewire, file: source.file)
    var places: [Int64: Int] = [:]
    var archived: [Int] = []
    var ids = TakenIDs()
    try source.each("SELECT * FROM Habits ORDER BY Order_num, _id") { row throws(StoreError) in
      guard let key = row.integer("_id") else { return }
      let name = row.text("name") ?? "Habit \(key)"
      let id = ids.unique(ImportID.make("rewire", key: String(key), name: name))
      var habit = Habit(id: id, name: name, position: plan.habits.count, source: "rewire:\(key)")
      habit.note = row.text("description")
      habit.start = row.text("start_date").flatMap(day).flatMap { CalendarDay.storable.contains($0) ? $0 : nil }
      habit.schedule = schedule(row)
      places[key] = plan.habits.count
      if row.integer("archived") == 1 { archived.append(plan.habits.count) }
      plan.habits.append(ImportPlan.ImportedHabit(habit: habit))
    }
    try readReminders(source, places, &plan)
    try readDays(source, places, &plan)
    plan.archive(archived)
    return plan
  }

  private static func schedule(_ row: SourceDatabase.Row) -> Schedule {
    switch row.integer("schedule") {
    case 1:
      let days = Int(row.integer("days") ?? 1)
      switch row.integer("period") {
      case 0: return days >= 7 ? .daily : .perWeek(count: max(1, days), firstWeekday: 1)
      case 1: return .perMonth(count: max(1, min(days, 31)))
      default: return .rolling(count: max(1, min(days, 365)), days: 365)
      }
    case 2:
      let days = Int(row.integer("repeating_count") ?? 1)
      guard days > 1, days <= Schedule.longest else { return .daily }
      // Days there are counted from the last time, not from a first day.
      return .interval(days: days)
    default:
      let days = weekdays(row.text("active_days"))
      return days.count == 0 || days.count == 7 ? .daily : .weekdays(days)
    }
  }

  /// Rewire's days of the week, 0 for Sunday to 6 for Saturday.
  private static func weekdays(_ text: String?) -> Weekdays {
    Weekdays((text ?? "").split(separator: ",").compactMap { Int($0) }.filter { (0...6).contains($0) }.map { ($0 + 6) % 7 + 1 })
  }

  /// A day written `yyyymmdd`.
  private static func day(_ text: String) -> CalendarDay? {
    guard text.utf8.count == 8 else { return nil }
    return CalendarDay(parsing: "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
  }

  private static func readReminders(_ source: SourceDatabase, _ places: [Int64: Int], _ plan: inout ImportPlan) throws(StoreError) {
    guard try source.tables().contains("reminders") else { return }
    try source.each("SELECT * FROM REMINDERS ORDER BY _id") { row throws(StoreError) in
      guard let place = row.integer("habit_id").flatMap({ places[$0] }), let time = row.integer("time"), (0..<1440).contains(time) else {
        return
      }
      let days = weekdays(row.text("active_days"))
      guard days.count > 0 else { return }
      plan.habits[place].habit.reminders.append(Habit.Reminder(time: WallTime(minutes: Int(time)), days: days))
    }
  }

  private static func readDays(_ source: SourceDatabase, _ places: [Int64: Int], _ plan: inout ImportPlan) throws(StoreError) {
    var rows: [Int: [DayRow]] = [:]
    try source.each("SELECT * FROM CHECKINS ORDER BY _id") { row throws(StoreError) in
      let origin = "row \(row.integer("_id") ?? 0) of CHECKINS"
      guard let place = row.integer("habit_id").flatMap({ places[$0] }) else {
        plan.strays.append(ImportPlan.Refusal(place: origin, reason: "it belongs to no habit of the file"))
        return
      }
      let text = row.text("date") ?? ""
      guard let day = day(text), CalendarDay.storable.contains(day) else {
        plan.habits[place].refused.append(ImportPlan.Refusal(place: origin, reason: "'\(text)' is no day"))
        return
      }
      let kind = row.integer("type") ?? 0
      guard kind == 2 else {
        plan.habits[place].refused.append(
          ImportPlan.Refusal(place: origin, reason: "\(day) has a mark of kind \(kind), and only kind 2 is known to mean done"))
        return
      }
      let amount = row.real("actual_count").flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      rows[place, default: []].append(DayRow(day: day, state: .done, amount: amount, note: row.text("note")))
    }
    for (place, rows) in rows { plan.habits[place].take(rows) }
  }
}

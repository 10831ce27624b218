// Tickmate's database.

enum TickmateDatabase {
  /// The plan the database holds.
  static func plan(_ source: SourceDatabase) throws(StoreError) -> ImportPlan {
    var plan = ImportPlan(format: .tickmate, file: source.file)
    var places: [Int64: Int] = [:]
    var archived: [Int] = []
    var ids = TakenIDs()
    try source.each("SELECT * FROM tracks ORDER BY \"order\", _id") { row throws(StoreError) in
      guard let key = row.integer("_id") else { return }
      let name = row.text("name") ?? "Track \(key)"
      let id = ids.unique(ImportID.make("tickmate", key: String(key), name: name))
      let habit = Habit(id: id, name: name, note: row.text("description"), position: plan.habits.count, source: "tickmate:\(key)")
      places[key] = plan.habits.count
      if row.integer("enabled") == 0 { archived.append(plan.habits.count) }
      plan.habits.append(ImportPlan.ImportedHabit(habit: habit))
    }
    var rows: [Int: [DayRow]] = [:]
    try source.each("SELECT * FROM ticks ORDER BY _id") { row throws(StoreError) in
      let origin = "row \(row.integer("_id") ?? 0) of ticks"
      guard let place = row.integer("_track_id").flatMap({ places[$0] }) else {
        plan.strays.append(ImportPlan.Refusal(place: origin, reason: "it belongs to no track of the file"))
        return
      }
      // Months are counted from 0 there.
      let (year, month, number) = (row.integer("year") ?? 0, (row.integer("month") ?? -1) &+ 1, row.integer("day") ?? 0)
      guard let day = CalendarDay(year: Int(year), month: Int(month), day: Int(number)), CalendarDay.storable.contains(day) else {
        plan.habits[place].refused.append(ImportPlan.Refusal(place: origin, reason: "\(year)-\(month)-\(number) is no day"))
        return
      }
      rows[place, default: []].append(DayRow(day: day, state: .done))
    }
    for (place, rows) in rows { plan.habits[place].take(rows) }
    plan.archive(archived)
    return plan
  }
}

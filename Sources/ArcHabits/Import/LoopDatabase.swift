// Loop Habit Tracker's database, versions 9 to 25.

/// Reads Loop's database. A day there is midnight UTC of the local date, so no zone is ever applied.
struct LoopDatabase {
  /// The newest version of Loop's database this program knows.
  static let newest = 25

  private let source: SourceDatabase
  private let version: Int
  private var plan: ImportPlan
  private var places: [Int64: Int] = [:]
  private var archived: Set<Int64> = []
  private var numeric: Set<Int64> = []

  /// The plan the database holds.
  static func plan(_ source: SourceDatabase) throws(StoreError) -> ImportPlan {
    let version = try source.version()
    guard version <= newest else {
      throw .newerImport(file: source.file, format: "a Loop database", found: String(version), known: String(newest))
    }
    var reader = LoopDatabase(source: source, version: version, plan: ImportPlan(format: .loop, file: source.file))
    try reader.readHabits()
    try reader.readDays()
    reader.plan.archive(reader.archived.compactMap { reader.places[$0] })
    return reader.plan
  }

  private init(source: SourceDatabase, version: Int, plan: ImportPlan) {
    self.source = source
    self.version = version
    self.plan = plan
  }

  private mutating func readHabits() throws(StoreError) {
    var found: [(key: Int64, position: Int64, habit: ImportPlan.ImportedHabit)] = []
    try source.each("SELECT * FROM Habits ORDER BY id") { row throws(StoreError) in
      guard let key = row.integer("id") else { return }
      found.append((key, row.integer("position") ?? key, habit(row, key: key)))
      if row.integer("archived") == 1 { archived.insert(key) }
      if row.integer("type") == 1 { numeric.insert(key) }
    }
    found.sort { $0.position == $1.position ? $0.key < $1.key : $0.position < $1.position }
    var ids = TakenIDs()
    for (place, entry) in found.enumerated() {
      let unique = ids.unique(entry.habit.habit.id)
      plan.habits.append(entry.habit.renamed(unique, position: place))
      places[entry.key] = place
    }
  }

  private func habit(_ row: SourceDatabase.Row, key: Int64) -> ImportPlan.ImportedHabit {
    let name = row.text("name") ?? "Habit \(key)"
    // Before version 24 habits had no identity of their own, so one is made of what never changes in the file.
    let id = row.text("uuid") ?? ImportID.make("loop", key: String(key), name: name)
    var habit = Habit(id: id, name: name, source: "loop:\(key)")
    habit.color = row.integer("color").flatMap { LoopPalette.color($0, version: version) }
    // The question was called the description until version 23.
    habit.cue = row.has("question") ? row.text("question") : row.text("description")
    habit.note = row.has("question") ? row.text("description") : nil
    habit.schedule = Self.schedule(count: row.integer("freq_num") ?? 1, days: row.integer("freq_den") ?? 1)
    if row.integer("type") == 1 {
      habit.polarity = row.integer("target_type") == 1 ? .avoid : .build
      let amount = row.real("target_value") ?? 0
      if amount > 0 || habit.polarity == .avoid { habit.target = Habit.Target(amount: max(0, amount), unit: row.text("unit")) }
    }
    habit.reminders = Self.reminders(row)
    var imported = ImportPlan.ImportedHabit(habit: habit)
    if case .rolling = habit.schedule {
      imported.remark =
        "its frequency is counted over a rolling window, as in Loop; Loop rounds its windows further, so its numbers may differ"
    }
    return imported
  }

  /// Loop's frequency: so many times in so many days in a row.
  static func schedule(count: Int64, days: Int64) -> Schedule {
    guard days > 1, count > 0, count < days, days <= Int64(Schedule.longest) else { return .daily }
    return .rolling(count: Int(count), days: Int(days))
  }

  private static func reminders(_ row: SourceDatabase.Row) -> [Habit.Reminder] {
    guard let hour = row.integer("reminder_hour"), let minute = row.integer("reminder_min"), (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return [] }
    let mask = row.integer("reminder_days") ?? 127
    // Bit 0 is Saturday.
    let days = (0..<7).filter { mask >> Int64($0) & 1 == 1 }.map { ($0 + 5) % 7 + 1 }
    return days.isEmpty ? [] : [Habit.Reminder(time: WallTime(minutes: Int(hour * 60 + minute)), days: Weekdays(days))]
  }

  private mutating func readDays() throws(StoreError) {
    var rows: [Int: [DayRow]] = [:]
    var seen: [Int: Set<CalendarDay>] = [:]
    try source.each("SELECT * FROM Repetitions ORDER BY id") { row throws(StoreError) in
      let place = "row \(row.integer("id") ?? 0) of Repetitions"
      guard let key = row.integer("habit"), let index = places[key] else {
        plan.strays.append(ImportPlan.Refusal(place: place, reason: "it belongs to no habit of the file"))
        return
      }
      guard let timestamp = row.integer("timestamp") else {
        plan.habits[index].refused.append(ImportPlan.Refusal(place: place, reason: "it has no day"))
        return
      }
      let number = timestamp >= 0 ? timestamp / 86_400_000 : -1
      guard number >= 0, number <= Int64(CalendarDay.storable.upperBound.number) else {
        plan.habits[index].refused.append(ImportPlan.Refusal(place: place, reason: "its day is outside the years 1970 to 2200"))
        return
      }
      let day = CalendarDay(Int(number))
      guard let read = Self.row(day, value: row.integer("value"), note: row.text("notes"), isNumeric: numeric.contains(key)) else {
        plan.habits[index].blank += 1
        return
      }
      // Older versions could hold a day twice; like Loop's own migration the first row stays.
      guard seen[index, default: []].insert(day).inserted else {
        plan.habits[index].repeated.append(day)
        return
      }
      rows[index, default: []].append(read)
    }
    for (index, rows) in rows {
      let repeated = Set(plan.habits[index].repeated).sorted()
      plan.habits[index].take(rows)
      plan.habits[index].repeated = repeated
    }
  }

  /// What a value of Loop's says about a day, or nil where it says nothing. A missing value is an old file's tick.
  static func row(_ day: CalendarDay, value: Int64?, note: String?, isNumeric: Bool) -> DayRow? {
    if isNumeric {
      switch value ?? 0 {
      case 3: return DayRow(day: day, state: .skipped, note: note)
      case ..<0: return note.map { DayRow(day: day, state: nil, note: $0) }
      case let thousandths: return DayRow(day: day, state: .done, amount: Double(thousandths) / 1000, note: note)
      }
    }
    switch value ?? 2 {
    case 2: return DayRow(day: day, state: .done, note: note)
    case 3: return DayRow(day: day, state: .skipped, note: note)
    case 0: return note.map { DayRow(day: day, state: .missed, note: $0) }
    // Unknown, or computed by Loop: only what the person wrote is theirs.
    default: return note.map { DayRow(day: day, state: nil, note: $0) }
    }
  }
}

extension ImportPlan.ImportedHabit {
  /// The same habit under another id and at another place.
  func renamed(_ id: Habit.ID, position: Int) -> ImportPlan.ImportedHabit {
    var copy = self
    let old = habit
    copy.habit = Habit(
      id: id, name: old.name, symbol: old.symbol, color: old.color, schedule: old.schedule, polarity: old.polarity, target: old.target,
      start: old.start, archivedOn: old.archivedOn, cue: old.cue, note: old.note, reminders: old.reminders, position: position,
      source: old.source)
    return copy
  }
}

extension ImportPlan {
  /// Marks habits as put away, in a format that does not say when: on their last day, else on the last day of the file.
  mutating func archive(_ places: [Int]) {
    let last = habits.compactMap { $0.rows.last?.day }.max() ?? CalendarDay.storable.lowerBound
    for place in places { habits[place].habit.archivedOn = habits[place].rows.last?.day ?? last }
  }
}

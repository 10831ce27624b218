// harsh's two text files: the habits and the log.

enum HarshLog {
  /// Whether a text is a harsh log: most of its lines are `YYYY-MM-DD : Name : y`.
  static func isLog(_ bytes: [UInt8]) -> Bool {
    let lines = lines(bytes).prefix(20)
    guard !lines.isEmpty else { return false }
    return lines.count { entry($0.text) != nil } * 2 > lines.count
  }

  /// The plan a folder with `habits` and `log` holds.
  static func plan(folder: String) throws(StoreError) -> ImportPlan {
    let habits = try FileBytes.contents(of: folder + "/habits")
    let log = try FileBytes.contents(of: folder + "/log")
    return plan(habits: habits, log: log, file: folder)
  }

  /// The plan a log holds, with the file `habits` beside it if there is one.
  static func plan(log: [UInt8], path: String) throws(StoreError) -> ImportPlan {
    guard isLog(log) else { throw .badImport(file: path, place: "line 1", reason: "a line of harsh's log reads 'YYYY-MM-DD : Name : y'") }
    let beside = try FileBytes.contentsIfThere(of: FileBytes.folder(of: path) + "/habits")
    return plan(habits: beside ?? [], log: log, file: path)
  }

  private static func plan(habits: [UInt8], log: [UInt8], file: String) -> ImportPlan {
    var plan = ImportPlan(format: .harsh, file: file)
    var places: [String: Int] = [:]
    var heading: String?
    for (line, text) in lines(habits) {
      if text.hasPrefix("#") { continue }
      if text.hasPrefix("!") {
        heading = CSVText.trimmed(String(text.dropFirst()))
        continue
      }
      let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map { CSVText.trimmed(String($0)) }
      guard let name = parts.first, !name.isEmpty, parts.count > 1, let schedule = schedule(parts[1]) else {
        plan.strays.append(ImportPlan.Refusal(place: "habits line \(line)", reason: "'\(text)' names no habit with a frequency"))
        continue
      }
      guard places[name] == nil else { continue }
      var habit = Habit(
        id: ImportID.make("harsh", name: name), name: name, note: heading, position: plan.habits.count, source: "harsh:\(name)")
      habit.schedule = schedule
      habit.archivedOn = parts.count > 2 ? CalendarDay(parsing: parts[2]).flatMap { CalendarDay.storable.contains($0) ? $0 : nil } : nil
      places[name] = plan.habits.count
      var imported = ImportPlan.ImportedHabit(habit: habit)
      if parts[1] == "0" { imported.remark = "it was only watched there, without a goal; here it asks for once in ten years" }
      plan.habits.append(imported)
    }
    var rows = [[DayRow]](repeating: [], count: plan.habits.count)
    for (line, text) in lines(log) where !text.hasPrefix("#") {
      guard let entry = entry(text) else {
        plan.strays.append(ImportPlan.Refusal(place: "log line \(line)", reason: "'\(text)' is no entry"))
        continue
      }
      let place = places[entry.name] ?? rows.count
      if places[entry.name] == nil {
        places[entry.name] = place
        let habit = Habit(id: ImportID.make("harsh", name: entry.name), name: entry.name, position: place, source: "harsh:\(entry.name)")
        plan.habits.append(ImportPlan.ImportedHabit(habit: habit))
        if !habits.isEmpty { plan.habits[place].remark = "it is in the log alone, so it comes in as daily" }
        rows.append([])
      }
      rows[place].append(entry.row)
    }
    for (place, rows) in rows.enumerated() { plan.habits[place].take(rows) }
    return plan
  }

  private static func lines(_ bytes: [UInt8]) -> [(line: Int, text: String)] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, CSVText.trimmed(String($0.element))) }.filter { !$0.1.isEmpty }
  }

  /// A frequency: `1`, `7` for once in seven days, `1w`, `3/7`, `0` for none.
  private static func schedule(_ text: String) -> Schedule? {
    let halves = text.split(separator: "/").map(String.init)
    if halves.count == 2, let count = Int(halves[0]), let days = span(halves[1]), count > 0, (1...Schedule.longest).contains(days) {
      return count >= days ? .daily : .rolling(count: count, days: days)
    }
    guard let days = span(text), (0...Schedule.longest).contains(days) else { return nil }
    if days == 0 { return .interval(days: Schedule.longest) }
    return days == 1 ? .daily : .rolling(count: 1, days: days)
  }

  /// A number of days, or of weeks, months, quarters or years by their letter.
  private static func span(_ text: String) -> Int? {
    guard let last = text.last, let unit = ["d": 1, "w": 7, "m": 30, "q": 90, "y": 365][last] else { return Int(text) }
    return Int(text.dropLast()).flatMap { count in
      let (days, isTooMany) = count.multipliedReportingOverflow(by: unit)
      return isTooMany ? nil : days
    }
  }

  /// A line of the log: date, habit, mark, and if they are there a comment and an amount.
  private static func entry(_ text: String) -> (name: String, row: DayRow)? {
    let parts = text.components(by: " : ")
    guard parts.count >= 3, let day = CalendarDay(parsing: parts[0].prefix(10)), CalendarDay.storable.contains(day), !parts[1].isEmpty
    else { return nil }
    let state: DayState
    switch parts[2].lowercased() {
    case "y": state = .done
    case "n": state = .missed
    case "s": state = .skipped
    default: return nil
    }
    var rest = Array(parts.dropFirst(3))
    var amount: Double?
    if rest.count > 1, let last = rest.last, let number = Double(last), number.isFinite, number >= 0 {
      amount = number > 0 ? number : nil
      rest.removeLast()
    }
    let note = rest.joined(separator: " : ")
    return (parts[1], DayRow(day: day, state: state, amount: amount, note: note.isEmpty ? nil : note))
  }
}

extension String {
  /// The parts between a separator, without the spaces around them.
  fileprivate func components(by separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(CSVText.trimmed(String(rest[..<range.lowerBound])))
      rest = rest[range.upperBound...]
    }
    parts.append(CSVText.trimmed(String(rest)))
    return parts
  }
}

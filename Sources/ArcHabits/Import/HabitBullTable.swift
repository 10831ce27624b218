// HabitBull's CSV: a habit, a date and a value in each line.

enum HabitBullTable {
  /// HabitBull writes this where it has no data.
  private static let noData = "-2150000000"

  /// The plan a table holds.
  static func plan(_ table: CSVText, file: String, _ options: ImportOptions) throws(StoreError) -> ImportPlan {
    guard let name = table.column("HabitName"), let date = table.column("CalendarDate"), let value = table.column("Value") else {
      throw .badImport(file: file, place: "line 1", reason: "HabitName, CalendarDate and Value are not all among the columns")
    }
    let dates = try DateReader(table.records.map { CSVText.field($0.fields, date) }, options: options, file: file)
    var plan = ImportPlan(format: .habitBull, file: file)
    var places: [String: Int] = [:]
    var rows: [[DayRow]] = []
    var ids = TakenIDs()
    for (line, fields) in table.records {
      let title = CSVText.field(fields, name)
      guard !title.isEmpty else {
        plan.strays.append(ImportPlan.Refusal(place: "line \(line)", reason: "it names no habit"))
        continue
      }
      let place = places[title] ?? plan.habits.count
      if places[title] == nil {
        places[title] = place
        let id = ids.unique(ImportID.make("habitbull", name: title))
        let note = CSVText.field(fields, table.column("HabitDescription"))
        plan.habits.append(
          ImportPlan.ImportedHabit(
            habit: Habit(id: id, name: title, note: note.isEmpty ? nil : note, position: place, source: "habitbull:\(title)")))
        rows.append([])
      }
      let text = CSVText.field(fields, date)
      guard let day = dates.day(text), CalendarDay.storable.contains(day) else {
        plan.habits[place].refused.append(ImportPlan.Refusal(place: "line \(line)", reason: "'\(text)' is no day"))
        continue
      }
      let comment = CSVText.field(fields, table.column("CommentText"))
      let note = comment.isEmpty ? nil : comment
      let written = CSVText.field(fields, value)
      if written == noData || written.isEmpty {
        if let note { rows[place].append(DayRow(day: day, state: nil, note: note)) } else { plan.habits[place].blank += 1 }
      } else if let number = Double(written), number.isFinite, number >= 0 {
        let amount = number > 1 ? number : nil
        rows[place].append(DayRow(day: day, state: number == 0 ? .missed : .done, amount: amount, note: note))
        if amount != nil {
          plan.habits[place].remark = "it was counted there; the amounts come in, but the file does not say how much is enough"
        }
      } else {
        plan.habits[place].refused.append(ImportPlan.Refusal(place: "line \(line)", reason: "'\(written)' is no value"))
      }
    }
    for (place, rows) in rows.enumerated() { plan.habits[place].take(rows) }
    return plan
  }
}

// Plain CSV: a date and a column for each habit, or a habit, a date and a value in each line.

enum PlainTable {
  private static let dateNames = ["date", "day"]
  private static let habitNames = ["habit", "name", "habit name", "habitname"]

  private static func column(_ table: CSVText, _ names: [String]) -> Int? {
    table.header.firstIndex { names.contains($0.lowercased()) }
  }

  /// Whether a table can be read as habits and days.
  static func isOne(_ table: CSVText) -> Bool { column(table, dateNames) != nil && table.header.count > 1 }

  /// The plan a table holds.
  static func plan(_ table: CSVText, file: String, _ options: ImportOptions) throws(StoreError) -> ImportPlan {
    guard let date = column(table, dateNames), table.header.count > 1 else {
      throw .badImport(file: file, place: "line 1", reason: "no column is called 'date' or 'day'")
    }
    let dates = try DateReader(table.records.map { CSVText.field($0.fields, date) }, options: options, file: file)
    var reader = Reader(plan: ImportPlan(format: .csv, file: file), dates: dates)
    if let habit = column(table, habitNames) {
      let value = column(table, ["state", "value", "status", "done", "mark"])
      let (amount, note) = (column(table, ["amount"]), column(table, ["note", "notes", "comment"]))
      let (id, logged, zone) = (column(table, ["id"]), column(table, ["loggedat"]), column(table, ["zone"]))
      for (line, fields) in table.records {
        let name = CSVText.field(fields, habit)
        guard !name.isEmpty else {
          reader.plan.strays.append(ImportPlan.Refusal(place: "line \(line)", reason: "it names no habit"))
          continue
        }
        reader.read(
          CSVText.field(fields, date), value.map { CSVText.field(fields, $0) } ?? "done", line: line,
          place: reader.place(of: name, id: CSVText.field(fields, id)), amount: CSVText.field(fields, amount),
          note: CSVText.field(fields, note), loggedAt: CSVText.field(fields, logged), zone: CSVText.field(fields, zone))
      }
    } else {
      for (index, name) in table.header.enumerated() where index != date && !name.isEmpty {
        let place = reader.place(of: name, id: "")
        for (line, fields) in table.records {
          reader.read(CSVText.field(fields, date), CSVText.field(fields, index), line: line, place: place)
        }
      }
    }
    return reader.finished()
  }

  private struct Reader {
    var plan: ImportPlan
    let dates: DateReader
    private var places: [String: Int] = [:]
    private var rows: [[DayRow]] = []
    private var ids = TakenIDs()

    init(plan: ImportPlan, dates: DateReader) {
      self.plan = plan
      self.dates = dates
    }

    mutating func place(of name: String, id: String) -> Int {
      let key = id.isEmpty ? name : id
      if let place = places[key] { return place }
      let made = ids.unique(id.isEmpty ? ImportID.make("csv", name: name) : id)
      places[key] = rows.count
      plan.habits.append(ImportPlan.ImportedHabit(habit: Habit(id: made, name: name, position: rows.count, source: "csv:\(name)")))
      rows.append([])
      return rows.count - 1
    }

    mutating func read(
      _ date: String, _ value: String, line: Int, place: Int, amount: String = "", note: String = "", loggedAt: String = "",
      zone: String = ""
    ) {
      func refuse(_ reason: String) {
        plan.habits[place].refused.append(ImportPlan.Refusal(place: "line \(line)", reason: reason))
      }
      guard let day = dates.day(date), CalendarDay.storable.contains(day) else { return refuse("'\(date)' is no day") }
      var row = DayRow(day: day, state: nil, note: note.isEmpty ? nil : note)
      row.loggedAt = Instant(parsing: loggedAt)
      // A zone that is no zone costs the day nothing but the zone, and finding the one nearest to it is slow.
      if zone.utf8.contains(0x2F) || zone == "UTC", let rules = try? ZoneCache.rules(zone) {
        row.zone = zone
        row.utcOffset = row.loggedAt.map { rules.offset(at: $0) }
      }
      switch PlainTable.meaning(of: value) {
      case .state(let state): row.state = state
      case .amount(let number):
        row.state = .done
        row.amount = number
      case .nothing:
        guard row.note != nil else {
          plan.habits[place].blank += 1
          return
        }
      case nil: return refuse("'\(value)' says neither done, skipped nor missed")
      }
      if !amount.isEmpty {
        guard let number = Double(amount), number.isFinite, number >= 0 else { return refuse("'\(amount)' is no amount") }
        row.amount = number
      }
      rows[place].append(row)
    }

    func finished() -> ImportPlan {
      var plan = plan
      for (place, rows) in rows.enumerated() { plan.habits[place].take(rows) }
      return plan
    }
  }

  private enum Meaning {
    case state(DayState)
    case amount(Double)
    case nothing
  }

  /// What a cell says, or nil where it says something else.
  private static func meaning(of text: String) -> Meaning? {
    switch text.lowercased() {
    case "", "-", "unknown", "none", "n/a", "yes_auto", "auto": return .nothing
    case "1", "x", "y", "yes", "yes_manual", "true", "t", "done", "complete", "completed", "✓", "✔", "✅": return .state(.done)
    case "0", "n", "no", "false", "f", "missed", "miss", "fail", "failed", "✗", "❌": return .state(.missed)
    case "s", "skip", "skipped": return .state(.skipped)
    default:
      guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
      return .amount(number)
    }
  }
}

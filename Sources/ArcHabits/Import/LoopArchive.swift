// Loop's CSV export: a zip file, or the folder it unpacks to.

/// Reads Loop's CSV export from the folders of its habits; the tables at its root cannot be trusted with names that hold commas.
struct LoopArchive {
  /// Where the files of an export are.
  enum Place {
    case archive(ZipArchive)
    case folder(String)

    /// The names of folders directly inside.
    func folders() throws(StoreError) -> [String] {
      switch self {
      case .archive(let zip):
        return Set(zip.names.compactMap { name in name.firstIndex(of: "/").map { String(name[..<$0]) } }).sorted()
      case .folder(let path): return try FileBytes.names(in: path).filter { FileBytes.isFolder(path + "/" + $0) }
      }
    }

    func content(of name: String) throws(StoreError) -> [UInt8]? {
      switch self {
      case .archive(let zip): try zip.content(of: name)
      case .folder(let path): try FileBytes.contentsIfThere(of: path + "/" + name)
      }
    }
  }

  /// The plan an export holds.
  static func plan(_ place: Place, file: String, _ options: ImportOptions) throws(StoreError) -> ImportPlan {
    guard let bytes = try place.content(of: "Habits.csv") else {
      throw .unknownFormat(file: file, tried: ImportFormat.allCases.map(\.title))
    }
    let table = try CSVText(bytes, file: file)
    guard let name = table.column("Name") else {
      throw .badImport(file: file, place: "Habits.csv", reason: "it has no column called Name")
    }
    var plan = ImportPlan(format: .loopCSV, file: file)
    var archived: [Int] = []
    var ids = TakenIDs()
    let folders = try place.folders()
    for (index, record) in table.records.enumerated() {
      let title = CSVText.field(record.fields, name)
      let written = CSVText.field(record.fields, table.column("Position"))
      let key = written.isEmpty ? String(index + 1) : written
      let id = ids.unique(ImportID.make("loop", key: key, name: title))
      var imported = ImportPlan.ImportedHabit(habit: habit(id, title, key, index, record.fields, table))
      if CSVText.field(record.fields, table.column("Archived?")).lowercased() == "true" { archived.append(index) }
      // The folder begins with the position; of a name without Latin letters nothing else is left.
      if let folder = folders.first(where: { $0 == key || $0.hasPrefix(key + " ") }),
        let marks = try place.content(of: folder + "/Checkmarks.csv")
      {
        try read(marks, isNumeric: isNumeric(record.fields, table), file: file, folder: folder, into: &imported)
      } else {
        imported.refused.append(
          ImportPlan.Refusal(place: "Habits.csv line \(record.line)", reason: "there is no folder '\(key)' with its days"))
      }
      plan.habits.append(imported)
    }
    plan.archive(archived)
    return plan
  }

  private static func isNumeric(_ fields: [String], _ table: CSVText) -> Bool {
    CSVText.field(fields, table.column("Type")).uppercased() == "NUMERICAL"
  }

  private static func habit(_ id: String, _ name: String, _ key: String, _ index: Int, _ fields: [String], _ table: CSVText) -> Habit {
    func text(_ names: String...) -> String? {
      for name in names {
        let field = CSVText.field(fields, table.column(name))
        if !field.isEmpty { return field }
      }
      return nil
    }
    var habit = Habit(id: id, name: name.isEmpty ? "Habit \(key)" : name, position: index, source: "loop-csv:\(key)")
    habit.cue = text("Question")
    habit.note = text("Description")
    habit.color = text("Color").flatMap { HabitFault.isColor($0) ? $0.uppercased() : nil }
    let count = text("FrequencyNumerator", "NumRepetitions").flatMap { Int64($0) } ?? 1
    let days = text("FrequencyDenominator", "Interval").flatMap { Int64($0) } ?? 1
    habit.schedule = LoopDatabase.schedule(count: count, days: days)
    if isNumeric(fields, table) {
      habit.polarity = text("Target Type") == "AT_MOST" ? .avoid : .build
      let amount = text("Target Value").flatMap { Double($0) } ?? 0
      if amount.isFinite, amount > 0 || habit.polarity == .avoid { habit.target = Habit.Target(amount: max(0, amount), unit: text("Unit")) }
    }
    return habit
  }

  private static func read(
    _ bytes: [UInt8], isNumeric: Bool, file: String, folder: String, into imported: inout ImportPlan.ImportedHabit
  ) throws(StoreError) {
    let table = try CSVText(bytes, file: file)
    var rows: [DayRow] = []
    // Older exports begin with the days at once.
    let hasHeader = table.header.first.flatMap { CalendarDay(parsing: $0) } == nil
    for (line, fields) in (hasHeader ? [] : [(1, table.header)]) + table.records {
      let place = "\(folder)/Checkmarks.csv line \(line)"
      let date = CSVText.field(fields, 0)
      guard let day = CalendarDay(parsing: date), CalendarDay.storable.contains(day) else {
        imported.refused.append(ImportPlan.Refusal(place: place, reason: "'\(date)' is no day"))
        continue
      }
      let word = CSVText.field(fields, 1)
      guard let value = value(word, isNumeric: isNumeric) else {
        imported.refused.append(ImportPlan.Refusal(place: place, reason: "'\(word)' is no mark of Loop's"))
        continue
      }
      let note = CSVText.field(fields, table.column("Notes"))
      if let row = LoopDatabase.row(day, value: value, note: note.isEmpty ? nil : note, isNumeric: isNumeric) {
        rows.append(row)
      } else {
        imported.blank += 1
      }
    }
    imported.take(rows)
  }

  /// The number a mark has in Loop's database: newer exports print words, older ones the numbers. A mark that Loop computed is unknown.
  private static func value(_ word: String, isNumeric: Bool) -> Int64? {
    switch word.uppercased() {
    case "YES_MANUAL": return 2
    case "YES_AUTO": return isNumeric ? 1 : -1
    case "NO": return 0
    case "SKIP": return 3
    case "UNKNOWN": return -1
    default:
      guard let number = Int64(word) else { return nil }
      return !isNumeric && number == 1 ? -1 : number
    }
  }
}

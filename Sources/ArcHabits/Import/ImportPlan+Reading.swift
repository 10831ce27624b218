// Recognising a file by what is in it, and reading it as what it is.

/// What a reader must be told where the file leaves it open.
public struct ImportOptions: Sendable, Hashable {
  /// The order of day and month in dates such as 4/11/2019, or nil where the file itself should show it.
  public var dateOrder: DateOrder?

  /// Options; none need be given.
  public init(dateOrder: DateOrder? = nil) { self.dateOrder = dateOrder }
}

extension ImportPlan {
  /// Reads the file or folder at `path`, recognised by what is in it unless `format` says what it is.
  /// - Throws: `StoreError.noSuchFile`, `.unknownFormat`, `.newerImport`, `.badImport` with the place of the fault, `.io`.
  public init(reading path: String, as format: ImportFormat? = nil, options: ImportOptions = ImportOptions()) throws(StoreError) {
    self = try Self.plan(path, as: format, options)
    try check()
  }

  private static func plan(_ path: String, as format: ImportFormat?, _ options: ImportOptions) throws(StoreError) -> ImportPlan {
    if FileBytes.isFolder(path) { return try plan(folder: path, as: format, options) }
    let bytes = try FileBytes.contents(of: path)
    if bytes.starts(with: Array("SQLite format 3\0".utf8)) { return try plan(database: path, as: format) }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      try insist(on: .loopCSV, said: format, path, isFound: "a zip archive")
      return try LoopArchive.plan(.archive(ZipArchive(bytes, file: path)), file: path, options)
    }
    return try plan(text: bytes, path: path, as: format, options)
  }

  /// Refuses a habit that no store should hold, before anything is said about what would come in.
  func check() throws(StoreError) {
    for imported in habits {
      guard let fault = HabitFault(imported.habit) else { continue }
      throw .badImport(
        file: file, place: "the habit '\(imported.habit.id)'", reason: "its \(fault.field) '\(fault.value)': \(fault.reason)")
    }
  }

  /// Refuses a file that is one thing and was said to be another.
  private static func insist(on meant: ImportFormat, said: ImportFormat?, _ path: String, isFound found: String) throws(StoreError) {
    guard let said, said != meant else { return }
    throw .badImport(file: path, place: "the file", reason: "it is \(found), not \(said.title)")
  }

  private static func unknown(_ path: String) -> StoreError {
    .unknownFormat(file: path, tried: ImportFormat.allCases.map(\.title))
  }

  private static func plan(folder: String, as format: ImportFormat?, _ options: ImportOptions) throws(StoreError) -> ImportPlan {
    let names = Set(try FileBytes.names(in: folder))
    if format == .harsh || format == nil && names.isSuperset(of: ["habits", "log"]) { return try HarshLog.plan(folder: folder) }
    if format == .loopCSV || format == nil && names.contains("Habits.csv") {
      return try LoopArchive.plan(.folder(folder), file: folder, options)
    }
    throw unknown(folder)
  }

  private static func plan(database path: String, as format: ImportFormat?) throws(StoreError) -> ImportPlan {
    try SourceDatabase.open(path) { source throws(StoreError) in
      let tables = try source.tables()
      if try source.application() == Schema.applicationID {
        try insist(on: .arcflow, said: format, path, isFound: "a habit store")
        return try ImportPlan(store: path)
      }
      if tables.isSuperset(of: ["habits", "checkins"]), format == nil || format == .rewire { return try RewireDatabase.plan(source) }
      if tables.isSuperset(of: ["tracks", "ticks"]), format == nil || format == .tickmate { return try TickmateDatabase.plan(source) }
      if tables.isSuperset(of: ["habits", "repetitions"]), format == nil || format == .loop { return try LoopDatabase.plan(source) }
      throw unknown(path)
    }
  }

  private static func plan(text bytes: [UInt8], path: String, as format: ImportFormat?, _ options: ImportOptions) throws(StoreError)
    -> ImportPlan
  {
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = body.first { $0 > 0x20 }
    let isJSON = first == 0x7B || first == 0x5B
    switch format {
    case .arcflow, .beaver, .tableHabit, .habo: return try plan(json: bytes, path: path, as: format)
    case nil where isJSON: return try plan(json: bytes, path: path, as: nil)
    case .harsh: return try HarshLog.plan(log: bytes, path: path)
    case .habitBull: return try HabitBullTable.plan(CSVText(bytes, file: path), file: path, options)
    case .loopCSV: return try LoopArchive.plan(.folder(FileBytes.folder(of: path)), file: path, options)
    case .csv: return try PlainTable.plan(CSVText(bytes, file: path), file: path, options)
    case .loop, .rewire, .tickmate: throw .badImport(file: path, place: "the file", reason: "it is no SQLite database")
    case nil: break
    }
    if HarshLog.isLog(bytes) { return try HarshLog.plan(log: bytes, path: path) }
    guard !bytes.isEmpty, !bytes.contains(0) else { throw unknown(path) }
    let table = try CSVText(bytes, file: path)
    if table.column("HabitName") != nil, table.column("CalendarDate") != nil { return try HabitBullTable.plan(table, file: path, options) }
    if table.column("Position") != nil, table.column("FrequencyNumerator", "NumRepetitions") != nil {
      return try LoopArchive.plan(.folder(FileBytes.folder(of: path)), file: path, options)
    }
    guard PlainTable.isOne(table) else { throw unknown(path) }
    return try PlainTable.plan(table, file: path, options)
  }

  private static func plan(json bytes: [UInt8], path: String, as format: ImportFormat?) throws(StoreError) -> ImportPlan {
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(parsing: bytes)
    } catch {
      throw .badImport(file: path, place: "line \(error.line), column \(error.column)", reason: error.reason)
    }
    let habits = json["habits"]?.array ?? json.array
    func some(_ test: (JSONValue) -> Bool) -> Bool { habits?.contains(where: test) ?? false }
    switch format {
    case .arcflow: return try Exchange.plan(json, file: path)
    case .beaver: return try BeaverExport.plan(json, file: path)
    case .tableHabit: return try TableHabitExport.plan(json, file: path)
    case .habo: return try HaboBackup.plan(json, file: path)
    case .loop, .loopCSV, .habitBull, .rewire, .tickmate, .harsh, .csv: throw unknown(path)
    case nil: break
    }
    if json["format"] != nil { return try Exchange.plan(json, file: path) }
    if some({ $0["freq_type"] != nil || $0["daily_goal"] != nil }) { return try TableHabitExport.plan(json, file: path) }
    if some({ $0["records"]?.array != nil }) { return try BeaverExport.plan(json, file: path) }
    if some({ $0["events"]?.members != nil || $0["twoDayRule"] != nil }) { return try HaboBackup.plan(json, file: path) }
    throw unknown(path)
  }

  /// Everything another store of ours says.
  private init(store path: String) throws(StoreError) {
    let snapshot = try HabitReader.snapshot(of: path)
    self.init(format: .arcflow, file: path)
    dayStart = snapshot.dayStart
    firstWeekday = snapshot.firstWeekday
    zones = snapshot.zones.entries
    stacks = snapshot.stacks.edges
    habits = snapshot.habits.map { habit in
      var imported = ImportedHabit(habit: habit)
      imported.rows = snapshot.history(of: habit.id).rows.filter { $0.state != nil || $0.note != nil }
      return imported
    }
  }
}

// Another program's SQLite file: copied aside with its log and read there, so that the original is never touched.

/// Another program's database, read from a copy.
struct SourceDatabase {
  /// The path the person named, for messages.
  let file: String
  private let connection: Connection

  /// Runs `body` with the database at `file`. What its `-wal` or `-journal` holds is in it too, as its program left them.
  static func open<Result>(_ file: String, _ body: (SourceDatabase) throws(StoreError) -> Result) throws(StoreError) -> Result {
    try FileBytes.withTemporaryFolder { folder throws(StoreError) in
      let copy = folder + "/copy.db"
      for ending in ["-wal", "-journal", ""] {
        guard let bytes = try FileBytes.contentsIfThere(of: file + ending) else {
          if ending.isEmpty { throw .noSuchFile(file: file) }
          continue
        }
        try FileBytes.save(bytes, to: copy + ending)
      }
      do throws(StoreError) {
        let connection = try Connection(copy, .write)
        let source = SourceDatabase(file: file, connection: connection)
        return try body(source)
      } catch {
        throw error.told(of: file, insteadOf: copy)
      }
    }
  }

  /// `PRAGMA user_version`.
  func version() throws(StoreError) -> Int { Int(try connection.integer("PRAGMA user_version") ?? 0) }

  /// `PRAGMA application_id`.
  func application() throws(StoreError) -> Int64 { try connection.integer("PRAGMA application_id") ?? 0 }

  /// The names of its tables in lower case.
  func tables() throws(StoreError) -> Set<String> {
    let statement = try connection.statement("SELECT name FROM sqlite_schema WHERE type = 'table'")
    defer { statement.reset() }
    var names: Set<String> = []
    while try statement.step() { names.insert((statement.text(0) ?? "").lowercased()) }
    return names
  }

  /// A row of a table, its columns by name in whatever case.
  struct Row {
    private let statement: Statement
    private let columns: [String: Int32]

    fileprivate init(_ statement: Statement) {
      self.statement = statement
      var columns: [String: Int32] = [:]
      for index in 0..<statement.columnCount { columns[statement.name(index).lowercased()] = index }
      self.columns = columns
    }

    /// Whether the table has such a column.
    func has(_ name: String) -> Bool { columns[name] != nil }
    /// A whole number, or nil where it is null or there is no such column.
    func integer(_ name: String) -> Int64? { columns[name].flatMap { statement.optionalInteger($0) } }
    func real(_ name: String) -> Double? { columns[name].flatMap { statement.optionalReal($0) } }
    /// A text, or nil where it is null or empty or there is no such column.
    func text(_ name: String) -> String? { columns[name].flatMap { statement.text($0) }.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// Gives `body` each row of a query in turn.
  func each(_ sql: String, _ body: (Row) throws(StoreError) -> Void) throws(StoreError) {
    let statement = try connection.statement(sql)
    defer { statement.reset() }
    let row = Row(statement)
    while try statement.step() { try body(row) }
  }
}

extension StoreError {
  /// The same failure of an imported file, told of the file the person named.
  fileprivate func told(of file: String, insteadOf copy: String) -> StoreError {
    switch self {
    case .notAStore: .badImport(file: file, place: "the file", reason: "it is no SQLite database")
    case .corrupt(_, let detail): .badImport(file: file, place: "the database", reason: detail)
    case .sql(_, _, let detail): .badImport(file: file, place: "the database", reason: detail)
    case .cannotWrite(_, let reason): .io(file: copy, detail: reason)
    case .absent, .noSuchFile, .newer, .full, .io, .busy, .badRow, .unknownHabit, .ambiguousHabit, .duplicateHabit, .circle, .badDay,
      .refused, .badValue, .badImport, .newerImport, .unknownFormat:
      self
    }
  }
}

// One open SQLite database: statements, transactions, and SQLite's complaints as typed errors.

internal import CSQLite

/// An open database. It belongs to one actor or one call and is closed with its last reference.
final class Connection {
  /// The path it was opened at, for messages.
  let file: String
  private let handle: OpaquePointer
  private let patience: Int32
  private var statements: [String: Statement] = [:]
  /// Notes for the next transaction that changes something.
  var notes: [ReloadNote] = []

  /// How a database is opened.
  enum Access {
    /// Created where it is missing.
    case create
    /// Read and written, never created.
    case write
    /// Read only.
    case read
    /// Read only, on media where not even the shared memory file can be made, and nobody writes.
    case frozen
  }

  /// How long a statement waits for another program's lock, in milliseconds.
  static let patience: Int32 = 5000

  /// Opens `file`; nothing of it is read yet. Messages call it `named`, if that is given.
  init(_ file: String, _ access: Access, patience: Int32 = Connection.patience, named: String? = nil) throws(StoreError) {
    self.file = named ?? file
    self.patience = patience
    let flags: Int32
    var name = file
    switch access {
    case .create: flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .write: flags = SQLITE_OPEN_READWRITE
    case .read: flags = SQLITE_OPEN_READONLY
    case .frozen:
      flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      // A path from the root follows an empty host; without one, a path that begins with two slashes would name a host itself.
      name = (file.hasPrefix("/") ? "file://" : "file:") + Self.escaped(file) + "?immutable=1"
    }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let detail = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      let errno = opened.map { sqlite3_system_errno($0) } ?? 0
      sqlite3_close_v2(opened)
      throw Self.failure(code, file: file, statement: "open", detail: detail, errno: errno)
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, patience)
    // A store is data, not a program: nothing in its schema may call functions with effects.
    _ = arc_sqlite_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nil)
  }

  deinit {
    for statement in statements.values { statement.finalize() }
    sqlite3_close_v2(handle)
  }

  /// Makes the connection fit for writing a store: foreign keys checked, the write-ahead log kept, no checkpoint on closing.
  func prepareForWriting() {
    _ = arc_sqlite_config(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1, nil)
    _ = arc_sqlite_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nil)
    _ = arc_sqlite_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nil)
    var keep: Int32 = 1
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &keep)
  }

  /// The prepared statement of `sql`, kept for the next time.
  func statement(_ sql: String) throws(StoreError) -> Statement {
    if let kept = statements[sql] {
      kept.reset()
      return kept
    }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw failure(code, sql) }
    let statement = Statement(prepared, of: self, sql)
    statements[sql] = statement
    return statement
  }

  /// Runs statements that return no rows.
  func run(_ sql: String) throws(StoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, sql) }
  }

  /// Runs one statement with values and no rows, and says how many rows it changed.
  @discardableResult
  func run(_ sql: String, _ values: Value...) throws(StoreError) -> Int {
    let statement = try statement(sql)
    for (index, value) in values.enumerated() { try statement.bind(value, at: Int32(index + 1)) }
    _ = try statement.step()
    statement.reset()
    return Int(sqlite3_changes(handle))
  }

  /// The first column of the first row as an integer, or nil without a row.
  func integer(_ sql: String, _ values: Value...) throws(StoreError) -> Int64? {
    let statement = try statement(sql)
    for (index, value) in values.enumerated() { try statement.bind(value, at: Int32(index + 1)) }
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : nil
  }

  /// The first column of the first row as text, or nil without a row or where it is null.
  func text(_ sql: String, _ values: Value...) throws(StoreError) -> String? {
    let statement = try statement(sql)
    for (index, value) in values.enumerated() { try statement.bind(value, at: Int32(index + 1)) }
    defer { statement.reset() }
    return try statement.step() ? statement.text(0) : nil
  }

  /// What `body` returns, read from one unchanging state of the database.
  func reading<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try run("BEGIN")
    do throws(StoreError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Does all of `body` or none of it; returns once it is on the disk.
  func writing<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try statementOnly("BEGIN IMMEDIATE")
    do throws(StoreError) {
      let changes = sqlite3_total_changes(handle)
      let result = try body()
      if !notes.isEmpty, sqlite3_total_changes(handle) != changes { try writeNotes() }
      try statementOnly("COMMIT")
      if sqlite3_total_changes(handle) != changes { notes = [] }
      return result
    } catch {
      if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  private func statementOnly(_ sql: String) throws(StoreError) {
    let statement = try statement(sql)
    _ = try statement.step()
    statement.reset()
  }

  /// How many pages a log may have before it is emptied: a megabyte.
  private static let longestLog: Int32 = 256

  /// Writes the log back into the file as far as no reader needs it. A failure only leaves that for the next time.
  func checkpoint() {
    var logged: Int32 = 0
    var written: Int32 = 0
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_PASSIVE, &logged, &written)
    // That a log is written back is forgotten with the last program that has it open: under short commands alone it would grow for ever.
    guard logged > Self.longestLog, written == logged else { return }
    sqlite3_busy_timeout(handle, 0)
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    sqlite3_busy_timeout(handle, patience)
  }

  /// Copies the whole database, as it is now, into `target`.
  func copy(into target: Connection) throws(StoreError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw target.failure(sqlite3_errcode(target.handle), "backup")
    }
    let code = sqlite3_backup_step(backup, -1)
    let finished = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw target.failure(code, "backup") }
    guard finished == SQLITE_OK else { throw target.failure(finished, "backup") }
  }

  /// The error SQLite's result `code` of `statement` stands for.
  func failure(_ code: Int32, _ statement: String) -> StoreError {
    Self.failure(
      code, file: file, statement: statement, detail: String(cString: sqlite3_errmsg(handle)), errno: sqlite3_system_errno(handle))
  }

  /// A path as it may stand in a `file:` address: `%`, `#` and `?` would end it.
  private static func escaped(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      switch scalar {
      case "%", "#", "?": "%" + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }.joined()
  }
}

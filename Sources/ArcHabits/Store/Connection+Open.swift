// Opening a file as a habit store: who may write it, how a new one is made, and what is refused.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension Connection {
  /// Opens a store to write to, creating it where there is none.
  /// - Parameter replica: the name a new store gets among its copies.
  static func writer(_ file: String, creating: Bool, replica: () -> String, patience: Int32) throws(StoreError) -> Connection {
    if let found = FileBytes.obstacle(at: file) { throw .notAStore(file: file, found: found) }
    let isNew = access(file, F_OK) != 0
    if isNew && !creating { throw .absent(file: file) }
    do throws(StoreError) {
      let connection = try Connection(file, isNew ? .create : .write, patience: patience)
      connection.prepareForWriting()
      if try connection.isBlank() {
        if !creating { throw .absent(file: file) }
        try connection.create(replica: replica())
      } else if try connection.text("PRAGMA journal_mode") != "wal" {
        // A backup that was put back keeps its log again; where it cannot just now, writing goes on without.
        _ = try? connection.text("PRAGMA journal_mode = WAL")
      }
      try connection.migrate()
      return connection
    } catch .cannotWrite(_, let reason) {
      if isNew { removeStub(file) }
      throw .cannotWrite(file: file, reason: isNew ? hindrance(to: file) ?? reason : reason)
    } catch {
      if isNew { removeStub(file) }
      throw error
    }
  }

  /// Opens a store to read from; nothing in it is changed.
  static func reader(_ file: String, patience: Int32 = Connection.patience) throws(StoreError) -> Connection {
    if let found = FileBytes.obstacle(at: file) { throw .notAStore(file: file, found: found) }
    guard access(file, F_OK) == 0 else {
      if errno == EACCES { throw .io(file: file, detail: String(cString: strerror(EACCES))) }
      throw .absent(file: file)
    }
    do throws(StoreError) {
      let connection = try Connection(file, .read, patience: patience)
      if try connection.isBlank() { throw .absent(file: file) }
      return connection
    } catch .cannotWrite(_, let reason) {
      guard access(file, R_OK) == 0 else { throw .io(file: file, detail: reason) }
      return try frozenReader(file)
    }
  }

  /// Opens a store on read-only media, where the memory shared between readers cannot be made.
  private static func frozenReader(_ file: String) throws(StoreError) -> Connection {
    if size(file + "-wal") <= 0 {
      // Without a log nothing can be missed by reading the file alone.
      let connection = try Connection(file, .frozen)
      if try connection.isBlank() { throw .absent(file: file) }
      return connection
    }
    // The log holds what was written last: both are read from a copy, whose files live as long as they are open.
    return try FileBytes.withTemporaryFolder { folder throws(StoreError) in
      let copy = folder + "/copy.sqlite"
      for ending in ["-wal", ""] { try FileBytes.save(try FileBytes.contents(of: file + ending), to: copy + ending) }
      let connection = try Connection(copy, .write, named: file)
      if try connection.isBlank() { throw .absent(file: file) }
      return connection
    }
  }

  /// What stands in the way of making a file, or nil where its folder is there and can be written.
  private static func hindrance(to file: String) -> String? {
    let folder = FileBytes.folder(of: file)
    if !FileBytes.isFolder(folder) { return "there is no folder \(folder)" }
    return access(folder, W_OK) == 0 ? nil : "the folder \(folder) is read-only"
  }

  /// Whether the database is still empty. It throws where it is not a store, or a newer one.
  private func isBlank() throws(StoreError) -> Bool {
    let application = try integer("PRAGMA application_id") ?? 0
    let version = Int(try integer("PRAGMA user_version") ?? 0)
    if application == Schema.applicationID {
      guard version <= Schema.version else { throw .newer(file: file, found: version, known: Schema.version) }
      if version > 0 { return false }
    }
    let tables = try integer("SELECT count(*) FROM sqlite_schema") ?? 0
    guard application == 0, version == 0, tables == 0 else {
      throw .notAStore(file: file, found: "another program's database")
    }
    return true
  }

  private func create(replica: String) throws(StoreError) {
    _ = try text("PRAGMA journal_mode = WAL")
    try writing { () throws(StoreError) in
      // Somebody else may have been quicker.
      guard try isBlank() else { return }
      try run(Schema.creation)
      try run("INSERT INTO replica (id, name) VALUES (1, ?)", Value(replica))
      try run("PRAGMA application_id = \(Schema.applicationID)")
      try run("PRAGMA user_version = \(Schema.version)")
    }
  }

  /// Takes away what a creation that failed left, unless it holds anything.
  private static func removeStub(_ file: String) {
    guard size(file) == 0 else { return }
    for path in [file, file + "-wal", file + "-shm"] { unlink(path) }
  }

  /// A file's size in bytes, or -1 where there is none.
  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : -1
  }
}

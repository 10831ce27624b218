// A look at a store that changes nothing: whether it is whole, and how large.

internal import CSQLite

/// How a store is.
public struct StoreHealth: Sendable, Hashable {
  /// The path of the store.
  public let file: String
  /// What SQLite found wrong, a sentence each; empty for a store that is whole.
  public let complaints: [String]
  /// The version of the store's form.
  public let version: Int
  /// Habits not removed.
  public let habits: Int
  /// Days logged.
  public let days: Int
  /// Bytes of the file, and of the log beside it that is not written back yet.
  public let bytes: Int, logBytes: Int

  /// Looks through the whole store at `file`.
  /// - Throws: what reading it throws.
  public init(of file: String) throws(StoreError) {
    let connection = try Connection.reader(file)
    self.file = file
    let check = try connection.text("SELECT group_concat(integrity_check, char(10)) FROM pragma_integrity_check") ?? "ok"
    complaints = check == "ok" ? [] : check.split(separator: "\n").map(String.init)
    version = Int(try connection.integer("PRAGMA user_version") ?? 0)
    let snapshot = try connection.snapshot()
    habits = snapshot.habits.count
    days = snapshot.habits.reduce(0) { $0 + snapshot.history(of: $1.id).rows.count { $0.state != nil } }
    bytes = max(0, Connection.size(file))
    logBytes = max(0, Connection.size(file + "-wal"))
  }

  /// The version of SQLite, as loaded.
  public static var sqliteVersion: String { String(cString: sqlite3_libversion()) }
}

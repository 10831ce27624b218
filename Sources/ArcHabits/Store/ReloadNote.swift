// What asked for new pictures, and when: a host's notes, written with the next change of the store. They never travel.

/// One request that the widgets of a kind be asked for a new timeline.
public struct ReloadNote: Sendable, Hashable {
  /// When it was asked.
  public var instant: Instant
  /// The widgets' kind.
  public var kind: String
  /// Why, in a word of the host's.
  public var cause: String

  /// A request for a kind.
  public init(at instant: Instant, kind: String, cause: String) {
    self.instant = instant
    self.kind = kind
    self.cause = cause
  }
}

extension HabitStore {
  /// Keeps a note in memory. It is written with the next change of the store, in the same transaction; where nothing changes, never.
  public func note(_ note: ReloadNote) { connection.notes.append(note) }
}

extension HabitReader {
  /// Everything the store at `file` says at this moment, and the notes kept in it, oldest first; the last thousand at most.
  /// - Throws: what `snapshot(of:)` throws.
  public static func snapshotAndNotes(of file: String) throws(StoreError) -> (snapshot: HabitSnapshot, notes: [ReloadNote]) {
    let connection = try Connection.reader(file)
    return (try connection.snapshot(), try connection.storedNotes())
  }
}

extension Connection {
  /// How many notes are kept.
  private static let noteCount = 1000

  /// Writes the notes down, within a transaction that is open.
  func writeNotes() throws(StoreError) {
    // A store of before there were notes gets the table with its first one: they are a convenience, and no part of the format.
    try run(
      "CREATE TABLE IF NOT EXISTS reload (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL, cause TEXT NOT NULL) STRICT")
    for note in notes {
      try run(
        "INSERT INTO reload (at, kind, cause) VALUES (?, ?, ?)", Value(note.instant.milliseconds), Value(note.kind), Value(note.cause))
    }
    try run("DELETE FROM reload WHERE id <= (SELECT max(id) FROM reload) - ?", Value(Self.noteCount))
  }

  fileprivate func storedNotes() throws(StoreError) -> [ReloadNote] {
    guard try integer("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'reload'") == 1 else { return [] }
    let statement = try statement("SELECT at, kind, cause FROM reload ORDER BY id")
    defer { statement.reset() }
    var notes: [ReloadNote] = []
    while try statement.step() {
      // Notes are a convenience: one that does not read is passed over.
      guard let instant = Instant(stored: statement.integer(0)) else { continue }
      notes.append(ReloadNote(at: instant, kind: statement.text(1) ?? "", cause: statement.text(2) ?? ""))
    }
    return notes
  }
}

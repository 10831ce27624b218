// The tables of a store, and how a file is known to be one.

enum Schema {
  /// The newest format this version reads and writes, kept in `user_version`.
  static let version = 1
  /// `ARCF`, kept in `application_id`, so that a file is not mistaken for another program's.
  static let applicationID: Int64 = 0x4152_4346

  /// What makes a store of the version before into one of each newer version, by the newer version.
  static let migrations: [Int: String] = [:]

  // A key must be a day that exists, whoever writes it: `date(d)` alone passes 2026-02-30, and a null would pass a CHECK.
  private static let dayCheck = """
    GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'
    """
  private static func isDay(_ column: String) -> String {
    "(\(column) \(dayCheck) AND date(\(column), '+0 days') IS \(column) AND \(column) BETWEEN '1970-01-01' AND '2200-12-31')"
  }

  /// What makes an empty database a store. Every row carries the clock and the replica of its last change; nothing is ever deleted.
  static let creation = """
    CREATE TABLE replica (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE habit (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      name TEXT NOT NULL,
      symbol TEXT,
      color TEXT,
      schedule TEXT NOT NULL,
      polarity TEXT NOT NULL CHECK (polarity IN ('build', 'avoid')),
      target REAL,
      unit TEXT,
      start TEXT CHECK (start IS NULL OR \(isDay("start"))),
      archived_on TEXT CHECK (archived_on IS NULL OR \(isDay("archived_on"))),
      cue TEXT,
      note TEXT,
      reminders TEXT NOT NULL DEFAULT '',
      position INTEGER NOT NULL,
      source TEXT,
      removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
      clock INTEGER NOT NULL,
      replica INTEGER NOT NULL REFERENCES replica (id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE day (
      habit TEXT NOT NULL CHECK (habit <> ''),
      day TEXT NOT NULL CHECK \(isDay("day")),
      state INTEGER CHECK (state IS NULL OR state IN (1, 2, 3)),
      amount REAL CHECK (amount IS NULL OR amount >= 0),
      note TEXT,
      logged_at INTEGER,
      zone TEXT,
      utc_offset INTEGER,
      day_start INTEGER NOT NULL DEFAULT 0 CHECK (day_start BETWEEN 0 AND 720),
      clock INTEGER NOT NULL,
      replica INTEGER NOT NULL REFERENCES replica (id),
      PRIMARY KEY (habit, day)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE stack (
      parent TEXT NOT NULL,
      child TEXT NOT NULL CHECK (child <> parent),
      rank INTEGER NOT NULL,
      removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
      clock INTEGER NOT NULL,
      replica INTEGER NOT NULL REFERENCES replica (id),
      PRIMARY KEY (parent, child)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE zone (
      since INTEGER PRIMARY KEY,
      zone TEXT NOT NULL,
      clock INTEGER NOT NULL,
      replica INTEGER NOT NULL REFERENCES replica (id)
    ) STRICT;
    CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL,
      clock INTEGER NOT NULL,
      replica INTEGER NOT NULL REFERENCES replica (id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tap (
      token TEXT NOT NULL PRIMARY KEY,
      clock INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}

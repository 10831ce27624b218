// Whether a store is sound, and what can safely be put right.

internal import CSQLite
internal import Foundation

/// What an examination of a store found.
public struct StoreHealth: Sendable, Hashable {
  /// The path of the store.
  public var file: String
  /// The format of the store.
  public var version: Int
  /// The name the store has among its copies.
  public var replica: String
  /// Habits, days and ties it keeps, taken-back ones among them.
  public var habits: Int, days: Int, ties: Int
  /// Bytes in the log that are not written back yet.
  public var logBytes: Int
  /// What is wrong, worst first; empty for a sound store.
  public var findings: [Finding]

  /// One thing that is wrong.
  public struct Finding: Sendable, Hashable {
    /// How much it matters.
    public var gravity: Gravity
    /// What it is, in a sentence without a full stop.
    public var sentence: String

    /// How much a finding matters.
    public enum Gravity: Int, Sendable, Hashable, Comparable {
      /// Rows may be lost or wrong; a backup should be put back.
      case damage
      /// Wrong, and `repair()` puts it right without losing anything.
      case repairable
      /// Nothing is wrong, but one may want to know.
      case note

      public static func < (left: Gravity, right: Gravity) -> Bool { left.rawValue < right.rawValue }
    }
  }

  /// Whether nothing is damaged.
  public var isSound: Bool { !findings.contains { $0.gravity == .damage } }

  /// The version of the SQLite library in use.
  public static var sqliteVersion: String { String(cString: sqlite3_libversion()) }
  /// The version of the time zone data in use, such as `2025b`.
  public static var zoneDataVersion: String { TimeZone.timeZoneDataVersion }
}

extension HabitReader {
  /// Examines the store at `file` without writing to it.
  /// - Throws: `StoreError` where it cannot even be opened.
  public static func examine(_ file: String) throws(StoreError) -> StoreHealth { try Connection.reader(file).health() }
}

extension HabitStore {
  /// Puts right what can be put right without losing anything: indexes, ties in circles, places held twice. It says what it did, a sentence each.
  /// - Throws: whatever writing throws; damage that is not one of order is told, not thrown.
  public func repair() throws(StoreError) -> [String] {
    var deeds: [String] = []
    let findings = try connection.health().findings
    if findings.contains(where: { $0.gravity == .damage }) {
      do throws(StoreError) {
        try connection.run("REINDEX")
        deeds.append("rebuilt the indexes")
      } catch {
        guard case .corrupt = error else { throw error }
        return ["nothing could be put right: the damage is not one of order"]
      }
    }
    let kept = Stacks(try connection.edges()).edges
    let circles = try connection.edges().filter { edge in !kept.contains { $0.parent == edge.parent && $0.child == edge.child } }
    for edge in circles {
      try untie(edge.parent, from: edge.child)
      deeds.append("took away the tie from '\(edge.parent)' to '\(edge.child)', which closed a circle")
    }
    let habits = try connection.habits()
    if Set(habits.map(\.position)).count != habits.count, let first = habits.first {
      try move(first.id, to: 0)
      deeds.append("gave each habit a place of its own")
    }
    return deeds
  }

  /// Examines the store.
  public func examine() throws(StoreError) -> StoreHealth { try connection.health() }
}

extension Connection {
  fileprivate func health() throws(StoreError) -> StoreHealth {
    var findings: [StoreHealth.Finding] = []
    func note(_ gravity: StoreHealth.Finding.Gravity, _ sentence: String) {
      findings.append(StoreHealth.Finding(gravity: gravity, sentence: sentence))
    }
    /// Looks at one part; damage there does not keep from looking at the others.
    func look(_ body: () throws(StoreError) -> Void) throws(StoreError) {
      do throws(StoreError) {
        try body()
      } catch {
        switch error {
        case .corrupt(_, let detail): note(.damage, "SQLite stops: \(detail)")
        case .badRow: note(.damage, error.sentence)
        default: throw error
        }
      }
    }
    try look { () throws(StoreError) in
      let check = try statement("PRAGMA integrity_check(20)")
      while try check.step() {
        if let line = check.text(0), line != "ok" { note(.damage, "SQLite finds: \(line.split(separator: "\n").joined(separator: "; "))") }
      }
    }
    try look { () throws(StoreError) in
      let keys = try statement("PRAGMA foreign_key_check")
      while try keys.step() { note(.damage, "a row of the table \(keys.text(0) ?? "?") names a replica that is not known") }
    }
    try look { () throws(StoreError) in
      let habits = try habits()
      for habit in habits {
        if let fault = HabitFault(habit) {
          note(.damage, "the habit '\(habit.id)' has the \(fault.field) '\(fault.value)': \(fault.reason)")
        }
      }
      if Set(habits.map(\.position)).count != habits.count { note(.repairable, "several habits hold the same place") }
    }
    try look { () throws(StoreError) in
      let edges = try edges()
      let kept = Stacks(edges)
      if kept.edges.count < edges.count {
        note(.repairable, "\(edges.count - kept.edges.count) of the ties close a circle and are not used")
      }
      _ = try zoneLog()
    }
    if findings.contains(where: { $0.gravity == .damage }) {
      let isReadable = (try? content(only: nil)) != nil
      note(
        .note,
        isReadable
          ? "its habits and days can all be read: 'arcflow export' saves them" : "not all of it can be read; put a backup back in its place"
      )
    }
    func count(_ sql: String) -> Int { ((try? integer(sql)) ?? nil).map { Int($0) } ?? 0 }
    let orphans = count("SELECT count(DISTINCT habit) FROM day WHERE habit NOT IN (SELECT id FROM habit)")
    if orphans > 0 { note(.note, "days of \(orphans) habits that have not arrived yet are kept for them") }
    let replica = (try? text("SELECT name FROM replica WHERE id = 1")) ?? nil
    return StoreHealth(
      file: file, version: count("PRAGMA user_version"), replica: replica ?? "", habits: count("SELECT count(*) FROM habit"),
      days: count("SELECT count(*) FROM day"), ties: count("SELECT count(*) FROM stack"), logBytes: max(0, Self.size(file + "-wal")),
      findings: findings.sorted { $0.gravity < $1.gravity })
  }
}

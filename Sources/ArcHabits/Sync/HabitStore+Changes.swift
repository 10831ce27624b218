// A store's rows as versions, and other stores' versions merged into it.

extension HabitStore {
  /// Everything the store knows, with the versions of its rows: its own changes and those it got from others.
  /// - Throws: `StoreError.corrupt`, `.badRow`, `.busy` or `.io`.
  public func changes() throws(StoreError) -> ChangeSet {
    try connection.reading { () throws(StoreError) in
      var changes = ChangeSet(replica: try connection.text("SELECT name FROM replica WHERE id = 1") ?? "")
      try connection.readChanges(into: &changes)
      return changes
    }
  }

  /// Merges the changes of another store, in any order and as often as one likes, and says how many rows became different.
  ///
  /// The rows go in by small transactions, each row whole, so that somebody who ticks a habit meanwhile does not wait.
  /// - Throws: whatever writing throws; rows that went in before stay in.
  @discardableResult
  public func merge(_ changes: ChangeSet) throws(StoreError) -> Int {
    let limit = HybridClock.limit(at: clock())
    func settled<Value>(_ rows: [ChangeSet.Versioned<Value>]) -> [ChangeSet.Versioned<Value>] {
      rows.map { row in
        var row = row
        row.version.clock = min(row.version.clock, limit.reading)
        return row
      }
    }
    var count = 0
    count += try batch(settled(changes.habits)) { row throws(StoreError) in try connection.merge(row) }
    count += try batch(settled(changes.ties)) { row throws(StoreError) in try connection.merge(row) }
    count += try batch(settled(changes.zones)) { row throws(StoreError) in try connection.merge(row) }
    count += try batch(settled(changes.settings)) { row throws(StoreError) in try connection.merge(row) }
    count += try batch(settled(changes.days)) { row throws(StoreError) in try connection.merge(row) }
    return count
  }

  private func batch<Row>(_ rows: [Row], _ merge: (Row) throws(StoreError) -> Bool) throws(StoreError) -> Int {
    let size = 500
    var count = 0
    var index = 0
    while index < rows.count {
      let end = min(index + size, rows.count)
      count += try connection.writing { () throws(StoreError) in
        var changed = 0
        for row in rows[index..<end] where try merge(row) { changed += 1 }
        return changed
      }
      index = end
    }
    return count
  }
}

extension Connection {
  /// The number a replica has in this store, made where it has none.
  fileprivate func replica(_ name: String) throws(StoreError) -> Int64 {
    if let known = try integer("SELECT id FROM replica WHERE name = ?", Value(name)) { return known }
    try run("INSERT INTO replica (name) VALUES (?)", Value(name))
    return try integer("SELECT id FROM replica WHERE name = ?", Value(name)) ?? 0
  }

  private func version(_ statement: Statement, _ column: Int32) -> ChangeSet.Version {
    ChangeSet.Version(clock: statement.integer(column), replica: statement.text(column + 1) ?? "")
  }

  fileprivate func merge(_ row: ChangeSet.Versioned<Habit>) throws(StoreError) -> Bool {
    if HabitFault(row.value) != nil { return false }
    let stored = try habits(where: "habit.id = ?", Value(row.value.id)).first
    if let stored, !row.replaces(stored) { return false }
    try put(row.value, isRemoved: row.isRemoved, clock: HybridClock(reading: row.version.clock), replica: try replica(row.version.replica))
    return true
  }

  fileprivate func merge(_ row: ChangeSet.Versioned<ChangeSet.Day>) throws(StoreError) -> Bool {
    guard CalendarDay.storable.contains(row.value.row.day), !row.value.habit.isEmpty else { return false }
    let stored = try days(where: "habit = ? AND day = ?", Value(row.value.habit), Value(row.value.row.day.description)).first
    if let stored, !row.replaces(stored) { return false }
    try put(row.value.row, of: row.value.habit, clock: HybridClock(reading: row.version.clock), replica: try replica(row.version.replica))
    return true
  }

  fileprivate func merge(_ row: ChangeSet.Versioned<StackEdge>) throws(StoreError) -> Bool {
    guard row.value.parent != row.value.child else { return false }
    let stored = try ties(where: "parent = ? AND child = ?", Value(row.value.parent), Value(row.value.child)).first
    if let stored, !row.replaces(stored) { return false }
    try put(row.value, isRemoved: row.isRemoved, clock: HybridClock(reading: row.version.clock), replica: try replica(row.version.replica))
    return true
  }

  fileprivate func merge(_ row: ChangeSet.Versioned<ZoneLog.Entry>) throws(StoreError) -> Bool {
    let stored = try zones(where: "since = ?", Value(row.value.from.milliseconds)).first
    if let stored, !row.replaces(stored) { return false }
    try put(row.value, clock: HybridClock(reading: row.version.clock), replica: try replica(row.version.replica))
    return true
  }

  fileprivate func merge(_ row: ChangeSet.Versioned<ChangeSet.Setting>) throws(StoreError) -> Bool {
    let stored = try settings(where: "key = ?", Value(row.value.key)).first
    if let stored, !row.replaces(stored) { return false }
    try putSetting(
      row.value.key, row.value.value, clock: HybridClock(reading: row.version.clock), replica: try replica(row.version.replica))
    return true
  }

  fileprivate func readChanges(into changes: inout ChangeSet) throws(StoreError) {
    changes.habits = try habits(where: "TRUE")
    changes.days = try days(where: "TRUE")
    changes.ties = try ties(where: "TRUE")
    changes.zones = try zones(where: "TRUE")
    changes.settings = try settings(where: "TRUE")
  }

  private func rows<Row>(_ sql: String, _ values: [Value], _ read: (Statement) throws(StoreError) -> Row) throws(StoreError) -> [Row] {
    let statement = try statement(sql)
    defer { statement.reset() }
    for (index, value) in values.enumerated() { try statement.bind(value, at: Int32(index + 1)) }
    var rows: [Row] = []
    while try statement.step() { rows.append(try read(statement)) }
    return rows
  }

  private func habits(where condition: String, _ values: Value...) throws(StoreError) -> [ChangeSet.Versioned<Habit>] {
    let columns = Self.habitColumns.split(separator: ", ").map { "habit." + $0 }.joined(separator: ", ")
    let sql =
      "SELECT \(columns), removed, clock, replica.name FROM habit JOIN replica ON replica.id = habit.replica WHERE \(condition) ORDER BY habit.id"
    return try rows(sql, values) { row throws(StoreError) in
      ChangeSet.Versioned(try habit(row), isRemoved: row.integer(15) != 0, version: version(row, 16))
    }
  }

  private func days(where condition: String, _ values: Value...) throws(StoreError) -> [ChangeSet.Versioned<ChangeSet.Day>] {
    let sql = """
      SELECT day, state, amount, note, logged_at, zone, utc_offset, day_start, habit, clock, name
      FROM day JOIN replica ON id = replica WHERE \(condition) ORDER BY habit, day
      """
    var zone: String?
    return try rows(sql, values) { row throws(StoreError) in
      let habit = row.text(8) ?? ""
      let day = try self.day(row, of: habit, zone: &zone)
      return ChangeSet.Versioned(ChangeSet.Day(habit: habit, row: day), version: version(row, 9))
    }
  }

  private func ties(where condition: String, _ values: Value...) throws(StoreError) -> [ChangeSet.Versioned<StackEdge>] {
    let sql =
      "SELECT parent, child, rank, removed, clock, name FROM stack JOIN replica ON id = replica WHERE \(condition) ORDER BY parent, child"
    return try rows(sql, values) { row throws(StoreError) in
      let edge = StackEdge(parent: row.text(0) ?? "", child: row.text(1) ?? "", rank: Int(row.integer(2)))
      return ChangeSet.Versioned(edge, isRemoved: row.integer(3) != 0, version: version(row, 4))
    }
  }

  private func zones(where condition: String, _ values: Value...) throws(StoreError) -> [ChangeSet.Versioned<ZoneLog.Entry>] {
    let sql = "SELECT since, zone, clock, name FROM zone JOIN replica ON id = replica WHERE \(condition) ORDER BY since"
    return try rows(sql, values) { row throws(StoreError) in
      guard let rules = try? ZoneRules(row.text(1) ?? "") else {
        throw .badRow(file: file, row: "zone log", detail: "this machine knows no zone '\(row.text(1) ?? "")'")
      }
      guard let from = Instant(stored: row.integer(0)) else {
        throw .badRow(file: file, row: "zone log", detail: "\(row.integer(0)) is no instant")
      }
      return ChangeSet.Versioned(ZoneLog.Entry(from: from, zone: rules), version: version(row, 2))
    }
  }

  private func settings(where condition: String, _ values: Value...) throws(StoreError) -> [ChangeSet.Versioned<ChangeSet.Setting>] {
    let sql = "SELECT key, value, clock, name FROM setting JOIN replica ON id = replica WHERE \(condition) ORDER BY key"
    return try rows(sql, values) { row throws(StoreError) in
      ChangeSet.Versioned(ChangeSet.Setting(key: row.text(0) ?? "", value: row.text(1) ?? ""), version: version(row, 2))
    }
  }
}

// Habits and days, from SQL to values.

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension Connection {
  /// The store's content as one value, read from one state of the file.
  /// - Parameter only: the habits whose days are wanted, or nil for all.
  func snapshot(only: [Habit.ID]? = nil) throws(StoreError) -> HabitSnapshot {
    try reading { () throws(StoreError) in try content(only: only) }
  }

  /// The same within a transaction that is open already.
  func content(only: [Habit.ID]?) throws(StoreError) -> HabitSnapshot {
    let settings = try self.settings()
    let histories: [Habit.ID: History]
    if let only { histories = try self.histories(of: only) } else { histories = try self.histories() }
    return HabitSnapshot(
      habits: try habits(), histories: histories, stacks: Stacks(try edges()), zones: try zoneLog(),
      dayStart: settings["day-start"].flatMap { DayStart(parsing: $0) } ?? .midnight,
      firstWeekday: settings["first-weekday"].flatMap { Int($0) }.flatMap { (1...7).contains($0) ? $0 : nil } ?? 1)
  }

  static let habitColumns =
    "id, name, symbol, color, schedule, polarity, target, unit, start, archived_on, cue, note, reminders, position, source"

  /// The habits not removed, by position and id.
  func habits() throws(StoreError) -> [Habit] {
    let statement = try statement("SELECT \(Self.habitColumns) FROM habit WHERE removed = 0 ORDER BY position, id")
    defer { statement.reset() }
    var habits: [Habit] = []
    while try statement.step() { habits.append(try habit(statement)) }
    return habits
  }

  /// A habit by its id, removed ones too, or nil.
  func habit(_ id: Habit.ID) throws(StoreError) -> (habit: Habit, isRemoved: Bool, clock: HybridClock)? {
    let statement = try statement("SELECT \(Self.habitColumns), removed, clock FROM habit WHERE id = ?")
    try statement.bind(Value(id))
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return (try habit(statement), statement.integer(15) != 0, HybridClock(reading: statement.integer(16)))
  }

  func habit(_ row: Statement) throws(StoreError) -> Habit {
    let id = row.text(0) ?? ""
    func day(_ column: Int32) throws(StoreError) -> CalendarDay? {
      guard let text = row.text(column) else { return nil }
      guard let day = CalendarDay(parsing: text) else { throw .badRow(file: file, row: "habit \(id)", detail: "'\(text)' is no day") }
      return day
    }
    let stored = row.text(4) ?? ""
    guard let schedule = Schedule(stored: stored) else {
      throw .badRow(file: file, row: "habit \(id)", detail: "'\(stored)' is no schedule")
    }
    guard let polarity = Habit.Polarity(rawValue: row.text(5) ?? "") else {
      throw .badRow(file: file, row: "habit \(id)", detail: "its polarity is neither build nor avoid")
    }
    let reminders = row.text(12) ?? ""
    return Habit(
      id: id, name: row.text(1) ?? "", symbol: row.text(2), color: row.text(3), schedule: schedule, polarity: polarity,
      target: row.optionalReal(6).map { Habit.Target(amount: $0, unit: row.text(7)) }, start: try day(8), archivedOn: try day(9),
      cue: row.text(10), note: row.text(11), reminders: [Habit.Reminder](stored: reminders) ?? [], position: Int(row.integer(13)),
      source: row.text(14))
  }

  private static let dayColumns = "day, state, amount, note, logged_at, zone, utc_offset, day_start"

  /// The days of all habits, by habit.
  private func histories() throws(StoreError) -> [Habit.ID: History] {
    let statement = try statement("SELECT \(Self.dayColumns), habit FROM day ORDER BY habit, day")
    defer { statement.reset() }
    var histories: [Habit.ID: History] = [:]
    var habit = ""
    var history = History()
    var zone: String?
    while try statement.step() {
      let isSame = statement.withText(8) { Self.equals(habit, $0) }
      if !isSame {
        if !history.isEmpty { histories[habit] = history }
        habit = statement.text(8) ?? ""
        history = History()
      }
      try append(try day(statement, of: habit, zone: &zone), to: &history, of: habit)
    }
    if !history.isEmpty { histories[habit] = history }
    return histories
  }

  private func histories(of ids: [Habit.ID]) throws(StoreError) -> [Habit.ID: History] {
    var histories: [Habit.ID: History] = [:]
    for id in ids { histories[id] = try history(of: id) }
    return histories
  }

  /// The days of one habit.
  func history(of id: Habit.ID) throws(StoreError) -> History {
    let statement = try statement("SELECT \(Self.dayColumns) FROM day WHERE habit = ? ORDER BY day")
    try statement.bind(Value(id))
    defer { statement.reset() }
    var history = History()
    var zone: String?
    while try statement.step() { try append(try day(statement, of: id, zone: &zone), to: &history, of: id) }
    return history
  }

  /// Adds a row to a history. A damaged index can hand rows out in any order.
  @inline(__always)
  private func append(_ row: DayRow, to history: inout History, of habit: @autoclosure () -> String) throws(StoreError) {
    guard history.days.last.map({ $0 < row.day }) ?? true else {
      throw .corrupt(file: file, detail: "the days of habit \(habit()) are out of order")
    }
    history.append(row)
  }

  /// The row of one day with the clock of its last change, or nil.
  func row(of id: Habit.ID, on day: CalendarDay) throws(StoreError) -> (row: DayRow, clock: HybridClock)? {
    let statement = try statement("SELECT \(Self.dayColumns), clock FROM day WHERE habit = ? AND day = ?")
    try statement.bind(Value(id), Value(day.description))
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    var zone: String?
    return (try self.day(statement, of: id, zone: &zone), HybridClock(reading: statement.integer(8)))
  }

  /// One row of `dayColumns`. `zone` is the last row's zone, kept because neighbours nearly always share it.
  @inline(__always)
  func day(_ row: Statement, of habit: @autoclosure () -> String, zone: inout String?) throws(StoreError) -> DayRow {
    guard let day = row.withText(0, { CalendarDay.day(in: $0) }) else {
      throw .badRow(file: file, row: "a day of habit \(habit())", detail: "'\(row.text(0) ?? "")' is no day")
    }
    let sameZone = row.withText(5) { bytes in zone.map { Self.equals($0, bytes) } ?? bytes.isEmpty }
    if !sameZone { zone = row.text(5) }
    let logged = row.optionalInteger(4)
    let loggedAt = logged.flatMap { Instant(stored: $0) }
    if let logged, loggedAt == nil {
      throw .badRow(file: file, row: "\(day) of habit \(habit())", detail: "\(logged) is no instant")
    }
    return DayRow(
      day: day, state: DayState(rawValue: UInt8(truncatingIfNeeded: row.integer(1))), amount: row.optionalReal(2), note: row.text(3),
      loggedAt: loggedAt, zone: zone, utcOffset: row.optionalInteger(6).map { Int($0) },
      dayStart: DayStart(minutes: Int(row.integer(7))) ?? .midnight)
  }

  /// Whether a text has these bytes.
  @inline(__always)
  private static func equals(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard text.count == bytes.count else { return false }
      guard let left = text.baseAddress, let right = bytes.baseAddress else { return true }
      return memcmp(left, right, bytes.count) == 0
    }
  }

  /// The ties not taken back, circles made by several devices still among them.
  func edges() throws(StoreError) -> [StackEdge] {
    let statement = try statement("SELECT parent, child, rank FROM stack WHERE removed = 0")
    defer { statement.reset() }
    var edges: [StackEdge] = []
    while try statement.step() {
      edges.append(StackEdge(parent: statement.text(0) ?? "", child: statement.text(1) ?? "", rank: Int(statement.integer(2))))
    }
    return edges
  }

  func zoneLog() throws(StoreError) -> ZoneLog {
    let statement = try statement("SELECT since, zone FROM zone ORDER BY since")
    defer { statement.reset() }
    var entries: [ZoneLog.Entry] = []
    while try statement.step() {
      let name = statement.text(1) ?? ""
      guard let rules = try? ZoneRules(name) else {
        throw .badRow(file: file, row: "zone log", detail: "this machine knows no zone '\(name)'")
      }
      guard let from = Instant(stored: statement.integer(0)) else {
        throw .badRow(file: file, row: "zone log", detail: "\(statement.integer(0)) is no instant")
      }
      entries.append(ZoneLog.Entry(from: from, zone: rules))
    }
    return ZoneLog(entries)
  }

  func settings() throws(StoreError) -> [String: String] {
    let statement = try statement("SELECT key, value FROM setting")
    defer { statement.reset() }
    var settings: [String: String] = [:]
    while try statement.step() { settings[statement.text(0) ?? ""] = statement.text(1) }
    return settings
  }
}

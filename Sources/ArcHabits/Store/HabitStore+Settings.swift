// Settings of a store, its zone log, and copies of it.

extension HabitStore {
  /// Sets when the person's day begins. Days logged before keep their keys.
  public func setDayStart(_ start: DayStart) throws(StoreError) { try set("day-start", to: start.description) }

  /// Sets the weekday new weekly habits begin on, 1 (Monday) to 7 (Sunday).
  /// - Throws: `StoreError.badValue` for any other number, and whatever writing throws.
  public func setFirstWeekday(_ weekday: Int) throws(StoreError) {
    guard (1...7).contains(weekday) else {
      throw .badValue(field: "weekday", value: String(weekday), reason: "weekdays run from 1 (Monday) to 7 (Sunday)")
    }
    try set("first-weekday", to: String(weekday))
  }

  /// Appends to the zone log: from `instant` on the person lives in `zone`. Moving to where one is already writes nothing.
  /// - Throws: `StoreError.badValue` for an instant outside the years 1 to 9999, and whatever writing throws.
  public func move(to zone: ZoneRules, from instant: Instant) throws(StoreError) {
    try instant.check()
    try connection.writing { () throws(StoreError) in
      let log = try connection.zoneLog()
      if !log.isEmpty, log.zone(at: instant) == zone { return }
      let earlier = try connection.integer("SELECT clock FROM zone WHERE since = ?", Value(instant.milliseconds))
      let clock = tick(after: earlier.map { HybridClock(reading: $0) })
      try connection.put(ZoneLog.Entry(from: instant, zone: zone), clock: clock, replica: 1)
    }
  }

  /// Writes a copy of the whole store, as it is now, to `target`, which then is a store of its own file.
  /// - Throws: `StoreError.cannotWrite` where the target cannot be made or is the store itself, `.full` and `.io`. A target there before stays as it was then.
  public func backup(to target: String) throws(StoreError) { try connection.backup(to: target) }

  private func set(_ key: String, to value: String) throws(StoreError) {
    try connection.writing { () throws(StoreError) in
      guard try connection.text("SELECT value FROM setting WHERE key = ?", Value(key)) != value else { return }
      let earlier = try connection.integer("SELECT clock FROM setting WHERE key = ?", Value(key))
      let clock = tick(after: earlier.map { HybridClock(reading: $0) })
      try connection.putSetting(key, value, clock: clock, replica: 1)
    }
  }
}

extension Instant {
  /// Refuses an instant that has no text: once stored, no reader would take it.
  func check() throws(StoreError) {
    guard Self.nameable.contains(self) else {
      throw .badValue(field: "instant", value: "\(milliseconds) ms", reason: "it is outside the years 1 to 9999")
    }
  }
}

extension HabitReader {
  /// Writes a copy of the store at `file`, as it is now, to `target`, without writing to the store.
  /// - Throws: what `HabitReader.snapshot(of:)` and `HabitStore.backup(to:)` throw.
  public static func backup(_ file: String, to target: String) throws(StoreError) {
    try Connection.reader(file).backup(to: target)
  }
}

extension Connection {
  func putSetting(_ key: String, _ value: String, clock: HybridClock, replica: Int64) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO setting (key, value, clock, replica) VALUES (?, ?, ?, ?)", Value(key), Value(value),
      Value(clock.reading), Value(replica))
  }

  func put(_ entry: ZoneLog.Entry, clock: HybridClock, replica: Int64) throws(StoreError) {
    try run(
      "INSERT OR REPLACE INTO zone (since, zone, clock, replica) VALUES (?, ?, ?, ?)", Value(entry.from.milliseconds),
      Value(entry.zone.identifier), Value(clock.reading), Value(replica))
  }
}

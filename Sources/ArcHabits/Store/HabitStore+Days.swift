// Logging days: what a person wants a day to be, set once however often it is said.

/// What a person wants one day of one habit to be. It sets, and never toggles, so saying it twice is the same as saying it once.
public struct DayWish: Sendable, Hashable {
  /// The habit meant.
  public var habit: Habit.ID
  /// The day the person saw, whatever day it is when the wish arrives.
  public var day: CalendarDay
  /// What the day shall be.
  public var wanted: Wanted
  /// Names this one wish, so that it counts once even if it is delivered twice; nil where delivery is certain.
  public var token: String?

  /// What a day shall be.
  public enum Wanted: Sendable, Hashable {
    /// Done: the whole target, or `amount` of it.
    case done(amount: Double? = nil)
    /// As much more done.
    case add(Double)
    /// Left out on purpose.
    case skipped
    /// An explicit No, or a relapse.
    case missed
    /// As if nothing had been logged.
    case nothing
  }

  /// A wish that `habit` be `wanted` on `day`.
  public init(habit: Habit.ID, day: CalendarDay, wanted: Wanted, token: String? = nil) {
    self.habit = habit
    self.day = day
    self.wanted = wanted
    self.token = token
  }
}

/// What came of a wish.
public struct DayOutcome: Sendable, Hashable {
  /// Whether anything was written; false where the day was so already, or the wish had been granted before.
  public var isChanged: Bool
  /// The day's row now, or nil where nothing was ever logged.
  public var row: DayRow?
}

extension HabitStore {
  /// Makes a day what a person wants it to be.
  /// - Parameters:
  ///   - instant: when the person said so.
  ///   - zone: where the person was then.
  /// - Throws: `StoreError.unknownHabit`; `.badDay` for a day a store does not keep; `.badValue` for an amount below 0, one to add that is not
  ///   finite, or an instant outside the years 1 to 9999; `.refused` for `done` of an avoided habit without a limit; and whatever writing
  ///   throws.
  @discardableResult
  public func apply(_ wish: DayWish, at instant: Instant, in zone: ZoneRules) throws(StoreError) -> DayOutcome {
    try instant.check()
    return try connection.writing { () throws(StoreError) in
      guard let found = try connection.habit(wish.habit), !found.isRemoved else { throw .unknownHabit(wish.habit) }
      try Self.check(wish, of: found.habit)
      let stored = try connection.row(of: wish.habit, on: wish.day)
      if let token = wish.token {
        let clock = Value(tick(after: nil).reading)
        guard try connection.run("INSERT INTO tap (token, clock) VALUES (?, ?) ON CONFLICT DO NOTHING", Value(token), clock) > 0 else {
          return DayOutcome(isChanged: false, row: stored?.row)
        }
        try forgetOldTaps()
      }
      guard let (state, amount) = Self.content(of: wish, for: found.habit, over: stored?.row) else {
        return DayOutcome(isChanged: false, row: stored?.row)
      }
      let row = DayRow(
        day: wish.day, state: state, amount: amount, note: state == nil ? nil : stored?.row.note, loggedAt: instant,
        zone: zone.identifier, utcOffset: zone.offset(at: instant), dayStart: try connection.dayStart())
      try connection.put(row, of: wish.habit, clock: tick(after: stored?.clock), replica: 1)
      return DayOutcome(isChanged: true, row: row)
    }
  }

  private static func check(_ wish: DayWish, of habit: Habit) throws(StoreError) {
    guard CalendarDay.storable.contains(wish.day) else {
      throw .badDay(wish.day.words, reason: "a store keeps the days of 1970 through 2200")
    }
    let refusal = StoreError.refused(habit: habit.name, reason: "it is to be avoided; a relapse is logged as missed")
    switch wish.wanted {
    case .done(let amount):
      if habit.polarity == .avoid, habit.target == nil { throw refusal }
      if let amount, !(amount >= 0 && amount.isFinite) {
        throw .badValue(field: "amount", value: ASCII.number(amount), reason: "an amount is 0 or more")
      }
    case .add(let amount):
      if habit.polarity == .avoid, habit.target == nil { throw refusal }
      guard amount.isFinite else { throw .badValue(field: "amount", value: "\(amount)", reason: "it is not finite") }
    case .skipped, .missed, .nothing: break
    }
  }

  /// What the row shall hold, or nil where it holds that already.
  private static func content(of wish: DayWish, for habit: Habit, over row: DayRow?) -> (DayState?, Double?)? {
    let state: DayState?
    var amount: Double?
    switch wish.wanted {
    case .done(let wanted):
      state = .done
      amount = wanted
    case .add(let more):
      state = .done
      // Done without an amount was the whole target.
      let before = row?.state == .done ? row?.amount ?? habit.target?.amount ?? 0 : 0
      amount = min(max(0, before + more), .greatestFiniteMagnitude)
    case .skipped: state = .skipped
    case .missed: state = .missed
    case .nothing: state = nil
    }
    if row?.state == state, row?.amount == amount, row != nil || state != nil { return nil }
    return row == nil && state == nil ? nil : (state, amount)
  }

  /// Forgets taps of more than thirty days ago now and then; none is delivered that late.
  private func forgetOldTaps() throws(StoreError) {
    guard try connection.integer("SELECT count(*) FROM tap") ?? 0 > 2000 else { return }
    let limit = HybridClock(at: clock().adding(seconds: -30 * 86_400), after: nil)
    try connection.run("DELETE FROM tap WHERE clock < ?", Value(limit.reading))
  }
}

extension Connection {
  /// When the person's day begins.
  func dayStart() throws(StoreError) -> DayStart {
    try text("SELECT value FROM setting WHERE key = 'day-start'").flatMap { DayStart(parsing: $0) } ?? .midnight
  }

  /// Writes a day's row over whatever was there.
  func put(_ row: DayRow, of habit: Habit.ID, clock: HybridClock, replica: Int64) throws(StoreError) {
    let statement = try statement(
      """
      INSERT OR REPLACE INTO day (habit, day, state, amount, note, logged_at, zone, utc_offset, day_start, clock, replica)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    try statement.bind(
      Value(habit), Value(row.day.description), Value(row.state.map { Int($0.rawValue) }), Value(row.amount), Value(row.note),
      Value(row.loggedAt?.milliseconds), Value(row.zone), Value(row.utcOffset), Value(row.dayStart.minutes), Value(clock.reading),
      Value(replica))
    _ = try statement.step()
    statement.reset()
  }
}

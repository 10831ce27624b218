// A snapshot as a person lives it: their zone, their days, and where each habit stands on any of them.

/// A snapshot together with the zone the person is in.
///
/// Today is an argument of everything, so tomorrow's answers are as easy to have as today's.
public struct DayBook: Sendable {
  /// What the store says.
  public let snapshot: HabitSnapshot
  /// The zone whose wall clock decides what day it is.
  public let zone: ZoneRules
  /// Days of the person's life that never happened, ascending.
  public let voidDays: [CalendarDay]
  /// Where each habit stands in the snapshot: it is asked for one by one, and there may be thousands.
  private let places: [Habit.ID: Int]

  /// A snapshot seen by someone in `zone`. Void days come from the snapshot's zone log, or from `zone` where the log is empty.
  public init(_ snapshot: HabitSnapshot, zone: ZoneRules) {
    self.snapshot = snapshot
    self.zone = zone
    places = Dictionary(zip(snapshot.habits.map(\.id), snapshot.habits.indices)) { first, _ in first }
    let log = snapshot.zones.isEmpty ? ZoneLog(always: zone) : snapshot.zones
    let starts = snapshot.habits.compactMap(\.start) + snapshot.histories.values.compactMap(\.days.first)
    guard let first = starts.min() else {
      voidDays = []
      return
    }
    // Zones jump a day at most where the past did; after the last move and the last row nothing known can void a day.
    let moves = log.entries.map { $0.zone.day(at: $0.from, dayStart: snapshot.dayStart) + 2 }
    let last = (moves + snapshot.histories.values.compactMap(\.days.last) + [Self.horizon]).max() ?? first
    voidDays = log.voidDays(in: first...max(first, last), dayStart: snapshot.dayStart)
  }

  /// 2037-12-31: zone data tells of no jump across the date line after it.
  private static let horizon = CalendarDay(number: 24_836)

  /// A snapshot seen at an instant: in `zone`, else in the zone its log has in force then, else in `machine`.
  public init(_ snapshot: HabitSnapshot, at instant: Instant, zone: ZoneRules? = nil, machine: @autoclosure () -> ZoneRules) {
    self.init(snapshot, zone: zone ?? snapshot.zones.zone(at: instant) ?? machine())
  }

  /// The habit of that id, or nil; found at once, however many there are.
  public func habit(_ id: Habit.ID) -> Habit? { places[id].map { snapshot.habits[$0] } }

  /// The person's day at an instant.
  public func day(at instant: Instant) -> CalendarDay { zone.day(at: instant, dayStart: snapshot.dayStart) }

  /// The first instant of a day.
  public func boundary(of day: CalendarDay) -> Instant { zone.boundary(of: day, dayStart: snapshot.dayStart) }

  /// Where one habit stands on a day, or nil for an unknown habit. What brings it up is only told by `statuses(on:)`.
  public func status(of id: Habit.ID, on today: CalendarDay) -> HabitStatus? {
    habit(id).map { HabitStatus(of: $0, history: snapshot.history(of: id), on: today, voidDays: voidDays) }
  }

  /// Where every habit stands on a day, in the order every widget and list shows them.
  public func statuses(on today: CalendarDay) -> [HabitStatus] {
    snapshot.stacks.ordered(
      snapshot.habits.map { HabitStatus(of: $0, history: snapshot.history(of: $0.id), on: today, voidDays: voidDays) })
  }

  /// The streak of a habit as of a day; all zeros for an unknown habit.
  public func streak(of id: Habit.ID, on today: CalendarDay) -> Streak {
    guard let habit = habit(id) else { return Streak(current: 0, best: 0, unit: .days, rate: nil) }
    return Streak(of: habit, history: snapshot.history(of: id), on: today, voidDays: voidDays)
  }
}

// The rules of one time zone, and the only place that asks Foundation for them.

internal import Foundation

/// The rules of one zone of the tz database: which wall clock an instant has, and when a person's day begins there.
public struct ZoneRules: Sendable, Hashable {
  /// `UTC`, or a tz database name such as `Europe/Berlin`.
  public let identifier: String
  private let zone: TimeZone

  /// Coordinated universal time.
  public static let utc = ZoneRules(identifier: "UTC", zone: .gmt)

  private init(identifier: String, zone: TimeZone) {
    self.identifier = identifier
    self.zone = zone
  }

  /// The rules of the zone named `identifier`.
  ///
  /// Only `UTC` and tz database names with a slash are taken: abbreviations name several zones, and some are silently read as the wrong one.
  /// - Throws: `ZoneError.unknown`, with the nearest name there is.
  public init(_ identifier: String) throws(ZoneError) {
    if identifier == "UTC" {
      self = .utc
      return
    }
    // What Foundation prints for the zone must be what was asked for: it answers some unknown names with GMT.
    guard identifier.utf8.contains(0x2F), let zone = TimeZone(identifier: identifier), zone.identifier == identifier else {
      throw .unknown(identifier, nearest: ZoneNames.nearest(to: identifier))
    }
    self.init(identifier: identifier, zone: zone)
  }

  /// The rules of the zone that a machine is set to, or nil where that is no zone of the tz database. The name may lack a slash, as in
  /// `Japan`, begin with a colon, as `TZ` allows, or be the path of the zone's file.
  init?(machine name: String) {
    var name = name.first == ":" ? name.dropFirst() : name[...]
    if let folder = name.firstRange(of: "/zoneinfo/") { name = name[folder.upperBound...] }
    if name.hasPrefix("posix/") { name = name.dropFirst(6) }
    guard let rules = try? ZoneRules(ZoneNames.links[String(name)] ?? String(name)) else { return nil }
    self = rules
  }

  /// Seconds east of UTC at an instant; negative in the west.
  public func offset(at instant: Instant) -> Int { zone.secondsFromGMT(for: instant.date) }

  /// The day begun last at `instant`: the greatest whose boundary has passed, so it never goes back while one stays in the zone.
  public func day(at instant: Instant, dayStart: DayStart = .midnight) -> CalendarDay {
    let wall = Int(instant.seconds) + offset(at: instant) - dayStart.minutes * 60
    var day = CalendarDay(CalendarDay.floorQuotient(wall, 86_400))
    // A clock that was put back past the boundary has begun the next day already.
    while boundary(of: day + 1, dayStart: dayStart) <= instant { day = day + 1 }
    return day
  }

  /// The first instant whose wall clock shows `day` at its start or anything later. Where clocks jump over that time, it is the jump.
  public func boundary(of day: CalendarDay, dayStart: DayStart = .midnight) -> Instant {
    first(wall: Int(day.number) * 86_400 + dayStart.minutes * 60)
  }

  /// The first instant whose wall clock shows `time` on `day`, or the first after it where that time does not exist.
  public func instant(of time: WallTime, on day: CalendarDay) -> Instant {
    first(wall: Int(day.number) * 86_400 + time.minutes * 60)
  }

  /// Whether `day` never was: the zone jumped from the day before it to the day after.
  public func isVoid(_ day: CalendarDay, dayStart: DayStart = .midnight) -> Bool {
    boundary(of: day, dayStart: dayStart) == boundary(of: day + 1, dayStart: dayStart)
  }

  /// The wall clock at an instant: the day by the calendar, whatever the person's day start, and the time.
  public func wallClock(at instant: Instant) -> (day: CalendarDay, time: WallTime) {
    let wall = Int(instant.seconds) + offset(at: instant)
    let day = CalendarDay.floorQuotient(wall, 86_400)
    return (CalendarDay(day), WallTime(minutes: (wall - day * 86_400) / 60))
  }

  /// The first transition after `instant`, or nil where the zone has no more.
  func transition(after instant: Instant) -> Instant? {
    zone.nextDaylightSavingTimeTransition(after: instant.date).map { Instant($0) }
  }

  /// The first second at which local seconds since 1970 reach `wall`.
  private func first(wall: Int) -> Instant {
    // Offsets lie within ±16 h, so nothing earlier than this can show that wall clock, even just before a backward jump.
    var start = Instant(seconds: Int64(wall - 40 * 3600))
    while true {
      let reached = Int64(wall - offset(at: start))
      let begun = max(start.seconds, reached)
      guard let next = transition(after: start), next.seconds <= begun else { return Instant(seconds: begun) }
      start = next
    }
  }

  public static func == (left: ZoneRules, right: ZoneRules) -> Bool { left.identifier == right.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension ZoneRules: CustomStringConvertible {
  /// The zone's name.
  public var description: String { identifier }
}

/// What is wrong with a zone's name.
public enum ZoneError: Error, Sendable, Hashable {
  /// No such zone, or an abbreviation; `nearest` is the tz database name most like it.
  case unknown(String, nearest: String)
}

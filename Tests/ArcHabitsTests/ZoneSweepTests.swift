// Every transition of every zone from 1990 to 2035: no day skipped, repeated or out of order.

import ArcHabits
import Foundation
import Testing

@Suite("All zones, 1990 to 2035")
struct ZoneSweepTests {
  static let zones = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }.sorted()
  /// Days that never were, which the sweep must find and no others.
  static let voids: Set<String> = [
    "Pacific/Apia 2011-12-30", "Pacific/Fakaofo 2011-12-30", "Pacific/Kwajalein 1993-08-21", "Pacific/Kiritimati 1994-12-31",
    "Pacific/Enderbury 1994-12-31", "Pacific/Kanton 1994-12-31",
  ]

  /// The days within two of a transition, and one in a hundred others.
  static func days(of identifier: String) -> [CalendarDay] {
    guard let zone = TimeZone(identifier: identifier) else { return [] }
    let (first, last): (CalendarDay, CalendarDay) = ("1990-01-01", "2035-12-31")
    var days = Set(stride(from: first, through: last, by: 97))
    var date = Date(timeIntervalSince1970: Double(first.number) * 86_400)
    while let next = zone.nextDaylightSavingTimeTransition(after: date), next.timeIntervalSince1970 < Double(last.number) * 86_400 {
      let day = CalendarDay(Int((next.timeIntervalSince1970 / 86_400).rounded(.down)))
      days.formUnion((day - 2)...(day + 2))
      date = next
    }
    return days.sorted()
  }

  @Test("The sweep covers more than 300 zones")
  func coverage() { #expect(Self.zones.count > 300) }

  @Test("Days follow one another at their boundaries", arguments: 0..<8, [0, 180, 720])
  func sweep(part: Int, minutes: Int) throws {
    let start = try #require(DayStart(minutes: minutes))
    for (index, identifier) in Self.zones.enumerated() where index % 8 == part {
      let zone = try ZoneRules(identifier)
      for day in Self.days(of: identifier) {
        let (begins, ends) = (zone.boundary(of: day, dayStart: start), zone.boundary(of: day + 1, dayStart: start))
        let wall = Int64(day.number) * 86_400 + Int64(minutes) * 60
        guard begins <= ends, begins.seconds + Int64(zone.offset(at: begins)) >= wall else {
          Issue.record("\(identifier) \(day) begins out of order")
          return
        }
        // The boundary is the first such instant: none of the four hours before it shows that wall clock.
        for back in [1, 60, 1800, 3600, 7200, 14_400] as [Int64] {
          let before = begins.adding(seconds: -back)
          if before.seconds + Int64(zone.offset(at: before)) >= wall {
            Issue.record("\(identifier) \(day) had begun \(back) s before its boundary")
            return
          }
        }
        if begins == ends {
          if minutes == 0, !Self.voids.contains("\(identifier) \(day)") { Issue.record("\(identifier) lost \(day)") }
          continue
        }
        let (atFirst, atLast) = (zone.day(at: begins, dayStart: start), zone.day(at: ends.adding(seconds: -1), dayStart: start))
        if atFirst != day || atLast != day {
          Issue.record("\(identifier) \(day) is \(atFirst) at its first instant and \(atLast) at its last")
          return
        }
      }
    }
  }

  @Test("The sweep's void days are the five of 1993, 1994 and 2011")
  func voids() throws {
    for identifier in Self.zones {
      let found = ZoneLog(always: try ZoneRules(identifier)).voidDays(in: "1990-01-01"..."2035-12-31")
      let expected = Self.voids.filter { $0.hasPrefix(identifier + " ") }.map { CalendarDay(parsing: $0.suffix(10)) }
      #expect(found == expected.compactMap { $0 }, "\(identifier)")
    }
  }
}

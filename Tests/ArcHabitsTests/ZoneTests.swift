// Days from instants: the vectors of days at the edges of clocks, and void days.

import Testing

@testable import ArcHabits

@Suite("Days from instants")
struct ZoneTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let instant: String
    let zone: String
    var start = "00:00"
    let day: String
    var boundary: String?
    var testDescription: String { "\(id): \(instant) in \(zone)" }
  }

  @Test(
    "An instant has the day its zone's wall clock had begun last",
    arguments: [
      Case(id: "D01", instant: "2026-03-10T10:30:00Z", zone: "Pacific/Kiritimati", day: "2026-03-11"),
      Case(id: "D02", instant: "2026-03-10T10:30:00Z", zone: "Pacific/Honolulu", day: "2026-03-10"),
      Case(id: "D03", instant: "2026-03-10T10:30:00Z", zone: "Pacific/Pago_Pago", day: "2026-03-09"),
      Case(id: "D04", instant: "2026-04-23T21:59:59Z", zone: "Africa/Cairo", day: "2026-04-23"),
      Case(id: "D05", instant: "2026-04-23T22:00:00Z", zone: "Africa/Cairo", day: "2026-04-24", boundary: "2026-04-23T22:00:00Z"),
      Case(
        id: "D07", instant: "2026-03-29T02:30:00Z", zone: "Europe/Berlin", start: "04:00", day: "2026-03-29",
        boundary: "2026-03-29T02:00:00Z"),
      Case(id: "D08", instant: "2026-10-25T02:30:00Z", zone: "Europe/Berlin", start: "04:00", day: "2026-10-24"),
      Case(
        id: "D09", instant: "2026-10-25T03:00:00Z", zone: "Europe/Berlin", start: "04:00", day: "2026-10-25",
        boundary: "2026-10-25T03:00:00Z"),
      Case(id: "D12", instant: "2026-11-01T05:30:00Z", zone: "America/New_York", day: "2026-11-01"),
      Case(id: "D12b", instant: "2026-11-01T06:30:00Z", zone: "America/New_York", day: "2026-11-01"),
      Case(id: "D13", instant: "2011-12-30T09:59:59Z", zone: "Pacific/Apia", day: "2011-12-29"),
      Case(id: "D14", instant: "2011-12-30T10:00:00Z", zone: "Pacific/Apia", day: "2011-12-31", boundary: "2011-12-30T10:00:00Z"),
      Case(id: "D16", instant: "2026-03-20T18:20:00Z", zone: "Asia/Kathmandu", day: "2026-03-21"),
      // St John's fell back from 00:01 to 23:01 of the day before; the new day had begun and stays.
      Case(id: "St John's", instant: "2010-11-07T02:45:00Z", zone: "America/St_Johns", day: "2010-11-07", boundary: "2010-11-07T02:30:00Z"),
      Case(id: "Havana", instant: "2026-03-08T05:00:00Z", zone: "America/Havana", day: "2026-03-08", boundary: "2026-03-08T05:00:00Z"),
      Case(id: "Lord Howe", instant: "2026-04-04T14:59:59Z", zone: "Australia/Lord_Howe", start: "02:00", day: "2026-04-04"),
    ])
  func day(_ test: Case) throws {
    let zone = try ZoneRules(test.zone)
    let start = try #require(DayStart(parsing: test.start))
    let day = zone.day(at: try #require(Instant(parsing: test.instant)), dayStart: start)
    #expect(day.description == test.day)
    if let boundary = test.boundary { #expect(zone.boundary(of: day, dayStart: start).description == boundary) }
  }

  @Test(
    "Days that never were are void",
    arguments: [
      ("Pacific/Apia", "2011-12-30"), ("Pacific/Fakaofo", "2011-12-30"), ("Pacific/Kwajalein", "1993-08-21"),
      ("Pacific/Kiritimati", "1994-12-31"), ("Pacific/Kanton", "1994-12-31"),
    ])
  func void(zone: String, day: String) throws {
    let day = try #require(CalendarDay(parsing: day))
    let log = ZoneLog(always: try ZoneRules(zone))
    #expect(log.isVoid(day))
    #expect(!log.isVoid(day - 1))
    #expect(!log.isVoid(day + 1))
    let first = try #require(CalendarDay(parsing: "1990-01-01"))
    #expect(log.voidDays(in: first...(first + 20_000)) == [day])
  }

  @Test("A void day stays void when the person moves away later, and is no void day to who moved there later")
  func moved() throws {
    let day = try #require(CalendarDay(parsing: "2011-12-30"))
    let moved = try #require(Instant(parsing: "2015-01-01T00:00:00Z"))
    let (apia, paris) = (try ZoneRules("Pacific/Apia"), try ZoneRules("Europe/Paris"))
    let early = try #require(Instant(parsing: "2001-01-01T00:00:00Z"))
    #expect(ZoneLog([.init(from: early, zone: apia), .init(from: moved, zone: paris)]).isVoid(day))
    #expect(!ZoneLog([.init(from: early, zone: paris), .init(from: moved, zone: apia)]).isVoid(day))
  }

  @Test("A flight voids a day only where it jumps more than a day ahead")
  func flight() throws {
    let west = try ZoneRules("Pacific/Pago_Pago")
    let (east, auckland) = (try ZoneRules("Pacific/Kiritimati"), try ZoneRules("Pacific/Auckland"))
    let landing = try #require(Instant(parsing: "2026-03-10T10:30:00Z"))
    let early = try #require(Instant(parsing: "2026-01-01T00:00:00Z"))
    let far = ZoneLog([.init(from: early, zone: west), .init(from: landing, zone: east)])
    let day = try #require(CalendarDay(parsing: "2026-03-10"))
    #expect(far.voidDays(in: (day - 60)...(day + 60)) == [day])
    let near = ZoneLog([.init(from: early, zone: west), .init(from: landing, zone: auckland)])
    #expect(near.voidDays(in: (day - 60)...(day + 60)).isEmpty)
  }

  @Test(
    "An abbreviation is refused with the zone it probably meant",
    arguments: [
      ("EDT", "America/New_York"), ("PST", "America/Los_Angeles"), ("BST", "Europe/London"), ("Berlin", "Europe/Berlin"),
      ("Europe/Berln", "Europe/Berlin"), ("europe/paris", "Europe/Paris"), ("GMT", "UTC"), ("Japan", "Asia/Tokyo"),
      ("turkey", "Europe/Istanbul"),
    ])
  func refusal(name: String, nearest: String) {
    let error = #expect(throws: ZoneError.self) { try ZoneRules(name) }
    if case .unknown(let asked, let offered)? = error {
      #expect(asked == name)
      #expect(offered == nearest)
    }
    #expect(throws: ZoneError.self) { try ZoneRules("") }
  }

  @Test("A machine's zone is known by its older name, behind a colon and as a path; what is no zone is none")
  func machineZones() throws {
    for (name, identifier) in [
      ("Europe/Berlin", "Europe/Berlin"), ("Japan", "Asia/Tokyo"), (":Singapore", "Asia/Singapore"), ("PST8PDT", "America/Los_Angeles"),
      ("posix/Asia/Kolkata", "Asia/Kolkata"), (":/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"), ("GMT", "UTC"), ("UTC", "UTC"),
    ] { #expect(ZoneRules(machine: name)?.identifier == identifier) }
    for name in ["", ":", "IST", "/etc/localtime", "UTC+3", "<+03>-3", "Europe/Berln"] { #expect(ZoneRules(machine: name) == nil) }
    for name in ZoneNames.links.values { #expect(throws: Never.self) { try ZoneRules(name) } }
    let july = Instant(seconds: 1_784_073_600)
    #expect(ZoneRules(machine: "EST")?.offset(at: july) == -18_000)
    #expect(ZoneRules(machine: "EST5EDT")?.offset(at: july) == -14_400)
  }

  @Test("A wall time that does not exist is the first instant after it")
  func missingTime() throws {
    let berlin = try ZoneRules("Europe/Berlin")
    let day = try #require(CalendarDay(parsing: "2026-03-29"))
    #expect(berlin.instant(of: WallTime(minutes: 150), on: day).description == "2026-03-29T01:00:00Z")
    #expect(berlin.instant(of: WallTime(minutes: 21 * 60), on: day).description == "2026-03-29T19:00:00Z")
  }
}

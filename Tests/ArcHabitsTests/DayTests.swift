// Days, keys and instants: integers in, ASCII out.

import ArcHabits
import Foundation
import Testing

@Suite("Civil days")
struct DayTests {
  @Test("Day numbers run on without a gap from year 1 to 9999, and every key reads back")
  func wholeCalendar() {
    var number = CalendarDay.earliest.number
    var weekday = CalendarDay.earliest.weekday
    for year in 1...9999 {
      for month in 1...12 {
        for day in 1...CalendarDay.length(ofMonth: month, year: year) {
          guard let made = CalendarDay(year: year, month: month, day: day), made.number == number, made.weekday == weekday,
            made.civil == (year, month, day)
          else {
            Issue.record("\(year)-\(month)-\(day)")
            return
          }
          number += 1
          weekday = weekday % 7 + 1
        }
      }
    }
    #expect(CalendarDay.latest.number == number - 1)
  }

  @Test("A key reads back as its day", arguments: [-719_162, -1, 0, 1, 20_532, 2_932_896])
  func key(_ number: Int) {
    let day = CalendarDay(number)
    #expect(CalendarDay(parsing: day.description) == day)
    #expect(day.description.utf8.count == 10)
  }

  @Test(
    "A key that is not ten ASCII bytes of a real day is refused",
    arguments: [
      "2026-2-3", "2026-02-30", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-01", "2026-01-00", " 2026-01-01", "2026-01-01 ",
      "٢٠٢٦-٠٣-٢٠", "2026/03/20", "20260320", "", "2026-03-2a", "0000-01-01", "-026-03-20", "２０２６-03-20",
    ])
  func badKey(_ key: String) {
    #expect(CalendarDay(parsing: key) == nil)
  }

  @Test("1970-01-01 is day 0, a Thursday, and leap days are where they belong")
  func anchors() {
    #expect(CalendarDay(parsing: "1970-01-01")?.number == 0)
    #expect(CalendarDay(parsing: "1970-01-01")?.weekday == 4)
    #expect(CalendarDay(parsing: "2026-03-20")?.weekday == 5)
    #expect(CalendarDay(parsing: "2000-02-29")?.number == 11_016)
    #expect(CalendarDay.storable.lowerBound.description == "1970-01-01")
    #expect(CalendarDay.storable.upperBound.description == "2200-12-31")
  }

  @Test("Weeks begin on the weekday asked for", arguments: 1...7)
  func weeks(first: Int) {
    for offset in 0..<14 {
      let day = CalendarDay(20_000 + offset)
      let start = day.startOfWeek(firstWeekday: first)
      #expect(start.weekday == first)
      #expect((0..<7).contains(day - start))
    }
  }

  @Test("An instant reads and prints as RFC 3339")
  func instants() {
    #expect(Instant(parsing: "2026-03-20T08:00:00Z")?.description == "2026-03-20T08:00:00Z")
    #expect(Instant(parsing: "2026-03-20T09:00:00.5+01:00")?.description == "2026-03-20T08:00:00.500Z")
    #expect(Instant(parsing: "1969-12-31T23:59:59.999Z")?.milliseconds == -1)
    #expect(Instant(parsing: "2016-12-31T23:59:60Z")?.description == "2017-01-01T00:00:00Z")
    #expect(Instant(milliseconds: -1).description == "1969-12-31T23:59:59.999Z")
  }

  @Test(
    "An instant without an offset, or with anything out of place, is refused",
    arguments: [
      "2026-03-20T08:00:00", "2026-03-20 08:00:00Z", "2026-03-20T24:00:00Z", "2026-03-20T08:60:00Z", "2026-03-20T08:00Z", "2026-03-20",
      "2026-02-30T08:00:00Z", "2026-03-20T08:00:00.Z", "2026-03-20T08:00:00+0100", "2026-03-20T08:00:00+24:00", "2026-03-20T08:00:60Z",
      "2026-03-20T08:00:00ZZ", "", "now",
    ])
  func badInstants(_ text: String) {
    #expect(Instant(parsing: text) == nil)
  }

  @Test("Foundation's dates land in the millisecond they show")
  func dates() {
    for milliseconds: Int64 in [0, 1, 999, 1_773_993_600_001, 1_773_993_600_999, -1] {
      #expect(Instant(Instant(milliseconds: milliseconds).date).milliseconds == milliseconds)
    }
  }

  @Test("A day start is 00:00 to 12:00 and nothing else")
  func dayStart() {
    #expect(DayStart(parsing: "04:30")?.minutes == 270)
    #expect(DayStart(parsing: "12:00")?.description == "12:00")
    for text in ["12:01", "23:00", "4:00", "04:60", "0400", ""] { #expect(DayStart(parsing: text) == nil) }
  }
}

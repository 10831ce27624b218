// The values at which an axis has marks.

import Foundation
import Testing

@testable import Charts

@Suite("Ticks")
struct TickTests {
  @Test("Steps are 1, 2 or 5 times a power of ten", arguments: [(10.0, 5, 2.0), (97, 5, 20), (0.7, 7, 0.1), (12_000, 4, 2000), (1, 1, 1)])
  func steps(span: Double, count: Int, step: Double) {
    #expect(Ticks.step(span: span, count: count) == step)
  }

  @Test("The least step is taken that leaves enough room between its values")
  func leastStep() {
    #expect(Ticks.step(from: 0, to: 5, most: 6) == 1)
    #expect(Ticks.step(from: 0, to: 101, most: 6) == 20)
    #expect(Ticks.step(from: 0, to: 101, most: 3) == 50)
    #expect(Ticks.step(from: -38, to: 39, most: 4) == 20)
  }

  @Test("Multiples of a fraction are exact")
  func fractions() {
    #expect(Ticks.multiples(of: 0.1, from: 0, to: 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(Ticks.multiples(of: 0.25, from: -0.3, to: 0.5) == [-0.25, 0, 0.25, 0.5])
  }

  @Test("A step that would make thousands of values makes none")
  func tooMany() {
    #expect(Ticks.multiples(of: 0.001, from: 0, to: 1000) == [])
  }

  @Test("Logarithmic values are powers of ten, with 2 and 5 between few of them")
  func logarithmic() {
    #expect(Ticks.logarithmic(from: 1, to: 10_000, count: 5) == [1, 10, 100, 1000, 10_000])
    #expect(Ticks.logarithmic(from: 3, to: 40, count: 5) == [5, 10, 20])
    #expect(Ticks.logarithmic(from: 0, to: 10, count: 5) == [])
  }

  @Test("Dates are stepped by units that suit their span")
  func dateSteps() {
    func step(_ span: Double, _ count: Int, _ unit: Calendar.Component, _ units: Int) -> Bool {
      Ticks.dateStep(span: span, count: count) == (unit, units)
    }
    #expect(step(86_400, 4, .hour, 6))
    #expect(step(86_400 * 30, 5, .weekOfYear, 1))
    #expect(step(86_400 * 365, 4, .month, 3))
    #expect(step(86_400 * 365 * 40, 5, .year, 10))
  }

  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  @Test("Days start at local midnight over the change to summer time")
  func summerTime() throws {
    let calendar = try calendar("Europe/Berlin")
    // 28 March 2026, 12:00 to 30 March, 12:00; summer time began on the 29th.
    let noon = Date(timeIntervalSince1970: 1_774_695_600)
    let dates = Ticks.dates(.day, count: 1, in: noon...noon.addingTimeInterval(47 * 3600), calendar: calendar)
    #expect(dates.map(\.timeIntervalSince1970) == [1_774_738_800, 1_774_821_600])
  }

  @Test("Every third hour is counted from midnight")
  func thirdHours() throws {
    let dates = Ticks.dates(.hour, count: 3, in: january(1 + 4.0 / 24)...january(1 + 13.0 / 24), calendar: try calendar("GMT"))
    #expect(dates == [january(1 + 6.0 / 24), january(1 + 9.0 / 24), january(1 + 12.0 / 24)])
  }

  @Test("Quarters start in January")
  func quarters() throws {
    let dates = Ticks.dates(.month, count: 3, in: january(20)...january(200), calendar: try calendar("GMT"))
    #expect(dates == [january(91), january(182)])
  }
}

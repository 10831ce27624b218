// Domains that follow from data, and places on them.

import ArcViews
import Foundation
import Testing

@testable import Charts

@Suite("Scales")
struct ScaleTests {
  private func data(_ data: [Datum]) -> AxisData {
    var result = AxisData()
    for datum in data { result.add(datum) }
    return result
  }

  @Test("A domain of numbers includes zero, unless it is said not to")
  func zero() {
    let numbers = data([.number(40), .number(70)])
    #expect(numbers.domain(.init()).0 == .continuous(0, 70, isDate: false))
    var scale = ChartSettings.Scale()
    scale.domain = .automatic(.automatic(includesZero: false))
    #expect(numbers.domain(scale).0 == .continuous(40, 70, isDate: false))
  }

  @Test("A domain of dates is theirs alone; one date stands in the middle of a day")
  func dates() {
    let first = january(1).timeIntervalSinceReferenceDate
    #expect(data([.date(january(1)), .date(january(3))]).domain(.init()).0 == .continuous(first, first + 172_800, isDate: true))
    #expect(data([.date(january(1))]).domain(.init()).0 == .continuous(first - 43_200, first + 43_200, isDate: true))
  }

  @Test("Values that are all zero have a domain to one")
  func allZero() {
    #expect(data([.number(0), .number(0)]).domain(.init()).0 == .continuous(0, 1, isDate: false))
  }

  @Test("Without data a domain is 0 to 1")
  func empty() {
    #expect(AxisData().domain(.init()).0 == .continuous(0, 1, isDate: false))
  }

  @Test("Categories stand in the order in which they appear, once each")
  func categories() {
    #expect(data([.category("b"), .category("a"), .category("b")]).domain(.init()).0 == .categories(["b", "a"]))
  }

  @Test("An author may change the domain that was found")
  func changed() {
    var scale = ChartSettings.Scale()
    scale.domain = .automatic(.automatic(dataType: String.self) { $0.sort() })
    #expect(data([.category("b"), .category("a")]).domain(scale).0 == .categories(["a", "b"]))
  }

  @Test("A category's place is the middle of its room")
  func bands() {
    let scale = PositionScale(.categories(["a", "b", "c", "d"]), start: 0, end: 200)
    #expect(scale.position(.category("b")) == 75)
    #expect(scale.band == 50)
    #expect(scale.position(.category("x")) == nil)
    #expect(scale.datum(at: 160) == .category("d"))
  }

  @Test("Places run from start to end, whichever lies further")
  func places() {
    let scale = PositionScale(.continuous(0, 10, isDate: false), start: 100, end: 0)
    #expect(scale.position(.number(2)) == 80)
    #expect(scale.datum(at: 80) == .number(2))
    #expect(scale.position(.number(.nan)) == nil)
  }

  @Test("A logarithmic scale gives each power the same room, and zero none")
  func logarithmic() throws {
    let scale = PositionScale(.continuous(1, 1000, isDate: false), type: .log, start: 0, end: 300)
    #expect(try abs(#require(scale.position(.number(100))) - 200) < 1e-9)
    #expect(scale.position(.number(0)) == nil)
  }

  @Test("Numbers of every width, dates, names and enumerations become data and come back")
  func plottable() {
    enum Kind: String, Plottable { case walk, run }
    enum Level: Int, Plottable { case low = 1, high }
    #expect(Kind.run.datum == .category("run"))
    #expect(Kind(datum: .category("walk")) == .walk)
    #expect(Kind(datum: .category("swim")) == nil)
    #expect(Level.high.datum == .number(2))
    #expect(UInt8(7).datum == .number(7))
    #expect(Float(datum: .number(1.5)) == 1.5)
    #expect(Int(datum: .number(1.9)) == 1)
    #expect(Int(datum: .date(january(1))) == nil)
    #expect(Decimal(string: "2.5")?.datum == .number(2.5))
  }

  @Test("Bins cover the data in round steps")
  func bins() {
    let bins = NumberBins(data: [1, 5, 9.5], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 5) == 2)
    #expect(bins[2].lowerBound == 4)
  }
}

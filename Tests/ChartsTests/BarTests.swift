// Bars: their frames, their stacks, and bars beside one another.

import ArcGraphics
import ArcViews
import Charts
import Foundation
import Testing

@MainActor
@Suite("Bars")
struct BarTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }

  @Test("A bar fills seven tenths of its category's room, from zero to its value")
  func categories() throws {
    let chart = Chart([("a", 10.0), ("b", 5)], id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }.bare()
    #expect(try drawn(chart).boxes == [rect(15, 0, 70, 100), rect(115, 50, 70, 50)])
  }

  @Test("A bar over names on the y axis lies, the first at the top")
  func lying() throws {
    let chart = Chart([("a", 10.0), ("b", 5)], id: \.0) { BarMark(x: .value("x", $0.1), y: .value("y", $0.0)) }.bare()
    #expect(try drawn(chart).boxes == [rect(0, 7.5, 200, 35), rect(0, 57.5, 100, 35)])
  }

  @Test("A bar of a day fills eight tenths of it")
  func days() throws {
    let chart = Chart([1.0, 2.5], id: \.self) { BarMark(x: .value("x", january($0), unit: .day), y: .value("y", 1)) }.bare()
    #expect(try drawn(chart).boxes == [rect(10, 0, 80, 100), rect(110, 0, 80, 100)])
  }

  @Test("A day is the reader's day, not Greenwich's")
  func zone() throws {
    let chart = Chart([january(1.9), january(2.9)], id: \.self) { date in
      BarMark(x: .value("x", date, unit: .day), y: .value("y", 1))
      RuleMark(x: .value("x", january(3)))
    }.bare()
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    // In Tokyo both instants lie on a day later; midnight of the 3rd in Greenwich is 9:00 of the 3rd there.
    let rules = try drawn(chart) { $0.timeZone = tokyo }.strokes
    #expect(rules.first?.box.rounded.minX == 137.5)
  }

  @Test("Bars at one place stand on one another, in the order of the data")
  func stacked() throws {
    let chart = Chart([("p", 1.0), ("q", 3)], id: \.0) {
      BarMark(x: .value("x", "a"), y: .value("y", $0.1)).foregroundStyle(by: .value("k", $0.0))
    }.bare()
    let fills = try drawn(chart).fills
    #expect(fills.map(\.box.rounded) == [rect(30, 75, 140, 25), rect(30, 0, 140, 75)])
    #expect(fills.map(\.paint) == [blue, green])
  }

  @Test("Bars below zero hang from it, apart from those above")
  func negative() throws {
    let chart = Chart([4.0, -2, -4], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }.bare()
    #expect(try drawn(chart).boxes == [rect(30, 0, 140, 40), rect(30, 40, 140, 20), rect(30, 60, 140, 40)])
  }

  @Test("Shares of a whole fill the plot, and the whole may stand around zero")
  func methods() throws {
    func chart(_ method: MarkStackingMethod) -> some View {
      Chart([1.0, 3], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: method) }.bare()
    }
    #expect(try drawn(chart(.normalized)).boxes == [rect(30, 75, 140, 25), rect(30, 0, 140, 75)])
    #expect(try drawn(chart(.center)).boxes == [rect(30, 75, 140, 25), rect(30, 0, 140, 75)])
    #expect(try drawn(chart(.unstacked)).boxes == [rect(30, 66.67, 140, 33.33), rect(30, 0, 140, 100)])
  }

  @Test("Bars beside one another share eight tenths of the room")
  func besides() throws {
    let chart = Chart(["p", "q"], id: \.self) {
      BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(1)).position(by: .value("k", $0))
    }.bare()
    #expect(try drawn(chart).boxes == [rect(20, 0, 80, 100), rect(100, 0, 80, 100)])
  }

  @Test("A width may be fixed, a share, or the room less an inset")
  func widths() throws {
    func box(_ width: MarkDimension) throws -> Rect? {
      try drawn(Chart { BarMark(x: .value("x", "a"), y: .value("y", 1), width: width) }.bare()).boxes.first
    }
    #expect(try box(.fixed(8)) == rect(96, 0, 8, 100))
    #expect(try box(12) == rect(94, 0, 12, 100))
    #expect(try box(.ratio(0.5)) == rect(50, 0, 100, 100))
    #expect(try box(.inset(20)) == rect(20, 0, 160, 100))
  }

  @Test("A bar may run between two values, and between two dates")
  func ranges() throws {
    let upright = Chart { BarMark(x: .value("x", "a"), yStart: .value("lo", 2), yEnd: .value("hi", 8), width: 10) }
      .chartYScale(domain: 0...10).bare()
    #expect(try drawn(upright).boxes == [rect(95, 20, 10, 60)])
    let lying = Chart {
      BarMark(xStart: .value("from", january(1)), xEnd: .value("to", january(3)), y: .value("task", "a"), height: 10)
      BarMark(xStart: .value("from", january(2)), xEnd: .value("to", january(5)), y: .value("task", "b"), height: 10)
    }.bare()
    #expect(try drawn(lying).boxes == [rect(0, 20, 100, 10), rect(50, 70, 150, 10)])
  }

  @Test("Bars over numbers leave half of their distance at both ends")
  func numbers() throws {
    let chart = Chart([0, 1, 2, 3], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1), width: .ratio(1)) }.bare()
    #expect(try drawn(chart, width: 80).boxes.map(\.minX) == [0, 20, 40, 60])
  }

  @Test("Right to left the first category stands on the right, and numbers grow to the left")
  func rightToLeft() throws {
    let upright = Chart([("a", 10.0), ("b", 5)], id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }.bare()
    #expect(try drawn(upright) { $0.layoutDirection = .rightToLeft }.boxes.map(\.minX) == [115, 15])
    let lying = Chart([("a", 10.0), ("b", 5)], id: \.0) { BarMark(x: .value("x", $0.1), y: .value("y", $0.0)) }.bare()
    #expect(try drawn(lying) { $0.layoutDirection = .rightToLeft }.boxes == [rect(0, 7.5, 200, 35), rect(100, 57.5, 100, 35)])
  }
}

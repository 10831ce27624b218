// Lines, areas, points, rules, rectangles and sectors.

import ArcGraphics
import ArcViews
import Charts
import Foundation
import Testing

@MainActor
@Suite("Marks")
struct MarkTests {
  @Test("A line runs through its points in their order")
  func line() throws {
    let chart = Chart([(0.0, 0.0), (5, 10), (10, 5)], id: \.0) { LineMark(x: .value("x", $0.0), y: .value("y", $0.1)) }.bare()
    let line = try #require(drawn(chart).strokes.first)
    #expect(line.path.points == [Point(x: 0, y: 100), Point(x: 100, y: 0), Point(x: 200, y: 50)])
    #expect(line.paint == blue)
  }

  @Test("Colours, symbols and series make lines of their own; a style alone does not")
  func series() throws {
    let by = Chart(0..<4, id: \.self) {
      LineMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0 % 2 == 0 ? "even" : "odd"))
    }.bare()
    #expect(try drawn(by).strokes.map(\.paint) == [blue, green])
    let named = Chart(0..<4, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1), series: .value("k", $0 % 2)) }.bare()
    #expect(try drawn(named).strokes.count == 2)
    let styled = Chart(0..<4, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle($0 % 2 == 0 ? .red : .green) }
    #expect(try drawn(styled.bare()).strokes.count == 1)
  }

  @Test("What is no number breaks a line, and draws nothing else")
  func gaps() throws {
    let values = [1, 2, .nan, 3, .infinity, 4, 5]
    let chart = Chart(Array(values.enumerated()), id: \.offset) {
      LineMark(x: .value("x", $0.offset), y: .value("y", $0.element))
      BarMark(x: .value("x", $0.offset), y: .value("y", $0.element))
      PointMark(x: .value("x", $0.offset), y: .value("y", $0.element))
    }.bare()
    let drawing = try drawn(chart)
    let line = try #require(drawing.strokes.first)
    #expect(line.path.verbs.filter { $0 == .move }.count == 3)
    #expect(drawing.fills.count == 10)
  }

  @Test("A monotone curve never leaves the heights of its points")
  func monotone() throws {
    let heights = [0.0, 0, 10, 10, 2, 3]
    let curve = Chart(Array(heights.enumerated()), id: \.offset) {
      LineMark(x: .value("x", $0.offset), y: .value("y", $0.element)).interpolationMethod(.monotone)
    }.bare()
    let path = try #require(drawn(curve).strokes.first).path
    #expect(path.points.allSatisfy { $0.y >= -1e-9 && $0.y <= 100 + 1e-9 })
    // Level at a plateau.
    #expect(path.points[1].y == 100 && path.points[2].y == 100)
  }

  @Test("Steps turn at their start, middle or end")
  func steps() throws {
    func turns(_ method: InterpolationMethod) throws -> [Double] {
      let chart = Chart([(0.0, 0.0), (10, 10)], id: \.0) {
        LineMark(x: .value("x", $0.0), y: .value("y", $0.1)).interpolationMethod(method)
      }.bare()
      return try #require(drawn(chart).strokes.first).path.points.map(\.x)
    }
    #expect(try turns(.stepStart) == [0, 0, 200])
    #expect(try turns(.stepCenter) == [0, 100, 100, 200])
    #expect(try turns(.stepEnd) == [0, 200, 200])
  }

  @Test("A curve through points on a line is that line")
  func straight() throws {
    for method in [InterpolationMethod.cardinal, .catmullRom, .monotone, .cardinal(tension: 0.5)] {
      let chart = Chart([0.0, 1, 2, 3], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)).interpolationMethod(method) }.bare()
      let points = try #require(drawn(chart).strokes.first).path.points
      #expect(points.allSatisfy { abs($0.x / 2 + $0.y - 100) < 1e-9 }, "\(method)")
    }
  }

  @Test("An area reaches from zero to its values, a range from one to the other")
  func areas() throws {
    let area = Chart([(0.0, 5.0), (10, 10)], id: \.0) { AreaMark(x: .value("x", $0.0), y: .value("y", $0.1)) }.bare()
    let corners = [Point(x: 0, y: 50), Point(x: 200, y: 0), Point(x: 200, y: 100), Point(x: 0, y: 100)]
    #expect(try drawn(area).fills.first?.path.points == corners)
    let range = Chart([(0.0, 5.0), (10, 10)], id: \.0) {
      AreaMark(x: .value("x", $0.0), yStart: .value("lo", $0.1 - 5), yEnd: .value("hi", $0.1))
    }.bare()
    #expect(try drawn(range).fills.first?.path.points.last == Point(x: 0, y: 100))
    #expect(try drawn(range).fills.first?.path.points[2] == Point(x: 200, y: 50))
  }

  @Test("Areas of several series stand on one another")
  func stackedAreas() throws {
    let chart = Chart(["a", "b"], id: \.self) { name in
      ForEach(0..<2) { AreaMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", name)) }
    }.bare()
    let fills = try drawn(chart).fills
    #expect(fills.map(\.box.minY) == [50, 0])
    #expect(fills.map(\.box.height) == [50, 50])
  }

  @Test("A symbol's size is its area")
  func symbols() throws {
    func box(_ mark: some ChartContent) throws -> Rect? { try drawn(Chart { mark }.bare()).boxes.first }
    let point = PointMark(x: .value("x", "a"), y: .value("y", "b"))
    #expect(try box(point.symbolSize(.pi * 25)) == Rect(x: 95, y: 45, width: 10, height: 10))
    #expect(try box(point.symbolSize(CGSize(width: 6, height: 4))) == Rect(x: 97, y: 48, width: 6, height: 4))
  }

  @Test("A rule crosses the plot, or runs between two values")
  func rules() throws {
    let chart = Chart {
      RuleMark(y: .value("y", 5))
      RuleMark(xStart: .value("from", 2), xEnd: .value("to", 10), y: .value("y", 10))
    }.bare()
    let rules = try drawn(chart).strokes.map(\.box)
    #expect(rules == [Rect(x: 0, y: 50, width: 200, height: 0), Rect(x: 40, y: 0, width: 160, height: 0)])
  }

  @Test("A rectangle fills the rooms of its categories")
  func rectangles() throws {
    let chart = Chart {
      RectangleMark(x: .value("x", "a"), y: .value("y", "p"))
      RectangleMark(x: .value("x", "b"), y: .value("y", "q"))
    }.bare()
    #expect(try drawn(chart).boxes == [Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 100, y: 50, width: 100, height: 50)])
  }

  @Test("Sectors share the turn by their values, from the top and clockwise")
  func sectors() throws {
    let chart = Chart([1.0, 1, 2], id: \.self) { SectorMark(angle: .value("n", $0)) }
    let boxes = try drawn(chart, width: 100).boxes
    #expect(
      boxes == [
        Rect(x: 50, y: 0, width: 50, height: 50), Rect(x: 50, y: 50, width: 50, height: 50), Rect(x: 0, y: 0, width: 50, height: 100),
      ])
  }

  @Test("A chart of sectors has no axes, and negative shares are none")
  func sectorsAlone() throws {
    let drawing = try drawn(Chart([3.0, -1, .nan], id: \.self) { SectorMark(angle: .value("n", $0), innerRadius: .ratio(0.5)) })
    #expect(drawing.fills.count == 1)
    #expect(drawing.words == [])
  }

  @Test("Marks with a higher index are drawn above the others")
  func zIndex() throws {
    let chart = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.blue).zIndex(1)
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.green)
    }.bare()
    #expect(try drawn(chart).fills.map(\.paint) == [green, blue])
  }

  @Test("Opacity is multiplied, and the style nearest to a mark wins")
  func looks() throws {
    let chart = Chart {
      Plot { PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(.green).opacity(0.5) }.foregroundStyle(.blue).opacity(0.5)
    }.bare()
    #expect(try drawn(chart).fills.map(\.paint) == [solid(0x34c759, 0.25)])
  }

  @Test("Marks that say nothing take the foreground around the chart")
  func foreground() throws {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.bare()
    #expect(try drawn(chart).fills.map(\.paint) == [blue])
    #expect(try drawn(chart.foregroundStyle(.orange)).fills.map(\.paint) == [orange])
  }

  @Test("A plot of a function runs over the x axis, or over its own domain")
  func functions() throws {
    let whole = Chart { LinePlot(x: "x", y: "y") { $0 } }.chartXScale(domain: 0...10).bare()
    let line = try #require(drawn(whole).strokes.first).path.points
    #expect(line.first == Point(x: 0, y: 100) && line.last == Point(x: 200, y: 0))
    let part = Chart { LinePlot(x: "x", y: "y", domain: 5...10) { $0 } }.chartXScale(domain: 0...10).bare()
    #expect(try drawn(part).strokes.first?.path.points.first == Point(x: 100, y: 50))
  }

  @Test("A plot of a collection draws each of its elements")
  func collections() throws {
    struct Pair {
      var x: Int
      var y: Double
    }
    let chart = Chart { PointPlot([Pair(x: 0, y: 0), Pair(x: 10, y: 5)], x: .value("x", \.x), y: .value("y", \.y)) }.bare()
    #expect(try drawn(chart).boxes.map(\.midX) == [0, 200])
  }

  @Test("A mask of marks cuts by their shapes, an offset moves")
  func effects() throws {
    let point = PointMark(x: .value("x", "a"), y: .value("y", "b")).symbolSize(.pi * 25)
    let moved = try drawn(Chart { point.offset(x: 5, y: -3) }.bare())
    #expect(moved.boxes == [Rect(x: 95, y: 45, width: 10, height: 10)])
    #expect(moved.transforms == [.translation(x: 5, y: -3)])
  }

  @Test("An outline of a symbol is drawn inside of it; one of no width not at all")
  func borders() throws {
    func boxes(_ symbol: some ChartSymbolShape) throws -> [Rect] {
      try drawn(Chart { PointMark(x: .value("x", "a"), y: .value("y", "b")).symbol(symbol).symbolSize(.pi * 25) }.bare()).boxes
    }
    #expect(try boxes(Circle().strokeBorder(lineWidth: 2)) == [Rect(x: 95, y: 45, width: 10, height: 10)])
    #expect(try boxes(.circle.strokeBorder(lineWidth: 2)) == [Rect(x: 95, y: 45, width: 10, height: 10)])
    #expect(try boxes(Circle().strokeBorder(lineWidth: 0)) == [])
  }
}

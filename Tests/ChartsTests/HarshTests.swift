// Charts of nothing, of too much, and in no room.

import ArcGraphics
import ArcViews
import Charts
import Foundation
import Testing

@MainActor
@Suite("Harsh charts")
struct HarshTests {
  @Test("A chart without data draws nothing and says nothing")
  func empty() throws {
    let drawing = try drawn(Chart([Double](), id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) })
    #expect(drawing.fills.isEmpty && drawing.strokes.isEmpty && drawing.words.isEmpty)
    #expect(try drawn(Chart {}).fills.isEmpty)
  }

  @Test("Ten thousand points are drawn, each once")
  func many() throws {
    let chart = Chart(0..<10_000, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", ($0 * 7919) % 1000))
      LineMark(x: .value("x", $0), y: .value("y", ($0 * 7919) % 1000))
    }
    let drawing = try drawn(chart)
    #expect(drawing.fills.count == 10_000)
    #expect(drawing.strokes.contains { $0.path.points.count == 10_000 })
  }

  @Test("Ten thousand categories have few labels, and each its bar")
  func manyCategories() throws {
    let drawing = try drawn(Chart(0..<10_000, id: \.self) { BarMark(x: .value("x", "n\($0)"), y: .value("y", 1)) })
    #expect(drawing.fills.count == 10_000)
    #expect(drawing.words.count < 20)
  }

  @Test("A chart in the least room stays finite", arguments: [0, 1, 5, 20])
  func tiny(side: Double) throws {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 3)).foregroundStyle(by: .value("k", $0)).annotation { Text("3") }
    }
    let drawing = try drawn(chart, width: side, height: side)
    #expect(drawing.boxes.allSatisfy { $0.minX.isFinite && $0.maxY.isFinite && $0.height >= 0 })
  }

  @Test("Values beyond all measure stay finite")
  func huge() throws {
    for value in [1e300, -1e300, 1e-300, .greatestFiniteMagnitude] {
      let drawing = try drawn(Chart { BarMark(x: .value("x", "a"), y: .value("y", value)) })
      #expect(drawing.boxes.allSatisfy { $0.height.isFinite && $0.height <= 100 })
    }
  }

  @Test("A domain of what is no number is none, and a chart larger than can be counted has its usual marks")
  func noNumbers() throws {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
    #expect(try drawn(chart.chartXScale(domain: [Double.nan, .nan])).fills.count == 1)
    #expect(try drawn(chart, width: 1e300, height: 1e300).fills.count == 1)
    let endless = Chart { PointMark(x: .value("x", Double.infinity), y: .value("y", 10)) }
    #expect(try drawn(endless.chartXScale(type: .log)).words.allSatisfy { !$0.isEmpty })
    #expect(NumberBins(size: Double.nan, range: 0...1).thresholds.count == 1)
    #expect(NumberBins(size: 1e-300, range: 0...1e300).thresholds.count == 10_001)
  }

  @Test("A value far outside of a set domain stays where numbers are exact")
  func outside() throws {
    let chart = Chart { PointMark(x: .value("x", 1e30), y: .value("y", -1e30)) }.chartXScale(domain: 0...1).chartYScale(domain: 0...1)
    #expect(try drawn(chart.bare()).boxes.allSatisfy { abs($0.midX) <= 1e6 && abs($0.midY) <= 1e6 })
  }
}

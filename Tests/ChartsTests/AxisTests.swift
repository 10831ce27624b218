// Axes: what their labels say and where they stand; legends, titles and the plot.

import ArcGraphics
import ArcViews
import Charts
import Foundation
import Testing

@MainActor
@Suite("Axes")
struct AxisTests {
  private var bars: some View { Chart([("a", 4.0), ("b", 5)], id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) } }

  @Test("Numbers stand after the plot, names under their bars")
  func standard() throws {
    let drawing = try drawn(bars, width: 300, height: 200)
    #expect(drawing.words == ["0", "1", "2", "3", "4", "5", "a", "b"])
    let (zero, name) = (try #require(drawing.frame(of: "0")), try #require(drawing.frame(of: "a")))
    let plot = try #require(drawing.boxes.first.map { Rect(x: 0, y: 0, width: $0.width / 0.7 * 2, height: $0.maxY) })
    #expect(abs(zero.minX - plot.width - 4) < 0.1)
    #expect(abs(zero.midY - plot.height) < 0.1)
    #expect(abs(name.midX - plot.width / 4) < 0.1)
    #expect(abs(name.minY - plot.height - 4) < 0.1)
  }

  @Test("Lines and labels that an author asks for stand where the axis is asked to stand")
  func custom() throws {
    let chart = Chart { PointMark(x: .value("x", 50), y: .value("y", 10)) }
      .chartXScale(domain: 0...100).chartYScale(domain: 0...20)
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 10, 20]) { value in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 1)).foregroundStyle(.green)
          AxisValueLabel(horizontalSpacing: 6) { Color.blue.frame(width: 14, height: 8) }
        }
      }
    let drawing = try drawn(chart, width: 220, height: 108)
    let labels = drawing.fills.filter { $0.box.width == 14 }.map(\.box.rounded)
    #expect(labels == [100, 50, 0].map { Rect(x: 0, y: $0, width: 14, height: 8) })
    // The plot lies after 14 points of label and 6 of spacing, and 4 from the top: half a label. A line covers whole pixels.
    let lines = drawing.strokes.filter { $0.paint == green }.map(\.box.rounded)
    #expect(lines == [104, 54, 4].map { Rect(x: 20, y: $0, width: 200, height: 0) })
  }

  @Test("The values of an axis know what they are")
  func values() throws {
    var seen: [String] = []
    let chart = bars.chartYAxis {
      AxisMarks(values: .stride(by: 2.5)) { value in
        let _ = seen.append("\(value.index)/\(value.count) \(value.as(Double.self) ?? -1) \(value.as(String.self) ?? "-")")
        AxisValueLabel()
      }
    }
    _ = try drawn(chart)
    #expect(seen == ["0/3 0.0 -", "1/3 2.5 -", "2/3 5.0 -"])
  }

  private func dates(_ last: Double, _ locale: String = "en_US", width: Double = 340) throws -> [String] {
    let chart = Chart([january(1), january(last)], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }.chartYAxis(.hidden)
    return try drawn(chart, width: width) { $0.locale = Locale(identifier: locale) }.words
  }

  @Test("Dates are written by the unit that steps them, in the reader's language")
  func dateLabels() throws {
    #expect(try dates(2) == ["12\u{202F}AM", "6\u{202F}AM", "12\u{202F}PM", "6\u{202F}PM"])
    #expect(try dates(30) == ["Jan 4", "Jan 11", "Jan 18", "Jan 25"])
    #expect(try dates(30, "de_DE") == ["5. Jan.", "12. Jan.", "19. Jan."])
    #expect(try dates(360) == ["Jan", "Apr", "Jul", "Oct"])
    #expect(try dates(2 * 366) == ["2026", "Jul", "2027", "Jul"])
    #expect(try dates(6 * 366) == ["2026", "2027", "2028", "2029", "2030", "2031"])
  }

  @Test("Dates stand beside their ticks; centred ones in the middle of their day")
  func beside() throws {
    let chart = Chart([1.0, 2, 3], id: \.self) { BarMark(x: .value("x", january($0), unit: .day), y: .value("y", 1)) }.chartYAxis(.hidden)
    let beside = try drawn(
      chart.chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.weekday()) } }, width: 300)
    #expect(beside.words == ["Thu", "Fri", "Sat"])
    #expect(beside.texts.map(\.frame.minX) == [4, 104, 204])
    let centred = try drawn(
      chart.chartXAxis { AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.weekday(), centered: true) } },
      width: 300)
    #expect(centred.texts.map { $0.frame.rounded.midX } == [50, 150, 250])
  }

  @Test("Labels that would run into one another are left out, and those that would leave the chart")
  func collisions() throws {
    let chart = Chart(0..<12, id: \.self) { BarMark(x: .value("x", "Month \($0)"), y: .value("y", 1)) }.chartYAxis(.hidden)
    let drawing = try drawn(chart, width: 200)
    #expect(drawing.words.count > 1 && drawing.words.count < 6)
    for (a, b) in zip(drawing.texts, drawing.texts.dropFirst()) { #expect(b.frame.minX >= a.frame.maxX + 4) }
    #expect(drawing.texts.allSatisfy { $0.frame.minX >= -0.5 && $0.frame.maxX <= 200.5 })
  }

  @Test("A format of an author's writes numbers in the reader's language")
  func format() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 0.5)) }.chartXAxis(.hidden)
      .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.5]) }
    #expect(try drawn(chart) { $0.locale = Locale(identifier: "de_DE") }.words == ["0\u{A0}%", "50\u{A0}%"])
  }

  @Test("A legend names the colours below the chart, in their order")
  func legend() throws {
    let chart = Chart(["Walk", "Run"], id: \.self) {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
    }.chartXAxis(.hidden).chartYAxis(.hidden)
    let drawing = try drawn(chart)
    #expect(drawing.words == ["Walk", "Run"])
    #expect(drawing.texts[0].frame.maxY <= 100 && drawing.texts[0].frame.minX == 12)
    #expect(drawing.fills.suffix(2).map(\.paint) == [blue, green])
    #expect(try drawn(chart.chartLegend(.hidden)).words == [])
    let above = try drawn(chart.chartLegend(position: .top))
    #expect(above.texts[0].frame.minY == 0)
  }

  @Test("Colours come from the author's pairs, list or function")
  func scales() throws {
    let chart = Chart(["a", "b"], id: \.self) {
      PointMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
    }.bare()
    #expect(try drawn(chart.chartForegroundStyleScale(["b": .green, "a": .orange])).fills.map(\.paint) == [orange, green])
    #expect(try drawn(chart.chartForegroundStyleScale(range: [Color.green, .orange])).fills.map(\.paint) == [green, orange])
    #expect(
      try drawn(chart.chartForegroundStyleScale(domain: ["b", "a"], range: [Color.green, .orange])).fills.map(\.paint) == [orange, green])
    let function = chart.chartForegroundStyleScale { (name: String) in name == "a" ? Color.green : .blue }
    #expect(try drawn(function).fills.map(\.paint) == [green, blue])
  }

  @Test("Views in front of the chart know where values stand")
  func proxy() throws {
    var seen: [CGFloat?] = []
    var frame = CGRect.zero
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }.bare()
      .chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = seen = [proxy.position(forX: "a"), proxy.position(forY: 5), proxy.value(atY: 25, as: Double.self).map { CGFloat($0) }]
          let _ = frame = geometry[proxy.plotAreaFrame]
        }
      }.padding(10)
    _ = try drawn(chart, width: 220, height: 120)
    #expect(seen == [100, 50, 7.5])
    #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("A plot may be given a background and a height of its own")
  func plotStyle() throws {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 10), width: .ratio(1)) }.bare()
      .chartPlotStyle { $0.background(.green).frame(height: 60) }
    let fills = try drawn(chart).fills
    #expect(fills.map(\.paint) == [green, blue])
    #expect(fills.map(\.box.rounded.height) == [60, 60])
  }

  @Test("An annotation on top of the tallest bar lowers the scale rather than leave the chart")
  func annotations() throws {
    let chart = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 10)).annotation(position: .top) { Color.green.frame(width: 10, height: 16) }
    }
    let drawing = try drawn(chart.bare())
    #expect(drawing.boxes == [Rect(x: 30, y: 20, width: 140, height: 80), Rect(x: 95, y: 0, width: 10, height: 16)])
  }

  @Test("Marks of an axis may depend on their value")
  func conditional() throws {
    let chart = bars.chartYAxis {
      AxisMarks(values: [0, 2, 4]) { value in
        if value.index % 2 == 0 { AxisValueLabel() }
        AxisTick(length: 5)
      }
    }.chartXAxis(.hidden)
    let drawing = try drawn(chart)
    #expect(drawing.words == ["0", "4"])
    #expect(drawing.strokes.map(\.box.width) == [5, 5, 5])
  }

  @Test("The strip of an axis may be styled as a view")
  func strip() throws {
    let chart = bars.chartYAxis(.hidden).chartXAxisStyle { $0.background(.green) }
    let ground = try #require(drawn(chart).fills.first { $0.paint == green }?.box)
    #expect(ground.width == 200 && ground.maxY == 100 && ground.height > 14)
  }
}

// Swift Charts' marks, axes and legends.

import Charts
import SwiftUI

/// A day's count of something.
struct DayCount: Identifiable {
  var day: Date
  var count: Double
  var id: Date { day }

  /// Days before 2 February 2026.
  static func last(_ days: Int, _ count: (Double) -> Double) -> [DayCount] {
    (0..<days).map { number in
      DayCount(day: Date(timeIntervalSince1970: 1_769_990_400 - 86_400 * Double(days - 1 - number)), count: count(Double(number)))
    }
  }

  static let week = zip(last(7) { $0 }, [6120, 8340, 4210, 9870, 7450, 11_230, 5600]).map { DayCount(day: $0.day, count: $1) }
  static let month = last(30) { 62 + 9 * sin($0 / 3) + 4 * cos($0 * 1.7) }
}

/// A share of a day.
struct Share: Identifiable {
  var place: String
  var day: String
  var hours: Double
  var id: String { place + day }

  static let all = [
    Share(place: "Work", day: "Mon", hours: 7), Share(place: "Home", day: "Mon", hours: 12), Share(place: "Outside", day: "Mon", hours: 5),
    Share(place: "Work", day: "Tue", hours: 8), Share(place: "Home", day: "Tue", hours: 13), Share(place: "Outside", day: "Tue", hours: 3),
    Share(place: "Work", day: "Wed", hours: 6), Share(place: "Home", day: "Wed", hours: 11), Share(place: "Outside", day: "Wed", hours: 7),
  ]
}

// Bars of days, each under its weekday.
#Preview("BarMark", traits: .fixedLayout(width: 320, height: 180)) {
  Chart(DayCount.week) {
    BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Steps", $0.count))
      .foregroundStyle(.blue.gradient)
      .cornerRadius(4)
  }
  .chartXAxis {
    AxisMarks(values: .stride(by: .day)) { _ in AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true) }
  }
  .padding()
}

// A curve over an area, with a rule for the mean.
#Preview("LineMark, AreaMark, RuleMark", traits: .fixedLayout(width: 320, height: 180)) {
  Chart {
    ForEach(DayCount.month) {
      AreaMark(x: .value("Day", $0.day), y: .value("Pulse", $0.count))
        .foregroundStyle(.linearGradient(colors: [.pink.opacity(0.35), .pink.opacity(0)], startPoint: .top, endPoint: .bottom))
      LineMark(x: .value("Day", $0.day), y: .value("Pulse", $0.count)).foregroundStyle(.pink)
    }
    .interpolationMethod(.catmullRom)
    RuleMark(y: .value("Mean", 62))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
      .foregroundStyle(.secondary)
      .annotation(position: .bottom, alignment: .leading, spacing: 2) { Text("Mean 62").font(.caption2).foregroundStyle(.secondary) }
  }
  .padding()
}

// Bars on one another, told apart by colour, with a legend.
#Preview("foregroundStyle(by:)", traits: .fixedLayout(width: 320, height: 200)) {
  Chart(Share.all) {
    BarMark(x: .value("Day", $0.day), y: .value("Hours", $0.hours)).foregroundStyle(by: .value("Place", $0.place))
  }
  .padding()
}

// Bars beside one another, each with its value.
#Preview("position(by:), annotation", traits: .fixedLayout(width: 320, height: 200)) {
  Chart(Share.all) { share in
    BarMark(x: .value("Day", share.day), y: .value("Hours", share.hours))
      .foregroundStyle(by: .value("Place", share.place))
      .position(by: .value("Place", share.place))
      .annotation { Text(share.hours, format: .number).font(.caption2) }
  }
  .chartYAxis(.hidden)
  .padding()
}

// A ring of shares around a word.
#Preview("SectorMark", traits: .fixedLayout(width: 200, height: 200)) {
  Chart(Share.all.prefix(3)) {
    SectorMark(angle: .value("Hours", $0.hours), innerRadius: .ratio(0.62), angularInset: 1.5)
      .cornerRadius(4)
      .foregroundStyle(by: .value("Place", $0.place))
  }
  .chartBackground { proxy in
    GeometryReader { geometry in
      if let plot = proxy.plotFrame {
        Text("Monday").font(.headline).position(x: geometry[plot].midX, y: geometry[plot].midY)
      }
    }
  }
  .padding()
}

// A line without axes, among text.
#Preview("Sparkline", traits: .fixedLayout(width: 200, height: 50)) {
  HStack {
    Chart(DayCount.month) { LineMark(x: .value("Day", $0.day), y: .value("Pulse", $0.count)) }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: 45...80)
      .frame(width: 100, height: 30)
    Text("62 bpm").font(.headline)
  }
}

// Points by two numbers, with symbols of their own.
#Preview("PointMark, symbol(by:)", traits: .fixedLayout(width: 320, height: 200)) {
  Chart(0..<40, id: \.self) { number in
    PointMark(x: .value("Length", 170 + (number * 37) % 61), y: .value("Weight", 3000 + number * 30 + (number * 53) % 700))
      .foregroundStyle(by: .value("Kind", number % 2 == 0 ? "Adelie" : "Gentoo"))
      .symbol(by: .value("Kind", number % 2 == 0 ? "Adelie" : "Gentoo"))
  }
  .chartXScale(domain: .automatic(includesZero: false))
  .chartYScale(domain: .automatic(includesZero: false))
  .padding()
}

// Ranges, an axis before the plot, titles and a ground.
#Preview("chartYAxis, chartPlotStyle", traits: .fixedLayout(width: 320, height: 200)) {
  Chart(DayCount.month.suffix(10)) {
    BarMark(x: .value("Day", $0.day, unit: .day), yStart: .value("Least", $0.count - 12), yEnd: .value("Most", $0.count + 25), width: 8)
      .cornerRadius(4)
      .foregroundStyle(.red)
  }
  .chartYAxis { AxisMarks(position: .leading, values: .stride(by: 25)) }
  .chartYAxisLabel("Pulse")
  .chartPlotStyle { $0.background(.gray.opacity(0.08)) }
  .padding()
}

// Numbers as shades of a colour.
#Preview("RectangleMark", traits: .fixedLayout(width: 320, height: 160)) {
  Chart(0..<70, id: \.self) { number in
    RectangleMark(
      x: .value("Week", "\(number / 7 + 1)"), y: .value("Day", ["M", "T", "W", "Th", "F", "S", "Su"][number % 7]), width: .inset(1),
      height: .inset(1)
    )
    .cornerRadius(3)
    .foregroundStyle(by: .value("Done", (number * 37) % 11))
  }
  .padding()
}

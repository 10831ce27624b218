// Controls.

import SwiftUI

// Buttons with plates, as widgets have them, and without.
#Preview("Button", traits: .fixedLayout(width: 220, height: 170)) {
  VStack {
    Button("Automatic") {}
    Button("Prominent") {}.buttonStyle(.borderedProminent)
    Button("Tinted") {}.tint(.orange)
    Button("Plain") {}.buttonStyle(.plain)
  }
}

// A style of an author's own.
struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 12).padding(.vertical, 6).background(.purple.gradient, in: .capsule).foregroundStyle(.white)
  }
}

// Authors' button styles.
#Preview("ButtonStyle", traits: .fixedLayout(width: 120, height: 50)) {
  Button("Pill") {}.buttonStyle(Pill())
}

// On and off.
#Preview("Toggle", traits: .fixedLayout(width: 180, height: 140)) {
  VStack {
    Toggle("On", isOn: .constant(true))
    Toggle("Off", isOn: .constant(false))
    Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
  }.padding(8)
}

// A label that opens an address.
#Preview("Link", traits: .fixedLayout(width: 120, height: 40)) {
  Link("Website", destination: URL(string: "https://example.org")!)
}

// Rings, open and closed.
#Preview("Gauge, circular", traits: .fixedLayout(width: 240, height: 80)) {
  HStack(spacing: 16) {
    Gauge(value: 0.7) {
      Text("CPU")
    } currentValueLabel: {
      Text("70")
    }.gaugeStyle(.accessoryCircular).tint(.green)
    Gauge(value: 68, in: 50...90) {
      Text("Temperature")
    } currentValueLabel: {
      Text("68°")
    } minimumValueLabel: {
      Text("50")
    } maximumValueLabel: {
      Text("90")
    }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.blue, .green, .red]))
    Gauge(value: 0.4) { Text("40%") }.gaugeStyle(.accessoryCircularCapacity).tint(.red)
  }
}

// Bars.
#Preview("Gauge, linear", traits: .fixedLayout(width: 200, height: 130)) {
  VStack(spacing: 12) {
    Gauge(value: 0.3) {
      Text("Battery")
    } currentValueLabel: {
      Text("30 %")
    }
    Gauge(value: 0.6) {
      Text("Speed")
    } currentValueLabel: {
      Text("60")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }.gaugeStyle(.accessoryLinear).tint(.orange)
  }.padding(8)
}

// A bar, a ring, and a wheel where nothing is known.
#Preview("ProgressView", traits: .fixedLayout(width: 220, height: 80)) {
  HStack(spacing: 16) {
    ProgressView("Loading", value: 0.4)
    ProgressView(value: 0.6) { Text("6") }.progressViewStyle(.circular)
    ProgressView()
  }.padding(8)
}

// What is left of a time, at the instant drawn.
#Preview("ProgressView(timerInterval:)", traits: .fixedLayout(width: 200, height: 60)) {
  let start = Date(timeIntervalSince1970: 1_770_031_700)
  ProgressView(timerInterval: start...(start + 600)) { Text("Tea") }.padding(8)
}

// A style of an author's own.
struct Dots: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      ForEach(0..<5) {
        Circle().fill(Double($0) < (configuration.fractionCompleted ?? 0) * 5 ? Color.blue : .gray.opacity(0.3)).frame(width: 12)
      }
    }
  }
}

// Authors' styles of progress and gauges.
#Preview("ProgressViewStyle", traits: .fixedLayout(width: 120, height: 40)) {
  ProgressView(value: 0.6).progressViewStyle(Dots())
}

// Labels and values, and views under a heading.
#Preview("GroupBox, LabeledContent, Section", traits: .fixedLayout(width: 220, height: 170)) {
  GroupBox("Today") {
    LabeledContent("Steps", value: "8,204")
    Section("More") { Text("Row") }
  }.padding(8)
}

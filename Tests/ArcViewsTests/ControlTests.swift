// Buttons, toggles, links, labels, gauges and progress: how they look and what they tell a host.

import ArcGraphics
import ArcViews
import Foundation
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  private let link = URL(string: "https://example.org/a")

  @Test("What can be tapped is listed in reading order, with its words")
  func interactions() throws {
    let address = try #require(link)
    let resolved = resolve(
      VStack {
        Button("First") {}
        Link(destination: address) { Text("Second") }
        Toggle("Third", isOn: .constant(true))
        Button("Fourth") {}.disabled(true)
      }, in: EnvironmentValues())
    #expect(resolved.interactions.map(\.label) == ["First", "Second", "Third"])
    #expect(resolved.interactions.map(\.kind) == [.button, .link, .toggle])
    #expect(resolved.interactions[1].url == address)
    #expect(resolved.interactions[2].isOn == true)
    let marks = resolved.root.children.map { node -> Int? in
      if case .interaction(let index)? = node.modifiers.first { index } else { nil }
    }
    #expect(marks == [0, 1, 2, nil])
  }

  @Test("A button performs its action on the host's request")
  func perform() async throws {
    final class Counter { var count = 0 }
    let counter = Counter()
    let resolved = resolve(Button("a") { counter.count += 1 }, in: EnvironmentValues())
    try await resolved.interactions[0].perform?()
    #expect(counter.count == 1)
  }

  private struct Loud: ButtonStyle {
    @Environment(\.colorScheme) var scheme
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(scheme) \(configuration.isPressed)")
      }
    }
  }

  @Test("An author's button style draws the label and reads the environment")
  func buttonStyle() {
    let node = root(of: Button("a") {}.buttonStyle(Loud())) { $0.colorScheme = .dark }
    #expect(node.children.map(\.string) == ["a", "dark false"])
  }

  @Test("The standard plates: gray with a tinted label, the tint with a white one, red where it destroys")
  func plates() {
    func colors(_ view: some View) -> [PaintSpec?] {
      let node = root(of: view)
      let plate = node.modifiers.compactMap { if case .background(let behind, _) = $0 { behind.paint } else { nil } }.first
      return [node.paint, plate]
    }
    #expect(colors(Button("a") {}) == [solid(0x007AFF), solid(0x767680, 0.12)])
    #expect(colors(Button("a") {}.tint(.orange)) == [solid(0xFF9500), solid(0xFF9500, 0.15)])
    #expect(colors(Button("a") {}.buttonStyle(.borderedProminent).tint(.orange)) == [solid(0xFFFFFF), solid(0xFF9500)])
    #expect(colors(Button("a", role: .destructive) {}.buttonStyle(.bordered)) == [solid(0xFF3B30), solid(0xFF3B30, 0.15)])
    #expect(colors(Button("a") {}.buttonStyle(.plain)) == [solid(0x000000), nil])
  }

  @Test("A label is its picture and its title on one baseline, or one of the two")
  func labels() {
    func parts(_ view: some View) -> [String] {
      let node = root(of: view)
      return (node.children.isEmpty ? [node] : node.children).map { node in
        if case .symbol(let symbol) = node.core { symbol.request.name } else { node.string ?? "?" }
      }
    }
    let label = Label("Sun", systemImage: "sun.max")
    #expect(parts(label) == ["sun.max", "Sun"])
    #expect(parts(label.labelStyle(.titleOnly)) == ["Sun"])
    #expect(parts(label.labelStyle(.iconOnly)) == ["sun.max"])
    guard case .stack(let stack) = root(of: label) else { return #expect(Bool(false), "it is a stack") }
    #expect(stack.alignment == StandardGuide.firstBaseline)
  }

  private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.value) \(configuration.currentValueLabel == nil) \(configuration.minimumValueLabel == nil)")
    }
  }

  @Test("A gauge's value lies between its bounds, from 0 to 1")
  func gaugeValue() {
    #expect(root(of: Gauge(value: 60, in: 50...90) { Text("a") }.gaugeStyle(Percent())).string == "0.25 true true")
    #expect(
      root(
        of: Gauge(value: 7) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }.gaugeStyle(Percent())
      ).string == "1.0 false true")
    #expect(root(of: Gauge(value: 1, in: 1...1) { Text("a") }.gaugeStyle(Percent())).string == "0.0 true true")
  }

  @Test("Gauges of every style say their labels")
  func gaugeStyles() {
    func words(_ view: some View) -> [String] { resolve(view, in: EnvironmentValues()).words }
    let gauge = Gauge(value: 0.4) {
      Text("label")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    #expect(words(gauge) == ["label", "low", "high", "now"])
    #expect(words(gauge.gaugeStyle(.accessoryLinear)) == ["low", "high"])
    #expect(words(gauge.gaugeStyle(.accessoryCircular)) == ["now", "low", "high"])
    #expect(words(gauge.gaugeStyle(.accessoryCircularCapacity)) == ["now", "40%"])
  }

  @Test("A gradient runs along a gauge from its lower bound to its upper, and any other tint stays as it is")
  func gaugeTint() {
    func paint(_ view: some View, direction: LayoutDirection = .leftToRight) -> PaintSpec? {
      func first(_ node: ViewNode) -> PaintSpec? { node.shape == nil ? node.children.lazy.compactMap(first).first : node.paint }
      return first(root(of: view) { $0.layoutDirection = direction })
    }
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let gauge = Gauge(value: 0.5) { Text("a") }
    let open = paint(gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.black, .white])))
    #expect(
      open
        == .angular(
          stops: stops, center: Point(x: 0.5, y: 0.5), startAngle: Angle.degrees(135).radians, endAngle: Angle.degrees(405).radians))
    let bar = gauge.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.black, .white]))
    #expect(paint(bar) == .linear(stops: stops, start: Point(x: 0, y: 0.5), end: Point(x: 1, y: 0.5)))
    #expect(paint(bar, direction: .rightToLeft) == .linear(stops: stops, start: Point(x: 1, y: 0.5), end: Point(x: 0, y: 0.5)))
    #expect(paint(gauge.gaugeStyle(.accessoryCircular).tint(.red)) == solid(0xFF3B30))
  }

  private struct Done: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.fractionCompleted ?? -1)") }
  }

  @Test("Progress is a share of a total, or of a time that has passed at the instant drawn")
  func progress() {
    let start = Date(timeIntervalSince1970: 1000)
    func share(_ view: some View, at seconds: TimeInterval = 0) -> String? {
      root(of: view.progressViewStyle(Done())) { $0.date = start + seconds }.string
    }
    #expect(share(ProgressView(value: 30, total: 120)) == "0.25")
    #expect(share(ProgressView(value: 3)) == "1.0")
    #expect(share(ProgressView()) == "-1.0")
    #expect(share(ProgressView(timerInterval: start...(start + 100)), at: 25) == "0.75")
    #expect(share(ProgressView(timerInterval: start...(start + 100), countsDown: false), at: 25) == "0.25")
    #expect(share(ProgressView(timerInterval: start...(start + 100)), at: 500) == "0.0")
  }

  @Test("The host learns the widget's background and address")
  func declarations() {
    let placement = ContainerBackgroundPlacement(name: "widget")
    let address = link
    let view = Text("a").containerBackground(.red, for: placement).noting { record, _ in record.widgetURL = address }
    let resolved = resolve(view, in: EnvironmentValues())
    #expect(resolved.containerBackground?.paint == solid(0xFF3B30))
    #expect(resolved.widgetURL == address)
    #expect(resolve(Text("a"), in: EnvironmentValues()).containerBackground == nil)
  }

  @Test("Labels and values replace and follow a view's words; what is hidden says nothing")
  func accessibility() {
    let view = VStack {
      Text("a").accessibilityLabel("b").accessibilityValue("c")
      Image(systemName: "star").accessibilityLabel("star")
      Text("d").accessibilityHidden(true)
      Text("e").redacted(reason: .placeholder)
      Text("f")
    }
    #expect(resolve(view, in: EnvironmentValues()).words == ["b", "c", "star", "f"])
  }
}

// One use of everything that widget sources were seen to use, as they write it.

import AppIntents
import SwiftUI
import WidgetKit

struct Breadth: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isLuminanceReduced) private var isDim
  @Environment(\.openURL) private var openURL
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var scale
  @Environment(\.calendar) private var calendar
  @Environment(\.isFocused) private var isFocused
  @State private var isOn = false
  @Binding var text: String
  @AppStorage("breadth", store: UserDefaults(suiteName: "breadth")) private var kept = 0
  @ScaledMetric(relativeTo: .title) private var side = 12.0
  @Namespace private var space

  let date: Date
  let flag: Bool
  let value: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      texts
      symbols
      shapes
      gauges
      layouts
      drawing
      meaning
    }
    .containerBackground(.fill.tertiary, for: .widget)
    .containerBackground(for: .widget) { Color.clear }
    .widgetURL(URL(string: "app://x"))
  }

  @ViewBuilder private var texts: some View {
    Text("Hello, **world**")
    Text(text)
    Text(verbatim: "raw")
    Text(date, style: .timer).multilineTextAlignment(.trailing).monospacedDigit()
    Text(date, style: .relative) + Text(" ago")
    Text(date, format: .dateTime.day().month().year())
    Text(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
    Text("\(date, style: .time) \(value, specifier: "%.1f") \(value, format: .percent) \(3)")
    Text("\(Image(systemName: "star")) \(Text("bold").bold())")
    Text("a").font(.title2).fontWeight(.semibold).foregroundColor(.secondary).italic().underline().strikethrough(flag).kerning(1)
    Text("a").font(.system(size: 20, weight: .bold, design: .rounded)).bold().lineLimit(1).minimumScaleFactor(0.5).truncationMode(.tail)
    Text("a").font(.custom("Chalkboard", size: 20)).textCase(.uppercase).allowsTightening(true).lineSpacing(2).fixedSize()
    Text("a").font(.system(.body, design: .monospaced)).font(.caption.weight(.heavy).monospacedDigit()).baselineOffset(2).tracking(1)
    Text("a").foregroundStyle(flag ? .yellow : .secondary).contentTransition(.numericText())
    Label("Title", systemImage: "bolt.fill").labelStyle(.titleAndIcon)
    Label {
      Text("Title")
    } icon: {
      Circle().frame(width: 8)
    }
  }

  @ViewBuilder private var symbols: some View {
    Image(systemName: "heart.fill").resizable().aspectRatio(contentMode: .fit).scaledToFit().frame(width: 20, height: 20)
    Image(systemName: "heart").font(.largeTitle).symbolRenderingMode(.hierarchical).symbolVariant(.fill).imageScale(.large)
    Image(systemName: "wifi", variableValue: 0.5).renderingMode(.template).foregroundStyle(.blue, .green)
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(Color(red: 0.1, green: 0.2, blue: 0.3)).frame(width: 8, height: 8)
    Circle().trim(from: 0, to: value).stroke(Color.red, style: StrokeStyle(lineWidth: 4, lineCap: .round)).rotationEffect(.degrees(-90))
    Circle().stroke(lineWidth: 2).opacity(0.3)
    Circle().strokeBorder(.tint, lineWidth: 3)
    Capsule().fill(.orange.gradient).overlay { Text("a") }
    RoundedRectangle(cornerRadius: 8, style: .continuous).fill(
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
    RoundedRectangle(cornerRadius: 8).fill(.thinMaterial).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center)).clipShape(.rect(cornerRadius: 4)).border(.red)
    Ellipse().fill(RadialGradient(colors: [.white, .clear], center: .center, startRadius: 0, endRadius: 9)).mask(Circle())
    ContainerRelativeShape().fill(.background).cornerRadius(3)
    UnevenRoundedRectangle(topLeadingRadius: 4).fill(.quaternary)
    Wave(phase: 1).fill(.brand)
    Plate().strokeBorder(.brand, lineWidth: 2)
    Path { path in
      path.addArc(center: .zero, radius: 5, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }.stroke(.primary)
    Divider()
    Color("missing")
    Color(.systemBackground)
    AccessoryWidgetBackground()
  }

  @ViewBuilder private var gauges: some View {
    Gauge(value: value) { Text("a") }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
    Gauge(value: 5, in: 0...10) {
      Text("a")
    } currentValueLabel: {
      Text("5")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
    Gauge(value: value) { Text("a") }.gaugeStyle(Dial())
    ProgressView(value: value).progressViewStyle(.linear)
    ProgressView(value: 3, total: 10) {
      Text("a")
    } currentValueLabel: {
      Text("3")
    }.progressViewStyle(.circular)
    ProgressView(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
    Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle).controlSize(.small).tint(.red)
    Button(action: {}, label: { Image(systemName: "plus") }).buttonStyle(.bouncy)
    Button("a", role: .destructive) {}.disabled(flag)
    Toggle("a", isOn: $isOn).toggleStyle(.switch)
    Link("a", destination: URL(fileURLWithPath: "/"))
    Link(destination: URL(fileURLWithPath: "/")) { Text("a") }
  }

  @ViewBuilder private var layouts: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a"); Spacer(minLength: 4); Text("b").layoutPriority(1)
    }
    ZStack(alignment: .bottomTrailing) {
      Color.clear; Text("a").padding([.top, .leading], 4)
    }
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) { ForEach(0..<6) { Text("\($0)") } }
    Grid {
      GridRow {
        Text("a"); Text("b")
      }
    }
    ViewThatFits {
      Text("long"); Text("s")
    }
    GeometryReader { geometry in Text("\(geometry.size.width)").position(x: geometry.size.width / 2, y: 4) }
    Group { Text("a") }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea()
    Text("a").frame(width: CGFloat(value) * 2 + 3, height: side).padding(.horizontal).offset(x: 1, y: -CGFloat(value))
    Text("a").alignmentGuide(.leading) { $0[.trailing] }.zIndex(1).contentShape(Rectangle())
    Section {
      Text("a")
    } header: {
      Text("b")
    }
    Container(title: "Title") { Text("a") }
  }

  @ViewBuilder private var drawing: some View {
    Canvas { context, size in
      context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: 1)
    }
    Text("a").background(Color.red.opacity(0.1)).background(.ultraThinMaterial, in: Capsule()).overlay(alignment: .top) { Text("b") }
    Text("a").rotation3DEffect(.degrees(9), axis: (x: 0, y: 1, z: 0)).scaleEffect(0.9).blur(radius: 1).blendMode(.multiply).drawingGroup()
    Text("a").card().hidden(if: flag).clipped().transition(.opacity).animation(.easeInOut(duration: 1), value: flag)
    Text("a").animation(.spring(), value: value).matchedGeometryEffect(id: "a", in: space).id(3).transaction { $0.animation = nil }
  }

  @ViewBuilder private var meaning: some View {
    Text("a").accessibilityLabel("label \(3)").accessibilityValue(text).accessibilityHidden(flag).accessibilityElement(children: .combine)
    Text("a").redacted(reason: .placeholder).unredacted().privacySensitive().invalidatableContent().widgetAccentable()
    Text("a").environment(\.colorScheme, .dark).environment(\.density, 2).dynamicTypeSize(...DynamicTypeSize.xxLarge)
    Text("a").onAppear {}.onDisappear {}.onTapGesture {}.task {}.gesture(DragGesture().onEnded { _ in }).allowsHitTesting(false)
    Text("a").onChange(of: value) { old, new in _ = (old, new) }.sensoryFeedback(.success, trigger: flag)
    Text("a").preferredColorScheme(.dark).tag(1).help("help")
  }
}

/// Formatters are no more `Sendable` than Apple's: authors say so themselves, and that must not be a needless word.
enum SharedFormatters {
  nonisolated(unsafe) static let relative = RelativeDateTimeFormatter()
  nonisolated(unsafe) static let length = DateComponentsFormatter()
  nonisolated(unsafe) static let list = ListFormatter()
  nonisolated(unsafe) static let measure = MeasurementFormatter()
}

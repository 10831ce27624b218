// Progress: how much of something is done.

public import Foundation

/// How much is done, as a bar or a ring; without a value, that something is being done.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, PrimitiveView {
  public typealias Body = Never

  enum Amount {
    /// 0 to 1, nil where it is not known.
    case fraction(Double?)
    case time(ClosedRange<Date>, countsDown: Bool)
  }

  let amount: Amount
  let label: Label?
  let current: CurrentValueLabel?

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    func given<V: View, Part>(_ view: V?, _ part: (any View) -> Part) -> Part? { V.self == EmptyView.self ? nil : view.map(part) }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction(at: context.environment.date), label: given(label) { .init(view: $0) },
      currentValueLabel: given(current) { .init(view: $0) })
    var context = context
    let style = context.environment.progressViewStyle
    context.environment.progressViewStyle = nil
    if let style { return context.nodes(of: style, configuration) }
    return configuration.fractionCompleted == nil
      ? context.nodes(of: CircularProgressViewStyle(), configuration) : context.nodes(of: LinearProgressViewStyle(), configuration)
  }

  private func fraction(at date: Date) -> Double? {
    switch amount {
    case .fraction(let fraction): return fraction
    case .time(let range, let countsDown):
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      let done = length > 0 ? min(max(date.timeIntervalSince(range.lowerBound) / length, 0), 1) : 1
      return countsDown ? 1 - done : done
    }
  }

  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Amount {
    .fraction(value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 })
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(amount: .fraction(nil), label: nil, current: nil) }

  public init(@ViewBuilder label: () -> Label) { self.init(amount: .fraction(nil), label: label(), current: nil) }

  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(amount: .fraction(nil), label: Text(titleKey), current: nil) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(amount: .fraction(nil), label: Text(title), current: nil) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(amount: Self.share(value, of: total), label: nil, current: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(amount: Self.share(value, of: total), label: label(), current: nil)
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(amount: Self.share(value, of: total), label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(amount: Self.share(value, of: total), label: Text(title), current: nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(amount: Self.share(value, of: total), label: label(), current: currentValueLabel())
  }

  /// How much of a range of time has passed, or is left where it counts down.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(amount: .time(timerInterval, countsDown: countsDown), label: label(), current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(
      amount: .time(timerInterval, countsDown: countsDown), label: label(),
      current: DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown))
  }

  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      amount: .time(timerInterval, countsDown: countsDown), label: nil,
      current: DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.Label {
  /// The progress that a style is asked to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      amount: .fraction(configuration.fractionCompleted), label: configuration.label, current: configuration.currentValueLabel)
  }
}

/// The time that is left or has passed.
nonisolated public struct DefaultDateProgressLabel: View {
  let timerInterval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor public var body: some View { Text(timerInterval: timerInterval, countsDown: countsDown) }
}

/// Progress as a style sees it.
nonisolated public struct ProgressViewStyleConfiguration {
  public typealias Label = GaugeStyleConfiguration.Label
  public typealias CurrentValueLabel = GaugeStyleConfiguration.Label

  /// 0 to 1, nil where it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks: authors' own way.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The standard look: a bar.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearProgressViewStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills, its label above and its value below.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  public init() {}

  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      FilledBar(value: configuration.fractionCompleted ?? 0, thickness: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .changingEnvironment { if let tint { $0.tintStyle = tint } }
  }
}

/// A ring that fills; without a value, the spokes of a wheel.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  public init() {}

  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Group {
      if let fraction = configuration.fractionCompleted {
        FilledRing(value: fraction) {
          if let current = configuration.currentValueLabel { current } else { configuration.label }
        }
      } else {
        VStack {
          Spokes()
          configuration.label
        }
      }
    }
    .changingEnvironment { if let tint { $0.tintStyle = tint } }
  }
}

/// A wheel of eight spokes, each fainter than the one before.
struct Spokes: View {
  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Capsule().fill(.secondary).frame(width: 3, height: 6).offset(y: -7).rotationEffect(.degrees(Double(index) * 45))
          .opacity(1 - Double(index) * 0.1)
      }
    }
    .frame(width: 20, height: 20)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey { static var defaultValue: (any ProgressViewStyle)? { nil } }

  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }
}

extension View {
  /// How progress within looks.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    changingEnvironment { $0.progressViewStyle = style }
  }
}

extension ResolveContext {
  @MainActor fileprivate func nodes<S: ProgressViewStyle>(of style: S, _ configuration: ProgressViewStyleConfiguration) -> [ViewNode] {
    nodes(of: bound(style).makeBody(configuration: configuration))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// How far a task has come.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}

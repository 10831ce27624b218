// Gauges: a value between two bounds.

package import Foundation

/// A value between two bounds, with labels.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View, PrimitiveView {
  public typealias Body = Never

  let value: Double
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel

  /// `value` from 0 at the lower bound to 1 at the upper, held within them.
  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let span = bounds.upperBound - bounds.lowerBound
    self.value = span > 0 ? Double(min(max((value - bounds.lowerBound) / span, 0), 1)) : 0
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    func given<V: View, Part>(_ view: V, _ part: (any View) -> Part) -> Part? { V.self == EmptyView.self ? nil : part(view) }
    let configuration = GaugeStyleConfiguration(
      value: value, label: .init(view: label), currentValueLabel: given(current) { .init(view: $0) },
      minimumValueLabel: given(minimum) { .init(view: $0) }, maximumValueLabel: given(maximum) { .init(view: $0) })
    var context = context
    let style = context.environment.gaugeStyle ?? LinearCapacityGaugeStyle()
    context.environment.gaugeStyle = nil
    return context.nodes(of: style, configuration)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge {
  /// Labels at marked values are not drawn here.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// A gauge as a style sees it.
nonisolated public struct GaugeStyleConfiguration {
  /// A part of a gauge that is a view.
  nonisolated public struct Label: View, PrimitiveView {
    public typealias Body = Never

    let view: any View

    @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: view) }
  }

  public typealias CurrentValueLabel = Label
  public typealias BoundsLabel = Label
  public typealias MarkedValueLabel = Label

  /// From 0 at the lower bound to 1 at the upper.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: BoundsLabel?
  public var maximumValueLabel: BoundsLabel?
}

/// How gauges look: authors' own way.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
  private struct Style: EnvironmentKey { static var defaultValue: (any GaugeStyle)? { nil } }
  private struct Diameter: EnvironmentKey { static let defaultValue: CGFloat = 58 }

  var gaugeStyle: (any GaugeStyle)? {
    get { self[Style.self] }
    set { self[Style.self] = newValue }
  }

  /// The diameter of round gauges and progress views, in points; a host may set what its family wants.
  package var circularGaugeDiameter: CGFloat {
    get { self[Diameter.self] }
    set { self[Diameter.self] = newValue }
  }
}

extension View {
  /// How gauges within look.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { changingEnvironment { $0.gaugeStyle = style } }
}

extension ResolveContext {
  @MainActor fileprivate func nodes<S: GaugeStyle>(of style: S, _ configuration: GaugeStyleConfiguration) -> [ViewNode] {
    nodes(of: bound(style).makeBody(configuration: configuration))
  }
}

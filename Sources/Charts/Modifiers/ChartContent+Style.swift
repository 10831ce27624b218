// What marks are painted with.

import ArcViews
public import Foundation

extension ChartContent {
  /// Paints the marks.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { looking { $0.paint = .style(style) } }

  /// Paints the marks by a value, in the colours of the chart's scale.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    looking { [plotted = value.plotted] in $0.paint = .by(plotted) }
  }

  /// The opacity of the marks, 0 to 1, times that of the parts around.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent { looking { $0.opacity *= opacity } }

  /// Rounds the corners of bars, rectangles and sectors; radius in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    looking {
      $0.cornerRadii = RectangleCornerRadii(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
  }

  /// The line of line and rule marks.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { looking { $0.line = .style(style) } }

  /// The line by a value: a dash of the chart's scale.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    looking { [plotted = value.plotted] in $0.line = .by(plotted) }
  }

  /// How lines and areas run between their points.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { looking { $0.interpolation = method } }

  /// A symbol at each point.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { looking { $0.symbol = .shape(symbol) } }

  /// A view at each point.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = symbol()
    return looking { $0.symbol = .view(view) }
  }

  /// A symbol by a value, of the chart's scale.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    looking { [plotted = value.plotted] in $0.symbol = .by(plotted) }
  }

  /// The area of symbols, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { looking { $0.symbolSize = .area(area) } }
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { looking { $0.symbolSize = .size(size) } }
  /// The area of symbols by a value.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    looking { [plotted = value.plotted] in $0.symbolSize = .by(plotted) }
  }

  /// Puts marks at one place beside one another by a value, in `span` of the room.
  nonisolated public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic)
    -> some ChartContent
  { looking { [plotted = value.plotted] in $0.position = .init(value: plotted, axis: axis, span: span) } }

  /// Lets styles such as gradients run over the whole plot rather than over each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { looking { $0.spansPlot = aligns } }
}

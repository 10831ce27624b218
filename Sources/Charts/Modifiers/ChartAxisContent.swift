// The strip of an axis as a view, for `chartXAxisStyle` and `chartYAxisStyle`.

public import ArcViews

/// The ticks and labels of an axis.
nonisolated public struct ChartAxisContent: View, PrimitiveView {
  public typealias Body = Never

  let node: ViewNode

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { [node] }
}

extension View {
  /// Changes the strip of the x axis as a view: its background, border or opacity.
  nonisolated public func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
    changingEnvironment { $0.chart.xAxis.styles.append { content($0) } }
  }

  /// Changes the strip of the y axis as a view: its background, border or opacity.
  nonisolated public func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View {
    changingEnvironment { $0.chart.yAxis.styles.append { content($0) } }
  }
}

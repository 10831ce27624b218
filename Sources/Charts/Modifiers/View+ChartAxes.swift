// What authors say of a chart's axes, legend and plot.

public import ArcViews
public import Foundation

extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.chart.xAxis.visibility = visibility }
  }

  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.chart.yAxis.visibility = visibility }
  }

  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return changingEnvironment { $0.chart.xAxis.content = content }
  }

  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return changingEnvironment { $0.chart.yAxis.content = content }
  }

  // MARK: Titles

  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(position: position, alignment: alignment, spacing: spacing.map { Double($0) }, content: content())
    return changingEnvironment { $0.chart.xAxis.titles.append(title) }
  }

  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(position: position, alignment: alignment, spacing: spacing.map { Double($0) }, content: content())
    return changingEnvironment { $0.chart.yAxis.titles.append(title) }
  }

  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }

  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }

  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) } }

  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }

  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label } }

  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) } }

  // MARK: Legend and plot

  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.chart.legend.visibility = visibility }
  }

  nonisolated public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil)
    -> some View
  {
    changingEnvironment { environment in
      environment.chart.legend.position = position
      environment.chart.legend.alignment = alignment
      environment.chart.legend.spacing = spacing.map { Double($0) }
    }
  }

  /// A legend of one's own.
  nonisolated public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let content = content()
    return changingEnvironment {
      $0.chart.legend = .init(position: position, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
    }
  }

  /// Changes the plot as a view: its background, border, frame or clip.
  nonisolated public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View {
    changingEnvironment { $0.chart.plotStyles.append { content($0) } }
  }

  /// Views behind the chart, which know its places.
  nonisolated public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
    -> some View
  { changingEnvironment { $0.chart.backgrounds.append(.init(alignment: alignment) { content($0) }) } }

  /// Views in front of the chart, which know its places.
  nonisolated public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
    -> some View
  { changingEnvironment { $0.chart.overlays.append(.init(alignment: alignment) { content($0) }) } }
}

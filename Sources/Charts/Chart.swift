// The chart.

import ArcGraphics
public import ArcViews
import Foundation

/// A view that draws data as marks along two axes, or around a circle.
nonisolated public struct Chart<Content: ChartContent>: View, PrimitiveView {
  public typealias Body = Never

  let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    var marks: [Mark] = []
    let settings = context.environment.chart
    content.addMarks(to: &marks, look: MarkLook(xRange: settings.x.domain?.numbers))
    // What stands within the chart, another chart too, is not what these settings were said of.
    let inner = context.changing { $0.chart = ChartSettings() }
    let model = ChartModel(marks, settings: settings, environment: inner.environment)
    let picture = ViewNode.sized { ChartLayout(model: model, context: inner, geometry: $0).node }
    return [
      .modified(picture, .flexibleFrame(FlexibleFrame(idealWidth: 300, idealHeight: 200, alignment: Alignment.center.pair)))
    ]
  }
}

extension Chart {
  /// A mark, or several, for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.init { ForEach(data, content: content) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init { ForEach(data, id: id, content: content) }
  }
}

/// The plot of a chart as a view, for `chartPlotStyle`.
nonisolated public struct ChartPlotContent: View, PrimitiveView {
  public typealias Body = Never

  let node: ViewNode

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { [node] }
}

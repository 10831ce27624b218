// A mark as it stands in the data, before any scale is known.

import Foundation

/// Where a mark lies along one axis.
enum Extent {
  /// All of the plot.
  case whole
  case at(Plotted)
  case between(Plotted, Plotted)
  /// A place in points from the plot's leading or top edge; nil for the middle.
  case point(CGFloat?)
  /// A stretch in points from the plot's leading or top edge; nil for the plot's own edges.
  case points(CGFloat?, CGFloat?)
}

/// One mark with what is said of its look.
struct Mark {
  enum Kind {
    case bar(MarkStackingMethod)
    case line
    case area(MarkStackingMethod)
    case point
    case rule
    case rectangle
    case sector(inner: MarkDimension, outer: MarkDimension, angularInset: Double)
  }

  var kind: Kind
  /// A sector's angle stands in `x`.
  var x: Extent
  var y: Extent
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// Which line or area a point belongs to.
  var series: Plotted?
  var look = MarkLook()
}

/// A mark that an author writes: it adds one mark.
protocol SingleMark: PrimitiveChartContent {
  var mark: Mark { get }
}

extension SingleMark {
  @MainActor func add(to marks: inout [Mark], look: MarkLook) {
    var mark = mark
    mark.look = look
    marks.append(mark)
  }
}

extension PlottableValue {
  var extent: Extent { .at(plotted) }

  func extent(to end: PlottableValue) -> Extent { .between(plotted, end.plotted) }
}

// Bars.

public import Foundation

/// A bar from zero to a value, or between two values.
nonisolated public struct BarMark: ChartContent, SingleMark {
  public typealias Body = Never

  let mark: Mark

  private init(
    _ x: Extent, _ y: Extent, width: MarkDimension = .automatic, height: MarkDimension = .automatic, _ stacking: MarkStackingMethod
  ) {
    mark = Mark(kind: .bar(stacking), x: x, y: y, width: width, height: height)
  }

  /// A bar across a category, date or bin, as long as the other value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x.extent, y.extent, width: width, height: height, stacking) }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(x.extent, yStart.extent(to: yEnd), width: width, .unstacked) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(xStart.extent(to: xEnd), y.extent, height: height, .unstacked) }

  /// A bar along one axis; `y` is its middle in points, nil for the plot's.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(x.extent, .point(y), width: width, height: height, stacking) }

  public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(.point(x), y.extent, width: width, height: height, stacking) }

  /// Ends in points from the plot's top; nil for its edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat?, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(x.extent, .points(yStart, yEnd), width: width, stacking) }

  /// Ends in points from the plot's leading edge; nil for its edges.
  public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat?, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(.points(xStart, xEnd), y.extent, height: height, stacking) }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil, height: MarkDimension = .automatic
  ) { self.init(xStart.extent(to: xEnd), .point(y), height: height, .unstacked) }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat?
  ) { self.init(xStart.extent(to: xEnd), .points(yStart, yEnd), .unstacked) }

  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(.point(x), yStart.extent(to: yEnd), width: width, .unstacked) }

  public init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat?, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(.points(xStart, xEnd), yStart.extent(to: yEnd), .unstacked) }
}

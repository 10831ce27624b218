// Points, rules, rectangles and sectors.

public import Foundation

/// A symbol at a place.
nonisolated public struct PointMark: ChartContent, SingleMark {
  public typealias Body = Never

  let mark: Mark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: x.extent, y: y.extent)
  }

  /// `y` in points from the plot's top, nil for its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { mark = Mark(kind: .point, x: x.extent, y: .point(y)) }
  /// `x` in points from the plot's leading edge, nil for its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { mark = Mark(kind: .point, x: .point(x), y: y.extent) }
}

/// A line across the plot, or between two values of the other axis.
nonisolated public struct RuleMark: ChartContent, SingleMark {
  public typealias Body = Never

  let mark: Mark

  /// Ends in points from the plot's top, nil for its edges.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: x.extent, y: .points(yStart, yEnd))
  }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: x.extent, y: yStart.extent(to: yEnd))
  }

  /// Ends in points from the plot's leading edge, nil for its edges.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .points(xStart, xEnd), y: y.extent)
  }

  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: xStart.extent(to: xEnd), y: y.extent)
  }

  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .rule, x: xStart.extent(to: xEnd), y: .point(y))
  }

  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: .point(x), y: yStart.extent(to: yEnd))
  }
}

/// A rectangle between values, or around one.
nonisolated public struct RectangleMark: ChartContent, SingleMark {
  public typealias Body = Never

  let mark: Mark

  private init(_ x: Extent, _ y: Extent, width: MarkDimension = .automatic, height: MarkDimension = .automatic) {
    mark = Mark(kind: .rectangle, x: x, y: y, width: width, height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { self.init(x.extent, y.extent, width: width, height: height) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(xStart.extent(to: xEnd), yStart.extent(to: yEnd)) }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { self.init(x.extent, yStart.extent(to: yEnd), width: width) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(xStart.extent(to: xEnd), y.extent, height: height) }

  /// Ends in points from the plot's top, nil for its edges.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {
    self.init(x.extent, .points(yStart, yEnd), width: width)
  }

  /// Ends in points from the plot's leading edge, nil for its edges.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    self.init(.points(xStart, xEnd), y.extent, height: height)
  }

  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(xStart.extent(to: xEnd), .points(yStart, yEnd))
  }

  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(.points(xStart, xEnd), yStart.extent(to: yEnd))
  }

  /// Edges in points from the plot's leading and top edges, nil for its own edges.
  public init(xStart: CGFloat?, xEnd: CGFloat?, yStart: CGFloat?, yEnd: CGFloat?) {
    self.init(.points(xStart, xEnd), .points(yStart, yEnd))
  }
}

/// A slice of a pie or of a ring.
nonisolated public struct SectorMark: ChartContent, SingleMark {
  public typealias Body = Never

  let mark: Mark

  /// `angularInset` is what the slice is drawn in on each side, in points.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    mark = Mark(kind: .sector(inner: innerRadius, outer: outerRadius, angularInset: angularInset ?? 0), x: angle.extent, y: .whole)
  }
}

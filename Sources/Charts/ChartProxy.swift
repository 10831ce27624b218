// What views in front of a chart and behind it know of its places.

import ArcGraphics
public import ArcViews
public import Foundation

/// The places of a chart's values. Positions are in points in the plot, from its top left corner.
public struct ChartProxy {
  let plot: PlotGeometry
  /// The plot in the picture's coordinates.
  let frame: Rect

  public var plotSize: CGSize { CGSize(plot.size) }
  public var plotAreaSize: CGSize { CGSize(plot.size) }

  /// Where the plot lies; nil where there is none.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> { Anchor(global: CGRect(frame)) }
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  public func position<P: Plottable>(forX value: P) -> CGFloat? { plot.x.position(value.datum).map { CGFloat($0) } }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { plot.y.position(value.datum).map { CGFloat($0) } }

  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The room that a category covers.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { Self.range(plot.x, value.datum) }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { Self.range(plot.y, value.datum) }

  private static func range(_ scale: PositionScale, _ datum: Datum) -> ClosedRange<CGFloat>? {
    guard let place = scale.position(datum) else { return nil }
    let half = (scale.band ?? 0) / 2
    return CGFloat(place - half)...CGFloat(place + half)
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plot.x.datum(at: position).flatMap { P(datum: $0) }
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    plot.y.datum(at: position).flatMap { P(datum: $0) }
  }

  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The categories of an axis, or the ends of its domain.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(plot.x.domain).compactMap { P(datum: $0) } }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { Self.domain(plot.y.domain).compactMap { P(datum: $0) } }

  private static func domain(_ domain: AxisDomain) -> [Datum] {
    switch domain {
    case .categories(let names): names.map { .category($0) }
    case .continuous(let lower, let upper, let isDate):
      [lower, upper].map { isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }
    }
  }

  // Nothing is selected in a still picture.
  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
}

// Paints with their frames: unit squares become device pixels.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import ArcGraphics
import ArcViews

extension Emitter {
  /// A paint for a frame in points, in the colours of the pen's mode; nil where nothing of it can be seen.
  func paint(_ spec: PaintSpec, in frame: Rect, _ pen: Pen) -> Paint? {
    var spec = pen.opacity == 1 ? spec : spec.multipliedAlpha(pen.opacity)
    if !pen.colors.isEmpty { spec = spec.mapColors(pen.changed) }
    if spec.isClear { return nil }
    spec = pen.palette.paint(spec)
    func device(_ unit: Point) -> Point {
      pen.transform.apply(Point(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)).hundredths
    }
    let factor = pen.transform.lengthFactor
    switch spec {
    case .solid(let color): return .solid(color)
    case .linear(let stops, let start, let end):
      return .linear(stops: stops.ascending, start: device(start), end: device(end))
    case .radial(let stops, let center, let from, let to):
      return .radial(
        stops: stops.ascending, center: device(center), startRadius: (from * factor).hundredths, endRadius: (to * factor).hundredths)
    case .elliptical(let stops, let center, let from, let to):
      // A display list knows circles alone: one of the same area as the ellipse stands in where the frame is not square.
      let side = (frame.width * frame.height).squareRoot() * factor
      return .radial(
        stops: stops.ascending, center: device(center), startRadius: (from * side).hundredths, endRadius: (to * side).hundredths)
    case .angular(let stops, let center, let from, let to):
      var (from, to) = (from, to)
      if !pen.transform.isPureScale {
        let turn = atan2(pen.transform.b, pen.transform.a)
        let hand = pen.transform.determinant < 0 ? -1.0 : 1.0
        (from, to) = (turn + hand * from, turn + hand * to)
      }
      return .angular(stops: stops.ascending, center: device(center), startAngle: from.millionths, endAngle: to.millionths)
    }
  }
}

extension [GradientStop] {
  /// Stops at 0…1 that never go back, as painters expect them.
  var ascending: [GradientStop] {
    var least = 0.0
    return map { stop in
      least = Swift.max(least, stop.location.held(0, 1))
      return GradientStop(color: stop.color, location: least)
    }
  }
}

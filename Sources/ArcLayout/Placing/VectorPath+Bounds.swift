// The box around a path as drawn: curves included, their controls not.

import ArcGraphics

extension VectorPath {
  /// The tight box around the path, in its own unit; nil for an empty path.
  var drawnBounds: Rect? {
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    func reach(_ p: Point) {
      low = Point(x: min(low.x, p.x), y: min(low.y, p.y))
      high = Point(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    var (index, start) = (0, first)
    for verb in verbs {
      let end = index + verb.pointCount
      switch verb {
      case .move, .line: reach(points[index])
      case .quad, .cubic:
        // A quadratic curve is the cubic with both controls two thirds of the way to its one.
        let last = points[end - 1]
        let controls = points[index..<end - 1].map { $0 }
        let (c, d) =
          verb == .cubic
          ? (controls[0], controls[1])
          : (start.toward(controls[0], by: 2.0 / 3), last.toward(controls[0], by: 2.0 / 3))
        reach(last)
        for t in Self.turns(start.x, c.x, d.x, last.x) + Self.turns(start.y, c.y, d.y, last.y) {
          let s = 1 - t
          let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          reach(
            Point(
              x: weights.0 * start.x + weights.1 * c.x + weights.2 * d.x + weights.3 * last.x,
              y: weights.0 * start.y + weights.1 * c.y + weights.2 * d.y + weights.3 * last.y))
        }
      case .close: break
      }
      if end > index { start = points[end - 1] }
      index = end
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Where along a cubic, between its ends, one coordinate turns back.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (p, q, r) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
    var times: [Double] = []
    if abs(p) < 1e-12 {
      if abs(q) > 1e-12 { times = [-r / q] }
    } else if q * q >= 4 * p * r {
      let root = (q * q - 4 * p * r).squareRoot()
      times = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
    }
    return times.filter { $0 > 0 && $0 < 1 }
  }
}

extension Point {
  fileprivate func toward(_ other: Point, by part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

// Rounding from points to the numbers of a display list: coordinates to 1/100 pixel, turns to 1/1 000 000.

import ArcGraphics

extension Double {
  /// To 1/100, never a negative zero.
  var hundredths: Double {
    let value = (self * 100).rounded() / 100
    return value == 0 ? 0 : value
  }

  var millionths: Double {
    let value = (self * 1_000_000).rounded() / 1_000_000
    return value == 0 ? 0 : value
  }
}

extension Double {
  /// To the nearest whole number, held to what a picture can hold.
  var wholePixels: Int { isNaN ? 0 : Int(hundredths.held(-1e9, 1e9).rounded()) }
}

extension Point {
  var hundredths: Point { Point(x: x.hundredths, y: y.hundredths) }
}

extension Transform {
  var isPureScale: Bool { b == 0 && c == 0 && a == d && a > 0 }

  /// How much lengths grow: exact where the map is a similarity, the geometric mean of both directions elsewhere.
  var lengthFactor: Double { abs(determinant).squareRoot() }

  var rounded: Transform {
    Transform(a: a.millionths, b: b.millionths, c: c.millionths, d: d.millionths, tx: tx.hundredths, ty: ty.hundredths)
  }
}

extension VectorPath {
  /// The path in device pixels, rounded; empty where an author's path runs to infinity.
  func emitted(by transform: Transform) -> VectorPath {
    let path = mapPoints { transform.apply($0).hundredths }
    return path.points.allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 } ? path : VectorPath()
  }

  /// The rectangle whose outline the path is, side by side with the axes; nil for any other path.
  var axisAlignedRect: Rect? {
    guard verbs == [.move, .line, .line, .line, .close], points.count == 4 else { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let isUpright = (p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x) || (p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y)
    return isUpright ? controlBounds : nil
  }
}

extension Rect {
  /// The rectangle with its edges on whole pixels, at least one pixel thick where it is not empty.
  var snapped: Rect {
    func edges(_ low: Double, _ high: Double) -> (Double, Double) {
      let start = (low.hundredths).rounded()
      let end = (high.hundredths).rounded()
      return high > low && end <= start ? (start, start + 1) : (start, end)
    }
    let (left, right) = edges(minX, maxX)
    let (top, bottom) = edges(minY, maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func encloses(_ other: Rect) -> Bool {
    other.minX >= minX - 0.005 && other.maxX <= maxX + 0.005 && other.minY >= minY - 0.005 && other.maxY <= maxY + 0.005
  }
}

// Curves through points.

import ArcGraphics
import Foundation

/// A piece of a curve to the next point.
struct CurvePiece {
  var from: Point
  var to: Point
  /// Nil for a straight line.
  var controls: (Point, Point)?

  var reversed: CurvePiece { CurvePiece(from: to, to: from, controls: controls.map { ($0.1, $0.0) }) }
}

extension InterpolationMethod {
  /// The pieces of a line through points, in their order.
  func pieces(through points: [Point]) -> [CurvePiece] {
    guard points.count > 1 else { return [] }
    switch kind {
    case .linear: return zip(points, points.dropFirst()).map { CurvePiece(from: $0, to: $1) }
    case .stepStart: return stepped(points, at: 0)
    case .stepCenter: return stepped(points, at: 0.5)
    case .stepEnd: return stepped(points, at: 1)
    case .monotone: return monotone(points)
    case .cardinal(let tension):
      return spanned(points) { a, b, c, d in
        let k = (1 - tension) / 6
        return (
          Point(x: b.x + k * (c.x - a.x), y: b.y + k * (c.y - a.y)), Point(x: c.x - k * (d.x - b.x), y: c.y - k * (d.y - b.y))
        )
      }
    case .catmullRom(let alpha): return spanned(points) { catmullRom($0, $1, $2, $3, alpha) }
    }
  }

  private func stepped(_ points: [Point], at share: Double) -> [CurvePiece] {
    zip(points, points.dropFirst()).flatMap { a, b in
      let x = a.x + (b.x - a.x) * share
      let corners = [a, Point(x: x, y: a.y), Point(x: x, y: b.y), b]
      return zip(corners, corners.dropFirst()).filter { $0 != $1 }.map { CurvePiece(from: $0, to: $1) }
    }
  }

  private func spanned(_ points: [Point], _ controls: (Point, Point, Point, Point) -> (Point, Point)) -> [CurvePiece] {
    (0..<points.count - 1).map { index in
      let (b, c) = (points[index], points[index + 1])
      let a = index > 0 ? points[index - 1] : b
      let d = index + 2 < points.count ? points[index + 2] : c
      return CurvePiece(from: b, to: c, controls: controls(a, b, c, d))
    }
  }

  private func catmullRom(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ alpha: Double) -> (Point, Point) {
    func length(_ p: Point, _ q: Point) -> Double { pow(hypot(q.x - p.x, q.y - p.y), alpha) }
    let (ab, bc, cd) = (length(a, b), length(b, c), length(c, d))
    func control(_ near: Double, _ outer: Point, _ own: Point, _ other: Point) -> Point {
      guard near > 1e-9, bc > 1e-9 else { return own }
      let (own2, weight) = (2 * near * near + 3 * near * bc + bc * bc, 3 * near * (near + bc))
      return Point(
        x: (own.x * own2 - outer.x * bc * bc + other.x * near * near) / weight,
        y: (own.y * own2 - outer.y * bc * bc + other.y * near * near) / weight)
    }
    return (control(ab, a, b, c), control(cd, d, c, b))
  }

  /// Slopes after Steffen: a curve never leaves the box of its two points.
  private func monotone(_ points: [Point]) -> [CurvePiece] {
    let count = points.count
    func slope(_ index: Int) -> Double {
      let dx = points[index + 1].x - points[index].x
      return dx == 0 ? 0 : (points[index + 1].y - points[index].y) / dx
    }
    func tangent(_ index: Int) -> Double {
      let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let (s0, s1) = (slope(index - 1), slope(index))
      let p = h0 + h1 == 0 ? 0 : (s0 * h1 + s1 * h0) / (h0 + h1)
      let sign = (s0 < 0 ? -1.0 : 1) + (s1 < 0 ? -1.0 : 1)
      return sign * min(abs(s0), abs(s1), abs(p) / 2)
    }
    var tangents = (0..<count).map { $0 == 0 || $0 == count - 1 ? 0 : tangent($0) }
    if count == 2 {
      tangents = [slope(0), slope(0)]
    } else {
      tangents[0] = (3 * slope(0) - tangents[1]) / 2
      tangents[count - 1] = (3 * slope(count - 2) - tangents[count - 2]) / 2
    }
    return (0..<count - 1).map { index in
      let (a, b) = (points[index], points[index + 1])
      let third = (b.x - a.x) / 3
      return CurvePiece(
        from: a, to: b,
        controls: (Point(x: a.x + third, y: a.y + third * tangents[index]), Point(x: b.x - third, y: b.y - third * tangents[index + 1])))
    }
  }
}

extension VectorPath {
  /// Adds pieces to a path that stands where they begin.
  mutating func append(_ pieces: [CurvePiece]) {
    for piece in pieces {
      if let (a, b) = piece.controls { cubic(to: piece.to, control1: a, control2: b) } else { line(to: piece.to) }
    }
  }

  /// A line through points.
  init(through points: [Point], _ method: InterpolationMethod) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    append(method.pieces(through: points))
  }

  /// The area between two lines.
  init(between upper: [Point], and lower: [Point], _ method: InterpolationMethod) {
    self.init(through: upper, method)
    guard let corner = lower.last else { return }
    line(to: corner)
    append(method.pieces(through: lower).reversed().map(\.reversed))
    close()
  }
}

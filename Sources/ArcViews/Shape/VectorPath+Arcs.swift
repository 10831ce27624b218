// Arcs as cubic curves, and rectangles with corners of different kinds.

import ArcGraphics
import Foundation

extension VectorPath {
  /// Adds an arc of `delta` radians, at most a quarter turn a curve, joined to what is there by a line.
  mutating func appendArc(center: Point, radius: Double, start: Double, delta: Double, transform: Transform = .identity) {
    // A share of nothing, 0 / 0, makes an angle that is no number, and such an arc is none.
    guard start.isFinite, delta.isFinite else { return }
    // Turns beyond these draw what is drawn already.
    let delta = min(max(delta, -200 * .pi), 200 * .pi)
    func point(_ angle: Double, _ dx: Double = 0, _ dy: Double = 0) -> Point {
      transform.apply(Point(x: center.x + radius * (cos(angle) + dx), y: center.y + radius * (sin(angle) + dy)))
    }
    let first = point(start)
    if isEmpty || verbs.last == .close { move(to: first) } else { line(to: first) }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(count)
    let k = 4.0 / 3 * tan(step / 4)
    for i in 0..<count {
      let (a, b) = (start + Double(i) * step, start + Double(i + 1) * step)
      cubic(to: point(b), control1: point(a, -k * sin(a), k * cos(a)), control2: point(b, k * sin(b), -k * cos(b)))
    }
  }

  /// Adds an arc that touches the line from the current point to `corner` and the line on to `end`.
  mutating func appendArc(corner: Point, toward end: Point, radius: Double, transform: Transform) {
    guard let current = currentPoint, let from = transform.inverted?.apply(current) else {
      move(to: transform.apply(corner))
      return
    }
    let (ax, ay) = (from.x - corner.x, from.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (la, lb) = (hypot(ax, ay), hypot(bx, by))
    let angle = la > 0 && lb > 0 ? acos(min(max((ax * bx + ay * by) / (la * lb), -1), 1)) : 0
    guard radius > 0, angle > 1e-9, angle < .pi - 1e-9 else {
      line(to: transform.apply(corner))
      return
    }
    let reach = radius / tan(angle / 2)
    let start = Point(x: corner.x + ax / la * reach, y: corner.y + ay / la * reach)
    let finish = Point(x: corner.x + bx / lb * reach, y: corner.y + by / lb * reach)
    let toCenter = radius / sin(angle / 2)
    let (mx, my) = (ax / la + bx / lb, ay / la + by / lb)
    let lm = hypot(mx, my)
    let center = Point(x: corner.x + mx / lm * toCenter, y: corner.y + my / lm * toCenter)
    let a0 = atan2(start.y - center.y, start.x - center.x)
    var delta = atan2(finish.y - center.y, finish.x - center.x) - a0
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    appendArc(center: center, radius: radius, start: a0, delta: delta, transform: transform)
  }

  /// A rectangle with a radius for each corner; radii that do not fit shrink together.
  init(roundedRect r: Rect, radii asked: CornerRadii, style: RoundedCornerStyle) {
    let radii = asked.fitted(in: r.size)
    let reach = style == .continuous ? radii.continuousReach(in: r.size) : 1
    self.init()
    move(to: Point(x: r.minX + radii.topLeft * reach, y: r.minY))
    appendCorner(at: Point(x: r.maxX, y: r.minY), radius: radii.topRight, from: Point(x: -1, y: 0), to: Point(x: 0, y: 1), reach: reach)
    appendCorner(at: Point(x: r.maxX, y: r.maxY), radius: radii.bottomRight, from: Point(x: 0, y: -1), to: Point(x: -1, y: 0), reach: reach)
    appendCorner(at: Point(x: r.minX, y: r.maxY), radius: radii.bottomLeft, from: Point(x: 1, y: 0), to: Point(x: 0, y: -1), reach: reach)
    appendCorner(at: Point(x: r.minX, y: r.minY), radius: radii.topLeft, from: Point(x: 0, y: 1), to: Point(x: 1, y: 0), reach: reach)
    close()
  }

  /// A corner: `from` and `to` are the directions of its two sides, away from it.
  private mutating func appendCorner(at corner: Point, radius: Double, from: Point, to: Point, reach: Double) {
    func point(_ a: Double, _ b: Double) -> Point {
      Point(x: corner.x + radius * (a * from.x + b * to.x), y: corner.y + radius * (a * from.y + b * to.y))
    }
    guard radius > 0 else {
      line(to: corner)
      return
    }
    guard reach > 1 else {
      line(to: point(1, 0))
      let k = 0.44771525016920655
      cubic(to: point(0, 1), control1: point(k, 0), control2: point(0, k))
      return
    }
    // The published approximation of the continuous corner, drawn in toward a circle's as far as the side is too short for it.
    let t = (reach - 1) / (CornerRadii.continuousReach - 1)
    func blend(_ circle: Double, _ continuous: Double) -> Double { circle + (continuous - circle) * t }
    let (near, far) = (blend(0.06030738, 0.07491139), blend(0.65797986, 0.63149379))
    let (early, late, lift) = (blend(0.88334845, 1.08849296), blend(0.76759646, 0.86840694), blend(0.0204102, 0))
    let (c1, c2) = (blend(0.38021341, 0.37282383), blend(0.1614061, 0.16905956))
    line(to: point(reach, 0))
    cubic(to: point(far, near), control1: point(early, 0), control2: point(late, lift))
    cubic(to: point(near, far), control1: point(c1, c2), control2: point(c2, c1))
    cubic(to: point(0, reach), control1: point(lift, late), control2: point(0, early))
  }
}

/// The radii of a rectangle's corners, in points.
struct CornerRadii: Hashable, Sendable {
  var topLeft: Double
  var topRight: Double
  var bottomRight: Double
  var bottomLeft: Double

  /// How far along a side a continuous corner begins, in radii.
  static let continuousReach = 1.52866483

  init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  init(all radius: Double) { self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius) }

  func mapped(_ body: (Double) -> Double) -> CornerRadii {
    CornerRadii(topLeft: body(topLeft), topRight: body(topRight), bottomRight: body(bottomRight), bottomLeft: body(bottomLeft))
  }

  /// The radii, none negative, shrunk by one factor so that no two meet on a side.
  func fitted(in size: Size) -> CornerRadii {
    let radii = mapped { max(0, $0) }
    func factor(_ sum: Double, _ side: Double) -> Double { sum > side ? max(0, side) / sum : 1 }
    let f = min(
      factor(radii.topLeft + radii.topRight, size.width), factor(radii.bottomLeft + radii.bottomRight, size.width),
      factor(radii.topLeft + radii.bottomLeft, size.height), factor(radii.topRight + radii.bottomRight, size.height))
    return radii.mapped { $0 * f }
  }

  /// How far along the sides continuous corners may reach, in radii, without meeting.
  func continuousReach(in size: Size) -> Double {
    func reach(_ sum: Double, _ side: Double) -> Double { sum > 0 ? side / sum : .infinity }
    let room = min(
      reach(topLeft + topRight, size.width), reach(bottomLeft + bottomRight, size.width), reach(topLeft + bottomLeft, size.height),
      reach(topRight + bottomRight, size.height))
    return min(max(room, 1), Self.continuousReach)
  }
}

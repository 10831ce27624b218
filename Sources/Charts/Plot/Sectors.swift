// The slices of a pie or a ring.

import ArcGraphics
import Foundation

/// One slice: angles in radians, clockwise from three o'clock; lengths in points.
struct Sector {
  var center: Point
  var inner: Double
  var outer: Double
  var start: Double
  var end: Double
  /// What the slice is drawn in on its straight sides.
  var inset: Double
  var cornerRadius: Double

  /// The middle of the slice.
  var middle: Point { point((inner + outer) / 2, (start + end) / 2) }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// The outline; nil where nothing of the slice is left.
  var path: VectorPath? {
    guard outer > 0, end > start else { return nil }
    if end - start > 2 * .pi - 1e-6, inset <= 0 || inner <= 0 { return ring }
    // A side drawn in by d passes the circle of radius r at an angle of asin(d / r) from where it was.
    func drawnIn(_ radius: Double) -> (Double, Double)? {
      guard inset > 0 else { return (start, end) }
      guard radius > inset else { return nil }
      let turn = asin(inset / radius)
      return start + turn < end - turn ? (start + turn, end - turn) : nil
    }
    guard let far = drawnIn(outer) else { return nil }
    let near = inner > 0 ? drawnIn(inner) : nil
    // Where the sides meet before the inner circle, the slice has a tip.
    let half = (end - start) / 2
    let tip = point(inset > 0 && half < .pi / 2 ? inset / sin(half) : (inset > 0 ? inset : 0), (start + end) / 2)
    let corner = min(cornerRadius, (outer - inner) / 2, (far.1 - far.0) * outer / 2)
    var path = VectorPath()
    if corner > 0 {
      let turn = corner / outer
      let first = near.map { point(inner, $0.0) } ?? tip
      let last = near.map { point(inner, $0.1) } ?? tip
      path.move(to: point(outer, far.0).moved(toward: first, by: corner))
      path.quad(to: point(outer, far.0 + turn), control: point(outer, far.0))
      path.arc(center, outer, from: far.0 + turn, to: far.1 - turn)
      path.quad(to: point(outer, far.1).moved(toward: last, by: corner), control: point(outer, far.1))
      if let near, inner > 0 {
        let corner = min(corner, (near.1 - near.0) * inner / 2)
        let turn = corner / inner
        path.line(to: last.moved(toward: point(outer, far.1), by: corner))
        path.quad(to: point(inner, near.1 - turn), control: last)
        path.arc(center, inner, from: near.1 - turn, to: near.0 + turn)
        path.quad(to: first.moved(toward: point(outer, far.0), by: corner), control: first)
      } else {
        path.line(to: tip)
      }
    } else {
      path.move(to: point(outer, far.0))
      path.arc(center, outer, from: far.0, to: far.1)
      if let near {
        path.line(to: point(inner, near.1))
        path.arc(center, inner, from: near.1, to: near.0)
      } else {
        path.line(to: tip)
      }
    }
    path.close()
    return path
  }

  /// A whole turn.
  private var ring: VectorPath {
    func circle(_ radius: Double) -> VectorPath {
      VectorPath(ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var path = circle(outer)
    if inner > 0 {
      // Run backward, the inner circle is a hole.
      var hole = VectorPath()
      hole.move(to: point(inner, 2 * .pi))
      hole.arc(center, inner, from: 2 * .pi, to: 0)
      hole.close()
      path.append(hole)
    }
    return path
  }
}

extension VectorPath {
  /// Adds an arc to a path that stands where the arc begins.
  fileprivate mutating func arc(_ center: Point, _ radius: Double, from start: Double, to end: Double) {
    let count = max(1, Int((abs(end - start) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = (end - start) / Double(count)
    let k = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      func point(_ angle: Double, _ dx: Double, _ dy: Double) -> Point {
        Point(x: center.x + radius * (cos(angle) + dx), y: center.y + radius * (sin(angle) + dy))
      }
      cubic(
        to: point(b, 0, 0), control1: point(a, -k * sin(a), k * cos(a)), control2: point(b, k * sin(b), -k * cos(b)))
    }
  }
}

extension Point {
  fileprivate func moved(toward other: Point, by distance: Double) -> Point {
    let length = hypot(other.x - x, other.y - y)
    guard length > 0 else { return self }
    let share = min(distance / length, 1)
    return Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

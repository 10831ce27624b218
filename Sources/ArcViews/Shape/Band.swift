// The parts of rings and bars that gauges are drawn with.

import ArcGraphics
import Foundation

/// A part of a ring as an area, so that its thickness follows its size. Ends are round.
nonisolated struct RingBand: Shape, SpecialShape {
  /// Where the band begins and ends, clockwise from three o'clock.
  var start: Angle
  var end: Angle
  /// As a fraction of the ring's diameter.
  var thickness: Double

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let half = side * thickness / 2
    let middle = side / 2 - half
    let center = Point(x: rect.midX, y: rect.midY)
    let (from, delta) = (start.radians, min(max(end.radians - start.radians, 0), 2 * .pi))
    var vector = VectorPath()
    guard middle > 0 else { return Path(vector) }
    if delta >= 2 * .pi {
      vector.append(VectorPath(ellipseIn: rect.plain.square))
      vector.appendArc(center: center, radius: middle - half, start: 0, delta: -2 * .pi)
      vector.close()
      return Path(vector)
    }
    func cap(at angle: Double, turning: Double) {
      let tip = Point(x: center.x + middle * cos(angle), y: center.y + middle * sin(angle))
      vector.appendArc(center: tip, radius: half, start: turning, delta: .pi)
    }
    vector.appendArc(center: center, radius: middle + half, start: from, delta: delta)
    cap(at: from + delta, turning: from + delta)
    vector.appendArc(center: center, radius: middle - half, start: from + delta, delta: -delta)
    cap(at: from, turning: from + .pi)
    vector.close()
    return Path(vector)
  }

  var sizing: ShapeNode.Sizing { .square }
}

extension Rect {
  /// The largest square in the middle of the rectangle.
  fileprivate var square: Rect {
    let side = min(width, height)
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}

/// A disc on the middle of a ring's band.
nonisolated struct RingDot: Shape, SpecialShape {
  var angle: Angle
  /// The band's thickness and the disc's diameter as fractions of the ring's diameter.
  var thickness: Double
  var diameter: Double

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let (reach, radius) = (side / 2 * (1 - thickness), side * diameter / 2)
    let (x, y) = (rect.midX + reach * cos(angle.radians), rect.midY + reach * sin(angle.radians))
    return Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  var sizing: ShapeNode.Sizing { .square }
}

/// The filled part of a bar, never shorter than it is thick where there is any.
nonisolated struct BarFill: Shape {
  /// 0 to 1.
  var fraction: Double
  var isRightToLeft: Bool

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let width = max(rect.width * fraction, min(rect.height, rect.width))
    let x = isRightToLeft ? rect.maxX - width : rect.minX
    return Capsule().path(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height))
  }
}

/// A disc on a bar.
nonisolated struct BarDot: Shape {
  var fraction: Double
  /// The disc's diameter over the bar's thickness.
  var size: Double
  var isRightToLeft: Bool

  func path(in rect: CGRect) -> Path {
    let run = rect.width - rect.height
    let along = isRightToLeft ? 1 - fraction : fraction
    let x = rect.minX + rect.height / 2 + run * along
    let radius = rect.height * size / 2
    return Path(ellipseIn: CGRect(x: x - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// A rectangle with a hole, by the even-odd rule: what a cut leaves around a mark.
nonisolated struct Punched<Hole: Shape>: Shape {
  let hole: Hole

  func path(in rect: CGRect) -> Path {
    // Wide of the rectangle, so that the hole lies within it wherever the mark stands.
    var path = Path(rect.insetBy(dx: -rect.width, dy: -rect.height))
    path.addPath(hole.path(in: rect))
    return path
  }
}

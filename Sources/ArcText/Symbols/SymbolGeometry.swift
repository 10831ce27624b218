// Shapes drawn by us, on the grid of 256: circle, tick, slash, and the mark of an unknown name.

import ArcGraphics
import Glibc

/// How heavy lines are, on the grid.
enum SymbolStroke {
  /// The line width that belongs to a font weight.
  static func width(weight: Double) -> Double {
    switch weight {
    case ..<250: 8
    case ..<350: 12
    case ..<550: 16
    default: 24
    }
  }
}

enum SymbolGeometry {
  static let center = Point(x: 128, y: 128)
  /// The outer radius of circles.
  static let radius = 104.0

  static func disc(radius: Double = SymbolGeometry.radius) -> VectorPath {
    VectorPath(ellipseIn: Rect(x: 128 - radius, y: 128 - radius, width: 2 * radius, height: 2 * radius))
  }

  static func ring(stroke: Double) -> VectorPath {
    var path = disc()
    path.append(disc(radius: radius - stroke).reversed())
    return path
  }

  static func plate(inset: Double = 0) -> VectorPath {
    let side = 2 * (88 + 8 - inset)
    return VectorPath(
      roundedRect: Rect(x: 128 - side / 2, y: 128 - side / 2, width: side, height: side), radiusX: max(2, 24 - inset),
      radiusY: max(2, 24 - inset))
  }

  static func frame(stroke: Double) -> VectorPath {
    var path = plate()
    path.append(plate(inset: stroke).reversed())
    return path
  }

  /// A tick with round caps and a round joint, in a box around the centre; one contour, clockwise on screen.
  static func tick(box: Double, stroke: Double) -> VectorPath {
    let a = Point(x: 128 - 0.217 * box, y: 128 + 0.040 * box)
    let b = Point(x: 128 - 0.072 * box, y: 128 + 0.185 * box)
    let c = Point(x: 128 + 0.213 * box, y: 128 - 0.135 * box)
    let r = stroke / 2
    let first = unit(from: a, to: b)
    let second = unit(from: b, to: c)
    // Left of the way on screen is the inner side of the corner.
    let (n1, n2) = (Point(x: first.y, y: -first.x), Point(x: second.y, y: -second.x))
    let middle = unit(Point(x: n1.x + n2.x, y: n1.y + n2.y))
    let reach = r / (middle.x * n1.x + middle.y * n1.y)
    let inner = Point(x: b.x + middle.x * reach, y: b.y + middle.y * reach)
    var path = VectorPath()
    path.move(to: offset(a, n1, r))
    path.line(to: inner)
    path.line(to: offset(c, n2, r))
    addCap(&path, around: c, from: n2, r)
    path.line(to: offset(b, n2, -r))
    addArc(&path, around: b, from: Point(x: -n2.x, y: -n2.y), to: Point(x: -n1.x, y: -n1.y), r)
    path.line(to: offset(a, n1, -r))
    addCap(&path, around: a, from: Point(x: -n1.x, y: -n1.y), r)
    path.close()
    return path
  }

  /// A line with round ends, clockwise on screen.
  static func capsule(from a: Point, to b: Point, stroke: Double) -> VectorPath {
    let way = unit(from: a, to: b)
    let n = Point(x: way.y, y: -way.x)
    var path = VectorPath()
    path.move(to: offset(a, n, stroke / 2))
    path.line(to: offset(b, n, stroke / 2))
    addCap(&path, around: b, from: n, stroke / 2)
    path.line(to: offset(a, n, -stroke / 2))
    addCap(&path, around: a, from: Point(x: -n.x, y: -n.y), stroke / 2)
    path.close()
    return path
  }

  /// Art struck through from top left to bottom right, with a gap on both sides of the line.
  static func slashed(_ art: VectorPath, stroke: Double) -> VectorPath {
    let (a, b) = (Point(x: 44, y: 36), Point(x: 212, y: 220))
    let way = unit(from: a, to: b)
    let normal = Point(x: -way.y, y: way.x)
    let middle = normal.x * a.x + normal.y * a.y
    let contours = Contours(art)
    var path = contours.cut(normal: normal, distance: middle + 1.5 * stroke).path
    path.append(contours.cut(normal: Point(x: -normal.x, y: -normal.y), distance: -middle + 1.5 * stroke).path)
    path.append(capsule(from: a, to: b, stroke: stroke))
    return path
  }

  /// A dashed rounded square.
  static func unknown(stroke: Double) -> VectorPath {
    var path = VectorPath()
    let (low, high, bend) = (40 + stroke / 2, 216 - stroke / 2, 24.0)
    let dash = 28.0
    for turn in 0..<4 {
      let (cosine, sine) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][turn]
      let around = Transform.translation(x: -128, y: -128).then(.rotation(cosine: cosine, sine: sine)).then(.translation(x: 128, y: 128))
      var side = capsule(from: Point(x: 128 - dash / 2, y: low), to: Point(x: 128 + dash / 2, y: low), stroke: stroke)
      side.append(corner(low: low, high: high, bend: bend, reach: 10, stroke: stroke))
      path.append(side.transformed(by: around))
    }
    return path
  }

  private static func corner(low: Double, high: Double, bend: Double, reach: Double, stroke: Double) -> VectorPath {
    let r = stroke / 2
    let center = Point(x: high - bend, y: low + bend)
    let (up, right) = (Point(x: 0, y: -1), Point(x: 1, y: 0))
    var path = VectorPath()
    path.move(to: Point(x: high - bend - reach, y: low - r))
    path.line(to: Point(x: center.x, y: low - r))
    addArc(&path, around: center, from: up, to: right, bend + r)
    path.line(to: Point(x: high + r, y: center.y + reach))
    addCap(&path, around: Point(x: high, y: center.y + reach), from: right, r)
    path.line(to: Point(x: high - r, y: center.y))
    addArcBack(&path, around: center, from: right, to: up, bend - r)
    path.line(to: Point(x: high - bend - reach, y: low + r))
    addCap(&path, around: Point(x: high - bend - reach, y: low), from: Point(x: 0, y: 1), r)
    path.close()
    return path
  }

  // MARK: Small steps

  private static func unit(_ v: Point) -> Point {
    let length = (v.x * v.x + v.y * v.y).squareRoot()
    return Point(x: v.x / length, y: v.y / length)
  }

  private static func unit(from a: Point, to b: Point) -> Point { unit(Point(x: b.x - a.x, y: b.y - a.y)) }

  private static func offset(_ p: Point, _ n: Point, _ distance: Double) -> Point {
    Point(x: p.x + n.x * distance, y: p.y + n.y * distance)
  }

  /// Half a circle, clockwise on screen, starting at direction `n`.
  private static func addCap(_ path: inout VectorPath, around center: Point, from n: Point, _ r: Double) {
    let side = Point(x: -n.y, y: n.x)
    addArc(&path, around: center, from: n, to: side, r)
    addArc(&path, around: center, from: side, to: Point(x: -n.x, y: -n.y), r)
  }

  /// At most a quarter of a circle, clockwise on screen, between two directions.
  private static func addArc(_ path: inout VectorPath, around center: Point, from: Point, to: Point, _ r: Double) {
    let angle = acos(min(1, max(-1, from.x * to.x + from.y * to.y)))
    let k = 4 / 3 * tan(angle / 4) * r
    path.cubic(
      to: offset(center, to, r), control1: Point(x: center.x + from.x * r - from.y * k, y: center.y + from.y * r + from.x * k),
      control2: Point(x: center.x + to.x * r + to.y * k, y: center.y + to.y * r - to.x * k))
  }

  private static func addArcBack(_ path: inout VectorPath, around center: Point, from: Point, to: Point, _ r: Double) {
    let angle = acos(min(1, max(-1, from.x * to.x + from.y * to.y)))
    let k = 4 / 3 * tan(angle / 4) * r
    path.cubic(
      to: offset(center, to, r), control1: Point(x: center.x + from.x * r + from.y * k, y: center.y + from.y * r - from.x * k),
      control2: Point(x: center.x + to.x * r - to.y * k, y: center.y + to.y * r + to.x * k))
  }
}

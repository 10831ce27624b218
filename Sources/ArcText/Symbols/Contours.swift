// Paths as polygons: area, centre of area, which contours are ink and which are holes, and cutting along a line.

import ArcGraphics

/// A path's contours with curves flattened.
struct Contours {
  var loops: [[Point]]

  /// Each curve becomes `steps` chords.
  init(_ path: VectorPath, steps: Int = 8) {
    loops = []
    var loop: [Point] = []
    var index = 0
    for verb in path.verbs {
      let points = path.points[index..<index + verb.pointCount]
      index += verb.pointCount
      switch verb {
      case .move:
        if loop.count > 2 { loops.append(loop) }
        loop = Array(points)
      case .line: loop += points
      case .quad, .cubic:
        guard let from = loop.last, let control1 = points.first, let end = points.last else { continue }
        // A quad is the cubic whose controls lie two thirds of the way to its own.
        let isQuad = verb == .quad
        let a = isQuad ? Self.between(from, control1, 2 / 3) : control1
        let b = isQuad ? Self.between(end, control1, 2 / 3) : points[points.startIndex + 1]
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let u = 1 - t
          let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          loop.append(
            Point(x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * end.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * end.y))
        }
      case .close:
        if loop.count > 2 { loops.append(loop) }
        loop = loop.first.map { [$0] } ?? []
      }
    }
    if loop.count > 2 { loops.append(loop) }
  }

  private static func between(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  var path: VectorPath {
    var path = VectorPath()
    for loop in loops {
      path.move(to: loop[0])
      for point in loop.dropFirst() { path.line(to: point) }
      path.close()
    }
    return path
  }

  /// The box around the polygons, or nil where there is none.
  var bounds: Rect? {
    guard let first = loops.first?.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for loop in loops {
      for p in loop {
        (left, right) = (min(left, p.x), max(right, p.x))
        (top, bottom) = (min(top, p.y), max(bottom, p.y))
      }
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The centre of the filled area, holes left out, or nil where the area is nothing.
  var centroid: Point? {
    var (area, x, y) = (0.0, 0.0, 0.0)
    for loop in loops {
      var p = loop[loop.count - 1]
      for q in loop {
        defer { p = q }
        let cross = p.x * q.y - q.x * p.y
        area += cross
        x += (p.x + q.x) * cross
        y += (p.y + q.y) * cross
      }
    }
    guard abs(area) > 1e-9 else { return nil }
    return Point(x: x / (3 * area), y: y / (3 * area))
  }

  static func area(_ loop: [Point]) -> Double {
    var twice = 0.0
    var p = loop[loop.count - 1]
    for q in loop {
      twice += p.x * q.y - q.x * p.y
      p = q
    }
    return twice / 2
  }

  /// How often the loops wind around a point.
  func winding(around p: Point) -> Int {
    var count = 0
    for loop in loops {
      var a = loop[loop.count - 1]
      for b in loop {
        defer { a = b }
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { count += b.y > a.y ? 1 : -1 }
      }
    }
    return count
  }

  /// The same ink with every edge of ink wound clockwise on screen and every edge of a hole the other way, so that the winding is one
  /// inside and nothing outside. Loops that divide ink from ink, or nothing from nothing, go.
  func oriented() -> Contours {
    var result = self
    result.loops = loops.compactMap { loop in
      guard let (inside, outside) = sides(of: loop) else { return nil }
      let isInk = winding(around: inside) != 0
      guard isInk != (winding(around: outside) != 0) else { return nil }
      return (Self.area(loop) > 0) == isInk ? loop : loop.reversed()
    }
    return result
  }

  /// A point just within a loop and one just without it, beside the middle of its longest edge.
  private func sides(of loop: [Point]) -> (inside: Point, outside: Point)? {
    var (longest, from, to) = (0.0, Point.zero, Point.zero)
    var a = loop[loop.count - 1]
    for b in loop {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      if dx * dx + dy * dy > longest { (longest, from, to) = (dx * dx + dy * dy, a, b) }
      a = b
    }
    guard longest > 0 else { return nil }
    let reach = 0.05 / longest.squareRoot()
    let normal = Point(x: -(to.y - from.y) * reach, y: (to.x - from.x) * reach)
    let middle = Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
    let left = Point(x: middle.x + normal.x, y: middle.y + normal.y)
    let right = Point(x: middle.x - normal.x, y: middle.y - normal.y)
    return Self.area(loop) > 0 ? (left, right) : (right, left)
  }

  /// What lies on the side of a line where `normal · p ≥ distance`.
  func cut(normal: Point, distance: Double) -> Contours {
    func height(_ p: Point) -> Double { normal.x * p.x + normal.y * p.y - distance }
    var result = self
    result.loops = loops.compactMap { loop in
      var kept: [Point] = []
      for (a, b) in zip(loop, loop.dropFirst() + loop.prefix(1)) {
        let (ha, hb) = (height(a), height(b))
        if ha >= 0 { kept.append(a) }
        if (ha >= 0) != (hb >= 0) {
          let t = ha / (ha - hb)
          kept.append(Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
        }
      }
      return kept.count > 2 ? kept : nil
    }
    return result
  }
}

extension VectorPath {
  /// The path with every contour run backward.
  func reversed() -> VectorPath {
    var result = VectorPath()
    var contour: [(verb: Verb, points: [Point])] = []
    func flush() {
      guard let last = contour.last?.points.last else { return }
      result.move(to: last)
      for index in contour.indices.dropFirst().reversed() {
        let points = contour[index].points
        guard let end = contour[index - 1].points.last else { continue }
        switch contour[index].verb {
        case .move, .close: break
        case .line: result.line(to: end)
        case .quad: result.quad(to: end, control: points[0])
        case .cubic: result.cubic(to: end, control1: points[1], control2: points[0])
        }
      }
      result.close()
      contour = []
    }
    var index = 0
    for verb in verbs {
      let own = Array(points[index..<index + verb.pointCount])
      index += verb.pointCount
      switch verb {
      case .move:
        flush()
        contour = [(verb, own)]
      case .line, .quad, .cubic: contour.append((verb, own))
      case .close: flush()
      }
    }
    flush()
    return result
  }
}

// Walking along a path: its corners, and its flattening where numbers are too large to draw.

import ArcGraphics

extension VectorPath {
  /// One straight or curved step of the path by its points, the start included.
  struct Segment {
    var points: [Point]
    var startsSubpath: Bool
    var closes: Bool
  }

  /// Every step with its start point; closing edges are steps too.
  func forEachSegment(_ body: (Segment) -> Void) {
    var (start, current): (Point?, Point?) = (nil, nil)
    var next = points.startIndex
    var isFirst = true
    for verb in verbs {
      let taken = Array(points[next..<next + verb.pointCount])
      next += verb.pointCount
      switch verb {
      case .move:
        (start, current) = (taken[0], taken[0])
        isFirst = true
      case .line, .quad, .cubic:
        let from = current ?? taken[0]
        if start == nil { start = from }
        body(Segment(points: [from] + taken, startsSubpath: isFirst, closes: false))
        current = taken.last
        isFirst = false
      case .close:
        if let from = current, let to = start { body(Segment(points: [from, to], startsSubpath: isFirst, closes: true)) }
        current = start
        isFirst = true
      }
    }
  }

  /// The greatest ratio of miter length to line width at a corner that stays under the limit; 1 where there are no corners.
  func greatestMiter(limit: Double) -> Double {
    var greatest = 1.0
    var previous: Point?
    var first: Point?
    func meet(_ a: Point, _ b: Point) {
      let half = (1 + a.x * b.x + a.y * b.y) / 2
      guard half > 0 else { return }
      let ratio = 1 / half.squareRoot()
      if ratio <= limit * 1.001 { greatest = max(greatest, ratio) }
    }
    forEachSegment { segment in
      if segment.startsSubpath { (previous, first) = (nil, nil) }
      if let leaving = Self.direction(segment.points) {
        if let previous { meet(previous, leaving) }
        if first == nil { first = leaving }
      }
      if let arriving = Self.direction(segment.points.reversed().map { Point(x: -$0.x, y: -$0.y) }) {
        // A curve may turn sharply inside itself; its own cusps are rare, and a round number covers them.
        if segment.points.count > 2 { greatest = max(greatest, min(limit, 2)) }
        previous = arriving
      }
      if segment.closes, let previous, let first { meet(previous, first) }
    }
    return greatest
  }

  /// The unit vector along which the points leave the first one, or nil where they all coincide.
  private static func direction(_ points: [Point]) -> Point? {
    for p in points.dropFirst() {
      let (dx, dy) = (p.x - points[0].x, p.y - points[0].y)
      let length = (dx * dx + dy * dy).squareRoot()
      if length > 1e-9 { return Point(x: dx / length, y: dy / length) }
    }
    return nil
  }

  /// The path as polygons, each closed or not, curves cut into 64 chords.
  private func flattened() -> [(points: [Point], isClosed: Bool)] {
    var result: [(points: [Point], isClosed: Bool)] = []
    forEachSegment { segment in
      if segment.startsSubpath || result.isEmpty { result.append(([segment.points[0]], false)) }
      let last = result.count - 1
      let p = segment.points
      switch p.count {
      case 2: result[last].points.append(p[1])
      default:
        for i in 1...64 {
          let t = Double(i) / 64
          let u = 1 - t
          func at(_ c: (Point) -> Double) -> Double {
            p.count == 3
              ? u * u * c(p[0]) + 2 * u * t * c(p[1]) + t * t * c(p[2])
              : u * u * u * c(p[0]) + 3 * u * u * t * c(p[1]) + 3 * u * t * t * c(p[2]) + t * t * t * c(p[3])
          }
          result[last].points.append(Point(x: at { $0.x }, y: at { $0.y }))
        }
      }
      if segment.closes { result[last].isClosed = true }
    }
    return result
  }

  /// The path cut to a square of ±`reach` about (0, 0), as polygons that fill the same pixels there.
  func filledPartWithin(_ reach: Double) -> VectorPath {
    var result = VectorPath()
    for (points, _) in flattened() {
      var polygon = points
      for edge in 0..<4 { polygon = Self.cut(polygon, edge: edge, reach: reach) }
      guard polygon.count > 2 else { continue }
      for (i, p) in polygon.enumerated() { i == 0 ? result.move(to: p) : result.line(to: p) }
      result.close()
    }
    return result
  }

  /// How far inside one edge of the square a point lies.
  private static func depth(_ p: Point, edge: Int, reach: Double) -> Double {
    switch edge {
    case 0: reach - p.x
    case 1: reach + p.x
    case 2: reach - p.y
    default: reach + p.y
    }
  }

  /// Keeps the side of one edge of the square that holds (0, 0).
  private static func cut(_ polygon: [Point], edge: Int, reach: Double) -> [Point] {
    var result: [Point] = []
    guard var previous = polygon.last else { return [] }
    for p in polygon {
      let (a, b) = (depth(previous, edge: edge, reach: reach), depth(p, edge: edge, reach: reach))
      if (a < 0) != (b < 0) { result.append(cross(previous, p, share: a / (a - b), edge: edge, reach: reach)) }
      if b >= 0 { result.append(p) }
      previous = p
    }
    return result
  }

  private static func cross(_ a: Point, _ b: Point, share: Double, edge: Int, reach: Double) -> Point {
    // Halves first, so that the difference of two huge numbers cannot overflow.
    let x = (a.x / 2 + (b.x / 2 - a.x / 2) * share) * 2
    let y = (a.y / 2 + (b.y / 2 - a.y / 2) * share) * 2
    func held(_ v: Double) -> Double { v.isFinite ? v : 0 }
    switch edge {
    case 0: return Point(x: reach, y: held(y))
    case 1: return Point(x: -reach, y: held(y))
    case 2: return Point(x: held(x), y: reach)
    default: return Point(x: held(x), y: -reach)
    }
  }

  /// The path cut to a square of ±`reach`, as open lines; dashes start anew where a line enters it.
  func strokedPartWithin(_ reach: Double) -> VectorPath {
    var result = VectorPath()
    for (points, isClosed) in flattened() {
      let line = isClosed ? points + points.prefix(1) : points
      var pen: Point?
      for (a, b) in zip(line, line.dropFirst()) {
        guard let (from, to) = Self.cut(a, b, reach: reach) else {
          pen = nil
          continue
        }
        if pen != from { result.move(to: from) }
        result.line(to: to)
        pen = to
      }
    }
    return result
  }

  /// The part of a line inside the square, or nil.
  private static func cut(_ a: Point, _ b: Point, reach: Double) -> (Point, Point)? {
    var line = (a, b)
    for edge in 0..<4 {
      let (d0, d1) = (depth(line.0, edge: edge, reach: reach), depth(line.1, edge: edge, reach: reach))
      if d0 < 0, d1 < 0 { return nil }
      if (d0 < 0) != (d1 < 0) {
        let p = cross(line.0, line.1, share: d0 / (d0 - d1), edge: edge, reach: reach)
        if d0 < 0 { line.0 = p } else { line.1 = p }
      }
    }
    return line
  }
}

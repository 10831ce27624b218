// The outline of a line drawn along a path, for clips and for shapes made of strokes.

import ArcGraphics
import Foundation

extension VectorPath {
  /// The area that a stroke covers, to be filled by the non-zero rule. Every part turns the same way, so that overlaps join.
  func outlined(_ stroke: Stroke) -> VectorPath {
    guard stroke.width > 0 else { return VectorPath() }
    var result = VectorPath()
    for (line, isClosed) in flattened {
      let points = line.reduce(into: [Point]()) { if $0.last != $1 { $0.append($1) } }
      if stroke.dash.isEmpty {
        result.appendOutline(of: points, isClosed: isClosed, stroke: stroke)
      } else {
        for dash in Self.dashes(along: points, pattern: stroke.dash, phase: stroke.dashPhase) {
          result.appendOutline(of: dash, isClosed: false, stroke: stroke)
        }
      }
    }
    return result
  }

  private mutating func appendOutline(of points: [Point], isClosed: Bool, stroke: Stroke) {
    let half = stroke.width / 2
    guard points.count > 1 else {
      if let dot = points.first, stroke.cap == .round { appendDisc(at: dot, radius: half) }
      return
    }
    for (a, b) in zip(points, points.dropFirst()) { appendBar(from: a, to: b, half: half) }
    let ring = isClosed && points.first == points.last ? Array(points.dropLast()) : points
    for i in ring.indices where isClosed || (i > 0 && i < ring.count - 1) {
      appendJoin(ring[(i + ring.count - 1) % ring.count], ring[i], ring[(i + 1) % ring.count], stroke: stroke)
    }
    guard !isClosed else { return }
    appendCap(at: points[0], from: points[1], stroke: stroke)
    appendCap(at: points[points.count - 1], from: points[points.count - 2], stroke: stroke)
  }

  private mutating func appendBar(from a: Point, to b: Point, half: Double) {
    let length = hypot(b.x - a.x, b.y - a.y)
    let (nx, ny) = (-(b.y - a.y) / length * half, (b.x - a.x) / length * half)
    appendPolygon([
      Point(x: a.x + nx, y: a.y + ny), Point(x: a.x - nx, y: a.y - ny), Point(x: b.x - nx, y: b.y - ny), Point(x: b.x + nx, y: b.y + ny),
    ])
  }

  private mutating func appendJoin(_ a: Point, _ b: Point, _ c: Point, stroke: Stroke) {
    let half = stroke.width / 2
    let (la, lc) = (hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y))
    guard la > 0, lc > 0 else { return }
    let (d1x, d1y) = ((b.x - a.x) / la, (b.y - a.y) / la)
    let (d2x, d2y) = ((c.x - b.x) / lc, (c.y - b.y) / lc)
    let turn = d1x * d2y - d1y * d2x
    let cosine = d1x * d2x + d1y * d2y
    guard abs(turn) > 1e-9 || cosine < 0 else { return }
    let side = turn > 0 ? 1.0 : -1.0
    let p = Point(x: b.x + side * d1y * half, y: b.y - side * d1x * half)
    let q = Point(x: b.x + side * d2y * half, y: b.y - side * d2x * half)
    switch stroke.join {
    case .round: appendDisc(at: b, radius: half)
    case .bevel: appendPolygon([b, p, q])
    case .miter:
      let ratio = 1 / max(((1 + cosine) / 2).squareRoot(), 1e-9)
      guard ratio <= stroke.miterLimit else { return appendPolygon([b, p, q]) }
      let (mx, my) = (p.x + q.x - 2 * b.x, p.y + q.y - 2 * b.y)
      let lm = hypot(mx, my)
      guard lm > 0 else { return }
      appendPolygon([b, p, Point(x: b.x + mx / lm * half * ratio, y: b.y + my / lm * half * ratio), q])
    }
  }

  private mutating func appendCap(at end: Point, from inner: Point, stroke: Stroke) {
    let half = stroke.width / 2
    switch stroke.cap {
    case .butt: break
    case .round: appendDisc(at: end, radius: half)
    case .square:
      let length = hypot(end.x - inner.x, end.y - inner.y)
      let beyond = Point(x: end.x + (end.x - inner.x) / length * half, y: end.y + (end.y - inner.y) / length * half)
      appendBar(from: end, to: beyond, half: half)
    }
  }

  private mutating func appendDisc(at center: Point, radius: Double) {
    append(VectorPath(ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// Adds a polygon, turned clockwise on screen as discs are.
  private mutating func appendPolygon(_ points: [Point]) {
    var area = 0.0
    for i in points.indices {
      let (a, b) = (points[i], points[(i + 1) % points.count])
      area += a.x * b.y - a.y * b.x
    }
    let ordered = area < 0 ? points.reversed() : points
    move(to: ordered[0])
    for point in ordered.dropFirst() { line(to: point) }
    close()
  }

  private static func dashes(along points: [Point], pattern: [Double], phase: Double) -> [[Point]] {
    let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = pattern.reduce(0, +)
    guard period > 0, let first = points.first, pattern.allSatisfy({ $0 >= 0 }) else { return [points] }
    var left = phase.truncatingRemainder(dividingBy: period)
    if left < 0 { left += period }
    var index = 0
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var room = pattern[index] - left
    var result: [[Point]] = []
    var dash: [Point] = index % 2 == 0 ? [first] : []
    for (a, b) in zip(points, points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      var walked = 0.0
      while length - walked > room {
        walked += room
        let p = Point(x: a.x + (b.x - a.x) * walked / length, y: a.y + (b.y - a.y) * walked / length)
        if index % 2 == 0 { result.append(dash + [p]) }
        index = (index + 1) % pattern.count
        dash = index % 2 == 0 ? [p] : []
        room = pattern[index]
      }
      room -= length - walked
      if index % 2 == 0 { dash.append(b) }
    }
    if dash.count > 1 { result.append(dash) }
    return result
  }
}

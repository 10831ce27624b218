// A path's lines cut where they enter and leave an area.

import ArcGraphics
import Foundation

extension VectorPath {
  /// The parts of this path's lines that lie within an area, or outside of it.
  func lines(inside: Bool, of other: VectorPath, rule: FillRule) -> VectorPath {
    let area = PolygonArea(other, rule)
    let own = PolygonArea(self, .nonZero, closes: false).edges
    var result = VectorPath()
    for edge in own {
      let line = PolygonEdge(start: edge.start, end: edge.end, owner: -1)
      for part in PolygonEdge.split([line] + area.edges).prefix(while: { $0.owner == -1 }) {
        let middle = Point(x: (part.start.x + part.end.x) / 2, y: (part.start.y + part.end.y) / 2)
        guard area.contains(middle) == inside, part.start != part.end else { continue }
        if result.currentPoint != part.start { result.move(to: part.start) }
        result.line(to: part.end)
      }
    }
    return result
  }
}

/// A straight piece of an outline.
struct PolygonEdge {
  var start: Point
  var end: Point
  /// Which edge this is a part of.
  var owner: Int

  /// The edges cut where they meet one another; parts of one edge stay together, in its order.
  static func split(_ edges: [PolygonEdge]) -> [PolygonEdge] {
    var cuts = [[Double]](repeating: [], count: edges.count)
    for i in edges.indices {
      let a = edges[i]
      let (ax, ay) = (a.end.x - a.start.x, a.end.y - a.start.y)
      for j in edges.indices where j > i {
        let b = edges[j]
        guard max(b.start.x, b.end.x) >= min(a.start.x, a.end.x), min(b.start.x, b.end.x) <= max(a.start.x, a.end.x),
          max(b.start.y, b.end.y) >= min(a.start.y, a.end.y), min(b.start.y, b.end.y) <= max(a.start.y, a.end.y)
        else { continue }
        let (bx, by) = (b.end.x - b.start.x, b.end.y - b.start.y)
        let cross = ax * by - ay * bx
        let (ox, oy) = (b.start.x - a.start.x, b.start.y - a.start.y)
        if abs(cross) > 1e-12 * (hypot(ax, ay) * hypot(bx, by)) {
          let (s, t) = ((ox * by - oy * bx) / cross, (ox * ay - oy * ax) / cross)
          if s > -1e-9, s < 1 + 1e-9, t > -1e-9, t < 1 + 1e-9 {
            cuts[i].append(s)
            cuts[j].append(t)
          }
        } else {
          // Along one another: each is cut at the other's ends.
          for point in [b.start, b.end] { if let s = a.parameter(of: point) { cuts[i].append(s) } }
          for point in [a.start, a.end] { if let t = b.parameter(of: point) { cuts[j].append(t) } }
        }
      }
    }
    var result: [PolygonEdge] = []
    for i in edges.indices {
      var last = edges[i].start
      for s in cuts[i].sorted() where s > 1e-9 && s < 1 - 1e-9 {
        let point = edges[i].point(s)
        result.append(PolygonEdge(start: last, end: point, owner: edges[i].owner))
        last = point
      }
      result.append(PolygonEdge(start: last, end: edges[i].end, owner: edges[i].owner))
    }
    return result
  }

  private func point(_ s: Double) -> Point { Point(x: start.x + (end.x - start.x) * s, y: start.y + (end.y - start.y) * s) }

  /// How far along the edge a point lies, or nil where it lies beside it.
  private func parameter(of point: Point) -> Double? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return nil }
    let (px, py) = (point.x - start.x, point.y - start.y)
    guard abs(px * dy - py * dx) < 1e-9 * square.squareRoot() * max(1, square.squareRoot()) else { return nil }
    let s = (px * dx + py * dy) / square
    return s > 0 && s < 1 ? s : nil
  }
}

/// A filled path as straight edges.
struct PolygonArea {
  let edges: [PolygonEdge]
  let rule: FillRule

  /// - Parameter closes: Whether subpaths are closed, as filling does.
  init(_ path: VectorPath, _ rule: FillRule, closes: Bool = true) {
    self.rule = rule
    var edges: [PolygonEdge] = []
    for subpath in path.subpaths {
      var points: [Point] = []
      for piece in subpath.pieces {
        if points.isEmpty { points.append(piece.start) }
        switch piece {
        case .line(_, let end): points.append(end)
        case .quad, .cubic: points += (1...24).map { piece.point(Double($0) / 24) }
        }
      }
      if closes || subpath.isClosed, let first = points.first, points.last != first { points.append(first) }
      for (a, b) in zip(points, points.dropFirst()) where a != b { edges.append(PolygonEdge(start: a, end: b, owner: edges.count)) }
    }
    self.edges = edges
  }

  func contains(_ point: Point) -> Bool {
    var winding = 0
    for edge in edges where (edge.start.y <= point.y) != (edge.end.y <= point.y) {
      let t = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
      if edge.start.x + t * (edge.end.x - edge.start.x) > point.x { winding += edge.end.y > edge.start.y ? 1 : -1 }
    }
    switch rule {
    case .nonZero: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }
}

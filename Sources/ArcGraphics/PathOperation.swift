// Areas made of two areas: joined, shared, cut out of one another.

/// What becomes of the areas of two paths.
public enum PathOperation: Sendable, Hashable {
  /// What either covers.
  case union
  /// What both cover.
  case intersection
  /// What the first covers and the second does not.
  case difference
  /// What exactly one of them covers.
  case symmetricDifference

  func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .difference: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension VectorPath {
  /// The outline of what `operation` makes of the areas of two paths, curves as chords that lie within `tolerance` of them.
  ///
  /// Its contours do not cross; areas are wound clockwise on screen and holes the other way, so that both fill rules agree on it.
  public func combined(
    _ operation: PathOperation, with other: VectorPath, rule: FillRule = .nonZero, tolerance: Double = 0.05
  ) -> VectorPath {
    BandSweep(self, other, rule: rule, tolerance: tolerance).outline(of: operation)
  }
}

/// Cuts two areas into horizontal bands in which no edges cross, so that each band is a row of trapezoids.
private struct BandSweep {
  /// An edge that runs down from (x0, y0) to (x1, y1).
  private struct Edge {
    var x0, y0, x1, y1: Double
    /// 1 where the contour ran down here, −1 where it ran up.
    var turn: Int
    var isOfSecond: Bool

    func x(_ y: Double) -> Double { y <= y0 ? x0 : y >= y1 ? x1 : x0 + (x1 - x0) * (y - y0) / (y1 - y0) }
  }

  /// A stretch of a band that the result covers, by its sides at the band's top and bottom.
  private struct Stretch {
    var left: (top: Double, bottom: Double)
    var right: (top: Double, bottom: Double)
  }

  private let edges: [Edge]
  private let levels: [Double]
  private let rule: FillRule

  init(_ first: VectorPath, _ second: VectorPath, rule: FillRule, tolerance: Double) {
    var edges: [Edge] = []
    for (path, isOfSecond) in [(first, false), (second, true)] {
      for loop in path.polygons(tolerance: tolerance) {
        var a = loop[loop.count - 1]
        for b in loop {
          if a.y < b.y { edges.append(Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, turn: 1, isOfSecond: isOfSecond)) }
          if a.y > b.y { edges.append(Edge(x0: b.x, y0: b.y, x1: a.x, y1: a.y, turn: -1, isOfSecond: isOfSecond)) }
          a = b
        }
      }
    }
    edges.sort { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
    var levels = edges.flatMap { [$0.y0, $0.y1] }
    for (index, a) in edges.enumerated() {
      for b in edges[(index + 1)...] {
        if b.y0 >= a.y1 { break }
        let (top, bottom) = (b.y0, min(a.y1, b.y1))
        let (before, after) = (a.x(top) - b.x(top), a.x(bottom) - b.x(bottom))
        if before * after < 0 { levels.append(top + (bottom - top) * before / (before - after)) }
      }
    }
    levels.sort()
    // Bands thinner than this hold nothing that can be seen.
    self.levels = levels.reduce(into: []) { kept, y in if kept.last.map({ y - $0 > 1e-7 }) ?? true { kept.append(y) } }
    self.edges = edges
    self.rule = rule
  }

  func outline(of operation: PathOperation) -> VectorPath {
    var tracer = LoopTracer()
    var above: [Stretch] = []
    var next = 0
    var active: [Edge] = []
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      let middle = (top + bottom) / 2
      while next < edges.count, edges[next].y0 < middle {
        active.append(edges[next])
        next += 1
      }
      active.removeAll { $0.y1 <= middle }
      let row = stretches(active.sorted { $0.x(middle) < $1.x(middle) }, operation, top: top, bottom: bottom)
      for stretch in row {
        tracer.add(Point(x: stretch.left.bottom, y: bottom), Point(x: stretch.left.top, y: top))
        tracer.add(Point(x: stretch.right.top, y: top), Point(x: stretch.right.bottom, y: bottom))
      }
      seam(above.map { ($0.left.bottom, $0.right.bottom) }, row.map { ($0.left.top, $0.right.top) }, at: top, into: &tracer)
      above = row
    }
    if let last = levels.last { seam(above.map { ($0.left.bottom, $0.right.bottom) }, [], at: last, into: &tracer) }
    return tracer.path()
  }

  private func stretches(_ active: [Edge], _ operation: PathOperation, top: Double, bottom: Double) -> [Stretch] {
    func covers(_ winding: Int) -> Bool { rule == .nonZero ? winding != 0 : winding % 2 != 0 }
    var (first, second) = (0, 0)
    var result: [Stretch] = []
    var start: (top: Double, bottom: Double)?
    for edge in active {
      if edge.isOfSecond { second += edge.turn } else { first += edge.turn }
      let side = (top: edge.x(top), bottom: edge.x(bottom))
      switch (start, operation.holds(covers(first), covers(second))) {
      case (nil, true): start = side
      case (let left?, false):
        start = nil
        // Sides that fall together bound nothing.
        if side.top - left.top > 1e-7 || side.bottom - left.bottom > 1e-7 { result.append(Stretch(left: left, right: side)) }
      case (nil, false), (_?, true): break
      }
    }
    return result
  }

  /// The horizontal edges between a band and the one under it: to the right where an area begins, to the left where one ends.
  private func seam(_ above: [(Double, Double)], _ below: [(Double, Double)], at y: Double, into tracer: inout LoopTracer) {
    let stops = Set((above + below).flatMap { [$0.0, $0.1] }).sorted()
    for (from, to) in zip(stops, stops.dropFirst()) where to - from > 1e-7 {
      let middle = (from + to) / 2
      let isAbove = above.contains { $0.0 < middle && middle < $0.1 }
      let isBelow = below.contains { $0.0 < middle && middle < $0.1 }
      if isBelow, !isAbove { tracer.add(Point(x: from, y: y), Point(x: to, y: y)) }
      if isAbove, !isBelow { tracer.add(Point(x: to, y: y), Point(x: from, y: y)) }
    }
  }
}

/// Joins directed edges into closed loops.
private struct LoopTracer {
  private struct Key: Hashable {
    var x, y: Int

    init(_ p: Point) { (x, y) = (Int((p.x * 1e5).rounded()), Int((p.y * 1e5).rounded())) }
  }

  private var ends: [Key: [Point]] = [:]
  private var starts: [Point] = []

  mutating func add(_ from: Point, _ to: Point) {
    guard Key(from) != Key(to) else { return }
    ends[Key(from), default: []].append(to)
    starts.append(from)
  }

  /// The loops as one path; corners on straight lines are left out.
  mutating func path() -> VectorPath {
    var path = VectorPath()
    for start in starts {
      var loop: [Point] = []
      var here = start
      while let next = take(from: here) {
        loop.append(here)
        here = next
        if Key(here) == Key(start) { break }
      }
      let corners = loop.indices.filter { index in
        let (a, b, c) = (loop[(index + loop.count - 1) % loop.count], loop[index], loop[(index + 1) % loop.count])
        let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
        return abs(cross) > 1e-9
      }
      guard corners.count > 2 else { continue }
      path.move(to: loop[corners[0]])
      for corner in corners.dropFirst() { path.line(to: loop[corner]) }
      path.close()
    }
    return path
  }

  /// The end of an edge that begins at a point, or within rounding of it.
  private mutating func take(from point: Point) -> Point? {
    let key = Key(point)
    for (dx, dy) in [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)] {
      var near = key
      near.x += dx
      near.y += dy
      if var found = ends[near], let end = found.popLast() {
        ends[near] = found.isEmpty ? nil : found
        return end
      }
    }
    return nil
  }
}

extension VectorPath {
  /// The contours as polygons of at least three points, curves as chords that lie within `tolerance` of them.
  public func polygons(tolerance: Double = 0.05) -> [[Point]] {
    var loops: [[Point]] = []
    var loop: [Point] = []
    func finish() {
      if loop.count > 2 { loops.append(loop) }
    }
    var index = 0
    for verb in verbs {
      let own = points[index..<index + verb.pointCount]
      index += verb.pointCount
      switch verb {
      case .move:
        finish()
        loop = Array(own)
      case .line: loop += own
      case .quad, .cubic:
        guard let from = loop.last, let end = own.last, let first = own.first else { continue }
        // A quad is the cubic whose controls lie two thirds of the way to its own.
        let (a, b) =
          verb == .quad
          ? (
            Point(x: from.x + (first.x - from.x) * 2 / 3, y: from.y + (first.y - from.y) * 2 / 3),
            Point(x: end.x + (first.x - end.x) * 2 / 3, y: end.y + (first.y - end.y) * 2 / 3)
          ) : (first, own[own.startIndex + 1])
        // The second differences bound how far a curve is from its chords.
        let bend = max(
          abs(from.x - 2 * a.x + b.x) + abs(from.y - 2 * a.y + b.y), abs(a.x - 2 * b.x + end.x) + abs(a.y - 2 * b.y + end.y))
        let steps = min(64, max(1, Int((0.75 * bend / max(tolerance, 1e-6)).squareRoot().rounded(.up))))
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let u = 1 - t
          let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          loop.append(Point(x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * end.x, y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * end.y))
        }
      case .close:
        finish()
        loop = loop.first.map { [$0] } ?? []
      }
    }
    finish()
    return loops
  }
}

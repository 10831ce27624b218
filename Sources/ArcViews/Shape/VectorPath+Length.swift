// Paths by their length: trimming, bounds, insides.

import ArcGraphics
import Foundation

/// A piece of a path between two points.
enum PathPiece {
  case line(Point, Point)
  case quad(Point, Point, Point)
  case cubic(Point, Point, Point, Point)

  var start: Point {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    }
  }

  func point(_ t: Double) -> Point {
    let u = 1 - t
    func mix(_ terms: (Double, Point)...) -> Point {
      terms.reduce(Point.zero) { Point(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
    }
    switch self {
    case .line(let a, let b): return mix((u, a), (t, b))
    case .quad(let a, let c, let b): return mix((u * u, a), (2 * u * t, c), (t * t, b))
    case .cubic(let a, let c, let d, let b): return mix((u * u * u, a), (3 * u * u * t, c), (3 * u * t * t, d), (t * t * t, b))
    }
  }

  /// The part between two parameters.
  func part(from t0: Double, to t1: Double) -> PathPiece {
    func lerp(_ a: Point, _ b: Point, _ t: Double) -> Point { Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    switch self {
    case .line: return .line(point(t0), point(t1))
    case .quad(let a, let c, let b):
      let control = lerp(lerp(a, c, t0), lerp(c, b, t0), t1)
      return .quad(point(t0), control, point(t1))
    case .cubic(let a, let c, let d, let b):
      func blossom(_ r: Double, _ s: Double, _ t: Double) -> Point {
        let (p, q, w) = (lerp(a, c, r), lerp(c, d, r), lerp(d, b, r))
        return lerp(lerp(p, q, s), lerp(q, w, s), t)
      }
      return .cubic(point(t0), blossom(t0, t0, t1), blossom(t0, t1, t1), point(t1))
    }
  }

  /// Lengths from the start to each of equally spaced parameters, the first 0.
  var lengths: [Double] {
    let steps =
      switch self {
      case .line: 1
      case .quad, .cubic: 32
      }
    var sums = [0.0]
    var last = start
    for i in 1...steps {
      let p = point(Double(i) / Double(steps))
      sums.append(sums[i - 1] + hypot(p.x - last.x, p.y - last.y))
      last = p
    }
    return sums
  }
}

extension VectorPath {
  /// The drawn pieces of each subpath; a closed one ends where it began.
  var subpaths: [(pieces: [PathPiece], isClosed: Bool)] {
    var result: [(pieces: [PathPiece], isClosed: Bool)] = []
    var pieces: [PathPiece] = []
    var (start, current) = (Point.zero, Point.zero)
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return points[next]
    }
    func finish(closed: Bool) {
      if !pieces.isEmpty { result.append((pieces, closed)) }
      pieces = []
    }
    for verb in verbs {
      switch verb {
      case .move:
        finish(closed: false)
        start = take()
        current = start
      case .line:
        let end = take()
        pieces.append(.line(current, end))
        current = end
      case .quad:
        let (control, end) = (take(), take())
        pieces.append(.quad(current, control, end))
        current = end
      case .cubic:
        let (c1, c2, end) = (take(), take(), take())
        pieces.append(.cubic(current, c1, c2, end))
        current = end
      case .close:
        if current != start { pieces.append(.line(current, start)) }
        current = start
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }

  mutating func append(_ piece: PathPiece) {
    switch piece {
    case .line(_, let b): line(to: b)
    case .quad(_, let c, let b): quad(to: b, control: c)
    case .cubic(_, let c, let d, let b): cubic(to: b, control1: c, control2: d)
    }
  }

  /// The part between two fractions of the whole length, held to 0…1; nothing where `from` is not below `to`.
  func trimmed(from: Double, to: Double) -> VectorPath {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return VectorPath() }
    guard from > 0 || to < 1 else { return self }
    let measured = subpaths.map { $0.pieces.map { ($0, $0.lengths) } }
    let total = measured.joined().reduce(0) { $0 + ($1.1.last ?? 0) }
    let (begin, end) = (from * total, to * total)
    var result = VectorPath()
    var walked = 0.0
    for subpath in measured {
      var isOpen = false
      for (piece, lengths) in subpath {
        let length = lengths.last ?? 0
        defer { walked += length }
        let (lower, upper) = (max(begin - walked, 0), min(end - walked, length))
        guard length > 0, lower < upper else { continue }
        let (t0, t1) = (Self.parameter(at: lower, in: lengths), Self.parameter(at: upper, in: lengths))
        let part = t0 == 0 && t1 == 1 ? piece : piece.part(from: t0, to: t1)
        if !isOpen { result.move(to: part.start) }
        isOpen = true
        result.append(part)
      }
    }
    return result
  }

  /// The parameter at a length along a piece.
  private static func parameter(at length: Double, in lengths: [Double]) -> Double {
    let steps = lengths.count - 1
    guard let i = lengths.firstIndex(where: { $0 >= length }), i > 0 else { return 0 }
    let span = lengths[i] - lengths[i - 1]
    let within = span > 0 ? (length - lengths[i - 1]) / span : 0
    return (Double(i - 1) + within) / Double(steps)
  }

  /// Lines along the path, each curve in 16 steps.
  var flattened: [(points: [Point], isClosed: Bool)] {
    subpaths.map { subpath in
      var line = [subpath.pieces[0].start]
      for piece in subpath.pieces {
        switch piece {
        case .line(_, let end): line.append(end)
        case .quad, .cubic: line += (1...16).map { piece.point(Double($0) / 16) }
        }
      }
      return (line, subpath.isClosed)
    }
  }

  /// The box around what the path passes through, its curves included and their controls not.
  var tightBounds: Rect? {
    guard let first = points.first else { return nil }
    var (l, t, r, b) = (first.x, first.y, first.x, first.y)
    for piece in subpaths.flatMap(\.pieces) {
      for p in [piece.point(0), piece.point(1)] + piece.extremes {
        (l, r) = (min(l, p.x), max(r, p.x))
        (t, b) = (min(t, p.y), max(b, p.y))
      }
    }
    return Rect(x: l, y: t, width: r - l, height: b - t)
  }

  func contains(_ point: Point, rule: FillRule) -> Bool {
    var winding = 0
    for (line, _) in flattened {
      for i in line.indices {
        let (a, b) = (line[i], line[(i + 1) % line.count])
        let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
        if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

extension PathPiece {
  /// Where a curve turns along an axis.
  fileprivate var extremes: [Point] {
    func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
      guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
      let d = b * b - 4 * a * c
      guard d >= 0 else { return [] }
      return [(-b + d.squareRoot()) / (2 * a), (-b - d.squareRoot()) / (2 * a)]
    }
    let times: [Double]
    switch self {
    case .line: times = []
    case .quad(let a, let c, let b):
      times = [\Point.x, \Point.y].flatMap { axis in
        roots(0, a[keyPath: axis] - 2 * c[keyPath: axis] + b[keyPath: axis], c[keyPath: axis] - a[keyPath: axis])
      }
    case .cubic(let a, let c, let d, let b):
      times = [\Point.x, \Point.y].flatMap { axis in
        let (p, q, r, s) = (a[keyPath: axis], c[keyPath: axis], d[keyPath: axis], b[keyPath: axis])
        return roots(-p + 3 * q - 3 * r + s, 2 * (p - 2 * q + r), q - p)
      }
    }
    return times.filter { $0 > 0 && $0 < 1 }.map(point)
  }
}

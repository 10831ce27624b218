// A path as flat arrays of verbs and points: lines, quadratic and cubic curves.

/// A vector path. Points are stored flat in the order that the verbs take them.
public struct VectorPath: Sendable, Hashable {
  /// What a step of the path does, and how many points it takes from `points`.
  public enum Verb: UInt8, Sendable {
    /// Starts a subpath (1 point).
    case move
    /// A straight line (1 point).
    case line
    /// A quadratic curve (control, end).
    case quad
    /// A cubic curve (control, control, end).
    case cubic
    /// Closes the subpath (no point).
    case close

    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  public private(set) var verbs: [Verb] = []
  public private(set) var points: [Point] = []

  public init() {}

  public var isEmpty: Bool { verbs.isEmpty }
  /// Where the next step begins: the last point, or after a contour's end where it began; nil for an empty path.
  public var currentPoint: Point? {
    guard verbs.last == .close else { return points.last }
    var index = points.count
    for verb in verbs.reversed() {
      index -= verb.pointCount
      if verb == .move { return points[index] }
    }
    return points.first
  }

  public mutating func move(to p: Point) {
    verbs.append(.move)
    points.append(p)
  }

  public mutating func line(to p: Point) {
    verbs.append(.line)
    points.append(p)
  }

  public mutating func quad(to end: Point, control: Point) {
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  public mutating func cubic(to end: Point, control1: Point, control2: Point) {
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Closes the subpath; nothing where it is closed, or not begun.
  public mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  public mutating func append(_ other: VectorPath) {
    verbs += other.verbs
    points += other.points
  }

  public func transformed(by t: Transform) -> VectorPath {
    guard !t.isIdentity else { return self }
    var result = self
    for i in result.points.indices { result.points[i] = t.apply(result.points[i]) }
    return result
  }

  /// The path with every coordinate passed through `body`.
  public func mapPoints(_ body: (Point) -> Point) -> VectorPath {
    var result = self
    for i in result.points.indices { result.points[i] = body(result.points[i]) }
    return result
  }

  /// The box around all points, controls included; nil for an empty path.
  public var controlBounds: Rect? {
    guard let first = points.first else { return nil }
    var (l, t, r, b) = (first.x, first.y, first.x, first.y)
    for p in points {
      l = min(l, p.x)
      r = max(r, p.x)
      t = min(t, p.y)
      b = max(b, p.y)
    }
    return Rect(x: l, y: t, width: r - l, height: b - t)
  }
}

/// How a stroke is drawn. Lengths are in the path's unit.
public struct Stroke: Sendable, Hashable {
  public enum Cap: UInt8, Sendable { case butt, round, square }
  public enum Join: UInt8, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]
  /// How far into the dashes the line begins.
  public var dashPhase: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// Which side of a path counts as inside.
public enum FillRule: UInt8, Sendable, Hashable { case nonZero, evenOdd }

// A shape as the painter and the SVG writer see it: moved to its own whole-pixel origin and rounded to 1/100 pixel.

import ArcGraphics

/// The numbers that decide a shape's coverage, and where it stands. Equal words mean equal masks.
struct RoundedShape {
  /// Coordinates beyond this many pixels are cut away before rounding, so that no fixed-point number overflows.
  static let reach = 1_000_000.0

  /// The whole pixel that the words are relative to.
  private(set) var originX = 0
  private(set) var originY = 0
  /// Verbs, then coordinates in hundredths of a pixel, then the stroke's numbers.
  private(set) var words: [Int32] = []
  private var verbCount = 0
  private var pointCount = 0
  private(set) var stroke: Stroke?
  private(set) var rule: FillRule = .nonZero
  /// Bounds of the points in hundredths, relative to the origin.
  private var (low, high): ((x: Int32, y: Int32), (x: Int32, y: Int32)) = ((0, 0), (0, 0))

  init() {}

  /// Takes a path, or says false where there is nothing to draw.
  mutating func take(_ path: VectorPath, stroke: Stroke?, rule: FillRule) -> Bool {
    words.removeAll(keepingCapacity: true)
    self.stroke = stroke
    self.rule = rule
    var source = path
    var isFar = false
    for point in path.points {
      guard point.x.isFinite, point.y.isFinite else { return false }
      if abs(point.x) > Self.reach || abs(point.y) > Self.reach { isFar = true }
    }
    if isFar { source = stroke == nil ? path.filledPartWithin(Self.reach) : path.strokedPartWithin(Self.reach) }
    guard let first = source.points.first else { return false }
    originX = Int(first.x.rounded(.down))
    originY = Int(first.y.rounded(.down))
    verbCount = source.verbs.count
    pointCount = source.points.count
    words.reserveCapacity(verbCount + 2 * pointCount + 8)
    words.append(Int32(truncatingIfNeeded: verbCount))
    words.append(stroke == nil ? Int32(rule.rawValue) : 2)
    for verb in source.verbs { words.append(Int32(verb.rawValue)) }
    let (shiftX, shiftY) = (Int32(originX * 100), Int32(originY * 100))
    low = (.max, .max)
    high = (.min, .min)
    for point in source.points {
      let x = Int32((point.x * 100).rounded()) - shiftX
      let y = Int32((point.y * 100).rounded()) - shiftY
      low = (min(low.x, x), min(low.y, y))
      high = (max(high.x, x), max(high.y, y))
      words.append(x)
      words.append(y)
    }
    if let stroke { append(stroke) }
    return true
  }

  private mutating func append(_ s: Stroke) {
    words.append(Int32(s.cap.rawValue) << 8 | Int32(s.join.rawValue))
    for v in [s.width, s.miterLimit, s.dashPhase] + s.dash { words.append(hundredths(v)) }
  }

  /// The path relative to the origin, in pixels.
  var path: VectorPath {
    var result = VectorPath()
    var next = 2 + verbCount
    func point() -> Point {
      defer { next += 2 }
      return Point(x: Double(words[next]) / 100, y: Double(words[next + 1]) / 100)
    }
    for i in 2..<2 + verbCount {
      switch VectorPath.Verb(rawValue: UInt8(words[i])) {
      case .move: result.move(to: point())
      case .line: result.line(to: point())
      case .quad:
        let control = point()
        result.quad(to: point(), control: control)
      case .cubic:
        let (one, two) = (point(), point())
        result.cubic(to: point(), control1: one, control2: two)
      case .close, nil: result.close()
      }
    }
    return result
  }

  /// The pixels that may be covered, relative to the origin, quickly and generously.
  var roughBounds: PixelBox {
    guard let stroke else { return bounds(outsetBy: 0) }
    return bounds(outsetBy: stroke.width / 2 * max(1.5, stroke.join == .miter ? stroke.miterLimit : 1) + 1)
  }

  /// The pixels that may be covered, relative to the origin, as closely as the path's corners tell.
  func closeBounds(of path: VectorPath) -> PixelBox {
    guard let stroke else { return bounds(outsetBy: 0) }
    return bounds(outsetBy: stroke.reach(along: path) + 1)
  }

  private func bounds(outsetBy reach: Double) -> PixelBox {
    let box = Rect(
      x: Double(low.x) / 100, y: Double(low.y) / 100, width: Double(high.x - low.x) / 100, height: Double(high.y - low.y) / 100)
    return PixelBox(covering: box.insetBy(dx: -reach, dy: -reach))
  }

  /// The rectangle of whole pixels that the shape is, relative to the origin, or nil where it is anything else.
  var wholePixelRect: PixelBox? {
    guard stroke == nil, pointCount == 4, verbCount == 4 || verbCount == 5, words[2] == 0, words[3] == 1, words[4] == 1, words[5] == 1,
      verbCount == 4 || words[6] == 4
    else { return nil }
    let at = 2 + verbCount
    for i in at..<at + 8 where words[i] % 100 != 0 { return nil }
    let (x0, y0, x1, y1, x2, y2, x3, y3) = (
      words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5], words[at + 6], words[at + 7]
    )
    guard (y0 == y1 && x1 == x2 && y2 == y3 && x3 == x0) || (x0 == x1 && y1 == y2 && x2 == x3 && y3 == y0) else { return nil }
    return PixelBox(left: Int(low.x) / 100, top: Int(low.y) / 100, right: Int(high.x) / 100, bottom: Int(high.y) / 100)
  }
}

/// A length in hundredths, held to what 32 bits hold.
func hundredths(_ v: Double) -> Int32 {
  v.isFinite ? Int32(min(max((v * 100).rounded(), -2_000_000_000), 2_000_000_000)) : 0
}

extension Stroke {
  /// The stroke with every length rounded to 1/100 pixel and held to what can be drawn, or nil where it draws nothing.
  var rounded: Stroke? {
    func round(_ v: Double) -> Double { Double(hundredths(v)) / 100 }
    var result = self
    result.width = min(round(width), RoundedShape.reach)
    guard result.width > 0 else { return nil }
    result.miterLimit = max(1, round(miterLimit))
    result.dash = dash.map(round)
    result.dashPhase = round(dashPhase)
    let period = result.dash.reduce(0, +)
    // Dashes that cannot be told apart, or a list that Cairo would refuse, make a solid line.
    if !result.dash.allSatisfy({ $0 >= 0 }) || period < 0.1 || period > RoundedShape.reach || result.dash.count > 64 {
      result.dash = []
      result.dashPhase = 0
    }
    if period > 0, !result.dash.isEmpty {
      let whole = result.dash.count % 2 == 0 ? period : 2 * period
      result.dashPhase = result.dashPhase.truncatingRemainder(dividingBy: whole)
      if result.dashPhase < 0 { result.dashPhase += whole }
    }
    return result
  }

  /// How far ink can lie from the path: half the width, more at square caps and at the miters that the path really has.
  func reach(along path: VectorPath) -> Double {
    var factor = cap == .square ? 2.0.squareRoot() : 1
    if join == .miter { factor = max(factor, path.greatestMiter(limit: miterLimit)) }
    return width / 2 * factor
  }
}

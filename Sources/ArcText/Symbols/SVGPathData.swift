// Reads the path data of an SVG file: M L H V A C S Q T Z, absolute and relative; arcs become cubic curves.

import ArcGraphics
import Glibc

/// A path from the text of a `d` attribute, up to the first thing that is not path data.
func path(fromData data: some Collection<UInt8>) -> VectorPath {
  var reader = PathReader(bytes: Array(data))
  return reader.read()
}

private struct PathReader {
  let bytes: [UInt8]
  var position = 0
  var path = VectorPath()
  var current = Point.zero
  var start = Point.zero
  /// The second control point of a cubic just drawn, and the control point of a quad just drawn.
  var cubicControl: Point?
  var quadControl: Point?

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() -> VectorPath {
    var command: UInt8 = 0
    while let letter = nextLetter() ?? (hasNumber ? command : nil), letter != 0 {
      guard step(letter) else { break }
      // Further pairs after a move are lines; after a contour's end there are none.
      switch letter {
      case UInt8(ascii: "M"): command = UInt8(ascii: "L")
      case UInt8(ascii: "m"): command = UInt8(ascii: "l")
      case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = 0
      default: command = letter
      }
    }
    return path
  }

  private mutating func step(_ letter: UInt8) -> Bool {
    let isRelative = letter >= 0x61
    let base = isRelative ? current : .zero
    var (cubic, quad): (Point?, Point?) = (nil, nil)
    switch letter | 0x20 {
    case UInt8(ascii: "m"):
      guard let p = point(base) else { return false }
      path.move(to: p)
      (current, start) = (p, p)
    case UInt8(ascii: "l"):
      guard let p = point(base) else { return false }
      line(to: p)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Point(x: base.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Point(x: current.x, y: base.y + y))
    case UInt8(ascii: "c"):
      guard let a = point(base), let b = point(base), let p = point(base) else { return false }
      path.cubic(to: p, control1: a, control2: b)
      (current, cubic) = (p, b)
    case UInt8(ascii: "s"):
      guard let b = point(base), let p = point(base) else { return false }
      path.cubic(to: p, control1: mirrored(cubicControl), control2: b)
      (current, cubic) = (p, b)
    case UInt8(ascii: "q"):
      guard let a = point(base), let p = point(base) else { return false }
      path.quad(to: p, control: a)
      (current, quad) = (p, a)
    case UInt8(ascii: "t"):
      guard let p = point(base) else { return false }
      let a = mirrored(quadControl)
      path.quad(to: p, control: a)
      (current, quad) = (p, a)
    case UInt8(ascii: "a"):
      guard let rx = number(), let ry = number(), let turn = number(), let large = flag(), let sweep = flag(), let p = point(base) else {
        return false
      }
      addArc(to: p, rx: abs(rx), ry: abs(ry), turn: turn * .pi / 180, isLarge: large, sweeps: sweep)
      current = p
    case UInt8(ascii: "z"):
      path.close()
      current = start
    default: return false
    }
    (cubicControl, quadControl) = (cubic, quad)
    return true
  }

  private mutating func line(to p: Point) {
    path.line(to: p)
    current = p
  }

  private func mirrored(_ control: Point?) -> Point {
    control.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
  }

  /// An elliptical arc by its centre form (SVG 1.1, appendix F.6).
  private mutating func addArc(to end: Point, rx: Double, ry: Double, turn: Double, isLarge: Bool, sweeps: Bool) {
    guard rx > 0, ry > 0, end != current else {
      path.line(to: end)
      return
    }
    let (cosine, sine) = (cos(turn), sin(turn))
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    let grow = max(1, (x * x / (rx * rx) + y * y / (ry * ry)).squareRoot())
    let (a, b) = (rx * grow, ry * grow)
    let rest = max(0, (a * a * b * b - a * a * y * y - b * b * x * x) / (a * a * y * y + b * b * x * x))
    let factor = rest.squareRoot() * (isLarge == sweeps ? -1 : 1)
    let (cx, cy) = (factor * a * y / b, -factor * b * x / a)
    let from = atan2((y - cy) / b, (x - cx) / a)
    var sweep = atan2((-y - cy) / b, (-x - cx) / a) - from
    if sweeps, sweep < 0 { sweep += 2 * .pi } else if !sweeps, sweep > 0 { sweep -= 2 * .pi }
    let (mx, my) = ((current.x + end.x) / 2, (current.y + end.y) / 2)
    let frame = Transform(
      a: cosine * a, b: sine * a, c: -sine * b, d: cosine * b, tx: cosine * cx - sine * cy + mx, ty: sine * cx + cosine * cy + my)
    let parts = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let each = sweep / Double(parts)
    let reach = 4 / 3 * tan(each / 4)
    for part in 0..<parts {
      let (s, e) = (from + each * Double(part), from + each * Double(part + 1))
      let p0 = Point(x: cos(s), y: sin(s))
      let p3 = Point(x: cos(e), y: sin(e))
      path.cubic(
        to: part + 1 == parts ? end : frame.apply(p3), control1: frame.apply(Point(x: p0.x - reach * p0.y, y: p0.y + reach * p0.x)),
        control2: frame.apply(Point(x: p3.x + reach * p3.y, y: p3.y - reach * p3.x)))
    }
  }

  // MARK: Tokens

  private mutating func skipSeparators() {
    while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") { position += 1 }
  }

  private mutating func nextLetter() -> UInt8? {
    skipSeparators()
    guard position < bytes.count, bytes[position] | 0x20 >= 0x61, bytes[position] | 0x20 <= 0x7a else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private var hasNumber: Bool {
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): return true
    default: return false
    }
  }

  private mutating func point(_ base: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: base.x + x, y: base.y + y)
  }

  private mutating func flag() -> Bool? {
    skipSeparators()
    guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else { return nil }
    defer { position += 1 }
    return bytes[position] == 0x31
  }

  private mutating func number() -> Double? {
    skipSeparators()
    guard hasNumber else { return nil }
    var sign = 1.0
    if bytes[position] == UInt8(ascii: "-") { sign = -1 }
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") { position += 1 }
    var digits = 0.0
    var divisor = 1.0
    var isFraction = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte >= 0x30, byte <= 0x39 {
        digits = digits * 10 + Double(byte - 0x30)
        if isFraction { divisor *= 10 }
      } else {
        break
      }
      position += 1
    }
    return sign * digits / divisor
  }
}

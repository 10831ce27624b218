// The bytes of an SVG: numbers, colours, escaped words. No locale, no exponent, no minus zero.

import ArcGraphics

/// SVG source being written.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }
  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func append(_ other: SVGText) { bytes.append(contentsOf: other.bytes) }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// A whole number divided by a power of ten, without needless zeros: 50 of 10² is `.5`.
  mutating func append(_ value: Int, decimals: Int) {
    var scale: UInt = 1
    for _ in 0..<decimals { scale *= 10 }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = (value.magnitude / scale, value.magnitude % scale)
    if whole > 0 || part == 0 { append(digits: whole) }
    guard part > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = part
    while rest > 0 {
      scale /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / scale))
      rest %= scale
    }
  }

  private mutating func append(digits value: UInt) {
    var divisor: UInt = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }

  /// A number with at most `decimals` places; what is not finite counts as 0.
  mutating func append(_ value: Double, decimals: Int) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = value * scale
    append(abs(whole) < 9e15 ? Int(whole.rounded()) : 0, decimals: decimals)
  }

  /// ` name="…"` around a number.
  mutating func attribute(_ name: StaticString, _ value: Double, decimals: Int = 2) {
    append(" ")
    append(name)
    append("=\"")
    append(value, decimals: decimals)
    append("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(value)
    append("\"")
  }

  /// `#rgb` or `#rrggbb`.
  mutating func append(color: RGBA) {
    func byte(_ v: Double) -> Int { v >= 0 ? Int((min(v, 1) * 255).rounded()) : 0 }
    let channels = [byte(color.red), byte(color.green), byte(color.blue)]
    append("#")
    let isShort = channels.allSatisfy { $0 % 17 == 0 }
    for c in channels {
      if isShort {
        append(String(c / 17, radix: 16))
      } else {
        append((c < 16 ? "0" : "") + String(c, radix: 16))
      }
    }
  }

  /// Words for people: mark-up characters escaped, characters that XML forbids dropped.
  mutating func append(escaping words: String) {
    for scalar in words.unicodeScalars {
      switch scalar.value {
      case 0x26: append("&amp;")
      case 0x3c: append("&lt;")
      case 0x3e: append("&gt;")
      case 0x09, 0x0a, 0x0d: append(" ")
      case 0..<0x20, 0x7f..<0xa0, 0xfffe, 0xffff: break
      default: append(String(scalar))
      }
    }
  }

  /// A path's data: relative commands, a letter only where it changes. Coordinates in hundredths.
  mutating func append(path: VectorPath, originX: Int = 0, originY: Int = 0) {
    var (startX, startY, x, y) = (0, 0, 0, 0)
    var last: UInt8 = 0
    var isFirst = true
    func place(_ p: Point) -> (x: Int, y: Int) {
      (Int((p.x * 100).rounded()) + originX * 100, Int((p.y * 100).rounded()) + originY * 100)
    }
    func letter(_ l: UInt8, _ text: inout SVGText) {
      if l != last { text.bytes.append(l) }
      last = l
    }
    func number(_ v: Int, _ text: inout SVGText) {
      if v >= 0, let end = text.bytes.last, end == UInt8(ascii: ".") || (end >= 0x30 && end <= 0x39) { text.append(" ") }
      text.append(v, decimals: 2)
    }
    var next = path.points.startIndex
    for verb in path.verbs {
      var taken = path.points[next..<next + verb.pointCount].map(place)
      next += verb.pointCount
      if isFirst, let p = taken.first, verb != .move {
        // A path that begins without a move begins at its first point.
        letter(UInt8(ascii: "m"), &self)
        number(p.x, &self)
        number(p.y, &self)
        (startX, startY, x, y) = (p.x, p.y, p.x, p.y)
        if verb == .line { taken = [p] }
      }
      switch verb {
      case .move:
        last = 0
        letter(UInt8(ascii: "m"), &self)
        number(taken[0].x - x, &self)
        number(taken[0].y - y, &self)
        (startX, startY) = taken[0]
      case .line where taken[0].y == y:
        letter(UInt8(ascii: "h"), &self)
        number(taken[0].x - x, &self)
      case .line where taken[0].x == x:
        letter(UInt8(ascii: "v"), &self)
        number(taken[0].y - y, &self)
      case .line, .quad, .cubic:
        letter(UInt8(ascii: verb == .line ? "l" : verb == .quad ? "q" : "c"), &self)
        for p in taken {
          number(p.x - x, &self)
          number(p.y - y, &self)
        }
      case .close:
        guard !isFirst else { break }
        last = 0
        letter(UInt8(ascii: "z"), &self)
        (x, y) = (startX, startY)
      }
      if let end = taken.last {
        (x, y) = end
        isFirst = false
      }
    }
  }

  /// Base64 with padding.
  mutating func append(base64 data: [UInt8]) {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    bytes.reserveCapacity(bytes.count + data.count / 3 * 4 + 4)
    for i in stride(from: 0, to: data.count, by: 3) {
      let count = min(3, data.count - i)
      var group = Int(data[i]) << 16
      if count > 1 { group |= Int(data[i + 1]) << 8 }
      if count > 2 { group |= Int(data[i + 2]) }
      for k in 0..<4 { bytes.append(k <= count ? digits[group >> (18 - 6 * k) & 63] : UInt8(ascii: "=")) }
    }
  }
}

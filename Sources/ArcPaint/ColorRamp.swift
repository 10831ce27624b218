// Gradient stops as a function from 0…1 to a colour.

import ArcGraphics

/// Colours along a gradient, interpolated straight (not premultiplied) in sRGB, as SVG does.
struct ColorRamp {
  private struct Piece {
    var start: Float
    var end: Float
    var perUnit: Float
    /// Red, green, blue, alpha at `start` and their change up to `end`, in 0…255.
    var base: SIMD4<Float>
    var change: SIMD4<Float>
  }

  private var pieces: [Piece] = []
  private var first: UInt32 = 0
  private var last: UInt32 = 0
  private var isOpaque = true

  /// Stops that are not numbers are left out; places never descend.
  init(_ stops: [GradientStop]) {
    let known = Self.cleaned(stops)
    guard let one = known.first, let end = known.last else { return }
    first = one.color.premultipliedWord
    last = end.color.premultipliedWord
    for (a, b) in zip(known, known.dropFirst()) {
      let (start, end) = (Float(a.location), Float(b.location))
      guard end - start > 1e-9 else { continue }
      let from = Self.vector(a.color)
      pieces.append(Piece(start: start, end: end, perUnit: 1 / (end - start), base: from, change: Self.vector(b.color) - from))
    }
    isOpaque = known.allSatisfy { $0.color.premultipliedWord >> 24 == 255 }
  }

  /// The stops whose places are numbers, in order, each at least as far as the one before, within ±1,000.
  static func cleaned(_ stops: [GradientStop]) -> [GradientStop] {
    var least = -1000.0
    return stops.filter { !$0.location.isNaN }.map { stop in
      least = max(least, min(stop.location, 1000))
      return GradientStop(color: stop.color, location: least)
    }
  }

  private static func vector(_ c: RGBA) -> SIMD4<Float> {
    func held(_ v: Double) -> Float { v >= 0 ? Float(min(v, 1)) * 255 : 0 }
    return SIMD4(held(c.red), held(c.green), held(c.blue), held(c.alpha))
  }

  /// The premultiplied colour at a place; before the first and after the last stop it is theirs.
  func word(at t: Float) -> UInt32 {
    guard let least = pieces.first?.start, t >= least else { return first }
    // Between two pieces lies a hard edge, which belongs to the later colour.
    for piece in pieces where t < piece.end { return word(in: piece, at: t) }
    return last
  }

  /// The colours at even steps along the gradient.
  func fill(_ colors: UnsafeMutablePointer<UInt32>, count: Int, from start: Double, step: Double) {
    guard step != 0, step.isFinite, start.isFinite else { return colors.update(repeating: word(at: Float(start)), count: count) }
    var i = 0
    while i < count {
      let t = Float(start + Double(i) * step)
      guard let piece = pieces.first(where: { t >= $0.start && t < $0.end }) else {
        colors[i] = word(at: t)
        i += 1
        continue
      }
      // As long as the place stays in this piece there is nothing to look up.
      while i < count {
        let t = Float(start + Double(i) * step)
        guard t >= piece.start, t < piece.end else { break }
        colors[i] = word(in: piece, at: t)
        i += 1
      }
    }
  }

  @inline(__always)
  private func word(in piece: Piece, at t: Float) -> UInt32 {
    var c = piece.base + piece.change * min(1, max(0, (t - piece.start) * piece.perUnit))
    if !isOpaque {
      let alpha = c.w * (1 / 255)
      c = SIMD4(c.x * alpha, c.y * alpha, c.z * alpha, c.w)
    }
    // Adding 2²³ leaves the nearest whole number in the lowest bits, for all four at once.
    let bits = unsafeBitCast(c + 8_388_608, to: SIMD4<UInt32>.self)
    return bits.w << 24 | (bits.x & 255) << 16 | (bits.y & 255) << 8 | bits.z & 255
  }
}

// Gaussian blur, the same on every machine.

/// Blurs bytes or pixels by a Gaussian of standard deviation `sigma`.
struct Blur {
  /// The largest standard deviation drawn, in pixels.
  static let greatest = 512.0

  /// Weights of one side, the middle first, adding up to 65,536 over both; for a wide blur nil, and three boxes stand in.
  private let weights: [UInt32]?
  private let boxes: [Int]
  /// How far, in pixels, ink spreads.
  let reach: Int

  /// - Parameter radius: Twice the standard deviation, in pixels. Nil where nothing would be blurred.
  init?(radius: Double) {
    guard radius > 0.02 else { return nil }
    let sigma = min(radius / 2, Self.greatest)
    guard sigma > 2.5 else {
      // exp(−k²/2σ²) is q^(k²), so one power series gives them all.
      let q = Self.exponential(-1 / (2 * sigma * sigma))
      let count = Int((3 * sigma).rounded(.up))
      var side = [1.0]
      var (power, factor) = (1.0, q)
      for _ in stride(from: 1, through: count, by: 1) {
        power *= factor
        factor *= q * q
        side.append(power)
      }
      let sum = side[0] + 2 * side.dropFirst().reduce(0, +)
      var whole = side.map { UInt32(($0 / sum * 65_536).rounded()) }
      whole[0] = 65_536 - 2 * whole.dropFirst().reduce(0, +)
      weights = whole
      boxes = []
      reach = count
      return
    }
    // Three boxes whose variances add up to σ², as even as whole widths allow.
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var low = Int(ideal.rounded(.down))
    if low % 2 == 0 { low -= 1 }
    let w = Double(low)
    let small = ((12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)).rounded()
    boxes = (0..<3).map { Double($0) < small ? low : low + 2 }
    weights = nil
    reach = boxes.reduce(0) { $0 + $1 / 2 }
  }

  private static func exponential(_ x: Double) -> Double {
    // Halved until the series is short, then squared back.
    var (term, sum, small) = (1.0, 1.0, x)
    var halvings = 0
    while abs(small) > 0.5, halvings < 40 {
      small /= 2
      halvings += 1
    }
    for k in 1...14 {
      term *= small / Double(k)
      sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// Blurs interleaved channels; outside the box there is nothing.
  func apply(to values: inout [UInt8], width: Int, height: Int, channels: Int) {
    guard width > 0, height > 0 else { return }
    for channel in 0..<channels {
      for y in 0..<height { line(&values, start: y * width * channels + channel, step: channels, count: width) }
      for x in 0..<width { line(&values, start: x * channels + channel, step: width * channels, count: height) }
    }
  }

  private func line(_ values: inout [UInt8], start: Int, step: Int, count: Int) {
    var source = [UInt32](repeating: 0, count: count)
    var isEmpty = true
    for i in 0..<count {
      source[i] = UInt32(values[start + i * step])
      if source[i] != 0 { isEmpty = false }
    }
    if isEmpty { return }
    if let weights {
      for i in 0..<count {
        var sum = source[i] * weights[0] + 32_768
        for k in 1..<max(1, weights.count) {
          if i >= k { sum += source[i - k] * weights[k] }
          if i + k < count { sum += source[i + k] * weights[k] }
        }
        values[start + i * step] = UInt8(min(255, sum >> 16))
      }
      return
    }
    // Between the boxes values keep 8 more bits, so that rounding does not add up.
    for i in 0..<count { source[i] <<= 8 }
    var target = source
    for width in boxes {
      let half = width / 2
      var sum: UInt64 = 0
      for i in 0..<min(half, count) { sum += UInt64(source[i]) }
      for i in 0..<count {
        if i + half < count { sum += UInt64(source[i + half]) }
        if i - half - 1 >= 0 { sum -= UInt64(source[i - half - 1]) }
        target[i] = UInt32((sum + UInt64(half)) / UInt64(width))
      }
      swap(&source, &target)
    }
    for i in 0..<count { values[start + i * step] = UInt8(min(255, (source[i] + 128) >> 8)) }
  }
}

extension Offscreen {
  mutating func blur(_ blur: Blur) {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for i in pixels.indices {
      for channel in 0..<4 { bytes[i * 4 + channel] = UInt8(truncatingIfNeeded: pixels[i] >> (24 - 8 * UInt32(channel))) }
    }
    blur.apply(to: &bytes, width: box.width, height: box.height, channels: 4)
    for i in pixels.indices {
      let alpha = UInt32(bytes[i * 4])
      func channel(_ c: Int) -> UInt32 { min(alpha, UInt32(bytes[i * 4 + c])) }
      pixels[i] = alpha << 24 | channel(1) << 16 | channel(2) << 8 | channel(3)
    }
  }

  /// The shadow of these pixels in one colour, moved and blurred, on a ground of `target`.
  func shadow(color: UInt32, x: Int, y: Int, blur: Blur?, on target: PixelBox) -> Offscreen {
    var alpha = [UInt8](repeating: 0, count: target.width * target.height)
    let moved = box.moved(x: x, y: y).intersection(target)
    for line in moved.top..<moved.bottom {
      let from = (line - y - box.top) * box.width - x - box.left
      let to = (line - target.top) * target.width - target.left
      for column in moved.left..<moved.right { alpha[to + column] = UInt8(pixels[from + column] >> 24) }
    }
    blur?.apply(to: &alpha, width: target.width, height: target.height, channels: 1)
    var result = Offscreen(target)
    for i in alpha.indices where alpha[i] != 0 { result.pixels[i] = scaled(color, UInt32(alpha[i])) }
    return result
  }
}

// Gaussian blur, the same on every machine.

/// Blurs interleaved bytes by a Gaussian: exactly where it is narrow, by three boxes where it is wide.
struct Blur {
  /// The largest standard deviation drawn, in pixels.
  static let greatest = 512.0

  /// Weights of one side, the middle first, adding up to 1 over both; empty for a wide blur.
  private let weights: [Float]
  /// Widths of the boxes, each odd; empty for a narrow blur.
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
      for _ in 0..<count {
        power *= factor
        factor *= q * q
        side.append(power)
      }
      let sum = side[0] + 2 * side.dropFirst().reduce(0, +)
      weights = side.map { Float($0 / sum) }
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
    weights = []
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

  /// Blurs values of `channels` bytes a pixel; outside the box there is nothing.
  func apply(to values: inout [UInt8], width: Int, height: Int, channels: Int) {
    guard width > 0, height > 0 else { return }
    let lane = width * channels
    var plane = values.map(Float.init)
    var other = [Float](repeating: 0, count: plane.count)
    // Sideways a step is a pixel, downward a whole row; downward rows are added as wholes, because that is fast.
    if boxes.isEmpty {
      weigh(plane, to: &other, lanes: height, lane: lane, step: channels)
      weigh(other, to: &plane, lanes: 1, lane: lane * height, step: lane)
    } else {
      for width in boxes {
        boxAcross(plane, to: &other, width: width, rows: height, lane: lane, channels: channels)
        swap(&plane, &other)
      }
      for width in boxes {
        boxDown(plane, to: &other, width: width, rows: height, lane: lane)
        swap(&plane, &other)
      }
    }
    values = plane.map { UInt8(min(max($0 + 0.5, 0), 255)) }
  }

  /// Each value and its neighbours at multiples of `step` within its lane, weighed.
  private func weigh(_ source: [Float], to target: inout [Float], lanes: Int, lane: Int, step: Int) {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for start in stride(from: 0, to: lanes * lane, by: lane) {
          for i in 0..<lane { target[start + i] = source[start + i] * weights[0] }
          for k in weights.indices.dropFirst() where k * step < lane {
            let (weight, shift) = (weights[k], k * step)
            for i in shift..<lane { target[start + i] += source[start + i - shift] * weight }
            for i in 0..<lane - shift { target[start + i] += source[start + i + shift] * weight }
          }
        }
      }
    }
  }

  private func boxAcross(_ source: [Float], to target: inout [Float], width: Int, rows: Int, lane: Int, channels: Int) {
    let half = width / 2 * channels
    let share = 1 / Float(width)
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        for row in 0..<rows {
          for channel in 0..<channels {
            let start = row * lane + channel
            let end = (row + 1) * lane
            var sum: Float = 0
            for i in stride(from: start, to: min(start + half, end), by: channels) { sum += source[i] }
            for i in stride(from: start, to: end, by: channels) {
              if i + half < end { sum += source[i + half] }
              if i - half - channels >= start { sum -= source[i - half - channels] }
              target[i] = sum * share
            }
          }
        }
      }
    }
  }

  private func boxDown(_ source: [Float], to target: inout [Float], width: Int, rows: Int, lane: Int) {
    let half = width / 2
    let share = 1 / Float(width)
    var sums = [Float](repeating: 0, count: lane)
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        sums.withUnsafeMutableBufferPointer { sums in
          for row in 0..<min(half, rows) { for i in 0..<lane { sums[i] += source[row * lane + i] } }
          for row in 0..<rows {
            if row + half < rows { for i in 0..<lane { sums[i] += source[(row + half) * lane + i] } }
            if row - half - 1 >= 0 { for i in 0..<lane { sums[i] -= source[(row - half - 1) * lane + i] } }
            for i in 0..<lane { target[row * lane + i] = sums[i] * share }
          }
        }
      }
    }
  }
}

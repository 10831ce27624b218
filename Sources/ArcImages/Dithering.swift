// Ways to show a tone between the inks.

/// How pixels that lie between two inks are settled.
public enum Dithering: String, Sendable, Hashable, CaseIterable {
  /// The nearest ink.
  case none
  /// Error diffusion after Floyd and Steinberg.
  case floydSteinberg = "floyd-steinberg"
  /// Error diffusion after Atkinson: three quarters of the error, so lights and darks stay clean.
  case atkinson
  /// An 8 × 8 Bayer pattern: even, and the same wherever the rest of the picture changes.
  case bayer
  /// A 32 × 32 pattern without visible order, fixed in place like Bayer's.
  case blueNoise = "blue-noise"

  /// Where an error goes: steps to the right (in reading direction), steps down, share.
  var spread: [(x: Int, y: Int, share: Float)] {
    switch self {
    case .none, .bayer, .blueNoise: []
    case .floydSteinberg: [(1, 0, 7 / 16), (-1, 1, 3 / 16), (0, 1, 5 / 16), (1, 1, 1 / 16)]
    case .atkinson: [(1, 0, 1 / 8), (2, 0, 1 / 8), (-1, 1, 1 / 8), (0, 1, 1 / 8), (1, 1, 1 / 8), (0, 2, 1 / 8)]
    }
  }

  /// The threshold pattern of the ordered ways, or nil.
  var pattern: ThresholdPattern? {
    switch self {
    case .none, .floydSteinberg, .atkinson: nil
    case .bayer: .bayer
    case .blueNoise: .blueNoise
    }
  }
}

/// Thresholds above 0 and below 1, repeated over the plane.
struct ThresholdPattern {
  let side: Int
  private let thresholds: [Float]

  func threshold(x: Int, y: Int) -> Float { thresholds[(y % side) * side + x % side] }

  /// Ranks 0..<side² become evenly spaced thresholds.
  private init(side: Int, ranks: [Int]) {
    self.side = side
    thresholds = ranks.map { (Float($0) + 0.5) / Float(side * side) }
  }

  static let bayer: ThresholdPattern = {
    var ranks = [0]
    var side = 1
    while side < 8 {
      var next = [Int](repeating: 0, count: 4 * side * side)
      for y in 0..<2 * side {
        for x in 0..<2 * side {
          let corner = [[0, 2], [3, 1]][y / side][x / side]
          next[y * 2 * side + x] = 4 * ranks[(y % side) * side + x % side] + corner
        }
      }
      ranks = next
      side *= 2
    }
    return ThresholdPattern(side: 8, ranks: ranks)
  }()

  /// Void and cluster (Ulichney): each next dot goes where the dots so far are thinnest.
  static let blueNoise: ThresholdPattern = {
    let side = 32
    let count = side * side
    // How much a dot weighs at a distance; e^(−d²/2·1.9²) without a C library's exp.
    let reach = 7
    var falloff = [Double](repeating: 0, count: 2 * reach * reach + 1)
    for d in falloff.indices {
      let x = Double(d) / (2 * 1.9 * 1.9) / 16
      var (term, sum) = (1.0, 1.0)
      for k in 1...12 {
        term *= -x / Double(k)
        sum += term
      }
      for _ in 0..<4 { sum *= sum }
      falloff[d] = sum
    }
    var weight = [Double](repeating: 0, count: count)
    func add(_ dot: Int, _ sign: Double) {
      let (cx, cy) = (dot % side, dot / side)
      for dy in -reach...reach {
        for dx in -reach...reach {
          weight[((cy + dy + side) % side) * side + (cx + dx + side) % side] += sign * falloff[dx * dx + dy * dy]
        }
      }
    }
    var isSet = [Bool](repeating: false, count: count)
    func tightest() -> Int { (0..<count).filter { isSet[$0] }.max { weight[$0] < weight[$1] } ?? 0 }
    func emptiest() -> Int { (0..<count).filter { !isSet[$0] }.min { weight[$0] < weight[$1] } ?? 0 }
    // A first handful of dots by a fixed rule, moved from clusters to voids until nothing moves.
    var state: UInt32 = 7
    var first = 0
    while first < count / 10 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let dot = Int(state >> 8) % count
      guard !isSet[dot] else { continue }
      isSet[dot] = true
      add(dot, 1)
      first += 1
    }
    for _ in 0..<count {
      let from = tightest()
      isSet[from] = false
      add(from, -1)
      let to = emptiest()
      isSet[to] = true
      add(to, 1)
      if from == to { break }
    }
    // The first dots rank downward from the tightest; then every void in turn.
    var ranks = [Int](repeating: 0, count: count)
    let (begun, weightThen) = (isSet, weight)
    for rank in stride(from: first - 1, through: 0, by: -1) {
      let dot = tightest()
      isSet[dot] = false
      add(dot, -1)
      ranks[dot] = rank
    }
    (isSet, weight) = (begun, weightThen)
    for rank in first..<count {
      let dot = emptiest()
      isSet[dot] = true
      add(dot, 1)
      ranks[dot] = rank
    }
    return ThresholdPattern(side: side, ranks: ranks)
  }()
}

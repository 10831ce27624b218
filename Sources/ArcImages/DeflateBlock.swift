// One deflate block with its own codes: the header that tells them, and the numbers of lengths and distances.

/// Symbols of matches, as deflate numbers them.
struct MatchSymbols {
  /// By length 0…258: symbol − 257, its extra bits' count, and their value.
  let lengthSymbols: [UInt8]
  let lengthExtraCounts: [UInt8]
  let lengthExtras: [UInt8]
  /// By distance − 1 below 256, then by (distance − 1) / 128.
  let distanceSymbols: [UInt8]

  static let shared = MatchSymbols()

  static let distanceBases: [UInt32] = {
    var bases: [UInt32] = []
    var base: UInt32 = 1
    for symbol in 0..<30 {
      bases.append(base)
      base += 1 << distanceExtraCount(symbol)
    }
    return bases
  }()

  static func distanceExtraCount(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

  private init() {
    var (symbols, counts, extras) = (
      [UInt8](repeating: 0, count: 259), [UInt8](repeating: 0, count: 259), [UInt8](repeating: 0, count: 259)
    )
    var length = 3
    for symbol in 0..<28 {
      let extra = symbol < 8 ? 0 : symbol / 4 - 1
      for value in 0..<(1 << extra) where length < 259 {
        symbols[length] = UInt8(symbol)
        counts[length] = UInt8(extra)
        extras[length] = UInt8(value)
        length += 1
      }
    }
    (symbols[258], counts[258], extras[258]) = (28, 0, 0)
    (lengthSymbols, lengthExtraCounts, lengthExtras) = (symbols, counts, extras)
    var distances = [UInt8](repeating: 0, count: 512)
    for symbol in 0..<30 {
      let first = Int(Self.distanceBases[symbol]) - 1
      let last = first + (1 << Self.distanceExtraCount(symbol)) - 1
      if first < 256 { for d in first...min(last, 255) { distances[d] = UInt8(symbol) } }
      if last >= 256 { for d in max(first, 256) / 128...last / 128 { distances[256 + d] = UInt8(symbol) } }
    }
    distanceSymbols = distances
  }
}

/// The codes of a block.
struct BlockCodes {
  let literals: HuffmanCode
  let distances: HuffmanCode

  init(literals: [UInt32], distances: [UInt32]) {
    self.literals = HuffmanCode(frequencies: literals, longest: 15)
    self.distances = HuffmanCode(frequencies: distances, longest: 15)
  }

  /// The block's first bits: dynamic codes, and the codes themselves, run-length coded and coded again.
  func writeHeader(to out: inout BitWriter, isLast: Bool) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let all = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
    let steps = Self.runLengths(Array(all))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { frequencies[Int(step.symbol)] += 1 }
    let code = HuffmanCode(frequencies: frequencies, longest: 7)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    out.reserve(1024)
    out.add(isLast ? 1 : 0, 1)
    out.add(2, 2)
    out.add(UInt64(literalCount - 257), 5)
    out.add(UInt64(distanceCount - 1), 5)
    out.add(UInt64(orderCount - 4), 4)
    out.flush()
    for symbol in order[..<orderCount] {
      out.add(UInt64(code.lengths[symbol]), 3)
      out.flush()
    }
    for step in steps {
      out.add(UInt64(code.codes[Int(step.symbol)]), UInt64(code.lengths[Int(step.symbol)]))
      out.add(UInt64(step.extra), step.symbol == 16 ? 2 : step.symbol == 17 ? 3 : step.symbol == 18 ? 7 : 0)
      out.flush()
    }
  }

  private static func runLengths(_ lengths: [UInt8]) -> [(symbol: UInt8, extra: UInt8)] {
    var steps: [(symbol: UInt8, extra: UInt8)] = []
    var i = 0
    while i < lengths.count {
      let value = lengths[i]
      var count = 1
      while i + count < lengths.count, lengths[i + count] == value { count += 1 }
      i += count
      if value == 0 {
        while count >= 3 {
          let taken = min(count, 138)
          steps.append(taken <= 10 ? (17, UInt8(taken - 3)) : (18, UInt8(taken - 11)))
          count -= taken
        }
      } else {
        steps.append((value, 0))
        count -= 1
        while count >= 3 {
          let taken = min(count, 6)
          steps.append((16, UInt8(taken - 3)))
          count -= taken
        }
      }
      for _ in 0..<count { steps.append((value, 0)) }
    }
    return steps
  }
}

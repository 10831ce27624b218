// Prefix codes for deflate: lengths from frequencies, held to a longest length, and the canonical codes.

/// A prefix code over symbols 0..<count; bits are stored reversed, as deflate sends them.
struct HuffmanCode {
  private(set) var lengths: [UInt8]
  private(set) var codes: [UInt16]

  /// - Parameters:
  ///   - frequencies: How often each symbol occurs.
  ///   - longest: The longest code allowed, in bits.
  init(frequencies: [UInt32], longest: Int) {
    lengths = Self.lengths(of: frequencies, longest: longest)
    codes = Self.canonicalCodes(lengths, longest: longest)
  }

  private static func lengths(of frequencies: [UInt32], longest: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: frequencies.count)
    // Equal frequencies keep the symbols' order, so that the code does not depend on how they are sorted.
    let used = frequencies.indices.filter { frequencies[$0] > 0 }.sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    guard used.count > 1 else {
      // Deflate wants at least one code, and decoders like it to be complete: so two.
      result[used.first ?? 0] = 1
      if frequencies.count > 1 { result[used.first == 1 ? 0 : 1] = 1 }
      return result
    }
    // Leaves in ascending order and the nodes made of them form two queues; the two least are joined each time.
    let count = used.count
    var weights = used.map { UInt64(frequencies[$0]) }
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    weights.reserveCapacity(2 * count - 1)
    var (leaf, node) = (0, count)
    func least() -> Int {
      defer { if leaf < count, node >= weights.count || weights[leaf] <= weights[node] { leaf += 1 } else { node += 1 } }
      return leaf < count && (node >= weights.count || weights[leaf] <= weights[node]) ? leaf : node
    }
    for _ in 1..<count {
      let (a, b) = (least(), least())
      parents[a] = weights.count
      parents[b] = weights.count
      weights.append(weights[a] + weights[b])
    }
    // Depths from the root down; what is too deep counts as the deepest allowed.
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    var perLength = [Int](repeating: 0, count: longest + 1)
    for i in stride(from: 2 * count - 3, through: 0, by: -1) {
      depths[i] = depths[parents[i]] + 1
      if i < count { perLength[min(depths[i], longest)] += 1 }
    }
    // Codes that were cut short ask for more room than there is: longer ones elsewhere pay for it.
    var room = 0
    for length in 1...longest { room += perLength[length] << (longest - length) }
    while room > 1 << longest {
      perLength[longest] -= 1
      var length = longest - 1
      while perLength[length] == 0 { length -= 1 }
      perLength[length] -= 1
      perLength[length + 1] += 2
      room -= 1
    }
    // The rarest symbols take the longest codes.
    var next = 0
    for length in stride(from: longest, through: 1, by: -1) {
      for _ in 0..<perLength[length] {
        result[used[next]] = UInt8(length)
        next += 1
      }
    }
    return result
  }

  private static func canonicalCodes(_ lengths: [UInt8], longest: Int) -> [UInt16] {
    var perLength = [Int](repeating: 0, count: longest + 2)
    for length in lengths where length > 0 { perLength[Int(length) + 1] += 1 }
    var next = [Int](repeating: 0, count: longest + 2)
    for length in 1...longest { next[length] = (next[length - 1] + (length > 1 ? perLength[length] : 0)) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(UInt16(next[Int(length)]), count: Int(length))
    }
  }

  private static func reversed(_ code: UInt16, count: Int) -> UInt16 {
    var (rest, result) = (code, UInt16(0))
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}

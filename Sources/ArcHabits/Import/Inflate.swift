// Unpacking deflate streams (RFC 1951), for the files of a zip archive.

/// Unpacks one deflate stream.
struct Inflate {
  private let source: [UInt8]
  private var index: Int
  private let end: Int
  private var held: UInt64 = 0
  private var count = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The `size` bytes that a stream in `source` unpacks to, or nil where it is damaged or does not have that size.
  static func unpack(_ source: [UInt8], in range: Range<Int>, size: Int) -> [UInt8]? {
    var inflate = Inflate(source: source, index: range.lowerBound, end: range.upperBound, limit: size)
    inflate.output.reserveCapacity(size)
    guard inflate.stream(), inflate.output.count == size else { return nil }
    return inflate.output
  }

  private init(source: [UInt8], index: Int, end: Int, limit: Int) {
    self.source = source
    self.index = index
    self.end = end
    self.limit = limit
  }

  private mutating func stream() -> Bool {
    while true {
      guard let isLast = bits(1), let kind = bits(2) else { return false }
      let isRead =
        switch kind {
        case 0: stored()
        case 1: compressed(Self.fixedLiterals, Self.fixedDistances)
        case 2: dynamic()
        default: false
        }
      if !isRead { return false }
      if isLast == 1 { return true }
    }
  }

  /// The next `width` bits, the first one lowest, or nil at the end of the stream.
  private mutating func bits(_ width: Int) -> Int? {
    while count < width {
      guard index < end else { return nil }
      held |= UInt64(source[index]) << UInt64(count)
      index += 1
      count += 8
    }
    let value = held & (1 << UInt64(width) - 1)
    held >>= UInt64(width)
    count -= width
    return Int(value)
  }

  private mutating func stored() -> Bool {
    // What is left of a byte is passed over.
    index -= count / 8
    held = 0
    count = 0
    guard let length = bits(16), let check = bits(16), length ^ check == 0xFFFF, index + length <= end, output.count + length <= limit
    else {
      return false
    }
    output.append(contentsOf: source[index..<index + length])
    index += length
    return true
  }

  /// A prefix code: how many symbols have each length, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    /// The code whose symbols have these lengths in bits, 0 for a symbol that is not used; nil where there are too many for their lengths.
    init?(_ lengths: some Sequence<Int>) {
      let lengths = Array(lengths)
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var room = 1
      for length in 1...15 {
        room = room * 2 - counts[length]
        if room < 0 { return nil }
      }
      for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
    }
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var value = 0
    var first = 0
    var place = 0
    for length in 1...15 {
      guard let bit = bits(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - count < first { return code.symbols[place + value - first] }
      place += count
      first = (first + count) * 2
      value *= 2
    }
    return nil
  }

  private mutating func compressed(_ literals: Code?, _ distances: Code?) -> Bool {
    guard let literals, let distances else { return false }
    while true {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol <= 285, let extra = bits(Self.lengthBits[symbol - 257]), let near = self.symbol(distances), near < 30,
        let far = bits(Self.distanceBits[near])
      else { return false }
      let length = Self.lengths[symbol - 257] + extra
      let distance = Self.distances[near] + far
      guard distance <= output.count, output.count + length <= limit else { return false }
      // The copy may run into what it writes.
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func dynamic() -> Bool {
    guard let literalCount = bits(5), let distanceCount = bits(5), let lengthCount = bits(4) else { return false }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var codeLengths = [Int](repeating: 0, count: 19)
    for place in 0..<lengthCount + 4 {
      guard let length = bits(3) else { return false }
      codeLengths[order[place]] = length
    }
    guard let code = Code(codeLengths) else { return false }
    let wanted = literalCount + 257 + distanceCount + 1
    var lengths: [Int] = []
    while lengths.count < wanted {
      guard let symbol = symbol(code) else { return false }
      switch symbol {
      case ..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last, let more = bits(2) else { return false }
        lengths.append(contentsOf: repeatElement(last, count: more + 3))
      default:
        guard let more = bits(symbol == 17 ? 3 : 7) else { return false }
        lengths.append(contentsOf: repeatElement(0, count: more + (symbol == 17 ? 3 : 11)))
      }
    }
    guard lengths.count == wanted else { return false }
    return compressed(Code(lengths[..<(literalCount + 257)]), Code(lengths[(literalCount + 257)...]))
  }

  private static let fixedLiterals = Code((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code(repeatElement(5, count: 30))
  private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let distanceBits = (0..<30).map { max(0, $0 / 2 - 1) }
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12_289, 16_385,
    24_577,
  ]
}

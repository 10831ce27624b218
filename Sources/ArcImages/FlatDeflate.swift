// Our own compressor for true-colour pictures: flat areas, repeated rows and runs are found by looking at pixels, not bytes.

import CDeflate
import Glibc

/// Compresses rows of 3 or 4 bytes a pixel, each after a zero filter byte, into a zlib stream.
///
/// First the matches of a stretch of rows are noted and counted, then they are sent with codes made for them. A match is the same
/// pixels above, a run of one pixel, or the last place where the same two pixels stood.
struct FlatDeflate: ~Copyable {
  /// A step of the picture: `match | (length − 3) << 15 | distance − 1`, `literals | count` of pixels, or `filterByte`.
  enum Step {
    static let match: UInt32 = 0x8000_0000
    static let filterByte: UInt32 = 0x4000_0000
  }

  /// A pair of pixels that stood here before: its index in the picture and its row.
  private typealias Place = (index: UInt32, row: UInt32)

  private static let hashBits: UInt32 = 12
  private static let singleReach = 32_768
  private static let stepLimit = 4096

  let pixels: UnsafePointer<UInt32>
  let width: Int
  private let height: Int
  let pixelBytes: Int
  let rowBytes: Int
  private let longest: Int
  private let longRun: Int
  /// About how many bits a short match with the row above takes.
  private let aboveBits: Int

  let steps: UnsafeMutablePointer<UInt32>
  var stepCount = 0
  private let stepCapacity: Int
  private let places: UnsafeMutablePointer<Place>
  private let singles: UnsafeMutablePointer<(pixel: UInt32, index: UInt32)>
  let literalCounts: UnsafeMutablePointer<UInt32>
  let distanceCounts: UnsafeMutablePointer<UInt32>
  /// Where in the raw stream the noted steps begin.
  var sentBytes = 0
  var out: BitWriter

  /// Whether rows are short enough that the row above is within deflate's reach.
  static func canCompress(width: Int, pixelBytes: Int) -> Bool { width > 0 && width * pixelBytes + 1 <= 32_768 }

  private init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pixelBytes: Int) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.pixelBytes = pixelBytes
    rowBytes = width * pixelBytes + 1
    longest = pixelBytes == 3 ? 258 : 256
    aboveBits = 9 + Self.extraBits(width * pixelBytes + 1)
    longRun = 860 / max(1, (Int.bitWidth - (width * pixelBytes).leadingZeroBitCount) - 4)
    // A row adds at most one step a pixel and one for its filter byte; repeated rows are noted one at a time.
    stepCapacity = Self.stepLimit + 2 * width + 1024
    steps = .allocate(capacity: stepCapacity)
    places = .allocate(capacity: 1 << Int(Self.hashBits))
    places.initialize(repeating: (0, .max), count: 1 << Int(Self.hashBits))
    singles = .allocate(capacity: 1 << Int(Self.hashBits))
    singles.initialize(repeating: (0, 0), count: 1 << Int(Self.hashBits))
    literalCounts = .allocate(capacity: 288)
    literalCounts.initialize(repeating: 0, count: 288)
    distanceCounts = .allocate(capacity: 32)
    distanceCounts.initialize(repeating: 0, count: 32)
    out = BitWriter(capacity: 4096 + width * height / 8)
  }

  deinit {
    steps.deallocate()
    places.deallocate()
    singles.deallocate()
    literalCounts.deallocate()
    distanceCounts.deallocate()
  }

  /// The zlib stream of straight 0xAARRGGBB pixels as RGB (3 bytes) or RGBA (4).
  static func zlib(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pixelBytes: Int) -> [UInt8] {
    var encoder = FlatDeflate(pixels, width: width, height: height, pixelBytes: pixelBytes)
    return encoder.run()
  }

  private mutating func run() -> [UInt8] {
    out.add(0x78, 8)
    out.add(0x01, 8)
    out.flush()
    var sum = AdlerSum()
    var rowSum: (UInt32, UInt32) = (1, 0)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: rowBytes + 4)
    defer { bytes.deallocate() }
    for y in 0..<height {
      let row = pixels + y * width
      if y > 0, memcmp(row, row - width, width * 4) == 0 {
        noteRepeatedRow(row)
      } else {
        fill(bytes, from: row)
        let adler = libdeflate_adler32(1, bytes, rowBytes)
        rowSum = (adler & 0xffff, adler >> 16)
        noteRow(row, y)
      }
      sum.append(rowSum, count: rowBytes)
      if stepCount >= Self.stepLimit { send(isLast: false) }
    }
    send(isLast: true)
    out.finish(with: [UInt8(sum.b >> 8), UInt8(sum.b & 255), UInt8(sum.a >> 8), UInt8(sum.a & 255)])
    return out.bytes
  }

  private func fill(_ bytes: UnsafeMutablePointer<UInt8>, from row: UnsafePointer<UInt32>) {
    bytes[0] = 0
    var target = UnsafeMutableRawPointer(bytes + 1)
    if pixelBytes == 3 {
      for x in 0..<width {
        // Four bytes are stored and three kept; the next pixel overwrites the last.
        target.storeBytes(of: (row[x] &<< 8).byteSwapped, as: UInt32.self)
        target += 3
      }
    } else {
      for x in 0..<width {
        target.storeBytes(of: (row[x] &<< 8 | row[x] &>> 24).byteSwapped, as: UInt32.self)
        target += 4
      }
    }
  }

  // MARK: Noting

  @inline(__always)
  private mutating func noteMatch(_ length: Int, _ distance: Int) {
    steps[stepCount] = Step.match | UInt32(truncatingIfNeeded: length &- 3) &<< 15 | UInt32(truncatingIfNeeded: distance &- 1)
    stepCount &+= 1
  }

  /// A match of any length of at least 3 bytes, in pieces.
  @inline(__always)
  private mutating func noteLongMatch(_ bytes: Int, _ distance: Int) {
    var rest = bytes
    while rest > longest {
      // The last piece must be a match too.
      let taken = rest - longest < 3 ? longest - 3 : longest
      noteMatch(taken, distance)
      rest &-= taken
    }
    noteMatch(rest, distance)
  }

  /// A row like the one above: its long one-colour stretches as runs, because their distance costs no extra bits.
  private mutating func noteRepeatedRow(_ row: UnsafePointer<UInt32>) {
    // The filter byte belongs to the first match from above.
    var pending = 1
    var x = 0
    while x < width {
      let end = x + runCount(row + x, limit: width - x)
      if end - x > longRun {
        noteLongMatch(pending + pixelBytes, rowBytes)
        noteLongMatch((end - x - 1) * pixelBytes, pixelBytes)
        pending = 0
      } else {
        pending += (end - x) * pixelBytes
      }
      x = end
    }
    if pending >= 3 {
      noteLongMatch(pending, rowBytes)
    } else if pending > 0 {
      steps[stepCount] = Step.filterByte
      stepCount += 1
    }
  }

  /// About how many bits a pixel takes as literals: bytes at the ends of the range are common in pictures of few colours.
  @inline(__always)
  private func literalBits(_ pixel: UInt32) -> Int {
    func bits(_ shift: UInt32) -> Int {
      let byte = pixel &>> shift & 255
      return byte == 0 || byte == 255 ? 3 : 8
    }
    let color = bits(0) &+ bits(8) &+ bits(16)
    return pixelBytes == 3 ? color : color &+ bits(24)
  }

  /// The bits that follow a distance's symbol.
  @inline(__always)
  private static func extraBits(_ distance: Int) -> Int { max(0, Int.bitWidth &- 2 &- distance.leadingZeroBitCount) }

  /// How many pixels from `row` on are the same as the first.
  @inline(__always)
  private func runCount(_ row: UnsafePointer<UInt32>, limit: Int) -> Int {
    var count = 1
    while count &+ 4 <= limit, Self.isSame4(row + count, row + count - 1) { count &+= 4 }
    while count < limit, row[count] == row[0] { count &+= 1 }
    return count
  }

  /// How many pixels are the same in two places, up to where a run begins in them that is better sent as a run.
  @inline(__always)
  private func sameCount(_ row: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, limit: Int) -> Int {
    var count = 0
    var streak = 0
    while count &+ 5 <= limit, Self.isSame4(row + count, other + count) {
      streak = Self.isSame4(row + count, row + count + 1) ? streak &+ 4 : 0
      count &+= 4
      if streak > longRun { return count &- streak &+ 1 }
    }
    while count < limit, row[count] == other[count] { count &+= 1 }
    return count
  }

  @inline(__always)
  private static func isSame4(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> Bool {
    let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
    let low = a.loadUnaligned(as: UInt64.self) ^ b.loadUnaligned(as: UInt64.self)
    let high = a.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ b.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return low | high == 0
  }

  private mutating func noteRow(_ row: UnsafePointer<UInt32>, _ y: Int) {
    steps[stepCount] = Step.filterByte
    stepCount &+= 1
    let above = y > 0 ? row - width : nil
    let first = UInt32(truncatingIfNeeded: y * width)
    var x = 0
    var literals: UInt32 = 0
    while x < width {
      let pixel = row[x]
      var (length, distance) = (0, 0)
      if x > 0, row[x - 1] == pixel {
        length = runCount(row + x, limit: width - x)
        distance = pixelBytes
      }
      if length <= longRun, let above, above[x] == pixel {
        let same = sameCount(row + x, above + x, limit: width - x)
        if same > length + 1 || length == 0 && (same > 1 || aboveBits < literalBits(pixel)) { (length, distance) = (same, rowBytes) }
      }
      if length < 3, x + 1 < width {
        let hash = Int((pixel &* 0x9e37_79b1 ^ row[x + 1] &* 0x85eb_ca77) &>> (32 - Self.hashBits))
        let place = places[hash]
        places[hash] = (first &+ UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: y))
        if place.row != .max {
          let start = Int(place.row) * width
          let other = Int(place.index) - start
          let back = (y - Int(place.row)) * rowBytes + (x - other) * pixelBytes
          if back <= 32_768 {
            let source = pixels + start
            let room = width - max(x, other)
            let same = sameCount(row + x, source + other, limit: room)
            if same > max(1, length) { (length, distance) = (same, back) }
          }
        }
      }
      if length == 0 {
        let slot = Int((pixel &* 0x9e37_79b1) &>> (32 - Self.hashBits))
        let single = singles[slot]
        let here = y &* rowBytes &+ 1 &+ x &* pixelBytes
        singles[slot] = (pixel, UInt32(truncatingIfNeeded: here))
        let back = here &- Int(single.index)
        if single.pixel == pixel, single.index > 0, back <= Self.singleReach, 9 &+ Self.extraBits(back) < literalBits(pixel) {
          (length, distance) = (1, back)
        } else {
          literals &+= 1
          x &+= 1
          continue
        }
      }
      if literals > 0 {
        steps[stepCount] = literals
        stepCount &+= 1
        literals = 0
      }
      noteLongMatch(length * pixelBytes, distance)
      x &+= length
    }
    if literals > 0 {
      steps[stepCount] = literals
      stepCount &+= 1
    }
  }
}

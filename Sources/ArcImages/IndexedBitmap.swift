// A picture in a few colours: an index a pixel, and what the indexes mean.

public import ArcGraphics

/// A picture of palette indexes, rows from the top, without padding.
public struct IndexedBitmap: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// `width · height` indexes into `palette`.
  public var indexes: [UInt8]
  /// What each index means in the file: straight (not premultiplied) 0xAARRGGBB, 1 to 256 of them.
  public var palette: [UInt32]

  public init(width: Int, height: Int, indexes: [UInt8], palette: [UInt32]) {
    precondition(width >= 0 && height >= 0 && indexes.count == width * height, "an indexed bitmap has width × height indexes")
    precondition((1...256).contains(palette.count), "a palette has 1 to 256 colours")
    precondition(indexes.allSatisfy { Int($0) < palette.count }, "an index is within the palette")
    self.width = width
    self.height = height
    self.indexes = indexes
    self.palette = palette
  }

  /// The opaque grays of a depth, black first, as exact multiples: n × 255, 85, 17 or 1.
  ///
  /// - Parameter depth: 1, 2, 4 or 8 bits.
  public static func grays(depth: Int) -> [UInt32] {
    precondition([1, 2, 4, 8].contains(depth), "grays have 1, 2, 4 or 8 bits")
    let last = UInt32(1) << UInt32(depth) - 1
    return (0...last).map { 0xff00_0000 | ($0 * (255 / last)) &* 0x01_0101 }
  }

  public subscript(x: Int, y: Int) -> UInt8 {
    get { indexes[y * width + x] }
    set { indexes[y * width + x] = newValue }
  }

  /// The picture in full colour.
  public var bitmap: Bitmap {
    let words = palette.map(PNG.premultiplied)
    return Bitmap(width: width, height: height, pixels: indexes.map { words[Int($0)] })
  }

  /// The least of 1, 2, 4 and 8 bits that holds every index of the palette.
  public var depth: Int { palette.count <= 2 ? 1 : palette.count <= 4 ? 2 : palette.count <= 16 ? 4 : 8 }

  /// Each row's indexes packed into whole bytes, the leftmost pixel in the highest bits, padded with zeros.
  ///
  /// - Parameter depth: 1, 2, 4 or 8 bits a pixel; indexes are cut to it.
  public func packedRows(depth: Int) -> [UInt8] { packedRows(depth: depth, prefix: 0) { $0 } }

  /// - Parameters:
  ///   - prefix: Zero bytes before each row.
  ///   - body: What is packed for an index.
  func packedRows(depth: Int, prefix: Int, _ body: (UInt8) -> UInt8) -> [UInt8] {
    precondition([1, 2, 4, 8].contains(depth), "rows are packed to 1, 2, 4 or 8 bits")
    let table = (0...255).map { body(UInt8($0)) & UInt8(1 << depth - 1) }
    let perByte = 8 / depth
    let stride = prefix + (width + perByte - 1) / perByte
    return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
      for y in 0..<height {
        var at = y * stride
        for _ in 0..<prefix {
          buffer[at] = 0
          at += 1
        }
        var x = 0
        while x < width {
          var byte: UInt8 = 0
          for k in 0..<min(perByte, width - x) { byte |= table[Int(indexes[y * width + x + k])] << UInt8(8 - depth * (k + 1)) }
          buffer[at] = byte
          at += 1
          x += perByte
        }
      }
      count = stride * height
    }
  }
}

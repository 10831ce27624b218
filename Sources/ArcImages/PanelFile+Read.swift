// Reading a display's file back: what is on the panel now, to know what changes.

public import ArcGraphics

extension DeviceProfile {
  /// The pixels of a file for this display, in wire colours and turned as the file is.
  ///
  /// Returns nil where the bytes are no whole file of the display's format and size, and for JPEG, which does not keep its pixels.
  public func pixels(of bytes: [UInt8]) -> Bitmap? {
    let (width, height) = fileSize
    switch format {
    case .png:
      guard let picture = try? PNG.decode(bytes, pixelLimit: width * height), picture.width == width, picture.height == height else {
        return nil
      }
      return picture
    case .bmp: return BMP.decode(bytes, width: width, height: height)
    case .jpeg: return nil
    case .pbm, .pgm: return portablePixels(bytes, width: width, height: height)
    case .raw:
      guard let palette, bytes.count == (width * depth + 7) / 8 * height else { return nil }
      return unpacked(bytes[...], width: width, height: height, depth: depth).flatMap { indexes in
        bitmap(indexes, width: width, height: height, colors: palette.wireColors)
      }
    case .planes:
      let plane = (width + 7) / 8 * height
      guard let palette, bytes.count == 2 * plane,
        let blacks = unpacked(bytes[..<plane], width: width, height: height, depth: 1),
        let colors = unpacked(bytes[plane...], width: width, height: height, depth: 1)
      else { return nil }
      let (black, white) = (UInt8(palette.black), UInt8(palette.white))
      let indexes = zip(blacks, colors).map { $0 == 0 ? black : $1 == 0 ? 3 - black - white : white }
      return bitmap(indexes, width: width, height: height, colors: palette.wireColors)
    }
  }

  /// Whether a display could not tell bytes from a finished file: they are the same, or a PNG of the same kind with the same pixels.
  public func shows(_ bytes: [UInt8], like file: PanelFile) -> Bool {
    if bytes == file.bytes { return true }
    // Size, depth, colour type and interlacing stand in the header's first 29 bytes.
    return format == .png && bytes.prefix(29) == file.bytes.prefix(29) && pixels(of: bytes) == file.bitmap
  }

  /// Width and height of the file in pixels, turned and framed.
  public var fileSize: (width: Int, height: Int) {
    if let frame { return (frame.width, frame.height) }
    return turn.swapsSides ? (height, width) : (width, height)
  }

  private func portablePixels(_ bytes: [UInt8], width: Int, height: Int) -> Bitmap? {
    let head = Array((format == .pbm ? "P4\n\(width) \(height)\n" : "P5\n\(width) \(height)\n255\n").utf8)
    guard bytes.starts(with: head), let palette else { return nil }
    let body = bytes[head.count...]
    if format == .pgm {
      guard body.count == width * height else { return nil }
      let colors = (0...255).map { 0xff00_0000 | UInt32($0) * 0x01_0101 }
      return bitmap(Array(body), width: width, height: height, colors: colors)
    }
    guard body.count == (width + 7) / 8 * height, let bits = unpacked(body, width: width, height: height, depth: 1) else { return nil }
    let wires = palette.wireColors
    return bitmap(bits, width: width, height: height, colors: PortableMap.black(of: wires) == 0 ? [wires[1], wires[0]] : wires)
  }

  private func bitmap(_ indexes: [UInt8], width: Int, height: Int, colors: [UInt32]) -> Bitmap? {
    guard indexes.allSatisfy({ Int($0) < colors.count }) else { return nil }
    return Bitmap(width: width, height: height, pixels: indexes.map { colors[Int($0)] })
  }
}

/// The indexes in rows of whole bytes, the leftmost pixel in the highest bits; nil where there are too few bytes.
func unpacked(_ bytes: ArraySlice<UInt8>, width: Int, height: Int, depth: Int, alignment: Int = 1) -> [UInt8]? {
  let stride = ((width * depth + 7) / 8 + alignment - 1) / alignment * alignment
  guard bytes.count >= stride * height else { return nil }
  var indexes: [UInt8] = []
  indexes.reserveCapacity(width * height)
  let mask = UInt8(truncatingIfNeeded: 1 << depth - 1)
  for y in 0..<height {
    for x in 0..<width {
      let bit = x * depth
      indexes.append(bytes[bytes.startIndex + y * stride + bit / 8] >> UInt8(8 - depth - bit % 8) & mask)
    }
  }
  return indexes
}

extension BMP {
  /// The pixels of a BMP such as `encode` writes, of this size; nil for any other.
  static func decode(_ bytes: [UInt8], width: Int, height: Int) -> Bitmap? {
    func little(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    guard bytes.count > 54, bytes.starts(with: Array("BM".utf8)), little(14) == 40, little(18) == width, little(22) == height,
      little(30) == 0, (54...bytes.count).contains(little(10))
    else { return nil }
    let depth = Int(bytes[28])
    let body = bytes[little(10)...]
    var rows: [UInt32]
    switch depth {
    case 1, 4, 8:
      let count = little(46)
      guard count <= 1 << depth, 54 + 4 * count <= bytes.count,
        let indexes = unpacked(body, width: width, height: height, depth: depth, alignment: 4), indexes.allSatisfy({ $0 < count })
      else { return nil }
      let colors = (0..<count).map { 0xff00_0000 | UInt32(little(54 + 4 * $0)) & 0xff_ffff }
      rows = indexes.map { colors[Int($0)] }
    case 24:
      let stride = (width * 3 + 3) / 4 * 4
      guard body.count >= stride * height else { return nil }
      rows = []
      for y in 0..<height {
        for x in 0..<width {
          let at = body.startIndex + y * stride + 3 * x
          rows.append(0xff00_0000 | UInt32(bytes[at + 2]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at]))
        }
      }
    default: return nil
    }
    // Rows run upward.
    let pixels = (0..<height).reversed().flatMap { rows[$0 * width..<($0 + 1) * width] }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

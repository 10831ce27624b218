// Windows bitmaps, as displays' firmware wants them: a 40-byte header, rows from the bottom.

public import ArcGraphics

/// The BMP format.
public enum BMP {
  /// A picture of few colours, 1, 4 or 8 bits a pixel, with its palette; at 800 × 480 and 1 bit 48,062 bytes.
  ///
  /// The palette has as many entries as its length says, at least two at 1 bit, and the header names that number, because some
  /// firmware shows nothing when it is 0.
  ///
  /// - Precondition: The palette fits the depth; colours are opaque.
  public static func encode(_ picture: IndexedBitmap, depth: Int) -> [UInt8] {
    precondition([1, 4, 8].contains(depth) && picture.palette.count <= 1 << depth, "a BMP has 1, 4 or 8 bits that hold its palette")
    var palette = picture.palette
    if depth == 1, palette.count < 2 { palette.append(0xffff_ffff) }
    let rows = picture.packedRows(depth: depth)
    return file(width: picture.width, height: picture.height, depth: depth, palette: palette, rows: rows)
  }

  /// A picture in 24 bits a pixel; transparency is laid over white.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.pixels.count * 3)
    for word in bitmap.pixels {
      let ground = 255 - word >> 24
      for shift in [0, 8, 16] as [UInt32] { rows.append(UInt8(min(255, (word >> shift & 255) + ground))) }
    }
    return file(width: bitmap.width, height: bitmap.height, depth: 24, palette: [], rows: rows)
  }

  private static func file(width: Int, height: Int, depth: Int, palette: [UInt32], rows: [UInt8]) -> [UInt8] {
    precondition(width > 0 && height > 0, "a BMP has at least one pixel")
    let rowBytes = rows.count / height
    let stride = (rowBytes + 3) / 4 * 4
    let offset = 54 + palette.count * 4
    var out = ByteWriter(capacity: offset + stride * height)
    out.append(ascii: "BM")
    out.little32(UInt32(offset + stride * height))
    out.little32(0)
    out.little32(UInt32(offset))
    out.little32(40)
    out.little32(UInt32(width))
    out.little32(UInt32(height))
    out.little16(1)
    out.little16(UInt16(depth))
    out.little32(0)
    out.little32(UInt32(stride * height))
    out.little32(2835)
    out.little32(2835)
    out.little32(UInt32(palette.count))
    out.little32(UInt32(palette.count))
    // Blue, green, red and a byte that must be 0.
    for color in palette { out.little32(color & 0xff_ffff) }
    for y in (0..<height).reversed() {
      out.append(rows[y * rowBytes..<(y + 1) * rowBytes])
      for _ in rowBytes..<stride { out.append(0) }
    }
    return out.bytes
  }

}

// Writing a bitmap as a true-colour PNG.

public import ArcGraphics

extension PNG {
  /// The bitmap as a PNG of 8 bits a channel: RGB where every pixel is opaque, else RGBA. The same pixels give the same bytes.
  ///
  /// - Precondition: The bitmap has at least one pixel.
  public static func encode(_ bitmap: Bitmap, options: Options = Options()) -> [UInt8] {
    let isOpaque = bitmap.pixels.allOpaque
    let pixelBytes = isOpaque ? 3 : 4
    let data: [UInt8]
    if !options.optimizes, FlatDeflate.canCompress(width: bitmap.width, pixelBytes: pixelBytes) {
      let pixels = isOpaque ? bitmap.pixels : straight(bitmap.pixels)
      data = pixels.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return [] }
        return FlatDeflate.zlib(base, width: bitmap.width, height: bitmap.height, pixelBytes: pixelBytes)
      }
    } else {
      data = Deflate.zlib(rows(of: bitmap, isOpaque: isOpaque), level: options.optimizes ? 12 : 6)
    }
    return file(width: bitmap.width, height: bitmap.height, depth: 8, type: isOpaque ? .rgb : .rgba, options: options, data: data)
  }

  /// Filter bytes (none) and straight channels.
  static func rows(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let stride = 1 + bitmap.width * (isOpaque ? 3 : 4)
    let pixels = isOpaque ? bitmap.pixels : straight(bitmap.pixels)
    return [UInt8](unsafeUninitializedCapacity: stride * bitmap.height) { buffer, count in
      var at = 0
      for y in 0..<bitmap.height {
        buffer[at] = 0
        at += 1
        for word in pixels[y * bitmap.width..<(y + 1) * bitmap.width] {
          buffer[at] = UInt8(word >> 16 & 255)
          buffer[at + 1] = UInt8(word >> 8 & 255)
          buffer[at + 2] = UInt8(word & 255)
          at += 3
          if !isOpaque {
            buffer[at] = UInt8(word >> 24)
            at += 1
          }
        }
      }
      count = at
    }
  }

  /// Premultiplied words as straight ones. Several straight colours come to the same premultiplied word where alpha is small; the
  /// one used last is taken again where it does, so that soft edges of one colour stay one colour.
  static func straight(_ pixels: [UInt32]) -> [UInt32] {
    var last: UInt32 = 0
    return pixels.map { word in
      if word == 0 { return 0 }
      let alpha = word & 0xff00_0000
      if alpha == 0xff00_0000 {
        last = word
      } else if premultiplied(alpha | last & 0xff_ffff) == word {
        return alpha | last & 0xff_ffff
      } else {
        last = straight(word)
      }
      return alpha | last & 0xff_ffff
    }
  }

  /// A premultiplied word with its colour divided by alpha, each channel rounded to nearest.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    if alpha == 0 { return 0 }
    func channel(_ v: UInt32) -> UInt32 { min(255, (v * 255 + alpha / 2) / alpha) }
    return alpha << 24 | channel(word >> 16 & 255) << 16 | channel(word >> 8 & 255) << 8 | channel(word & 255)
  }
}

extension [UInt32] {
  /// Whether every word's alpha is 255; by rows of words, because that is what a compiler makes fast.
  fileprivate var allOpaque: Bool {
    withUnsafeBufferPointer { words in
      var start = 0
      while start < words.count {
        let end = Swift.min(start + 4096, words.count)
        var all: UInt32 = 0xff00_0000
        for i in start..<end { all &= words[i] }
        if all != 0xff00_0000 { return false }
        start = end
      }
      return true
    }
  }
}

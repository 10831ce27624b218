// Blur and shadow of painted pixels.

extension Offscreen {
  mutating func blur(_ blur: Blur) {
    var bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      for i in pixels.indices {
        for channel in 0..<4 { bytes[i * 4 + channel] = UInt8(truncatingIfNeeded: pixels[i] >> (24 - 8 * UInt32(channel))) }
      }
      count = pixels.count * 4
    }
    blur.apply(to: &bytes, width: box.width, height: box.height, channels: 4)
    for i in pixels.indices {
      let alpha = UInt32(bytes[i * 4])
      func channel(_ c: Int) -> UInt32 { min(alpha, UInt32(bytes[i * 4 + c])) }
      pixels[i] = alpha << 24 | channel(1) << 16 | channel(2) << 8 | channel(3)
    }
  }

  /// The shadow of these pixels in one colour, moved and blurred, on a ground of `target`.
  func shadow(color: UInt32, x: Int, y: Int, blur: Blur?, on target: PixelBox) -> Offscreen {
    var alpha = [UInt8](repeating: 0, count: target.width * target.height)
    let moved = box.moved(x: x, y: y).intersection(target)
    for line in moved.top..<moved.bottom {
      let from = (line - y - box.top) * box.width - x - box.left
      let to = (line - target.top) * target.width - target.left
      for column in moved.left..<moved.right { alpha[to + column] = UInt8(pixels[from + column] >> 24) }
    }
    blur?.apply(to: &alpha, width: target.width, height: target.height, channels: 1)
    var result = Offscreen(target)
    for i in alpha.indices where alpha[i] != 0 { result.pixels[i] = scaled(color, UInt32(alpha[i])) }
    return result
  }
}

// Pixels: premultiplied sRGB, one 32-bit word each.

/// A picture of whole pixels, rows from the top, without padding.
public struct Bitmap: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// `width · height` words 0xAARRGGBB, colour premultiplied by alpha.
  public var pixels: [UInt32]

  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height, "a bitmap has width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    self.init(width: width, height: height, pixels: [UInt32](repeating: pixel, count: width * height))
  }

  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Whether every pixel is fully opaque, so that a writer may leave alpha out.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 0xff } }
}

extension RGBA {
  /// The colour as a premultiplied 0xAARRGGBB word, each channel rounded to nearest. Components are held to 0…1 first; one that is not a
  /// number counts as 0.
  public var premultipliedWord: UInt32 {
    func held(_ v: Double) -> Double { v >= 0 ? min(v, 1) : 0 }
    let a = held(alpha)
    func byte(_ v: Double) -> UInt32 { UInt32((v * 255).rounded()) }
    return byte(a) << 24 | byte(held(red) * a) << 16 | byte(held(green) * a) << 8 | byte(held(blue) * a)
  }
}

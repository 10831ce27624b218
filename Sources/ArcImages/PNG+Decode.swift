// Reading a PNG through libpng's simplified interface.

public import ArcGraphics
import CPNG

extension PNG {
  /// The pixels of a PNG of any kind, brought to 8-bit sRGB and premultiplied.
  ///
  /// - Parameter pixelLimit: The most pixels accepted.
  /// - Throws: `ReadError`, where the bytes are no whole PNG or the picture is too large.
  public static func decode(_ bytes: [UInt8], pixelLimit: Int = 1 << 28) throws(ReadError) -> Bitmap {
    // libpng keeps the pointer between its two steps, so both happen inside one closure.
    try bytes.withUnsafeBytes { read($0, pixelLimit: pixelLimit) }.get()
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, pixelLimit: Int) -> Result<Bitmap, ReadError> {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    func complaint() -> Result<Bitmap, ReadError> {
      .failure(.damaged(withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }))
    }
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return complaint() }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width <= pixelLimit / max(1, height) else { return .failure(.tooLarge(width: width, height: height)) }
    // Blue, green, red, alpha in memory is 0xAARRGGBB in a little-endian word. Straight, because libpng would premultiply in linear light.
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isRead = pixels.withUnsafeMutableBytes { png_image_finish_read(&image, nil, $0.baseAddress, Int32(width * 4), nil) != 0 }
    guard isRead, image.warning_or_error & 2 == 0 else { return complaint() }
    for i in pixels.indices { pixels[i] = premultiplied(UInt32(littleEndian: pixels[i])) }
    return .success(Bitmap(width: width, height: height, pixels: pixels))
  }

  static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    func channel(_ v: UInt32) -> UInt32 { (v * alpha * 2 + 255) / 510 }
    return alpha << 24 | channel(word >> 16 & 255) << 16 | channel(word >> 8 & 255) << 8 | channel(word & 255)
  }
}

// Baseline JPEG without subsampling, for access points that take nothing else.

public import ArcGraphics
import CJPEG

/// The JPEG format.
public enum JPEG {
  /// The bitmap as a baseline JPEG, colour at full resolution (4:4:4); transparency is laid over white.
  ///
  /// - Parameter quality: 1…100.
  /// - Precondition: The bitmap has 1 to 65,500 pixels a side.
  public static func encode(_ bitmap: Bitmap, quality: Int = 95) -> [UInt8] {
    precondition((1...65_500).contains(bitmap.width) && (1...65_500).contains(bitmap.height), "a JPEG has 1 to 65,500 pixels a side")
    var rows: [UInt8] = []
    rows.reserveCapacity(bitmap.pixels.count * 3)
    for word in bitmap.pixels {
      let ground = 255 - word >> 24
      for shift in [16, 8, 0] as [UInt32] { rows.append(UInt8(min(255, (word >> shift & 255) + ground))) }
    }
    var (bytes, count): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    let isDone = arc_jpeg_encode(rows, Int32(bitmap.width), Int32(bitmap.height), 3, Int32(min(max(quality, 1), 100)), &bytes, &count)
    guard isDone != 0, let bytes else { preconditionFailure("no memory for a JPEG") }
    defer { free(bytes) }
    return [UInt8](UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}

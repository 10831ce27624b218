// Reading a JPEG, turned as its camera was held.

public import ArcGraphics
import CJPEG

extension JPEG {
  /// The pixels of a JPEG in its right orientation. A profile of its colours is not heeded: they are taken for sRGB.
  ///
  /// - Parameter pixelLimit: The most pixels accepted.
  /// - Returns: nil where the bytes are no JPEG or the picture is too large. What is cut off at the end is gray.
  public static func decode(_ bytes: [UInt8], pixelLimit: Int = 1 << 26) -> Bitmap? {
    var rows: UnsafeMutablePointer<UInt8>?
    var (width, height, length): (Int32, Int32, Int32) = (0, 0, 0)
    var segment = [UInt8](repeating: 0, count: 1024)
    let isDone = arc_jpeg_decode(
      bytes, UInt(bytes.count), UInt(pixelLimit), &rows, &width, &height, &segment, Int32(segment.count), &length)
    guard isDone != 0, let rows else { return nil }
    defer { free(rows) }
    let pixels = (0..<Int(width) * Int(height)).map { index in
      0xff00_0000 | UInt32(rows[index * 3]) << 16 | UInt32(rows[index * 3 + 1]) << 8 | UInt32(rows[index * 3 + 2])
    }
    let bitmap = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    return bitmap.turned(Self.turn(exif: segment.prefix(Int(length))))
  }

  /// How a picture is to be turned by the orientation (tag 0x0112) that its camera wrote down.
  static func turn(exif: ArraySlice<UInt8>) -> PanelTurn {
    let bytes = Array(exif)
    guard bytes.count > 14, bytes.starts(with: Array("Exif\0\0".utf8)) else { return PanelTurn() }
    let isLittle = bytes[6] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<place + count]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(10, 4).map({ $0 + 6 }), let entries = number(start, 2) else { return PanelTurn() }
    for entry in 0..<entries {
      guard let tag = number(start + 2 + entry * 12, 2) else { break }
      if tag == 0x0112, let orientation = number(start + 2 + entry * 12 + 8, 2) { return turn(orientation: orientation) }
    }
    return PanelTurn()
  }

  private static func turn(orientation: Int) -> PanelTurn {
    switch orientation {
    case 2: PanelTurn(isMirrored: true)
    case 3: PanelTurn(quarters: 2)
    case 4: PanelTurn(quarters: 2, isMirrored: true)
    case 5: PanelTurn(quarters: 3, isMirrored: true)
    case 6: PanelTurn(quarters: 1)
    case 7: PanelTurn(quarters: 1, isMirrored: true)
    case 8: PanelTurn(quarters: 3)
    default: PanelTurn()
    }
  }
}

/// Pictures in files, of whichever kind is read here.
public enum PictureFile {
  /// The pixels of a PNG or a JPEG, or nil where the bytes are neither.
  public static func decode(_ bytes: [UInt8]) -> Bitmap? {
    bytes.starts(with: [0xff, 0xd8]) ? JPEG.decode(bytes) : try? PNG.decode(bytes)
  }
}

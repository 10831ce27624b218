// What the first bytes of a picture's file say.

import Foundation

enum PictureHeader {
  private static let signatures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("BM".utf8), Array("II*".utf8), Array("MM".utf8),
  ]

  /// Whether bytes begin as a picture of a kind that UIKit reads.
  static func isPicture(_ data: Data) -> Bool {
    let start = Array(data.prefix(12))
    if signatures.contains(where: { start.starts(with: $0) }) { return true }
    // WebP and HEIC name themselves after a length.
    return start.starts(with: Array("RIFF".utf8)) && start.suffix(4).elementsEqual("WEBP".utf8)
      || start.dropFirst(4).starts(with: Array("ftyp".utf8))
  }

  /// Width and height in pixels of a PNG or a JPEG, or nil where the bytes do not say.
  static func size(_ data: Data) -> (width: Int, height: Int)? {
    let bytes = Array(data.prefix(1 << 16))
    func number(_ place: Int, _ count: Int) -> Int? {
      place + count <= bytes.count ? bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) } : nil
    }
    if bytes.starts(with: signatures[0]) {
      guard let width = number(16, 4), let height = number(20, 4) else { return nil }
      return (width, height)
    }
    guard bytes.starts(with: signatures[1]) else { return nil }
    var place = 2
    while let mark = number(place, 2), mark >> 8 == 0xFF, let length = number(place + 2, 2) {
      // A frame's header, of whichever coding; the marks between are tables.
      if (0xFFC0...0xFFCF).contains(mark), ![0xFFC4, 0xFFC8, 0xFFCC].contains(mark) {
        guard let height = number(place + 5, 2), let width = number(place + 7, 2) else { return nil }
        return (width, height)
      }
      place += 2 + length
    }
    return nil
  }
}

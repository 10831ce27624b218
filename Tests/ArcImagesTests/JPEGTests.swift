// Reading JPEGs: what comes back, and how it is turned.

import ArcGraphics
import Testing

@testable import ArcImages

@Suite("JPEG")
struct JPEGTests {
  /// Red on the left, blue on the right.
  private let flag = Bitmap(
    width: 16, height: 8, pixels: (0..<128).map { $0 % 16 < 8 ? 0xFFFF_0000 : 0xFF00_00FF })

  private func near(_ a: UInt32, _ b: UInt32) -> Bool {
    [0, 8, 16, 24].allSatisfy { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) <= 4 }
  }

  /// The JPEG with an orientation written into it as a camera does.
  private func oriented(_ orientation: UInt8, _ jpeg: [UInt8]) -> [UInt8] {
    let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let body = Array("Exif\0\0".utf8) + tiff
    return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body + jpeg.dropFirst(2)
  }

  @Test("What was written is read again, but for the least of its shades")
  func round() throws {
    let read = try #require(JPEG.decode(JPEG.encode(flag)))
    #expect((read.width, read.height) == (16, 8))
    #expect(zip(read.pixels, flag.pixels).allSatisfy(near))
    #expect(PictureFile.decode(JPEG.encode(flag)) == read)
    #expect(PictureFile.decode(PNG.encode(flag)) == flag)
  }

  @Test("A picture stands as its camera was held")
  func turned() throws {
    let jpeg = JPEG.encode(flag)
    func corners(_ orientation: UInt8) throws -> [UInt32] {
      let read = try #require(JPEG.decode(oriented(orientation, jpeg)))
      return [UInt32(read.width), read[0, 0], read[read.width - 1, read.height - 1]]
    }
    // Width, top left, bottom right.
    for (orientation, width, first, last) in [
      (1, 16, 0xFFFF_0000, 0xFF00_00FF), (2, 16, 0xFF00_00FF, 0xFFFF_0000), (3, 16, 0xFF00_00FF, 0xFFFF_0000),
      (4, 16, 0xFFFF_0000, 0xFF00_00FF), (5, 8, 0xFFFF_0000, 0xFF00_00FF), (6, 8, 0xFFFF_0000, 0xFF00_00FF),
      (7, 8, 0xFF00_00FF, 0xFFFF_0000), (8, 8, 0xFF00_00FF, 0xFFFF_0000),
    ] as [(UInt8, UInt32, UInt32, UInt32)] {
      let found = try corners(orientation)
      #expect(found[0] == width && near(found[1], first) && near(found[2], last), "orientation \(orientation)")
    }
  }

  @Test("What is no JPEG, too large or hostile is no picture")
  func broken() {
    let jpeg = JPEG.encode(flag)
    #expect(JPEG.decode([]) == nil)
    #expect(JPEG.decode([0xFF, 0xD8, 1, 2, 3]) == nil)
    #expect(JPEG.decode(jpeg, pixelLimit: 100) == nil)
    for place in stride(from: 2, to: jpeg.count, by: 7) {
      var damaged = jpeg
      damaged[place] ^= 0xA5
      if let read = JPEG.decode(damaged) { #expect(read.pixels.count == read.width * read.height) }
      if let read = JPEG.decode(Array(jpeg.prefix(place))) { #expect(read.pixels.count == read.width * read.height) }
    }
  }
}

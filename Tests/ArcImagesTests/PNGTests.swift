// PNG: what is written is read back, by libpng, pixel for pixel.

import ArcGraphics
import ArcImages
import Testing

/// Numbers that are the same in every run.
struct Dice {
  var state: UInt64
  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  /// Flat areas, runs and noise, as in a picture and as in none.
  mutating func bitmap(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var color: UInt32 = 0xff00_0000
    for y in 0..<height {
      let repeats = y > 0 && roll(3) == 0
      for x in 0..<width {
        if repeats, roll(20) > 0 {
          bitmap[x, y] = bitmap[x, y - 1]
          continue
        }
        if roll(6) == 0 {
          let alpha = isOpaque ? 255 : [0, 255, 128, 1, 254][roll(5)]
          func channel() -> UInt32 { UInt32(roll(alpha + 1)) }
          color = UInt32(alpha) << 24 | channel() << 16 | channel() << 8 | channel()
        }
        bitmap[x, y] = color
      }
    }
    return bitmap
  }
}

@Suite("PNG")
struct PNGTests {
  @Test("Random pictures of every width come back, opaque or not")
  func roundTrip() throws {
    var dice = Dice(state: 1)
    for width in [1, 2, 3, 5, 7, 8, 9, 31, 64, 100, 257] {
      for isOpaque in [true, false] {
        let bitmap = dice.bitmap(width: width, height: 1 + dice.roll(60), isOpaque: isOpaque)
        for optimizes in [false, true] {
          let bytes = PNG.encode(bitmap, options: .init(optimizes: optimizes))
          #expect(try PNG.decode(bytes) == bitmap)
          #expect(bytes == PNG.encode(bitmap, options: .init(optimizes: optimizes)))
        }
      }
    }
  }

  /// Rectangles on a ground with some noise: long runs, repeated rows, the same shapes again.
  private func flat(_ dice: inout Dice, width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, filledWith: dice.roll(2) == 0 ? 0xff00_0000 : 0xffff_ffff)
    for _ in 0..<dice.roll(9) {
      let (left, top) = (dice.roll(width), dice.roll(height))
      let color: UInt32 = isOpaque || dice.roll(2) == 0 ? 0xff00_0000 | UInt32(dice.roll(1 << 24)) : 0x4030_2010
      let (right, bottom) = (min(width, left + 1 + dice.roll(width)), min(height, top + 1 + dice.roll(height)))
      for y in top..<bottom { for x in left..<right { bitmap[x, y] = color } }
    }
    for _ in 0..<dice.roll(200) { bitmap[dice.roll(width), dice.roll(height)] = 0xff00_0000 | UInt32(dice.roll(1 << 24)) }
    return bitmap
  }

  @Test("Flat pictures come back at every width, also beyond the compressor's window, and in several blocks")
  func flatPictures() throws {
    var dice = Dice(state: 77)
    for width in [1, 2, 86, 87, 258, 300, 999, 1704, 8191, 8192, 10_922, 10_923, 12_000] {
      for isOpaque in [true, false] {
        let bitmap = flat(&dice, width: width, height: 3 + dice.roll(width > 2000 ? 9 : 120), isOpaque: isOpaque)
        #expect(try PNG.decode(PNG.encode(bitmap)) == bitmap, "\(width)")
      }
    }
    let noise = dice.bitmap(width: 400, height: 300, isOpaque: true)
    #expect(try PNG.decode(PNG.encode(noise)) == noise)
  }

  @Test("An opaque picture has no alpha in its file, and nothing is written unasked")
  func header() {
    let opaque = PNG.encode(Bitmap(width: 3, height: 2, filledWith: 0xff12_3456))
    #expect(opaque[25] == 2)
    #expect(chunks(opaque) == ["IHDR", "IDAT", "IEND"])
    let clear = PNG.encode(Bitmap(width: 3, height: 2, filledWith: 0x8012_3456), options: .init(scale: 2, marksSRGB: true))
    #expect(clear[25] == 6)
    #expect(chunks(clear) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    // 144 pixels an inch are 5,669 a metre.
    #expect(clear[54..<62] == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25])
  }

  @Test("Bytes that are no whole PNG are refused with libpng's words")
  func damaged() {
    let whole = PNG.encode(Bitmap(width: 30, height: 30, filledWith: 0xff12_3456))
    #expect(throws: PNG.ReadError.self) { try PNG.decode([]) }
    #expect(throws: PNG.ReadError.self) { try PNG.decode([UInt8](repeating: 7, count: 100)) }
    for count in stride(from: 8, to: whole.count - 16, by: 3) {
      #expect(throws: PNG.ReadError.self, "\(count) bytes") { try PNG.decode([UInt8](whole.prefix(count))) }
    }
    var flipped = whole
    flipped[whole.count - 20] ^= 0x55
    #expect(throws: PNG.ReadError.self) { try PNG.decode(flipped) }
    #expect(throws: PNG.ReadError.tooLarge(width: 30, height: 30)) { try PNG.decode(whole, pixelLimit: 899) }
  }

  @Test("The content hash follows pixels and size, not the file")
  func contentHash() throws {
    var dice = Dice(state: 5)
    let bitmap = dice.bitmap(width: 12, height: 10, isOpaque: false)
    let back = try PNG.decode(PNG.encode(bitmap, options: .init(scale: 3, optimizes: true)))
    #expect(back.contentHash == bitmap.contentHash)
    var other = bitmap
    other[11, 9] ^= 1
    #expect(other.contentHash != bitmap.contentHash)
    #expect(Bitmap(width: 10, height: 12, pixels: bitmap.pixels).contentHash != bitmap.contentHash)
    #expect(Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0xffff_ffff]).contentHash == 4_709_775_029_063_429_948)
  }

  private func chunks(_ bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var at = 8
    while at + 8 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[at + 4..<at + 8], as: UTF8.self))
      at += length + 12
    }
    return names
  }
}

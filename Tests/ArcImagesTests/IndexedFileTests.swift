// Files of few colours: PNG of every depth through libpng, BMP, PBM, PGM and raw rows byte by byte.

import ArcGraphics
import ArcImages
import Foundation
import Testing

extension Dice {
  /// A picture of random indexes with stretches of one colour.
  mutating func indexed(width: Int, height: Int, palette: [UInt32]) -> IndexedBitmap {
    var index = UInt8(roll(palette.count))
    let indexes = (0..<width * height).map { _ -> UInt8 in
      if roll(3) == 0 { index = UInt8(roll(palette.count)) }
      return index
    }
    return IndexedBitmap(width: width, height: height, indexes: indexes, palette: palette)
  }

  mutating func palette(count: Int, isOpaque: Bool) -> [UInt32] {
    (0..<count).map { _ in UInt32(isOpaque || roll(2) == 0 ? 255 : roll(256)) << 24 | UInt32(roll(1 << 24)) }
  }
}

@Suite("Files of few colours")
struct IndexedFileTests {
  static let pngcheck = "/usr/bin/pngcheck"

  @Test("Random pictures of every depth and odd width come back through libpng", arguments: [1, 2, 4, 8])
  func everyDepth(depth: Int) throws {
    var dice = Dice(state: UInt64(depth))
    for width in [1, 2, 3, 5, 7, 8, 9, 15, 17, 31, 33, 63, 65, 122, 250] {
      let height = 1 + dice.roll(20)
      let gray = dice.indexed(width: width, height: height, palette: IndexedBitmap.grays(depth: depth))
      let grayFile = PNG.encode(gray, as: .gray(depth: depth))
      #expect(grayFile[24] == UInt8(depth) && grayFile[25] == 0)
      #expect(try PNG.decode(grayFile) == gray.bitmap)
      let colors = dice.palette(count: 1 + dice.roll(1 << depth), isOpaque: dice.roll(2) == 0)
      let picture = dice.indexed(width: width, height: height, palette: colors)
      let file = PNG.encode(picture, as: .palette(depth: depth))
      #expect(file[24] == UInt8(depth) && file[25] == 3)
      #expect(try PNG.decode(file) == picture.bitmap)
      #expect(file == PNG.encode(picture, as: .palette(depth: depth)))
    }
  }

  @Test("Grays are exact multiples, and a picture of grays needs no palette")
  func grays() {
    #expect(IndexedBitmap.grays(depth: 1) == [0xff00_0000, 0xffff_ffff])
    #expect(IndexedBitmap.grays(depth: 2) == [0xff00_0000, 0xff55_5555, 0xffaa_aaaa, 0xffff_ffff])
    #expect(IndexedBitmap.grays(depth: 4).map { $0 & 255 } == (0..<16).map { $0 * 17 })
    let reversed = IndexedBitmap(width: 2, height: 1, indexes: [0, 1], palette: [0xffff_ffff, 0xff00_0000])
    let file = PNG.encode(reversed)
    #expect(file[24] == 1 && file[25] == 0)
    let red = IndexedBitmap(width: 2, height: 1, indexes: [0, 1], palette: [0xffff_ffff, 0xffff_0000])
    #expect(PNG.encode(red)[25] == 3)
  }

  @Test(
    "pngcheck accepts every kind of file", .enabled(if: FileManager.default.isExecutableFile(atPath: pngcheck), "pngcheck is not installed")
  )
  func accepted() throws {
    var dice = Dice(state: 9)
    var files: [[UInt8]] = []
    for depth in [1, 2, 4, 8] {
      let gray = dice.indexed(width: 37, height: 11, palette: IndexedBitmap.grays(depth: depth))
      files.append(PNG.encode(gray, as: .gray(depth: depth)))
      let colors = dice.indexed(width: 37, height: 11, palette: dice.palette(count: 1 << depth, isOpaque: depth != 4))
      files.append(PNG.encode(colors, as: .palette(depth: depth), options: .init(scale: 2, marksSRGB: true)))
    }
    for isOpaque in [true, false] {
      for optimizes in [true, false] {
        let bitmap = dice.bitmap(width: 321, height: 123, isOpaque: isOpaque)
        files.append(PNG.encode(bitmap, options: .init(scale: 3, marksSRGB: true, optimizes: optimizes)))
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("arcimages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (i, file) in files.enumerated() {
      let url = folder.appendingPathComponent("\(i).png")
      try Data(file).write(to: url)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Self.pngcheck)
      process.arguments = ["-q", url.path]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "file \(i)")
    }
  }

  @Test("A 1-bit BMP of 800 × 480 has 48,062 bytes and the header that firmware wants")
  func firmwareBMP() {
    var picture = IndexedBitmap(
      width: 800, height: 480, indexes: [UInt8](repeating: 1, count: 384_000), palette: IndexedBitmap.grays(depth: 1))
    picture[0, 479] = 0
    let file = BMP.encode(picture, depth: 1)
    #expect(file.count == 48_062)
    #expect(Array(file[..<2]) == Array("BM".utf8))
    #expect(little(file, 2) == 48_062)
    #expect(little(file, 10) == 62)
    #expect(little(file, 14) == 40)
    #expect(little(file, 18) == 800 && little(file, 22) == 480)
    #expect(Array(file[26..<30]) == [1, 0, 1, 0])
    #expect(little(file, 34) == 48_000)
    #expect(little(file, 46) == 2 && little(file, 50) == 2)
    #expect(Array(file[54..<62]) == [0, 0, 0, 0, 255, 255, 255, 0])
    // The last row comes first, its first pixel in the highest bit.
    #expect(file[62] == 0x7f && file[63] == 0xff && file[162] == 0xff)
  }

  @Test("BMP rows are padded to four bytes and run upward, at 1, 4, 8 and 24 bits", arguments: [1, 4, 8, 24])
  func bmpRows(depth: Int) {
    var dice = Dice(state: 3)
    for width in [1, 2, 3, 7, 8, 9, 33] {
      let palette = dice.palette(count: depth == 24 ? 200 : 1 << depth, isOpaque: true)
      let picture = dice.indexed(width: width, height: 5, palette: palette)
      let file = depth == 24 ? BMP.encode(picture.bitmap) : BMP.encode(picture, depth: depth)
      let offset = little(file, 10)
      let stride = (width * depth + 31) / 32 * 4
      #expect(file.count == offset + stride * 5)
      for y in 0..<5 {
        for x in 0..<width {
          let row = offset + (4 - y) * stride
          let color: UInt32
          if depth == 24 {
            color = UInt32(file[row + 3 * x]) | UInt32(file[row + 3 * x + 1]) << 8 | UInt32(file[row + 3 * x + 2]) << 16
          } else {
            let bits = x * depth
            let index = Int(file[row + bits / 8] >> UInt8(8 - depth - bits % 8)) & (1 << depth - 1)
            color = UInt32(little(file, 54 + 4 * index))
          }
          #expect(color == palette[Int(picture[x, y])] & 0xff_ffff)
        }
      }
    }
  }

  @Test("A PBM's set bits are black, whichever index that is, and a PGM holds grays")
  func portableMaps() {
    let picture = IndexedBitmap(width: 9, height: 1, indexes: [0, 1, 1, 1, 1, 1, 1, 0, 0], palette: [0xff00_0000, 0xffff_ffff])
    #expect(PortableMap.bits(picture) == Array("P4\n9 1\n".utf8) + [0b1000_0001, 0b1000_0000])
    let turned = IndexedBitmap(width: 9, height: 1, indexes: picture.indexes.map { 1 - $0 }, palette: [0xffff_ffff, 0xff00_0000])
    #expect(PortableMap.bits(turned) == PortableMap.bits(picture))
    let grays = IndexedBitmap(width: 4, height: 1, indexes: [0, 1, 2, 3], palette: IndexedBitmap.grays(depth: 2))
    #expect(PortableMap.grays(grays) == Array("P5\n4 1\n255\n".utf8) + [0, 85, 170, 255])
  }

  @Test("Raw rows are packed from the left, filled up with zeros, and a third colour has its own plane")
  func rawRows() {
    let picture = IndexedBitmap(width: 5, height: 2, indexes: [0, 1, 2, 3, 1, 3, 3, 0, 0, 2], palette: IndexedBitmap.grays(depth: 2))
    #expect(RawRows.packed(picture, depth: 2) == [0b0001_1011, 0b0100_0000, 0b1111_0000, 0b1000_0000])
    #expect(RawRows.packed(picture, depth: 4) == [0x01, 0x23, 0x10, 0x33, 0x00, 0x20])
    #expect(RawRows.planes(picture, black: 0, color: 3) == [0b0111_1000, 0b1100_1000, 0b1110_1000, 0b0011_1000])
  }

  @Test("A JPEG is baseline, three components without subsampling")
  func jpeg() throws {
    let file = JPEG.encode(Bitmap(width: 20, height: 10, filledWith: 0xffff_0000))
    let at = try #require(file.indices.first { $0 + 1 < file.count && file[$0] == 0xff && file[$0 + 1] == 0xc0 })
    // Length 17, 8 bits, 10 rows of 20, three components of 1 × 1.
    #expect(Array(file[at + 2..<at + 10]) == [0, 17, 8, 0, 10, 0, 20, 3])
    #expect([file[at + 11], file[at + 14], file[at + 17]] == [0x11, 0x11, 0x11])
    #expect(file == JPEG.encode(Bitmap(width: 20, height: 10, filledWith: 0xffff_0000)))
  }

  private func little(_ bytes: [UInt8], _ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
}

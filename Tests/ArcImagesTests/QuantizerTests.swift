// Quantising: flat stays crisp, tones keep their mean, nothing but inks appears.

import ArcGraphics
import ArcImages
import Testing

@Suite("Quantising")
struct QuantizerTests {
  static func gray(_ value: UInt32) -> UInt32 { 0xff00_0000 | value &* 0x01_0101 }

  static let spectra = InkPalette(inks: [
    .init(name: "black", match: 0x000000, wire: 0x000000), .init(name: "white", match: 0xa1a4a5, wire: 0xffffff),
    .init(name: "yellow", match: 0xd0be47, wire: 0xffff00), .init(name: "red", match: 0x9c484b, wire: 0xff0000),
    .init(name: "blue", match: 0x3d3b5e, wire: 0x0000ff), .init(name: "green", match: 0x3a5b46, wire: 0x00ff00),
  ])

  /// A ramp of grays from left to right.
  static func ramp(width: Int, height: Int) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<width * height).map { gray(UInt32($0 % width * 255 / (width - 1))) })
  }

  @Test("Black and white are themselves at every depth and with every ink", arguments: Dithering.allCases)
  func extremes(dithering: Dithering) {
    let bitmap = Bitmap(width: 16, height: 16, pixels: (0..<256).map { $0 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff })
    let tones = ToneMap(width: 16, height: 16, filledWith: .continuous)
    for palette in [InkPalette.grays(depth: 1), .grays(depth: 2), .grays(depth: 4), .grays(depth: 8), Self.spectra] {
      let result = Quantizer(palette: palette, dithering: dithering).quantized(bitmap, tones: tones)
      #expect(result.indexes == (0..<256).map { UInt8($0 % 2 == 0 ? palette.black : palette.white) })
    }
  }

  @Test("Flat pixels take the nearest level, where a display's own rounding would put them", arguments: [1, 2, 4])
  func flatLevels(depth: Int) {
    let result = Quantizer(palette: .grays(depth: depth)).quantized(Self.ramp(width: 256, height: 1))
    let step = 255.0 / Double(1 << depth - 1)
    for x in 0..<256 { #expect(abs(Double(result[x, 0]) * step - Double(x)) <= step / 2 + 0.5) }
  }

  @Test("A dithered gray keeps its light", arguments: [Dithering.floydSteinberg, .bayer, .blueNoise])
  func mean(dithering: Dithering) {
    for value: UInt32 in [60, 128, 188, 220] {
      let bitmap = Bitmap(width: 128, height: 128, filledWith: Self.gray(value))
      let tones = ToneMap(width: 128, height: 128, filledWith: .continuous)
      let result = Quantizer(palette: .grays(depth: 1), dithering: dithering).quantized(bitmap, tones: tones)
      let white = Double(result.indexes.filter { $0 == 1 }.count) / 16_384
      // The share of white is the gray's linear light: ((v + 0.055) / 1.055)^2.4.
      let light: [UInt32: Double] = [60: 0.0452, 128: 0.2158, 188: 0.5029, 220: 0.7157]
      #expect(abs(white - (light[value] ?? 0)) < 0.015, "\(value)")
    }
  }

  @Test("Atkinson's dithering leaves lights and darks clean")
  func atkinson() {
    let tones = ToneMap(width: 64, height: 64, filledWith: .continuous)
    let pale = Bitmap(width: 64, height: 64, filledWith: Self.gray(253))
    #expect(Quantizer(palette: .grays(depth: 1), dithering: .atkinson).quantized(pale, tones: tones).indexes.allSatisfy { $0 == 1 })
  }

  @Test("Flat pixels among dithered ones are untouched by them")
  func flatIsUntouched() {
    var bitmap = Self.ramp(width: 100, height: 60)
    var tones = ToneMap(width: 100, height: 60, filledWith: .continuous)
    for y in 20..<40 {
      for x in 30..<70 {
        bitmap[x, y] = Self.gray(90)
        tones[x, y] = .flat
      }
    }
    let result = Quantizer(palette: .grays(depth: 1), dithering: .floydSteinberg).quantized(bitmap, tones: tones)
    for y in 20..<40 { for x in 30..<70 { #expect(result[x, y] == 0) } }
  }

  @Test("A tint's pattern stays where it is when something else changes")
  func stableTint() {
    var bitmap = Bitmap(width: 64, height: 64, filledWith: Self.gray(150))
    let tones = ToneMap(width: 64, height: 64, filledWith: .tint)
    let quantizer = Quantizer(palette: .grays(depth: 1))
    let before = quantizer.quantized(bitmap, tones: tones)
    for x in 0..<10 { bitmap[x, 3] = 0xff00_0000 }
    let after = quantizer.quantized(bitmap, tones: tones)
    let changed = before.indexes.indices.filter { before.indexes[$0] != after.indexes[$0] }
    #expect(changed.allSatisfy { $0 / 64 == 3 && $0 % 64 < 10 })
    #expect(Set(before.indexes) == [0, 1])
  }

  @Test("Colours go to the ink that looks like them and are written as the panel's own")
  func inks() {
    let colors: [UInt32] = [0xffff_0000, 0xff00_00ff, 0xff00_a000, 0xffff_e000, 0xffff_ffff, 0xff10_1010, 0xffb0_3030, 0xff20_2060]
    let result = Quantizer(palette: Self.spectra).quantized(Bitmap(width: 8, height: 1, pixels: colors))
    #expect(result.indexes == [3, 4, 5, 2, 1, 0, 3, 4])
    #expect(result.palette == Self.spectra.wireColors)
    #expect(Set(result.bitmap.pixels).isSubset(of: Self.spectra.wireColors))
  }

  @Test("A gray is made of black and white alone, however it is dithered", arguments: Dithering.allCases)
  func neutral(dithering: Dithering) {
    let tones = ToneMap(width: 64, height: 8, filledWith: .continuous)
    let result = Quantizer(palette: Self.spectra, dithering: dithering).quantized(Self.ramp(width: 64, height: 8), tones: tones)
    #expect(Set(result.indexes) == [0, 1])
  }

  @Test("An exact wire colour is its ink, however another one looks")
  func exactWire() {
    for (index, ink) in Self.spectra.inks.enumerated() {
      let bitmap = Bitmap(width: 1, height: 1, filledWith: 0xff00_0000 | ink.wire)
      #expect(Quantizer(palette: Self.spectra).quantized(bitmap).indexes == [UInt8(index)])
    }
  }

  @Test("Transparency is laid over white before matching")
  func transparency() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0, 0x1000_0000])
    #expect(Quantizer(palette: .grays(depth: 1)).quantized(bitmap).indexes == [1, 1])
  }

  @Test("Blue noise has every threshold once and no clumps")
  func blueNoise() {
    let tones = ToneMap(width: 32, height: 32, filledWith: .continuous)
    let quarter = Bitmap(width: 32, height: 32, filledWith: Self.gray(137))
    let result = Quantizer(palette: .grays(depth: 1), dithering: .blueNoise).quantized(quarter, tones: tones)
    let white = result.indexes.filter { $0 == 1 }.count
    #expect(abs(white - 1024 / 4) < 12)
    // A quarter of the pixels set evenly leaves no 5 × 5 empty square; chance alone would leave many.
    var empty = 0
    for y in 0..<32 {
      for x in 0..<32 {
        let square = (0..<25).allSatisfy { result[(x + $0 % 5) % 32, (y + $0 / 5) % 32] == 0 }
        if square { empty += 1 }
      }
    }
    #expect(empty == 0)
  }
}

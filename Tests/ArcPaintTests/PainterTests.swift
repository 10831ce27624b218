// Painting: the cache never shows, bad numbers never crash, colours land where they should.

import ArcGraphics
import ArcPaint
import Testing

@Suite("Painter")
struct PainterTests {
  @Test("A warm painter, a cold one and one that remembers nothing paint the same pixels")
  func cacheNeverShows() {
    let warm = Painter()
    for (_, list) in Pictures.all { _ = warm.paint(list) }
    let forgetful = Painter(cacheBound: 0)
    for (name, list) in Pictures.all {
      let first = Painter().paint(list)
      #expect(warm.paint(list) == first, "\(name)")
      #expect(warm.paint(list) == first, "\(name)")
      #expect(forgetful.paint(list) == first, "\(name)")
    }
  }

  @Test("The cache stays under its bound and is used again")
  func bounded() {
    let painter = Painter(cacheBound: 20_000)
    for i in 0..<200 {
      let list = Pictures.list([.fill(Pictures.circle(50, 50, 10 + Double(i) / 10), .nonZero, .solid(.black))])
      _ = painter.paint(list)
      #expect(painter.cachedByteCount <= 20_000)
    }
    #expect(painter.cachedByteCount > 0)
  }

  @Test("A plain layer keeps what blends in it to itself: a hole cut in it shows the ground")
  func isolated() {
    let list = DisplayList(
      width: 20, height: 20, scale: 1, ground: .white,
      commands: [
        .beginLayer(Layer()), .fill(Pictures.square(0, 0, 20, 0), .nonZero, .solid(.black)),
        .beginLayer(Layer(blendMode: .destinationOut)), .fill(Pictures.square(5, 5, 10, 0), .nonZero, .solid(.black)), .endLayer, .endLayer,
      ])
    let painted = Painter().paint(list)
    #expect(painted[10, 10] == 0xffff_ffff)
    #expect(painted[1, 1] == 0xff00_0000)
  }

  @Test("A shape moved by whole pixels shares its mask")
  func sharedMask() {
    let painter = Painter()
    _ = painter.paint(Pictures.list([.fill(Pictures.square(3.25, 4.5, 20, 5), .nonZero, .solid(.black))]))
    let once = painter.cachedByteCount
    _ = painter.paint(Pictures.list([.fill(Pictures.square(43.25, 64.5, 20, 5), .nonZero, .solid(.white))]))
    #expect(painter.cachedByteCount == once)
  }

  @Test("Equal keys with different outlines are told apart")
  func outlineKeysAreNotTrusted() {
    let painter = Painter()
    let other = GlyphOutline(key: "ring", unitsPerEm: 2048, path: Pictures.bar.path)
    func list(_ outline: GlyphOutline) -> DisplayList {
      DisplayList(
        width: 40, height: 40, scale: 1, ground: .white,
        commands: [.glyphs(GlyphRun(size: 30, baseline: 35, glyphs: [.init(outline: 0, x4: 8)], paint: .solid(.black)))],
        outlines: [outline])
    }
    _ = painter.paint(list(Pictures.ring))
    #expect(painter.paint(list(other)) == Painter().paint(list(other)))
    #expect(painter.paint(list(other)) != painter.paint(list(Pictures.ring)))
  }

  @Test("A rectangle of whole pixels is exactly its colour")
  func wholePixels() {
    let list = DisplayList(
      width: 4, height: 3, scale: 1, ground: nil,
      commands: [.fill(VectorPath(rect: Rect(x: 1, y: 1, width: 2, height: 1)), .nonZero, .solid(RGBA(hex: 0x102030)))])
    #expect(Painter().paint(list).pixels == [0, 0, 0, 0, 0, 0xff10_2030, 0xff10_2030, 0, 0, 0, 0, 0])
  }

  @Test("Half a pixel covered is half the colour")
  func halfPixel() {
    let list = DisplayList(
      width: 1, height: 1, scale: 1, ground: .black,
      commands: [.fill(VectorPath(rect: Rect(x: 0, y: 0, width: 0.5, height: 1)), .nonZero, .solid(.white))])
    let pixel = Painter().paint(list)[0, 0]
    #expect(pixel >> 24 == 255)
    #expect(abs(Int(pixel & 255) - 128) <= 1)
  }

  @Test("A colour over itself stays what it is")
  func colorOverItself() {
    let gray = RGBA(hex: 0x7f8183)
    let list = Pictures.list(ground: gray, [.fill(Pictures.circle(50.3, 50.7, 33.1), .nonZero, .solid(gray))])
    #expect(Set(Painter().paint(list).pixels) == [0xff7f_8183])
  }

  @Test("A transparent ground keeps premultiplied pixels: no channel exceeds alpha")
  func premultiplied() {
    for (name, list) in Pictures.all {
      var clear = list
      clear.ground = nil
      let isValid = Painter().paint(clear).pixels.allSatisfy { word in
        [word >> 16 & 255, word >> 8 & 255, word & 255].allSatisfy { $0 <= word >> 24 }
      }
      #expect(isValid, "\(name)")
    }
  }

  @Test("Painting into a bitmap again gives what painting anew gives")
  func reusedStorage() {
    let painter = Painter()
    var bitmap = Bitmap(width: 160, height: 100, filledWith: 0xdead_beef)
    for (_, list) in Pictures.all {
      painter.paint(list, into: &bitmap)
      #expect(bitmap == painter.paint(list))
    }
  }

  @Test("A layer that is never closed ends with the list, and a stray end is nothing")
  func unbalancedLayers() {
    let fill = DrawCommand.fill(Pictures.circle(50, 50, 20), .nonZero, .solid(.black))
    let closed = Painter().paint(Pictures.list([.beginLayer(Layer(opacity: 0.5)), fill, .endLayer]))
    #expect(Painter().paint(Pictures.list([.endLayer, .beginLayer(Layer(opacity: 0.5)), fill])) == closed)
  }

  @Test("What is far too large still fills what it covers")
  func hugeShapes() {
    let far = 1e12
    let list = Pictures.list([.fill(VectorPath(rect: Rect(x: -far, y: -far, width: 2 * far, height: far + 50)), .nonZero, .solid(.black))])
    let bitmap = Painter().paint(list)
    #expect(bitmap[80, 49] == 0xff00_0000)
    #expect(bitmap[80, 50] == 0xffff_ffff)
  }
}

@Suite("Gradients and blurs")
struct GradientTests {
  private func row(_ paint: Paint, width: Int = 100) -> [UInt32] {
    let list = DisplayList(
      width: width, height: 1, scale: 1, ground: .white,
      commands: [.fill(VectorPath(rect: Rect(x: 0, y: 0, width: Double(width), height: 1)), .nonZero, paint)])
    return Painter().paint(list).pixels
  }

  @Test("A linear gradient runs evenly, sampled at pixel centres")
  func linear() {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let pixels = row(.linear(stops: stops, start: .zero, end: Point(x: 100, y: 0)))
    for (x, pixel) in pixels.enumerated() { #expect(abs(Double(pixel & 255) - (Double(x) + 0.5) * 2.55) <= 0.51) }
  }

  @Test("Two stops in one place make a hard edge between two pixels")
  func hardEdge() {
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .black, location: 0.5), GradientStop(color: .white, location: 0.5),
      GradientStop(color: .white, location: 1),
    ]
    let pixels = row(.linear(stops: stops, start: .zero, end: Point(x: 100, y: 0)))
    #expect(pixels[49] == 0xff00_0000 && pixels[50] == 0xffff_ffff)
  }

  @Test("Translucent stops are interpolated before they are multiplied by alpha")
  func translucent() {
    let stops = [GradientStop(color: RGBA(hex: 0xff0000), location: 0), GradientStop(color: RGBA(hex: 0x0000ff, alpha: 0), location: 1)]
    let list = DisplayList(
      width: 2, height: 1, scale: 1, ground: nil,
      commands: [
        .fill(
          VectorPath(rect: Rect(x: 0, y: 0, width: 2, height: 1)), .nonZero, .linear(stops: stops, start: .zero, end: Point(x: 2, y: 0)))
      ])
    // At a quarter: red 0.75, blue 0.25, alpha 0.75.
    let pixel = Painter().paint(list)[0, 0]
    #expect([pixel >> 24, pixel >> 16 & 255, pixel & 255] == [191, 143, 48])
  }

  @Test("Less than a turn of an angular gradient leaves the rest to the two end colours, half and half")
  func angular() {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let list = DisplayList(
      width: 41, height: 41, scale: 1, ground: nil,
      commands: [
        .fill(
          VectorPath(rect: Rect(x: 0, y: 0, width: 41, height: 41)), .nonZero,
          .angular(stops: stops, center: Point(x: 20.5, y: 20.5), startAngle: 0, endAngle: .pi))
      ])
    let bitmap = Painter().paint(list)
    // Straight down is half way; up to the left is beyond the end, up to the right before the beginning.
    #expect(abs(Int(bitmap[20, 40] & 255) - 128) <= 1)
    #expect(bitmap[10, 2] == 0xffff_ffff)
    #expect(bitmap[30, 2] == 0xff00_0000)
  }

  @Test("A blur keeps the amount of ink and spreads it evenly to both sides", arguments: [1.0, 4, 9, 30])
  func blur(radius: Double) {
    let list = DisplayList(
      width: 201, height: 201, scale: 1, ground: nil,
      commands: [
        .beginLayer(Layer(blurRadius: radius)),
        .fill(VectorPath(rect: Rect(x: 80, y: 80, width: 41, height: 41)), .nonZero, .solid(.black)), .endLayer,
      ])
    let bitmap = Painter().paint(list)
    let ink = bitmap.pixels.reduce(0) { $0 + Double($1 >> 24) } / 255
    #expect(abs(ink - 1681) < 12)
    for x in 0...100 { #expect(bitmap[x, 100] == bitmap[200 - x, 100]) }
    for x in 0...100 { #expect(bitmap[x, 100] == bitmap[100, x]) }
    // One and a half radii, three standard deviations, outside the edge nothing is left.
    #expect(bitmap[max(0, 78 - Int(radius * 1.5)), 100] >> 24 <= 2)
    // For the widest, (erf(20.5 ÷ 15√2))² of the square is left in its middle: 175.
    #expect(bitmap[100, 100] >> 24 >= 171)
  }
}

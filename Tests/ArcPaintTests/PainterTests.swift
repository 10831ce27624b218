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

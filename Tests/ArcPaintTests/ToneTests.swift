// Crisp edges and tones: what a panel of few colours needs from the painter.

import ArcGraphics
import ArcPaint
import Testing

@Suite("Crisp edges and tones")
struct ToneTests {
  @Test("With crisp edges nothing but the list's own colours appears")
  func crisp() {
    let list = Pictures.list([
      .fill(Pictures.circle(50.3, 50.7, 30), .nonZero, .solid(.black)), Pictures.word(14, x4: 320, baseline: 40, .solid(Pictures.red)),
      .stroke(Pictures.circle(120, 70, 20), Stroke(width: 1.5), .solid(Pictures.blue)),
    ])
    #expect(Set(Painter(edges: .crisp).paint(list).pixels) == [0xffff_ffff, 0xff00_0000, 0xffff_453a, 0xff0a_84ff])
    #expect(Painter(edges: .crisp).paint(list) == Painter(edges: .crisp, cacheBound: 0).paint(list))
  }

  @Test("Half a pixel counts as a whole one, less counts as none")
  func cut() {
    func pixel(_ width: Double) -> UInt32 {
      let list = DisplayList(
        width: 1, height: 1, scale: 1, ground: .white,
        commands: [.fill(VectorPath(rect: Rect(x: 0, y: 0, width: width, height: 1)), .nonZero, .solid(.black))])
      return Painter(edges: .crisp).paint(list)[0, 0]
    }
    #expect(pixel(0.52) == 0xff00_0000)
    #expect(pixel(0.48) == 0xffff_ffff)
  }

  @Test("Gradients, images and shadows are continuous; shapes and text over them are flat again")
  func tones() {
    let list = Pictures.list([
      .fill(Pictures.square(0, 0, 60, 0), .nonZero, .linear(stops: Pictures.stops, start: .zero, end: Point(x: 60, y: 0))),
      .fill(Pictures.square(10, 10, 20, 0), .nonZero, .solid(.black)),
      .fill(Pictures.square(35, 10, 20, 0), .nonZero, .solid(RGBA.black.multipliedAlpha(0.3))),
      .image(ImageDraw(bitmap: Pictures.photo, rect: Rect(x: 100, y: 0, width: 40, height: 30))),
      .beginLayer(Layer(shadow: Shadow(color: .black, radius: 8, x: 0, y: 0))),
      .fill(Pictures.square(80, 60, 20, 0), .nonZero, .solid(.white)), .endLayer,
      .glyphs(GlyphRun(size: 40, baseline: 58, glyphs: [.init(outline: 1, x4: 0)], paint: .solid(RGBA.white.multipliedAlpha(0.6)))),
    ])
    let tones = Painter.tones(of: list)
    #expect(tones[5, 5] == .continuous)
    #expect(tones[20, 20] == .flat)
    #expect(tones[45, 20] == .continuous)
    #expect(tones[110, 10] == .continuous)
    #expect(tones[78, 70] == .continuous)
    #expect(tones[90, 70] == .flat)
    #expect(tones[5, 50] == .flat)
    #expect(tones[150, 90] == .flat)
  }

  @Test("A colour that is to keep its tint is a tint, but not as text")
  func tints() {
    let gray = RGBA(hex: 0xcccccc)
    let list = Pictures.list([
      .fill(Pictures.square(0, 0, 60, 0), .nonZero, .solid(gray)),
      .glyphs(GlyphRun(size: 40, baseline: 98, glyphs: [.init(outline: 1, x4: 400)], paint: .solid(gray))),
    ])
    let tones = Painter.tones(of: list) { $0 == gray }
    #expect(tones[30, 30] == .tint)
    #expect(tones[105, 90] == .flat)
    #expect(tones[150, 5] == .flat)
  }
}

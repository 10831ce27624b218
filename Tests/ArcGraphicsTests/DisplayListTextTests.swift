// The text form of a display list: one line a command, the same everywhere.

import ArcGraphics
import Testing

@Suite("Display list as text")
struct DisplayListTextTests {
  @Test("Every command is one line, layers are indented, outlines go by key")
  func lines() {
    var path = VectorPath()
    path.move(to: Point(x: 1, y: -0.004))
    path.line(to: Point(x: 2.5, y: 3.456))
    path.quad(to: Point(x: 4, y: 5), control: Point(x: 6, y: 7))
    path.close()
    let list = DisplayList(
      width: 80, height: 40, scale: 2, ground: RGBA(hex: 0xfffefd),
      commands: [
        .fill(path, .evenOdd, .solid(RGBA(hex: 0x0a84ff, alpha: 0.5))),
        .beginLayer(
          Layer(
            opacity: 0.5, blendMode: .multiply, mask: [.fill(VectorPath(), .nonZero, .solid(.black))], blurRadius: 2,
            shadow: Shadow(color: .black, radius: 3, x: 1, y: 2))),
        .stroke(
          path, Stroke(width: 2, cap: .round, join: .bevel, dash: [1, 2], dashPhase: 0.5),
          .linear(
            stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)], start: .zero,
            end: Point(x: 0, y: 9))),
        .endLayer,
        .glyphs(GlyphRun(size: 17, baseline: 30, glyphs: [.init(outline: 0, x4: 5), .init(outline: 7, x4: 24)], paint: .solid(.white))),
        .image(ImageDraw(bitmap: Bitmap(width: 1, height: 1), rect: Rect(x: 0, y: 0, width: 8, height: 9), smooth: false, opacity: 0.25)),
      ],
      outlines: [GlyphOutline(key: "Inter/A", unitsPerEm: 2048, path: path)], title: "Two\n\"lines\"", summary: "")
    #expect(
      list.description == """
        picture 80×40 scale 2 ground #fffefd
        title "Two\\n\\"lines\\""
        fill #0a84ff80 even-odd M1,0 L2.5,3.46 Q6,7 4,5 Z
        layer opacity 0.5 multiply blur 2 shadow #000000 3 at 1,2
          mask
            fill #000000 nothing
          stroke 2 round bevel-join dash 1,2 from 0.5 linear(0,0 to 0,9: #000000@0 #ffffff@1) M1,0 L2.5,3.46 Q6,7 4,5 Z
        end
        glyphs 17 at 30 #ffffff 1.25:Inter/A 6:?7
        image 1×1 in 0,0 8×9 hard opacity 0.25 pixels \(list.fingerprintOfEmptyPixel)

        """)
  }

  @Test("Numbers that are not finite have words, not a crash")
  func wildNumbers() {
    let list = DisplayList(
      width: 1, height: 1, scale: .nan,
      commands: [.fill(VectorPath(rect: Rect(x: .infinity, y: -1e300, width: 1, height: .nan)), .nonZero, .solid(.clear))])
    #expect(list.description.hasPrefix("picture 1×1 scale nan ground none\nfill #00000000 Mhuge,-huge "))
  }
}

extension DisplayList {
  /// The digits are pinned by another way of computing them.
  fileprivate var fingerprintOfEmptyPixel: String {
    let h = UInt64(0xcbf2_9ce4_8422_2325).multipliedReportingOverflow(by: 0x100_0000_01b3).partialValue
    return String(h, radix: 16)
  }
}

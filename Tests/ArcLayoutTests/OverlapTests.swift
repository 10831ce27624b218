// Letters that run into one another under a translucent paint.

import ArcGraphics
import ArcViews
import Testing

@testable import ArcLayout

@Suite("Overlapping letters")
struct OverlapTests {
  /// Two letters of 1000 units, `gap` points apart at 10 points.
  private func text(paint: RGBA, secondAt x: Double) -> PlacedNode {
    let outline = { (key: String) in
      GlyphOutline(key: key, unitsPerEm: 1000, path: VectorPath(rect: Rect(x: 0, y: 0, width: 600, height: 700)))
    }
    let layout = TextLayout(
      size: Size(width: 20, height: 10), firstBaseline: 8, lastBaseline: 8,
      lines: [
        .init(
          x: 0, width: 20, baseline: 8, pieces: [.glyphs([.init(outline: 0, x: 0), .init(outline: 1, x: x)], size: 10, style: 0)],
          text: "ab")
      ], outlines: [outline("a"), outline("b")])
    let placed = PlacedText(layout: layout, paints: [.solid(paint)], words: "ab")
    return PlacedNode(frame: Rect(x: 0, y: 0, width: 20, height: 10), content: .text(placed))
  }

  @Test("Under a translucent paint overlapping letters are one outline, side by side in font units")
  func translucent() throws {
    let list = text(paint: RGBA(hex: 0, alpha: 0.6), secondAt: 5).displayList(EmitOptions())
    #expect(list.outlines.map(\.key) == ["a+b@500"])
    #expect(list.outlines[0].path.controlBounds == Rect(x: 0, y: 0, width: 1100, height: 700))
    guard case .glyphs(let run) = try #require(list.commands.first) else {
      Issue.record("the text is a glyph run")
      return
    }
    #expect(run.glyphs == [.init(outline: 0, x4: 0)])
  }

  @Test("Letters apart, and letters in an opaque paint, stay their own")
  func apart() {
    #expect(text(paint: RGBA(hex: 0, alpha: 0.6), secondAt: 7).displayList(EmitOptions()).outlines.map(\.key) == ["a", "b"])
    #expect(text(paint: RGBA(hex: 0), secondAt: 5).displayList(EmitOptions()).outlines.map(\.key) == ["a", "b"])
  }

  @Test("Letters too small to be drawn, one over the other, are left out")
  func nothing() throws {
    let node = text(paint: RGBA(hex: 0, alpha: 0.6), secondAt: -5)
    #expect(node.displayList(EmitOptions(scale: 0.0001)).commands.isEmpty)
    var tiny = node
    guard case .text(var placed) = node.content else { throw Missing() }
    placed.layout.lines[0].pieces = [.glyphs([.init(outline: 0, x: 0), .init(outline: 1, x: -5)], size: 0.004, style: 0)]
    tiny.content = .text(placed)
    #expect(tiny.displayList(EmitOptions()).commands.isEmpty)
  }
}

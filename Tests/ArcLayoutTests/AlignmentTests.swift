// Guides: the standard ones, baselines, those that authors move or make, and how they pass through containers.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

private enum Waist {}
private let waist = AlignmentKey(id: ObjectIdentifier(Waist.self), name: "waist", isVertical: true) { $0.height / 4 }

@MainActor
@Suite("Alignment")
struct AlignmentTests {
  @Test("Rows align at the top, the centre or the bottom")
  func vertical() {
    func row(_ key: AlignmentKey) -> ViewNode { hstack(at: key, box(10, 10).named("a"), box(10, 30)) }
    #expect(frames(row(Guide.top), in: 20, 30)["a"] == "0,0 10×10")
    #expect(frames(row(Guide.centerY), in: 20, 30)["a"] == "0,10 10×10")
    #expect(frames(row(Guide.bottom), in: 20, 30)["a"] == "0,20 10×10")
  }

  @Test("Columns align at leading, centre or trailing")
  func horizontal() {
    func column(_ key: AlignmentKey) -> ViewNode { vstack(at: key, box(10, 10).named("a"), box(30, 10)) }
    #expect(frames(column(Guide.leading), in: 30, 20)["a"] == "0,0 10×10")
    #expect(frames(column(Guide.centerX), in: 30, 20)["a"] == "10,0 10×10")
    #expect(frames(column(Guide.trailing), in: 30, 20)["a"] == "20,0 10×10")
  }

  @Test("First baselines meet; the row is as high as both reach")
  func firstBaseline() {
    // Baselines at 10 and 20; heights 12 and 24.
    let row = hstack(at: Guide.firstBaseline, text("a", 10).named("a"), text("b", 20).named("b")).named("row")
    #expect(frames(row, in: 15, 24) == ["row": "0,0 15×24", "a": "0,10 5×12", "b": "5,0 10×24"])
  }

  @Test("Last baselines meet, first lines do not")
  func lastBaseline() {
    let row = hstack(at: Guide.lastBaseline, text("aa bb").named("a").frame(10, nil), text("c").named("c"))
    #expect(frames(row, in: 15, 24) == ["a": "0,0 10×24", "c": "10,12 5×12"])
  }

  @Test("A view without text stands on the baseline")
  func boxOnBaseline() {
    let row = hstack(at: Guide.firstBaseline, text("a", 20), box(5, 5).named("b"))
    #expect(frames(row, in: 15, 24) == ["b": "10,15 5×5"])
  }

  @Test("A symbol brings its own baseline")
  func symbolBaseline() {
    let symbol = ViewNode.symbol(SymbolNode(request: SymbolRequest(name: "star", size: 10), paints: [.solid(.black)]))
    #expect(frames(hstack(at: Guide.firstBaseline, text("a", 20), symbol.named("s")), in: 20, 24) == ["s": "10,11 10×10"])
  }

  @Test("A column's first baseline is that of its topmost text, its last that of its lowest")
  func baselinesOfColumn() {
    let column = vstack(box(5, 7), text("a"), text("b")).named("col")
    #expect(frames(hstack(at: Guide.firstBaseline, column, text("c").named("c")), in: 10, 31) == ["col": "0,0 5×31", "c": "5,7 5×12"])
    #expect(frames(hstack(at: Guide.lastBaseline, column, text("c").named("c")), in: 10, 31) == ["col": "0,0 5×31", "c": "5,19 5×12"])
  }

  @Test("A row's first baseline is its highest, its last its lowest")
  func baselinesOfRow() {
    let inner = hstack(at: Guide.top, text("a", 20), text("b", 10)).named("inner")
    #expect(frames(hstack(at: Guide.firstBaseline, inner, text("c").named("c")), in: 20, 24) == ["inner": "0,0 15×24", "c": "15,0 5×12"])
    #expect(frames(hstack(at: Guide.lastBaseline, inner, text("c").named("c")), in: 20, 24) == ["inner": "0,0 15×24", "c": "15,10 5×12"])
  }

  @Test("Baselines pass through padding, frames and backgrounds")
  func baselineThroughModifiers() {
    let padded = text("a").padding(4).background(color()).named("p")
    #expect(frames(hstack(at: Guide.firstBaseline, padded, text("c").named("c")), in: 18, 20) == ["p": "0,0 13×20", "c": "13,4 5×12"])
    let framed = text("a").frame(nil, 30, .bottom).named("f")
    #expect(frames(hstack(at: Guide.firstBaseline, framed, text("c").named("c")), in: 10, 30) == ["f": "0,0 5×30", "c": "5,18 5×12"])
  }

  @Test("A moved guide moves the view against its neighbours")
  func movedGuide() {
    let column = vstack(at: Guide.leading, box(10, 10).guide(Guide.leading) { _ in 4 }.named("a"), box(10, 10).named("b")).named("col")
    #expect(frames(column, in: 14, 20) == ["col": "0,0 14×20", "a": "0,0 10×10", "b": "4,10 10×10"])
  }

  @Test("A moved guide may be computed from the view's size and other guides")
  func computedGuide() {
    let row = hstack(at: Guide.centerY, box(10, 10).guide(Guide.centerY) { $0.value(Guide.bottom) }.named("a"), box(10, 20).named("b"))
    #expect(frames(row, in: 20, 20) == ["a": "0,0 10×10", "b": "10,0 10×20"])
  }

  @Test("One child alone is not moved by its guide")
  func singleGuide() {
    #expect(frames(vstack(at: Guide.leading, box(10, 10).guide(Guide.leading) { _ in -20 }.named("a")), in: 10, 10) == ["a": "0,0 10×10"])
  }

  @Test("A guide that authors make works like the others, and passes out of a stack as the mean of its children's")
  func customGuide() {
    let inner = vstack(box(10, 20).guide(waist) { _ in 2 }, box(10, 20).guide(waist) { _ in 4 })
    // Guides at 2 and 20 + 4: their mean is 13.
    let row = hstack(at: waist, inner.named("in"), box(10, 8).named("b"))
    #expect(frames(row, in: 20, 40) == ["in": "0,0 10×40", "b": "10,11 10×8"])
  }

  @Test("Edges and centres that a child has moved stay inside its stack")
  func edgesStayInside() {
    let inner = vstack(at: Guide.leading, box(10, 10).guide(Guide.leading) { _ in 5 }).named("in")
    #expect(frames(vstack(at: Guide.leading, inner, box(10, 10).named("b")), in: 10, 20) == ["in": "0,0 10×10", "b": "0,10 10×10"])
  }

  @Test("A moved edge passes through padding")
  func edgesThroughPadding() {
    let moved = box(10, 10).guide(Guide.leading) { _ in 5 }.padding(1).named("in")
    #expect(frames(vstack(at: Guide.leading, moved, box(10, 10).named("b")), in: 16, 22) == ["in": "0,0 12×12", "b": "6,12 10×10"])
  }

  @Test("A frame aligns by a moved guide")
  func frameByGuide() {
    #expect(frames(box(10, 10).guide(Guide.leading) { _ in 3 }.named("a").frame(30, 10, .leading), in: 30, 10) == ["a": "-3,0 10×10"])
  }

  @Test("Layers share a guide on each axis and the layer is as large as all of them reach")
  func layers() {
    let z = zstack(at: .topLeading, box(10, 10).named("a"), box(30, 5).named("b")).named("z")
    #expect(frames(z, in: 30, 10) == ["z": "0,0 30×10", "a": "0,0 10×10", "b": "0,0 30×5"])
    let moved = zstack(at: .topLeading, box(10, 10).guide(Guide.top) { _ in 5 }.named("a"), box(10, 10).named("b")).named("z")
    #expect(frames(moved, in: 10, 15) == ["z": "0,0 10×15", "a": "0,0 10×10", "b": "0,5 10×10"])
  }

  @Test("Layers offer every child all the room")
  func layersOffer() {
    #expect(
      frames(zstack(color().named("c"), text("ab").named("t")), in: 50, 40) == ["c": "0,0 50×40", "t": "20,14 10×12"])
  }

  @Test("A background gets its view's size and changes nothing else")
  func background() {
    let row = hstack(text("abcd").padding(2).background(color().named("bg")).named("t"), box(10, 10).named("b"))
    #expect(frames(row, in: 34, 16) == ["t": "0,0 24×16", "bg": "0,0 24×16", "b": "24,3 10×10"])
  }

  @Test("An overlay aligns in its view and may stick out")
  func overlay() {
    #expect(
      frames(box(20, 20).overlay(box(8, 8).named("dot"), .bottomTrailing).named("b"), in: 20, 20)
        == ["b": "0,0 20×20", "dot": "12,12 8×8"])
    #expect(frames(box(10, 10).overlay(box(30, 4).named("bar")), in: 10, 10) == ["bar": "-10,3 30×4"])
  }

  @Test("Several views in a background lie on one another")
  func backgroundGroup() {
    let node = box(20, 20).background(.group([color().named("a"), box(4, 4).named("b")]), .topLeading)
    #expect(frames(node, in: 20, 20) == ["a": "0,0 20×20", "b": "0,0 4×4"])
  }

  @Test("An overlay may hang on its view's baseline")
  func overlayOnBaseline() {
    let pair = AlignmentPair(horizontal: Guide.leading, vertical: Guide.firstBaseline)
    #expect(frames(text("ab").overlay(box(10, 1).named("line"), pair), in: 10, 12) == ["line": "0,9 10×1"])
  }
}

// Frames, padding, fixed sizes, aspect ratios: what modifiers offer, take and align.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

@MainActor
@Suite("Frames and sizes")
struct FrameTests {
  @Test("A fixed frame centres a smaller child and lets a larger one stick out")
  func fixedFrame() {
    #expect(frames(box(10, 10).named("a").frame(30, 20).named("f"), in: 30, 20) == ["f": "0,0 30×20", "a": "10,5 10×10"])
    #expect(frames(box(40, 40).named("a").frame(20, 20).named("f"), in: 20, 20) == ["f": "0,0 20×20", "a": "-10,-10 40×40"])
  }

  @Test("A fixed frame aligns its child as asked")
  func fixedFrameAlignment() {
    #expect(frames(box(10, 10).named("a").frame(30, 20, .bottomTrailing), in: 30, 20) == ["a": "20,10 10×10"])
    #expect(frames(box(10, 10).named("a").frame(30, 20, .topLeading), in: 30, 20) == ["a": "0,0 10×10"])
  }

  @Test("A frame of one length leaves the other to the child")
  func oneLength() {
    #expect(frames(text("abcd").named("t").frame(40, nil).named("f"), in: 100, 100) == ["f": "30,44 40×12", "t": "40,44 20×12"])
    #expect(frames(color().frame(nil, 10).named("f"), in: 100, 100) == ["f": "0,45 100×10"])
  }

  @Test("A frame wraps a text into its width")
  func frameWraps() {
    #expect(frames(text("aaaa bbbb").named("t").frame(30, nil).named("f"), in: 100, 100) == ["f": "35,38 30×24", "t": "40,38 20×24"])
  }

  @Test("A greatest width of infinity takes what is proposed")
  func maxInfinity() {
    #expect(frames(text("abcd").named("t").frame(maxWidth: .infinity).named("f"), in: 100, 12) == ["f": "0,0 100×12", "t": "40,0 20×12"])
    #expect(
      frames(text("abcd").named("t").frame(maxWidth: .infinity, .leading).named("f"), in: 100, 12)
        == ["f": "0,0 100×12", "t": "0,0 20×12"])
  }

  @Test("A greatest width alone grows to the proposal, but not below its child")
  func maxAlone() {
    let unshrinkable = text("abcdefghij").fixedSize()
    #expect(frames(unshrinkable.frame(maxWidth: .infinity).named("f"), in: 30, 12) == ["f": "-10,0 50×12"])
    #expect(frames(unshrinkable.frame(maxWidth: 80).named("f"), in: 70, 12) == ["f": "0,0 70×12"])
    #expect(frames(unshrinkable.frame(maxWidth: 80).named("f"), in: 100, 12) == ["f": "10,0 80×12"])
  }

  @Test("A least of zero and a greatest of infinity take the proposal whatever the child does")
  func zeroToInfinity() {
    let frame = text("abcdefghij").fixedSize().named("t").frame(minWidth: 0, maxWidth: .infinity).named("f")
    #expect(frames(frame, in: 30, 12) == ["f": "0,0 30×12", "t": "-10,0 50×12"])
  }

  @Test("A least width alone holds the child's size up, and lets a small proposal cut it down to the least")
  func minAlone() {
    #expect(frames(text("abcd").frame(minWidth: 50).named("f"), in: 100, 12) == ["f": "25,0 50×12"])
    #expect(frames(box(80, 12).frame(minWidth: 50).named("f"), in: 100, 12) == ["f": "10,0 80×12"])
    #expect(frames(box(80, 12).frame(minWidth: 50).named("f"), in: 60, 12) == ["f": "0,0 60×12"])
    #expect(frames(box(80, 12).frame(minWidth: 50).named("f"), in: 40, 12) == ["f": "-5,0 50×12"])
  }

  @Test("Both bounds hold the proposal")
  func bothBounds() {
    let frame = color().frame(minWidth: 30, maxWidth: 60).named("f")
    #expect(frames(frame, in: 20, 10) == ["f": "-5,0 30×10"])
    #expect(frames(frame, in: 45, 10) == ["f": "0,0 45×10"])
    #expect(frames(frame, in: 100, 10) == ["f": "20,0 60×10"])
  }

  @Test("An ideal size stands in where nothing is proposed")
  func idealSize() {
    #expect(frames(color().frame(idealWidth: 100, idealHeight: 40).fixedSize().named("f"), in: 200, 100) == ["f": "50,30 100×40"])
    #expect(frames(color().frame(idealWidth: 100, idealHeight: 40).named("f"), in: 200, 100) == ["f": "0,0 200×100"])
    #expect(frames(text("ab").frame(idealWidth: 100).fixedSize().named("f"), in: 200, 12) == ["f": "50,0 100×12"])
  }

  @Test("Where nothing is proposed a least width still holds the ideal up")
  func minWithoutProposal() {
    #expect(frames(color().frame(minWidth: 50, minHeight: 5).fixedSize().named("f"), in: 100, 10) == ["f": "25,0 50×10"])
  }

  @Test("Where nothing is proposed a greatest width does not stretch the child")
  func maxWithoutProposal() {
    #expect(frames(text("abcd").frame(maxWidth: .infinity).fixedSize().named("f"), in: 100, 12) == ["f": "40,0 20×12"])
    #expect(frames(text("abcdefgh").frame(maxWidth: 30).fixedSize().named("f"), in: 100, 12) == ["f": "35,0 30×12"])
  }

  @Test("Contradictory bounds give way to the least")
  func contradictoryBounds() {
    #expect(frames(color().frame(minWidth: 50, maxWidth: 20).named("f"), in: 100, 10) == ["f": "25,0 50×10"])
  }

  @Test("Padding takes its insets from the proposal and adds them to the child")
  func padding() {
    #expect(frames(color().named("c").padding(10).named("p"), in: 100, 50) == ["p": "0,0 100×50", "c": "10,10 80×30"])
    #expect(
      frames(box(10, 10).named("c").padding(top: 1, leading: 2, bottom: 3, trailing: 4).named("p"), in: 16, 14)
        == ["p": "0,0 16×14", "c": "2,1 10×10"])
  }

  @Test("Padding larger than its room offers nothing, not less")
  func paddingOverflow() {
    #expect(frames(color().named("c").padding(30).named("p"), in: 40, 80) == ["p": "-10,0 60×80", "c": "20,30 0×20"])
  }

  @Test("Negative padding lets a view stick out of its box")
  func negativePadding() {
    #expect(frames(color().named("c").padding(-5).named("p"), in: 20, 20) == ["p": "0,0 20×20", "c": "-5,-5 30×30"])
  }

  @Test("A fixed size ignores the proposal on its axes alone")
  func fixedSizeAxes() {
    #expect(frames(text("aaaa bbbb").fixedSize().named("t"), in: 20, 10) == ["t": "-12.5,-1 45×12"])
    #expect(frames(text("aaaa bbbb").fixedSize(false, true).named("t"), in: 20, 10) == ["t": "0,-7 20×24"])
    #expect(frames(text("aaaa bbbb").fixedSize(true, false).named("t"), in: 20, 12) == ["t": "-12.5,0 45×12"])
  }

  @Test("A text that is too high truncates, unless its height is its own")
  func heightTruncates() {
    #expect(frames(text("aaaa bbbb cccc").named("t"), in: 20, 24) == ["t": "0,0 20×24"])
    #expect(frames(text("aaaa bbbb cccc").fixedSize(false, true).named("t"), in: 20, 24) == ["t": "0,-6 20×36"])
  }

  @Test("A ratio that fits makes the largest box within the proposal")
  func aspectFit() {
    #expect(frames(color().aspectRatio(2).named("a"), in: 100, 100) == ["a": "0,25 100×50"])
    #expect(frames(color().aspectRatio(0.5).named("a"), in: 100, 100) == ["a": "25,0 50×100"])
  }

  @Test("A ratio that fills covers the proposal")
  func aspectFill() {
    #expect(frames(color().aspectRatio(2, fills: true).named("a"), in: 100, 100) == ["a": "-50,0 200×100"])
  }

  @Test("A ratio with one length proposed follows that one")
  func aspectOneLength() {
    #expect(frames(color().aspectRatio(2).named("a").fixedSize(true, false), in: 100, 30) == ["a": "20,0 60×30"])
    #expect(frames(color().aspectRatio(2, fills: true).named("a").fixedSize(false, true), in: 100, 30) == ["a": "0,-10 100×50"])
  }

  @Test("A ratio of nil is that of the ideal size")
  func aspectOfImage() {
    #expect(frames(image(30, 20, resizable: true).aspectRatio(nil).named("i"), in: 60, 60) == ["i": "0,10 60×40"])
    #expect(frames(image(30, 20, resizable: true).aspectRatio(nil, fills: true).named("i"), in: 60, 60) == ["i": "-15,0 90×60"])
  }

  @Test("A view of its own size ignores a ratio")
  func aspectOfRigid() {
    #expect(frames(box(10, 10).aspectRatio(3).named("b"), in: 60, 60) == ["b": "25,25 10×10"])
  }

  @Test("An image keeps its size unless it is resizable")
  func images() {
    #expect(frames(image(30, 20).named("i"), in: 60, 60) == ["i": "15,20 30×20"])
    #expect(frames(image(30, 20, resizable: true).named("i"), in: 60, 50) == ["i": "0,0 60×50"])
    #expect(frames(image(30, 20, resizable: true).fixedSize().named("i"), in: 60, 60) == ["i": "15,20 30×20"])
  }

  @Test("A circle takes the largest square, a shape all, either 10 points where nothing is proposed")
  func shapes() {
    #expect(frames(circle().named("c"), in: 60, 40) == ["c": "10,0 40×40"])
    #expect(frames(circle().fixedSize().named("c"), in: 60, 40) == ["c": "25,15 10×10"])
    #expect(frames(circle().fixedSize(true, false).named("c"), in: 60, 40) == ["c": "10,0 40×40"])
    #expect(frames(color().fixedSize().named("c"), in: 60, 40) == ["c": "25,15 10×10"])
  }

  @Test("An offset moves the drawing and leaves the frame in its row")
  func offset() {
    let row = hstack(box(10, 10).named("a").offset(3, -2), box(10, 10).named("b"))
    #expect(frames(row, in: 20, 10) == ["a": "3,-2 10×10", "b": "10,0 10×10"])
  }

  @Test("A position takes the whole room and centres its view on the point")
  func position() {
    let node = ViewNode.modified(box(10, 10).named("a"), .position(Point(x: 20, y: 30)))
    #expect(frames(node, in: 100, 100)["a"] == "15,25 10×10")
  }

  @Test("A hidden view keeps its room")
  func hidden() {
    let row = hstack(ViewNode.modified(box(10, 10), .hidden).named("a"), box(10, 10).named("b"))
    #expect(frames(row, in: 20, 10) == ["a": "0,0 10×10", "b": "10,0 10×10"])
    #expect(placed(row, 20, 10).root.displayList(EmitOptions()).commands.count == 1)
  }

  @Test("A text that ignores spare height keeps its own")
  func spareHeight() {
    #expect(frames(text("ab").named("t"), in: 100, 100) == ["t": "45,44 10×12"])
  }

  @Test("A scaled or turned view keeps its frame")
  func transforms() {
    let row = hstack(box(10, 10).transform(.scale(x: 3, y: 3)).named("a"), box(10, 10).named("b"))
    #expect(frames(row, in: 20, 10) == ["a": "0,0 10×10", "b": "10,0 10×10"])
  }
}

// Spacers: what neighbours leave, in stacks and outside.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

@MainActor
@Suite("Spacers")
struct SpacerTests {
  @Test("A spacer takes what its neighbours leave")
  func takesTheRest() {
    #expect(frames(hstack(box(10, 10).named("a"), spacer(), box(20, 10).named("b")), in: 100, 10) == ["a": "0,0 10×10", "b": "80,0 20×10"])
  }

  @Test("Two spacers share what is left")
  func twoSpacers() {
    let row = hstack(spacer(), box(10, 10).named("a"), spacer())
    #expect(frames(row, in: 100, 10) == ["a": "45,0 10×10"])
  }

  @Test("A spacer is served after flexible views, which leave it its least")
  func afterFlexible() {
    let row = hstack(color().named("a"), spacer(), box(10, 10).named("b"))
    #expect(frames(row, in: 100, 10) == ["a": "0,0 82×10", "b": "90,0 10×10"])
  }

  @Test("A spacer keeps 8 points where there is no room, or its own least")
  func least() {
    #expect(
      frames(hstack(box(50, 10).named("a"), spacer(), box(50, 10).named("b")), in: 100, 10) == ["a": "-4,0 50×10", "b": "54,0 50×10"])
    #expect(
      frames(hstack(box(50, 10).named("a"), spacer(0), box(50, 10).named("b")), in: 100, 10) == ["a": "0,0 50×10", "b": "50,0 50×10"])
    #expect(
      frames(hstack(box(10, 10).named("a"), spacer(30), box(10, 10).named("b")).fixedSize(), in: 50, 10)
        == ["a": "0,0 10×10", "b": "40,0 10×10"])
  }

  @Test("Default spacing vanishes beside a spacer, a set spacing stays")
  func spacingAround() {
    let ideal = hstack(spacing: nil, box(10, 10).named("a"), spacer(), box(10, 10).named("b")).fixedSize()
    #expect(frames(ideal, in: 28, 10) == ["a": "0,0 10×10", "b": "18,0 10×10"])
    let spaced = hstack(spacing: 5, box(10, 10).named("a"), spacer(), box(10, 10).named("b")).fixedSize()
    #expect(frames(spaced, in: 38, 10) == ["a": "0,0 10×10", "b": "28,0 10×10"])
  }

  @Test("A stack that ends with a spacer wants no spacing on that side")
  func spacingOfNestedStack() {
    let row = hstack(
      spacing: nil, hstack(spacing: nil, box(10, 10).named("a"), spacer(20)), box(10, 10).named("b"), box(10, 10).named("c")
    ).fixedSize()
    #expect(frames(row, in: 58, 10) == ["a": "0,0 10×10", "b": "30,0 10×10", "c": "48,0 10×10"])
  }

  @Test("A spacer adds nothing across its stack")
  func across() {
    let row = hstack(box(10, 10), spacer(), box(10, 20)).named("row")
    #expect(frames(row, in: 100, 50) == ["row": "0,15 100×20"])
  }

  @Test("A spacer in a column stretches downward")
  func column() {
    let column = vstack(box(10, 10).named("a"), spacer(), box(10, 10).named("b"))
    #expect(frames(column, in: 10, 100) == ["a": "0,0 10×10", "b": "0,90 10×10"])
  }

  @Test("Outside a stack a spacer fills both ways")
  func alone() {
    #expect(frames(zstack(spacer(), box(10, 10)).named("z"), in: 60, 40) == ["z": "0,0 60×40"])
  }

  @Test("A spacer in a frame gives a fixed gap, served last")
  func framedSpacer() {
    let row = hstack(spacing: nil, box(10, 10).named("a"), spacer().frame(30, nil), box(10, 10).named("b")).fixedSize()
    #expect(frames(row, in: 50, 10) == ["a": "0,0 10×10", "b": "40,0 10×10"])
  }

  @Test("A text beside a spacer keeps its line as long as it fits")
  func textBesideSpacer() {
    let row = hstack(text("abcdef").named("t"), spacer(), box(10, 10).named("b"))
    #expect(frames(row, in: 48, 12) == ["t": "0,0 30×12", "b": "38,1 10×10"])
    #expect(frames(hstack(text("aaaa bbbb").named("t"), spacer()), in: 40, 24) == ["t": "0,0 20×24"])
  }
}

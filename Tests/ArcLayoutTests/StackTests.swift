// What rows and columns offer their children, and what those take.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

@MainActor
@Suite("Stacks")
struct StackTests {
  @Test("A row of fixed boxes is as wide as their sum and centred in its room")
  func fixedRow() {
    let row = hstack(box(10, 20).named("a"), box(30, 10).named("b")).named("row")
    #expect(frames(row, in: 100, 50) == ["row": "30,15 40×20", "a": "30,15 10×20", "b": "40,20 30×10"])
  }

  @Test("Default spacing is 8 points")
  func defaultSpacing() {
    let row = hstack(spacing: nil, box(10, 10).named("a"), box(10, 10).named("b"))
    #expect(frames(row, in: 100, 10) == ["a": "36,0 10×10", "b": "54,0 10×10"])
  }

  @Test("Spacing may be negative")
  func negativeSpacing() {
    let row = hstack(spacing: -4, box(10, 10).named("a"), box(10, 10).named("b"))
    #expect(frames(row, in: 16, 10) == ["a": "0,0 10×10", "b": "6,0 10×10"])
  }

  @Test("A column stacks downward with its spacing")
  func column() {
    let column = vstack(spacing: 5, box(10, 10).named("a"), box(20, 30).named("b"))
    #expect(frames(column, in: 20, 45) == ["a": "5,0 10×10", "b": "0,15 20×30"])
  }

  @Test("Flexible children share the room equally")
  func equalShares() {
    let row = hstack(color().named("a"), color().named("b"), color().named("c"))
    #expect(frames(row, in: 90, 10) == ["a": "0,0 30×10", "b": "30,0 30×10", "c": "60,0 30×10"])
  }

  @Test("A stiff child takes its size before flexible ones share the rest")
  func stiffFirst() {
    let row = hstack(color().named("a"), box(40, 10).named("b"), color().named("c"))
    #expect(frames(row, in: 100, 10) == ["a": "0,0 30×10", "b": "30,0 40×10", "c": "70,0 30×10"])
  }

  @Test("The child that stretches least chooses first, wherever it stands")
  func flexibilityOrder() {
    // The bounded child is asked first, for 50, takes its most, 20; the colour gets 80.
    let row = hstack(color().named("a"), color().frame(minWidth: 10, maxWidth: 20).named("b"))
    #expect(frames(row, in: 100, 10) == ["a": "0,0 80×10", "b": "80,0 20×10"])
  }

  @Test("Of two endless children the one with the greater least chooses first")
  func endlessOrder() {
    let row = hstack(
      color().frame(minWidth: 0, maxWidth: .infinity).named("a"), color().frame(minWidth: 70, maxWidth: .infinity).named("b"))
    #expect(frames(row, in: 100, 10) == ["a": "0,0 30×10", "b": "30,0 70×10"])
  }

  @Test("What a child leaves of its share goes to the later ones")
  func leftovers() {
    let row = hstack(
      color().frame(maxWidth: 10).named("a"), color().frame(maxWidth: 40).named("b"), color().named("c"))
    #expect(frames(row, in: 120, 10) == ["a": "0,0 10×10", "b": "10,0 40×10", "c": "50,0 70×10"])
  }

  @Test("A child that overflows its share leaves less to the others, never less than nothing")
  func overflow() {
    let row = hstack(box(80, 10).named("a"), box(80, 10).named("b"), color().named("c")).named("row")
    #expect(frames(row, in: 100, 10) == ["row": "-30,0 160×10", "a": "-30,0 80×10", "b": "50,0 80×10", "c": "130,0 0×10"])
  }

  @Test("A higher priority is offered all but the least lengths of the lower ones")
  func priority() {
    let row = hstack(
      color().frame(minWidth: 20, maxWidth: .infinity).named("a"), color().priority(1).named("b"))
    #expect(frames(row, in: 100, 10) == ["a": "0,0 20×10", "b": "20,0 80×10"])
  }

  @Test("Three priorities are served from the highest down")
  func threePriorities() {
    let row = hstack(
      color().frame(minWidth: 10, maxWidth: .infinity).named("a"), color().frame(minWidth: 5, maxWidth: 30).priority(1).named("b"),
      color().frame(minWidth: 20, maxWidth: 50).priority(2).named("c"))
    #expect(frames(row, in: 100, 10) == ["a": "0,0 20×10", "b": "20,0 30×10", "c": "50,0 50×10"])
  }

  @Test("A negative priority waits for the others")
  func negativePriority() {
    let row = hstack(color().priority(-1).named("a"), text("abcd").named("b"))
    #expect(frames(row, in: 100, 12) == ["a": "0,0 80×12", "b": "80,0 20×12"])
  }

  @Test("A text of higher priority keeps its line while the other wraps")
  func textPriority() {
    let row = hstack(text("aaaa bbbb").named("a"), text("cccc dddd").priority(1).named("b"))
    #expect(frames(row, in: 70, 24) == ["a": "2.5,0 20×24", "b": "22.5,6 45×12"])
  }

  @Test("Two texts that do not fit share the room, the shorter one first")
  func textsShare() {
    // The short text stretches least: it takes 20 of its 40; the long one gets 60 and wraps.
    let row = hstack(text("aaaa bbbb cccc dddd").named("a"), text("eeee").named("b"))
    #expect(frames(row, in: 80, 24) == ["a": "7.5,0 45×24", "b": "52.5,6 20×12"])
  }

  @Test("Equal texts are served in order")
  func textsInOrder() {
    let row = hstack(text("aaaa bbbb").named("a"), text("cccc dddd").named("b"))
    #expect(frames(row, in: 65, 24) == ["a": "0,0 20×24", "b": "20,6 45×12"])
  }

  @Test("A one-line text truncates into its share")
  func textTruncates() {
    let row = hstack(text("abcdefghij", limit: 1).named("a"), box(30, 12).named("b"))
    #expect(frames(row, in: 60, 12) == ["a": "0,0 30×12", "b": "30,0 30×12"])
  }

  @Test("A text that may shrink does so before it truncates")
  func textShrinks() {
    let row = hstack(text("abcdefgh", limit: 1, minimumScale: 0.5).named("a"), box(20, 12).named("b"))
    #expect(frames(row, in: 50, 12) == ["a": "0,1.5 30×9", "b": "30,0 20×12"])
  }

  @Test("With nothing proposed every child takes its ideal length")
  func ideal() {
    let row = hstack(spacing: 4, color().named("a"), text("abcd").named("b"), spacer().named("s")).fixedSize().named("row")
    #expect(frames(row, in: 100, 40) == ["row": "27,14 46×12", "a": "27,14 10×12", "b": "41,14 20×12"])
  }

  @Test("A row whose height is its own offers it to dividers")
  func crossIdeal() {
    let row = hstack(text("aaa bbb ccc").frame(30, nil), color().frame(1, nil).named("line")).fixedSize(false, true).named("row")
    #expect(frames(row, in: 31, 100) == ["row": "0,32 31×36", "line": "30,32 1×36"])
  }

  @Test("A row in a column is as high as its highest child, the column's rest goes to the flexible")
  func rowInColumn() {
    let node = vstack(hstack(box(10, 30), box(10, 20)).named("row"), color().named("rest"))
    #expect(frames(node, in: 50, 100) == ["row": "15,0 20×30", "rest": "0,30 50×70"])
  }

  @Test("Nested stacks measure through")
  func nested() {
    let node = hstack(
      spacing: 10, vstack(at: Guide.leading, spacing: 2, text("abcd").named("a"), text("ab").named("b")), color().named("c"))
    #expect(frames(node, in: 100, 50) == ["a": "0,12 20×12", "b": "0,26 10×12", "c": "30,0 70×50"])
  }

  @Test("A stack without children is nothing")
  func empty() {
    #expect(frames(hstack().named("row"), in: 10, 10) == ["row": "5,5 0×0"])
  }

  @Test("Empty nodes take no spacing")
  func emptyNodes() {
    let row = hstack(spacing: 10, box(10, 10).named("a"), .empty, .group([]), box(10, 10).named("b"))
    #expect(frames(row, in: 30, 10) == ["a": "0,0 10×10", "b": "20,0 10×10"])
  }

  @Test("A group's views become the stack's own children, and a modifier on it modifies each")
  func groups() {
    let row = hstack(
      spacing: 2, .group([box(10, 10).named("a"), box(10, 10).named("b")]),
      ViewNode.group([box(10, 10), box(10, 10)]).padding(1).named("c"))
    #expect(frames(row, in: 50, 12) == ["a": "0,1 10×10", "b": "12,1 10×10", "c": "38,0 12×12"])
  }

  @Test("Several views at the root stand below one another")
  func rootGroup() {
    let root = ViewNode.group([box(20, 10).named("a"), box(10, 10).named("b")])
    #expect(frames(root, in: 20, 28) == ["a": "0,0 20×10", "b": "5,18 10×10"])
  }

  @Test("A root that is too large sticks out on both sides")
  func rootOverflow() {
    #expect(frames(box(40, 40).named("a"), in: 20, 20) == ["a": "-10,-10 40×40"])
  }
}

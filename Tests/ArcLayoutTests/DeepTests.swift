// Trees that are deep and have too little room.

import ArcGraphics
import ArcViews
import Testing

@MainActor
@Suite("Deep trees")
struct DeepTests {
  @Test("Rows within rows that overflow are measured in time that grows with their number, not with its powers")
  func overflowingRows() {
    var node = text("a").named("innermost")
    for _ in 0..<60 {
      let clear = ViewNode.modified(
        .shape(ShapeNode(drawings: [], path: { _ in VectorPath() })),
        .flexibleFrame(FlexibleFrame(minWidth: 1, maxWidth: 30, alignment: .center)))
      let wide = ViewNode.modified(node, .flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .center)))
      node = .stack(StackNode(axis: .horizontal, alignment: StandardGuide.centerY, spacing: nil, children: [wide, clear]))
    }
    // Doubled at each of 60 levels, this would never end.
    #expect(frames(node, in: 158, 158)["innermost"]?.hasSuffix("5×12") == true)
  }
}

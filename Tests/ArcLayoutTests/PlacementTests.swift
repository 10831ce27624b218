// The whole of placing: text stages, warnings, regions to tap, and how little is asked of the text engine.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

@MainActor
@Suite("Placement")
struct PlacementTests {
  @Test("A placed tree prints itself line by line, without noise in its numbers")
  func textStage() {
    let node = vstack(
      at: Guide.leading, spacing: 4, text("Read 10", 15).named("habit"),
      ViewNode.modified(circle(.solid(RGBA(hex: 0x34c759, alpha: 0.5))).frame(10, 10), .interaction(2))
    ).padding(1.0 / 3).offset(-0.001, 0)
    #expect(
      placed(node, 54, 50).root.description == """
        picture 0,0 54×50
          padding 0.42,8.67 53.17×32.67
            vstack 0.75,9 52.5×32
              text 0.75,9 52.5×18 "Read 10" baseline 24 #000000 label "habit"
              region 0.75,31 10×10 taps 2
                frame 0.75,31 10×10
                  shape 0.75,31 10×10 fill #34c759 50%

        """)
  }

  @Test("Effects print what they do")
  func effectStage() {
    let node = ViewNode.modified(box(10, 10).opacity(0.5), .shadow(Shadow(color: .black, radius: 2, x: 0, y: -0.001)))
    #expect(
      placed(node, 10, 10).root.description == """
        picture 0,0 10×10
          shadow #000000 radius 2 by 0,0 0,0 10×10
            opacity 0.5 0,0 10×10
              frame 0,0 10×10
                shape 0,0 10×10 fill #000000

        """)
  }

  @Test("Regions to tap are listed with drawing transforms applied, the topmost last")
  func regions() {
    let node = vstack(
      ViewNode.modified(box(10, 10), .interaction(0)),
      ViewNode.modified(box(10, 10), .interaction(1)).transform(.scale(x: 2, y: 3)))
    #expect(
      placed(node, 10, 20).regions == [
        .init(index: 0, frame: Rect(x: 0, y: 0, width: 10, height: 10)), .init(index: 1, frame: Rect(x: 0, y: 10, width: 20, height: 30)),
      ])
  }

  @Test("An unknown symbol is warned of once")
  func warnings() {
    let symbol = ViewNode.symbol(SymbolNode(request: SymbolRequest(name: "unheard.of", size: 10), paints: []))
    #expect(placed(hstack(symbol, symbol), 50, 20).warnings == ["no symbol is called 'unheard.of'"])
  }

  @Test("Higher z indices are drawn later and change no frame")
  func zIndex() {
    let row = hstack(spacing: -5, ViewNode.modified(box(10, 10, .white), .zIndex(1)).named("a"), box(10, 10, .black).named("b"))
    let placement = placed(row, 15, 10)
    #expect(frames(row, in: 15, 10) == ["a": "0,0 10×10", "b": "5,0 10×10"])
    #expect(placement.root.children[0].children.map { $0.accessibility?.label } == ["b", "a"])
  }

  @Test("Deep nesting asks for each room once, not exponentially often")
  func memory() {
    func nested(_ depth: Int) -> ViewNode {
      if depth == 0 { return text("aaaa bbbb cccc") }
      let inner = nested(depth - 1).frame(maxWidth: .infinity).padding(1)
      return depth.isMultiple(of: 2) ? hstack(spacing: nil, inner, box(2, 2)) : vstack(spacing: nil, inner, spacer(0))
    }
    var asked: [Int] = []
    for depth in [6, 12, 24] {
      let measuring = BoxMeasuring()
      _ = placed(nested(depth), 300, 300, measuring: measuring)
      #expect(measuring.rooms.values.allSatisfy { $0 == 1 })
      asked.append(measuring.layoutCount)
    }
    #expect(asked[2] <= 2 * asked[1] + 8, "\(asked)")
    #expect(asked[1] <= 40, "\(asked)")
  }

  @Test("A text that has room enough is laid out once")
  func oneLayout() {
    let measuring = BoxMeasuring()
    _ = placed(vstack(spacing: nil, text("abc").padding(3), spacer()), 100, 100, measuring: measuring)
    #expect(measuring.layoutCount == 1)
  }

  @Test("An author's layout is asked once for each proposal")
  func customMemory() {
    var asked: [ProposedNodeSize] = []
    let node = ViewNode.custom(
      CustomLayoutNode(children: [box(5, 5)]) { proposal, _ in
        asked.append(proposal)
        return Size(width: 5, height: 5)
      } place: { _, _, _ in
      })
    _ = placed(hstack(node, color(), vstack(node, color())), 50, 50)
    #expect(asked.count <= 16)
    var first = Set<ProposedNodeSize>()
    // Two items were made of the node, so no proposal comes more than twice.
    for proposal in asked { if !first.insert(proposal).inserted { #expect(asked.filter { $0 == proposal }.count <= 2) } }
  }
}

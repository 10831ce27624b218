// Trees that no one would write: whatever comes, frames stay finite and drawing goes on.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

/// The same trees on every machine: a small linear generator, seeded.
private struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }

  mutating func length() -> Double {
    [0, 1, 8, 10.25, 33.3, 100, 1000, -5, .infinity, 0.001, 20, 7][roll(12)]
  }

  mutating func maybe() -> Double? { roll(2) == 0 ? nil : length() }

  mutating func pair() -> AlignmentPair { [.center, .topLeading, .bottomTrailing, .leading, .bottom][roll(5)] }
}

@MainActor
private func tree(_ dice: inout Dice, _ depth: Int) -> ViewNode {
  if depth == 0 {
    switch dice.roll(8) {
    case 0: return text("aaa bb cccc", 7, limit: dice.roll(3) + 1, minimumScale: 0.6)
    case 1: return text("")
    case 2: return spacer(dice.maybe())
    case 3: return circle()
    case 4: return image(10, 20, resizable: dice.roll(2) == 0)
    case 5: return .symbol(SymbolNode(request: SymbolRequest(name: "star", size: 12), paints: [.solid(.black)], isResizable: true))
    case 6: return .empty
    default: return color()
    }
  }
  let children = (0...dice.roll(3)).map { _ in tree(&dice, depth - 1) }
  let child = children[0]
  switch dice.roll(24) {
  case 0, 1:
    return .stack(
      StackNode(
        axis: .horizontal, alignment: [Guide.centerY, Guide.firstBaseline, Guide.top][dice.roll(3)], spacing: dice.maybe(),
        children: children))
  case 2, 3:
    return .stack(
      StackNode(axis: .vertical, alignment: [Guide.leading, Guide.centerX][dice.roll(2)], spacing: dice.maybe(), children: children))
  case 4: return .layered(LayeredNode(alignment: dice.pair(), children: children))
  case 5: return .group(children)
  case 6:
    return .grid(
      GridNode(
        content: .rows([
          .init(cells: children, spansAllColumns: false, alignment: nil), .init(cells: [child], spansAllColumns: true, alignment: nil),
        ]),
        alignment: dice.pair(), horizontalSpacing: nil, verticalSpacing: 2))
  case 7:
    return .grid(
      GridNode(
        content: .lazy(
          .init(
            isVertical: dice.roll(2) == 0,
            tracks: [
              (.flexible(minimum: 10, maximum: .infinity), nil, nil), (.adaptive(minimum: 0, maximum: 40), nil, nil),
              (.fixed(dice.length()), 3, nil),
            ]), children), alignment: dice.pair(), horizontalSpacing: nil, verticalSpacing: 2))
  case 8: return .sized { geometry in geometry.size.width > 20 ? child : .group(children) }
  case 9: return .firstThatFits(horizontal: true, vertical: dice.roll(2) == 0, children)
  case 10: return child.frame(dice.maybe(), dice.maybe(), dice.pair())
  case 11, 12:
    return child.frame(
      minWidth: dice.maybe(), idealWidth: dice.maybe(), maxWidth: dice.maybe(), minHeight: dice.maybe(), idealHeight: dice.maybe(),
      maxHeight: dice.maybe(), dice.pair())
  case 13: return child.fixedSize(dice.roll(2) == 0, dice.roll(2) == 0)
  case 14: return child.padding(dice.length())
  case 15: return child.aspectRatio(dice.maybe(), fills: dice.roll(2) == 0)
  case 16: return child.priority(dice.length())
  case 17: return child.background(children[children.count - 1], dice.pair())
  case 18: return .modified(child, .position(Point(x: dice.length(), y: dice.length())))
  case 19: return child.offset(dice.length(), dice.length()).opacity(0.5)
  case 20: return child.transform(.scale(x: dice.length(), y: dice.length()))
  case 21: return .modified(child, .ignoresSafeArea(.all))
  case 22:
    let proposal = ProposedNodeSize(width: dice.maybe(), height: .infinity)
    return .custom(
      CustomLayoutNode(children: children) { proposal, subviews in
        subviews.first?.sizeThatFits(proposal) ?? .zero
      } place: { bounds, _, subviews in
        for subview in subviews { subview.place(bounds.origin, .zero, proposal) }
      })
  default: return child.clip { VectorPath(ellipseIn: $0) }.guide(Guide.leading) { $0.width * 2 }
  }
}

@MainActor
@Suite("Harsh trees")
struct HarshTests {
  @Test("No tree leads to a frame that is infinite or undefined, nor to such a number in its drawing", arguments: 0..<20)
  func finite(block: Int) {
    for seed in 0..<50 {
      var dice = Dice(UInt64(block * 50 + seed + 1))
      let node = tree(&dice, 5)
      for size in [Size(width: 158, height: 158), Size(width: 0, height: 20)] {
        let placement = place(
          node, in: size, margins: Insets(top: 8, leading: 8, bottom: 8, trailing: 8), measuring: BoxMeasuring(),
          rightToLeft: seed.isMultiple(of: 2))
        expectFinite(placement.root, seed: block * 50 + seed)
        let list = placement.root.displayList(EmitOptions(scale: 2, mode: seed.isMultiple(of: 3) ? .night : .fullColor))
        for case .fill(let path, _, _) in list.commands {
          #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
      }
    }
  }

  @Test("What a text is known to take in one room is never wrongly taken for another", arguments: [1.0, 0.5])
  func textMemory(minimumScale: Double) throws {
    let node = text("aaa bbbb cc ddddd e", 8, limit: minimumScale < 1 ? 1 : 3, minimumScale: minimumScale)
    guard case .text(let words) = node else { throw Missing() }
    var dice = Dice(7)
    let measuring = BoxMeasuring()
    let heights: [Double?] = [nil, 0, 5, 9.6, 12, 19.2, 25, 28.8, 40, .infinity]
    let proposals = (0..<400).map { _ in
      ProposedNodeSize(width: dice.roll(5) == 0 ? nil : Double(dice.roll(100)), height: heights[dice.roll(heights.count)])
    }
    let probe = ViewNode.custom(
      CustomLayoutNode(children: [node]) { _, subviews in
        for proposal in proposals {
          let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
          let expected = measuring.layout(words.request, width: proposal.width, height: height).size
          #expect(subviews[0].sizeThatFits(proposal) == expected, "\(proposal)")
        }
        return .zero
      } place: { _, _, _ in
      })
    _ = placed(probe, 10, 10)
  }

  private func expectFinite(_ node: PlacedNode, seed: Int) {
    let f = node.frame
    #expect(f.minX.isFinite && f.minY.isFinite && f.width.isFinite && f.height.isFinite, "tree \(seed): \(f)")
    #expect(f.width >= 0 && f.height >= 0, "tree \(seed): \(f)")
    for child in node.children { expectFinite(child, seed: seed) }
  }
}

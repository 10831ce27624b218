// ZStack, and the pairs that backgrounds, overlays and masks make.

import ArcGraphics
import ArcViews

/// Children on top of one another, each offered all the room, lined up on a guide of each axis.
final class LayeredItem: LayoutItem {
  private struct Arrangement {
    var corners: [Point]
    var size: Size
  }

  private let items: [LayoutItem]
  private let alignment: AlignmentPair
  private var arrangements: [(proposal: ProposedNodeSize, arrangement: Arrangement)] = []

  init(_ items: [LayoutItem], _ alignment: AlignmentPair, _ context: LayoutContext) {
    self.items = items
    self.alignment = alignment
    super.init(context)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size { arrangement(proposal).size }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing { items.isEmpty ? .none : items.spacing(at: edge) }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    if key.isFrameEdge { return nil }
    let corners = arrangement(proposal).corners
    return key.merged(items.indices) { index in
      items[index].explicitGuide(key, proposal).map { $0 + (key.isVertical ? corners[index].y : corners[index].x) }
    }
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let arrangement = arrangement(proposal)
    let box = Rect(origin: origin, size: arrangement.size.finite)
    let children = items.indices.map { place(items[$0], at: arrangement.corners[$0], proposal, in: box, around) }
    return PlacedNode(frame: box, content: .group("zstack"), children: children.inDrawingOrder(of: items))
  }

  private func arrangement(_ proposal: ProposedNodeSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    var (left, right, top, bottom) = (-Double.infinity, -Double.infinity, -Double.infinity, -Double.infinity)
    var guides: [Point] = []
    guides.reserveCapacity(items.count)
    for item in items {
      let size = item.size(proposal)
      let guide = Point(x: item.guide(alignment.horizontal, proposal), y: item.guide(alignment.vertical, proposal))
      guides.append(guide)
      left = max(left, guide.x)
      right = max(right, size.width.isInfinite ? size.width : size.width - guide.x)
      top = max(top, guide.y)
      bottom = max(bottom, size.height.isInfinite ? size.height : size.height - guide.y)
    }
    let corners = guides.map { guide in
      let (x, y) = (left - guide.x, top - guide.y)
      return Point(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y)
    }
    func sum(_ a: Double, _ b: Double) -> Double { items.isEmpty ? 0 : a.isInfinite || b.isInfinite ? .infinity : a + b }
    let result = Arrangement(corners: corners, size: Size(width: sum(left, right), height: sum(top, bottom)))
    arrangements.append((proposal, result))
    return result
  }
}

/// A view with another one behind, before or over it as a mask. The pair has the primary view's size; the other is offered that size.
final class SecondaryItem: UnaryItem {
  enum Role { case below, above, mask }

  private let secondary: LayoutItem
  private let alignment: AlignmentPair
  private let role: Role

  init(_ child: LayoutItem, _ node: ViewNode, _ alignment: AlignmentPair, _ role: Role, _ context: LayoutContext) {
    secondary = LayoutItem.one(of: node, context, group: .layers(alignment))
    self.alignment = alignment
    self.role = role
    super.init(child, context)
  }

  override var isSpacer: Bool { false }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let size = size(proposal).finite
    let box = Rect(origin: origin, size: size)
    let primary = child.place(at: origin, proposal, around)
    let offer = ProposedNodeSize(size)
    let corner = Point(
      x: child.guide(alignment.horizontal, proposal) - secondary.guide(alignment.horizontal, offer),
      y: child.guide(alignment.vertical, proposal) - secondary.guide(alignment.vertical, offer))
    let other = place(secondary, at: corner, offer, in: box, around)
    switch role {
    case .below: return PlacedNode(frame: box, content: .group("background"), children: [other, primary])
    case .above: return PlacedNode(frame: box, content: .group("overlay"), children: [primary, other])
    case .mask: return PlacedNode(frame: box, content: .effect(.mask(PlacedMask([other]))), children: [primary])
    }
  }
}

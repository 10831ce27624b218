// Modifiers that change what a view is offered or where it goes: fixed sizes, ratios, offsets, positions, safe areas.

import ArcGraphics
import ArcViews

/// A view that gets no proposal on some axes and so takes its ideal.
final class FixedSizeItem: UnaryItem {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ child: LayoutItem, horizontal: Bool, vertical: Bool, _ context: LayoutContext) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child, context)
  }

  override func offer(_ proposal: ProposedNodeSize) -> ProposedNodeSize {
    ProposedNodeSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// A view that is offered the largest (or smallest covering) box of one ratio.
final class AspectRatioItem: UnaryItem {
  private let ratio: Double?
  private let fills: Bool

  init(_ child: LayoutItem, _ ratio: Double?, fills: Bool, _ context: LayoutContext) {
    self.ratio = ratio
    self.fills = fills
    super.init(child, context)
  }

  override func offer(_ proposal: ProposedNodeSize) -> ProposedNodeSize {
    if proposal.isUnspecified { return proposal }
    let shape: Size
    if let ratio {
      shape = Size(width: ratio, height: 1)
    } else {
      shape = child.size(.unspecified)
    }
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else { return proposal }
    let factors = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }].compactMap { $0 }
    let factor = (fills ? factors.max() : factors.min()) ?? 1
    return ProposedNodeSize(Size(width: shape.width * factor, height: shape.height * factor))
  }
}

/// Draws a view elsewhere without moving its frame.
final class OffsetItem: UnaryItem {
  private let x: Double
  private let y: Double

  init(_ child: LayoutItem, x: Double, y: Double, _ context: LayoutContext) {
    self.x = x.finite ?? 0
    self.y = y.finite ?? 0
    super.init(child, context)
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? { child.explicitGuide(key, proposal) }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    child.place(at: Point(x: origin.x + x, y: origin.y + y), proposal, around)
  }
}

/// Takes all that is proposed and centres the view on a point, measured from the leading edge.
final class PositionItem: UnaryItem {
  private let point: Point

  init(_ child: LayoutItem, _ point: Point, _ context: LayoutContext) {
    self.point = Point(x: point.x.finite ?? 0, y: point.y.finite ?? 0)
    super.init(child, context)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    return proposal.filled(from: child.size(proposal))
  }

  override func placing(_ proposal: ProposedNodeSize) -> (offer: ProposedNodeSize, corner: Point) {
    let size = child.size(proposal)
    return (proposal, Point(x: point.x - size.width / 2, y: point.y - size.height / 2))
  }
}

/// A view that reaches through the margins where it touches them.
final class SafeAreaItem: UnaryItem {
  private let edges: EdgeSet

  init(_ child: LayoutItem, _ edges: EdgeSet, _ context: LayoutContext) {
    self.edges = edges
    super.init(child, context)
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    let (safe, picture) = (around.safe, around.picture)
    let slack = 0.01
    let (leftEdge, rightEdge): (EdgeSet, EdgeSet) = context.isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    let left = edges.contains(leftEdge) && box.minX <= safe.minX + slack ? min(box.minX, picture.minX) : box.minX
    let right = edges.contains(rightEdge) && box.maxX >= safe.maxX - slack ? max(box.maxX, picture.maxX) : box.maxX
    let top = edges.contains(.top) && box.minY <= safe.minY + slack ? min(box.minY, picture.minY) : box.minY
    let bottom = edges.contains(.bottom) && box.maxY >= safe.maxY - slack ? max(box.maxY, picture.maxY) : box.maxY
    let grown = Rect(x: left, y: top, width: right - left, height: bottom - top)
    if grown == box { return child.place(at: origin, proposal, around) }
    let offer = ProposedNodeSize(grown.size)
    let taken = child.size(offer)
    return child.place(
      at: Point(x: grown.midX - taken.width / 2, y: grown.midY - taken.height / 2), offer,
      Surroundings(picture: picture, safe: picture, spaces: around.spaces))
  }
}

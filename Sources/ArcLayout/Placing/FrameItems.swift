// Padding and frames: boxes around a view.

import ArcGraphics
import ArcViews

/// Space around a view; negative insets let it stick out.
final class PaddingItem: UnaryItem {
  private let insets: Insets
  private let growsSafeArea: Bool

  init(_ child: LayoutItem, _ insets: Insets, growsSafeArea: Bool, _ context: LayoutContext) {
    self.insets = insets.finite
    self.growsSafeArea = growsSafeArea
    super.init(child, context)
  }

  override func offer(_ proposal: ProposedNodeSize) -> ProposedNodeSize {
    ProposedNodeSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    let size = child.size(offer(proposal))
    return Size(
      width: max(0, size.width + insets.leading + insets.trailing), height: max(0, size.height + insets.top + insets.bottom))
  }

  override func placing(_ proposal: ProposedNodeSize) -> (offer: ProposedNodeSize, corner: Point) {
    (offer(proposal), Point(x: insets.leading, y: insets.top))
  }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    let inset =
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    return inset == 0 || child.isSpacer ? child.spacing(at: edge) : .view
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    var around = around
    if growsSafeArea {
      let inner = box.inset(by: insets, rightToLeft: context.isRightToLeft)
      around.safe = around.safe.intersection(inner) ?? inner
    }
    let node = place(child, at: Point(x: insets.leading, y: insets.top), offer(proposal), in: box, around)
    return PlacedNode(frame: box, content: .group("padding"), children: [node])
  }
}

/// A view in a box of another size: the base of both kinds of frame.
class BoxItem: UnaryItem {
  fileprivate let alignment: AlignmentPair

  fileprivate init(_ child: LayoutItem, alignment: AlignmentPair, _ context: LayoutContext) {
    self.alignment = alignment
    super.init(child, context)
  }

  final func corner(in size: Size, _ offer: ProposedNodeSize) -> Point {
    Point(
      x: alignment.horizontal.fallback(in: size) - child.guide(alignment.horizontal, offer),
      y: alignment.vertical.fallback(in: size) - child.guide(alignment.vertical, offer))
  }

  final override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    let (offer, corner) = placing(proposal)
    let children = child.isSpacer ? [] : [place(child, at: corner, offer, in: box, around)]
    return PlacedNode(frame: box, content: .group("frame"), children: children)
  }
}

/// A frame of a fixed width, height or both.
final class FrameItem: BoxItem {
  private let width: Double?
  private let height: Double?

  init(_ child: LayoutItem, width: Double?, height: Double?, _ alignment: AlignmentPair, _ context: LayoutContext) {
    self.width = width?.finite.map { max(0, $0) }
    self.height = height?.finite.map { max(0, $0) }
    super.init(child, alignment: alignment, context)
  }

  override func offer(_ proposal: ProposedNodeSize) -> ProposedNodeSize {
    ProposedNodeSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = child.size(offer(proposal))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  override func placingOffer(_ proposal: ProposedNodeSize) -> ProposedNodeSize { offer(proposal) }

  override func placing(_ proposal: ProposedNodeSize) -> (offer: ProposedNodeSize, corner: Point) {
    let offer = offer(proposal)
    return (offer, corner(in: size(proposal).finite, offer))
  }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    switch edge {
    case .top, .bottom: height == nil || child.isSpacer ? child.spacing(at: edge) : .view
    case .leading, .trailing: width == nil || child.isSpacer ? child.spacing(at: edge) : .view
    }
  }
}

/// A frame with least, ideal and greatest sizes.
///
/// The proposal, an ideal standing in where nothing is proposed, is held to the bounds and offered to the child. With both bounds the frame
/// takes that proposal; with a least alone the child's size where the proposal does not undercut it, with a greatest alone the child's
/// size where the proposal does not exceed it; with neither the child's size. Where nothing is proposed an ideal is taken as it is.
final class FlexibleFrameItem: BoxItem {
  private let frame: FlexibleFrame

  init(_ child: LayoutItem, _ frame: FlexibleFrame, _ context: LayoutContext) {
    var frame = frame
    // Contradictory bounds give way to the smaller ones; nothing is negative, and only a greatest size may be infinite.
    frame.minWidth = frame.minWidth?.finite.map { max(0, $0) }
    frame.idealWidth = frame.idealWidth?.finite.map { max(frame.minWidth ?? 0, $0) }
    frame.maxWidth = frame.maxWidth.map { max(frame.idealWidth ?? frame.minWidth ?? 0, $0) }
    frame.minHeight = frame.minHeight?.finite.map { max(0, $0) }
    frame.idealHeight = frame.idealHeight?.finite.map { max(frame.minHeight ?? 0, $0) }
    frame.maxHeight = frame.maxHeight.map { max(frame.idealHeight ?? frame.minHeight ?? 0, $0) }
    self.frame = frame
    super.init(child, alignment: frame.alignment, context)
  }

  override func offer(_ proposal: ProposedNodeSize) -> ProposedNodeSize {
    ProposedNodeSize(
      width: (proposal.width ?? frame.idealWidth)?.held(frame.minWidth, frame.maxWidth),
      height: (proposal.height ?? frame.idealHeight)?.held(frame.minHeight, frame.maxHeight))
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    let offer = offer(proposal)
    let width = Self.settled(proposal.width, offer.width, frame.minWidth, frame.idealWidth, frame.maxWidth)
    let height = Self.settled(proposal.height, offer.height, frame.minHeight, frame.idealHeight, frame.maxHeight)
    if let width, let height { return Size(width: width, height: height) }
    let size = child.size(offer)
    return Size(
      width: width ?? Self.length(size.width, offer.width, frame.minWidth, frame.maxWidth),
      height: height ?? Self.length(size.height, offer.height, frame.minHeight, frame.maxHeight))
  }

  /// A length that does not depend on the child.
  private static func settled(_ proposed: Double?, _ offered: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?) -> Double? {
    if proposed == nil { return ideal }
    return least != nil && most != nil ? offered : nil
  }

  private static func length(_ child: Double, _ offered: Double?, _ least: Double?, _ most: Double?) -> Double {
    var length = child
    if let offered {
      if least != nil { length = min(length, offered) }
      if most != nil { length = max(length, offered) }
    }
    return length.held(least, most)
  }

  /// In the end the child is offered the frame itself, unless nothing was proposed and no bound took hold.
  override func placingOffer(_ proposal: ProposedNodeSize) -> ProposedNodeSize {
    let size = size(proposal).finite
    func length(_ proposed: Double?, _ length: Double, _ least: Double?, _ ideal: Double?, _ most: Double?) -> Double? {
      if proposed != nil || ideal != nil { return length }
      return length > least ?? -.infinity && length < most ?? .infinity ? nil : length
    }
    return ProposedNodeSize(
      width: length(proposal.width, size.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
      height: length(proposal.height, size.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
  }

  override func placing(_ proposal: ProposedNodeSize) -> (offer: ProposedNodeSize, corner: Point) {
    let offer = placingOffer(proposal)
    return (offer, corner(in: size(proposal).finite, offer))
  }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    let isFree =
      switch edge {
      case .top, .bottom: frame.minHeight == nil && frame.idealHeight == nil && frame.maxHeight == nil
      case .leading, .trailing: frame.minWidth == nil && frame.idealWidth == nil && frame.maxWidth == nil
      }
    return isFree || child.isSpacer ? child.spacing(at: edge) : .view
  }
}

// A node of the tree while it is being laid out: it answers proposals, remembers its answers, and is placed at last.

import ArcGraphics
import ArcViews

/// What all items of one layout share.
@MainActor
final class LayoutScope {
  let measuring: any TextMeasuring
  private(set) var warnings: [String] = []

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
  }

  func warn(_ sentence: String) {
    if !warnings.contains(sentence) { warnings.append(sentence) }
  }
}

/// What an item inherits from above.
struct LayoutContext {
  let scope: LayoutScope
  var isRightToLeft: Bool
  /// The axis of the stack around the item, for spacers; nil outside a stack.
  var stackAxis: StackNode.Axis?
  var isRedacted = false

  init(scope: LayoutScope, isRightToLeft: Bool) {
    self.scope = scope
    self.isRightToLeft = isRightToLeft
  }

  func inStack(_ axis: StackNode.Axis?) -> LayoutContext {
    var copy = self
    copy.stackAxis = axis
    return copy
  }
}

/// What is only known when an item gets its place.
struct Surroundings {
  /// The whole picture.
  var picture: Rect
  /// The picture without its margins.
  var safe: Rect
  /// The views around that have named their coordinates.
  var spaces: [SpaceName: Rect] = [:]

  /// What an item in a box may know of its place.
  func geometry(of box: Rect, rightToLeft: Bool) -> NodeGeometry {
    NodeGeometry(size: box.size, globalFrame: box, safeArea: insets(of: box, rightToLeft), spaces: spaces)
  }
}

enum LayoutEdge { case top, leading, bottom, trailing }

/// A proposal as two words that are quick to compare; nil is a pattern of its own.
struct ProposalKey: Hashable {
  private let width: UInt64
  private let height: UInt64

  init(_ proposal: ProposedNodeSize) {
    // Adding zero makes one of the two zeros.
    width = proposal.width.map { ($0 + 0).bitPattern } ?? .max
    height = proposal.height.map { ($0 + 0).bitPattern } ?? .max
  }
}

/// The base of all items. All x are from the leading edge: on the right where the layout runs right to left.
@MainActor
class LayoutItem {
  final let context: LayoutContext
  private var sizes: [(key: ProposalKey, size: Size)] = []

  init(_ context: LayoutContext) {
    self.context = context
  }

  /// The size that the item takes where `proposal` is offered. Each proposal is answered once.
  final func size(_ proposal: ProposedNodeSize) -> Size {
    let key = ProposalKey(proposal)
    for known in sizes where known.key == key { return known.size }
    let size = measure(proposal)
    sizes.append((key, size))
    return size
  }

  /// Answers a proposal; called once for each.
  func measure(_ proposal: ProposedNodeSize) -> Size { .zero }

  /// A guide's place where a view has set it, in the box that `proposal` leads to.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? { nil }

  /// Puts the item's top left corner at a point of the picture; both are finite.
  func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    PlacedNode(frame: Rect(origin: origin, size: size(proposal).finite), content: .group("empty"))
  }

  /// Higher priorities are served first by a stack.
  var priority: Double { 0 }
  /// Higher indices are drawn later.
  var zIndex: Double { 0 }
  var cell: GridCellTraits { GridCellTraits() }
  var layoutValues: [ObjectIdentifier: Any] { [:] }
  /// How far the item likes to stand from its neighbours; asked where its container says nothing.
  func spacing(at edge: LayoutEdge) -> EdgeSpacing { .view }
  /// Whether the item is a spacer in modifiers, whose wish for no spacing passes through frames.
  var isSpacer: Bool { false }
}

extension LayoutItem {
  /// Puts the item's top left corner at a point of the picture. Where authors' numbers have led to a box or a point without end, the
  /// item takes its ideal size, at the picture's corner.
  final func place(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let size = size(proposal)
    let offer = ProposedNodeSize(
      width: size.width.isFinite ? proposal.width : nil, height: size.height.isFinite ? proposal.height : nil)
    return put(at: Point(x: origin.x.finite ?? 0, y: origin.y.finite ?? 0), offer, around)
  }

  /// A guide's place: explicit, else its default.
  final func guide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double {
    if let explicit = explicitGuide(key, proposal) { return explicit }
    return key.fallback(in: size(proposal)) { key.defaultValue(self.dimensions(proposal)) }
  }

  final func dimensions(_ proposal: ProposedNodeSize) -> NodeDimensions {
    let size = size(proposal)
    return NodeDimensions(
      width: size.width, height: size.height, value: { self.guide($0, proposal) },
      explicitValue: { self.explicitGuide($0, proposal) })
  }

  /// Places `child` in this item's box, at a point from the box's leading top corner.
  final func place(
    _ child: LayoutItem, at point: Point, _ proposal: ProposedNodeSize, in box: Rect, _ around: Surroundings
  ) -> PlacedNode {
    let x = context.isRightToLeft ? box.maxX - point.x - child.size(proposal).width : box.minX + point.x
    return child.place(at: Point(x: x, y: box.minY + point.y), proposal, around)
  }
}

extension AlignmentKey {
  var isFrameEdge: Bool {
    self == StandardGuide.leading || self == StandardGuide.centerX || self == StandardGuide.trailing || self == StandardGuide.top
      || self == StandardGuide.centerY || self == StandardGuide.bottom
  }

  /// The default place; `other` answers for guides that authors define.
  @MainActor
  func fallback(in size: Size, other: () -> Double) -> Double {
    if isVertical {
      if self == StandardGuide.centerY { return size.height / 2 }
      if self == StandardGuide.top { return 0 }
      if self == StandardGuide.bottom || self == StandardGuide.firstBaseline || self == StandardGuide.lastBaseline { return size.height }
    } else {
      if self == StandardGuide.centerX { return size.width / 2 }
      if self == StandardGuide.leading { return 0 }
      if self == StandardGuide.trailing { return size.width }
    }
    return other()
  }

  /// The default place in a plain box.
  @MainActor
  func fallback(in size: Size) -> Double {
    fallback(in: size) {
      defaultValue(
        NodeDimensions(width: size.width, height: size.height, value: { $0.fallback(in: size) }, explicitValue: { _ in nil }))
    }
  }
}

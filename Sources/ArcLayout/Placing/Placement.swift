// The door to layout: a resolved tree goes in with a size, a placed tree comes out.

public import ArcGraphics
public import ArcViews

/// Everything that placing settles.
public struct Placement: Sendable, Hashable {
  /// A region that a host can tap.
  public struct Region: Sendable, Hashable {
    /// The number that the resolved tree gave it.
    public var index: Int
    /// In points of the picture, with drawing transforms applied; the box around the region where it is turned.
    public var frame: Rect

    public init(index: Int, frame: Rect) {
      self.index = index
      self.frame = frame
    }
  }

  /// The whole picture; its frame starts at (0, 0).
  public var root: PlacedNode
  /// What went wrong, each sentence once, in drawing order.
  public var warnings: [String]
  /// Bottom first: where regions overlap, the last one is tapped.
  public var regions: [Region]

  public init(root: PlacedNode, warnings: [String], regions: [Region]) {
    self.root = root
    self.warnings = warnings
    self.regions = regions
  }
}

/// Lays a tree out in a picture of `size` points.
///
/// The root is offered what the margins leave and centred there; a root of several views stacks them vertically, centred, as SwiftUI's
/// implicit root does. Views that ignore the safe area reach through the margins.
///
/// - Parameters:
///   - size: the picture's size in points, finite.
///   - margins: the distances that content keeps from the picture's edges, in points.
///   - measuring: breaks texts and knows symbols; asked at most once for each text and room.
///   - rightToLeft: whether leading is on the right.
@MainActor
public func place(
  _ root: ViewNode, in size: Size, margins: Insets = .zero, measuring: any TextMeasuring, rightToLeft: Bool = false
) -> Placement {
  precondition(size.width.isFinite && size.height.isFinite, "a picture has a finite size")
  let scope = LayoutScope(measuring: measuring)
  let context = LayoutContext(scope: scope, isRightToLeft: rightToLeft)
  let item = LayoutItem.one(of: root, context, group: .column)
  let picture = Rect(origin: .zero, size: size)
  let safe = picture.inset(by: margins, rightToLeft: rightToLeft)
  let proposal = ProposedNodeSize(safe.size)
  let taken = item.size(proposal)
  let origin = Point(x: safe.midX - taken.width / 2, y: safe.midY - taken.height / 2)
  let content = item.place(at: origin, proposal, Surroundings(picture: picture, safe: safe))
  let node = PlacedNode(frame: picture, content: .group("picture"), children: [content])
  var regions: [Placement.Region] = []
  node.collectRegions(.identity, into: &regions)
  return Placement(root: node, warnings: scope.warnings, regions: regions)
}

extension PlacedNode {
  func collectRegions(_ transform: Transform, into regions: inout [Placement.Region]) {
    var inner = transform
    if case .effect(.transform(let own)) = content { inner = own.then(transform) }
    if let interaction { regions.append(.init(index: interaction, frame: frame.bounds(under: inner))) }
    for child in children { child.collectRegions(inner, into: &regions) }
  }
}

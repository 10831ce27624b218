// Containers whose rules are not a stack's: grids, and layouts that authors write.

public import ArcGraphics

/// A size on offer, in points: nil is "your ideal", infinity is "your most", 0 is "your least".
public struct ProposedNodeSize: Sendable, Hashable {
  public var width: Double?
  public var height: Double?
  public static let zero = ProposedNodeSize(width: 0, height: 0)
  public static let unspecified = ProposedNodeSize(width: nil, height: nil)
  public static let infinity = ProposedNodeSize(width: .infinity, height: .infinity)

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

/// A child as a custom layout sees it.
public struct NodeSubview {
  public var priority: Double
  /// The value set by `layoutValue`, by the identity of its key.
  public var layoutValues: [ObjectIdentifier: Any]
  public var sizeThatFits: @MainActor (ProposedNodeSize) -> Size
  public var dimensions: @MainActor (ProposedNodeSize) -> NodeDimensions
  /// Places the child's anchor (unit point) at a point of the container's coordinates.
  public var place: @MainActor (_ at: Point, _ anchor: Point, _ proposal: ProposedNodeSize) -> Void

  public init(
    priority: Double, layoutValues: [ObjectIdentifier: Any], sizeThatFits: @escaping @MainActor (ProposedNodeSize) -> Size,
    dimensions: @escaping @MainActor (ProposedNodeSize) -> NodeDimensions,
    place: @escaping @MainActor (Point, Point, ProposedNodeSize) -> Void
  ) {
    self.priority = priority
    self.layoutValues = layoutValues
    self.sizeThatFits = sizeThatFits
    self.dimensions = dimensions
    self.place = place
  }
}

/// A layout that an author wrote (the Layout protocol), with its state hidden in the closures.
public struct CustomLayoutNode {
  public var sizeThatFits: @MainActor (ProposedNodeSize, [NodeSubview]) -> Size
  public var place: @MainActor (_ bounds: Rect, _ proposal: ProposedNodeSize, [NodeSubview]) -> Void
  public var children: [ViewNode]

  public init(
    children: [ViewNode], sizeThatFits: @escaping @MainActor (ProposedNodeSize, [NodeSubview]) -> Size,
    place: @escaping @MainActor (Rect, ProposedNodeSize, [NodeSubview]) -> Void
  ) {
    self.children = children
    self.sizeThatFits = sizeThatFits
    self.place = place
  }
}

/// Rows of cells whose columns share widths (Grid), or tracks that cells flow into (LazyVGrid, LazyHGrid).
public struct GridNode {
  public enum Track: Sendable, Hashable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit, each within the bounds.
    case adaptive(minimum: Double, maximum: Double)
  }

  public struct LazyTracks: Sendable {
    public var isVertical: Bool
    public var tracks: [(Track, spacing: Double?, alignment: AlignmentPair?)]
    public init(isVertical: Bool, tracks: [(Track, spacing: Double?, alignment: AlignmentPair?)]) {
      self.isVertical = isVertical
      self.tracks = tracks
    }
  }

  public enum Content {
    /// Each row's cells; a row of one node that is not a GridRow spans all columns.
    case rows([GridRowContent])
    case lazy(LazyTracks, [ViewNode])
  }

  public struct GridRowContent {
    public var cells: [ViewNode]
    public var spansAllColumns: Bool
    public var alignment: AlignmentKey?
    public init(cells: [ViewNode], spansAllColumns: Bool, alignment: AlignmentKey?) {
      self.cells = cells
      self.spansAllColumns = spansAllColumns
      self.alignment = alignment
    }
  }

  public var content: Content
  public var alignment: AlignmentPair
  /// In points, or nil for 8.
  public var horizontalSpacing: Double?
  public var verticalSpacing: Double?

  public init(content: Content, alignment: AlignmentPair, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.content = content
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

// What a modifier does to the node it wraps: to its size, its place, or its drawing.

public import ArcGraphics

/// One modifier around a node, outermost last.
public enum NodeModifier {
  // Size and place
  case padding(Insets)
  /// A fixed frame; nil leaves that axis to the content.
  case frame(width: Double?, height: Double?, AlignmentPair)
  case flexibleFrame(FlexibleFrame)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// Moves the drawing, not the frame; x runs to the right in both layout directions, as in SwiftUI.
  case offset(x: Double, y: Double)
  /// Takes all that is proposed and centres the content on a point of it.
  case position(Point)
  /// Width over height; nil keeps the content's own ratio.
  case aspectRatio(Double?, fills: Bool)
  case layoutPriority(Double)
  case zIndex(Double)
  case alignmentGuide(AlignmentKey, @MainActor (NodeDimensions) -> Double)
  case background(ViewNode, AlignmentPair)
  case overlay(ViewNode, AlignmentPair)
  /// Lays the content out in the widget's whole rectangle on these edges, beyond its margins.
  case ignoresSafeArea(EdgeSet)
  /// Grows the safe area by these insets for the content.
  case safeAreaPadding(Insets)
  case layoutDirection(isRightToLeft: Bool)
  /// A grid cell's span over columns, its own alignment, and whether it leaves the column's width to others.
  case gridCell(columns: Int?, anchor: Point?, alignment: AlignmentPair?, unsizedHorizontal: Bool, unsizedVertical: Bool)
  /// The spacing or value that a custom layout reads of its subview.
  case layoutValue(ObjectIdentifier, Any)

  // Drawing
  case opacity(Double)
  case blendMode(BlendMode)
  case blur(radius: Double)
  case shadow(Shadow)
  /// A shadow that the edges cast inward, over the content.
  case innerShadow(Shadow)
  /// Cuts the drawing to a path made of its frame.
  case clip(FillRule, @MainActor (Rect) -> VectorPath)
  case mask(ViewNode, AlignmentPair)
  /// Draws the content turned, scaled or skewed; the closure gets the frame's size and answers in its coordinates.
  case transform(@MainActor (Size) -> Transform)
  /// Modifiers of the drawing alone that are made once the frame is known, innermost first.
  case placedEffects(@MainActor (NodeGeometry) -> [NodeModifier])
  /// Lets views within measure themselves in this one's coordinates.
  case coordinateSpace(SpaceName)
  /// Notes where the view comes to stand.
  case anchored(AnchorSlot)
  /// Composites the content apart before outer effects.
  case compositingGroup
  case hidden
  /// Changes the colours of the content.
  case colors(ColorMap)
  /// Belongs to the accent group (true) or the primary group where the rendering mode flattens colours.
  case accentable(Bool)
  /// Leaves the content's colours alone in the accented mode.
  case keepsColor
  /// Covers the content as a placeholder or for privacy: its text and pictures become plates.
  case redacted

  // Meaning
  case accessibility(Accessibility)
  /// A region that a host can tap; the number names it in the resolved widget's list.
  case interaction(Int)
}

/// Least, ideal and greatest sizes in points; nil leaves that bound to the content.
public struct FlexibleFrame: Sendable {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: AlignmentPair

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: AlignmentPair
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// Some of the four edges.
public struct EdgeSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let top = EdgeSet(rawValue: 1)
  public static let leading = EdgeSet(rawValue: 2)
  public static let bottom = EdgeSet(rawValue: 4)
  public static let trailing = EdgeSet(rawValue: 8)
  public static let all: EdgeSet = [.top, .leading, .bottom, .trailing]
}

/// What a view says to people who do not see it.
public struct Accessibility: Sendable, Hashable {
  /// Replaces the view's own words; nil keeps them.
  public var label: String?
  public var value: String?
  public var isHidden: Bool

  public init(label: String? = nil, value: String? = nil, isHidden: Bool = false) {
    self.label = label
    self.value = value
    self.isHidden = isHidden
  }
}

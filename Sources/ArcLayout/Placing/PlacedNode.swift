// The placed tree: every frame settled, every text broken into lines. A plain value that can be compared, kept and printed.

public import ArcGraphics
public import ArcViews

/// A view in its final place. Frames are in points from the picture's top left corner, before any drawing transform.
public struct PlacedNode: Sendable, Hashable {
  /// What a node is and draws.
  public enum Content: Sendable, Hashable {
    /// Draws nothing itself; the name says in text stages which container or modifier made it.
    case group(String)
    case text(PlacedText)
    /// A path in picture coordinates and what is drawn along it, bottom first. Paints span the node's frame.
    case shape(VectorPath, [ShapeNode.Drawing])
    case symbol(PlacedSymbol)
    case image(ImageNode)
    /// Changes how the children are drawn.
    case effect(PlacedEffect)
  }

  public var frame: Rect
  public var content: Content
  /// In drawing order, first at the bottom.
  public var children: [PlacedNode]
  /// The number of the region that a host can tap here, or nil for none.
  public var interaction: Int?
  /// What the node says to people who do not see it, or nil where it speaks for itself.
  public var accessibility: Accessibility?

  public init(
    frame: Rect, content: Content, children: [PlacedNode] = [], interaction: Int? = nil, accessibility: Accessibility? = nil
  ) {
    self.frame = frame
    self.content = content
    self.children = children
    self.interaction = interaction
    self.accessibility = accessibility
  }
}

/// A text broken into lines in its box.
public struct PlacedText: Sendable, Hashable {
  /// In points from the top left corner of the node's frame.
  public var layout: TextLayout
  /// The paints of the layout's styles; each spans the node's frame.
  public var paints: [PaintSpec]
  /// What the text says in full, whatever was truncated.
  public var words: String

  public init(layout: TextLayout, paints: [PaintSpec], words: String) {
    self.layout = layout
    self.paints = paints
    self.words = words
  }
}

/// A symbol's outlines in picture coordinates, bottom first.
public struct PlacedSymbol: Sendable, Hashable {
  public struct Layer: Sendable, Hashable {
    public var path: VectorPath
    public var paint: PaintSpec

    public init(path: VectorPath, paint: PaintSpec) {
      self.path = path
      self.paint = paint
    }
  }

  /// The name that was asked for.
  public var name: String
  public var layers: [Layer]

  public init(name: String, layers: [Layer]) {
    self.name = name
    self.layers = layers
  }
}

/// What happens to the drawing of a node's children. Lengths are in points of the picture.
public enum PlacedEffect: Sendable, Hashable {
  /// Multiplies alpha, 0…1, of the children taken together.
  case opacity(Double)
  case blendMode(BlendMode)
  /// Twice the standard deviation of the blur.
  case blur(radius: Double)
  case shadow(Shadow)
  /// A shadow that the edges of the children cast inward, over them.
  case innerShadow(Shadow)
  /// Cuts to a path in picture coordinates.
  case clip(VectorPath, FillRule)
  /// Multiplies alpha by that of another drawing.
  case mask(PlacedMask)
  /// Moves picture coordinates.
  case transform(Transform)
  /// Composites the children apart, so that blend modes inside do not see what lies below.
  case isolated
  /// Whether the children belong to the accent group of the accented mode.
  case accentable(Bool)
  /// Spares the children from the flat colours of the accented and vibrant modes.
  case keepsColor
  /// Changes the children's own colours, before a mode maps them.
  case colors(ColorMap)
}

/// The drawing of a mask, in a box of its own so that effects stay a plain enum.
public struct PlacedMask: Sendable, Hashable {
  public var nodes: [PlacedNode]

  public init(_ nodes: [PlacedNode]) {
    self.nodes = nodes
  }
}

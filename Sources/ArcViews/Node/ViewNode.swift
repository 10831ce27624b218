// The resolved tree between views and layout: fonts, colours, text and paths are settled, frames are not.

public import ArcGraphics

/// A view with everything inherited written into it. Layout asks nothing else of the vocabulary above.
public indirect enum ViewNode {
  /// Nothing: takes no place in a stack and no spacing.
  case empty
  /// Several views in a row without a container of their own; a container takes them as its own children.
  case group([ViewNode])
  /// Takes what its neighbours leave along its stack's axis; at least `minLength` points (nil: 8).
  case spacer(minLength: Double?)
  case text(TextNode)
  case symbol(SymbolNode)
  case image(ImageNode)
  case shape(ShapeNode)
  case stack(StackNode)
  case layered(LayeredNode)
  case grid(GridNode)
  case custom(CustomLayoutNode)
  /// A view that is made once its size is known (GeometryReader); takes all that is proposed, content at its top leading corner.
  case sized(@MainActor (NodeGeometry) -> ViewNode)
  /// A drawing that is made once its size is known (Canvas); commands are in points from its own corner.
  case canvas(@MainActor (Size) -> [CanvasCommand])
  /// The first child that fits the proposal along the axes, else the last. Those of `later` are made only once none before them fits.
  case firstThatFits(horizontal: Bool, vertical: Bool, [ViewNode], later: [@MainActor () -> [ViewNode]] = [])
  case modified(ViewNode, NodeModifier)
}

/// Text and the paints of its styles.
public struct TextNode: Sendable, Hashable {
  public var request: TextRequest
  /// `request.spans[i].style` is an index into this.
  public var paints: [PaintSpec]

  public init(request: TextRequest, paints: [PaintSpec]) {
    self.request = request
    self.paints = paints
  }
}

/// A symbol at its own size, or stretched into its proposal.
public struct SymbolNode: Sendable, Hashable {
  public var request: SymbolRequest
  /// Paint of the primary level, then of further levels; the last serves the rest.
  public var paints: [PaintSpec]
  /// The colours of parts that have one of themselves, by the order of `SymbolShape.Hue.allCases`; nil where parts take the paints.
  public var hues: [RGBA]?
  /// How much of a symbol with steps is lit, 0 to 1; nil for all of it.
  public var variableValue: Double?
  public var isResizable: Bool

  public init(
    request: SymbolRequest, paints: [PaintSpec], hues: [RGBA]? = nil, variableValue: Double? = nil, isResizable: Bool = false
  ) {
    self.request = request
    self.paints = paints
    self.hues = hues
    self.variableValue = variableValue
    self.isResizable = isResizable
  }

  /// Whether the parts of the symbol may look different from one another.
  public var isInParts: Bool { hues != nil || variableValue != nil || paints.count > 1 && Set(paints).count > 1 }

  public func paint(level: Int) -> PaintSpec {
    paints.isEmpty ? .solid(.black) : paints[min(level, paints.count - 1)]
  }

  /// The paint of a part of a symbol that has so many steps. A step is lit where the value reaches into it.
  public func paint(of part: SymbolShape.Part, among steps: Int) -> PaintSpec {
    var paint = self.paint(level: part.level)
    if let hues, let hue = part.hue { paint = .solid(hues[Int(hue.rawValue)]) }
    guard let variableValue, let step = part.step, variableValue * Double(steps) <= Double(step) + 1e-9 else { return paint }
    return paint.multipliedAlpha(0.3)
  }
}

/// A bitmap.
public struct ImageNode: Sendable, Hashable {
  public var bitmap: Bitmap
  /// Its natural size in points.
  public var size: Size
  public var isResizable: Bool
  /// Where set, only the bitmap's alpha is used and painted with this.
  public var template: PaintSpec?
  public var interpolates: Bool

  public init(bitmap: Bitmap, size: Size, isResizable: Bool = false, template: PaintSpec? = nil, interpolates: Bool = true) {
    self.bitmap = bitmap
    self.size = size
    self.isResizable = isResizable
    self.template = template
    self.interpolates = interpolates
  }
}

/// A shape that fills its proposal (10 × 10 points where nothing is proposed).
public struct ShapeNode {
  public enum Drawing: Sendable, Hashable {
    case fill(PaintSpec, FillRule)
    case stroke(PaintSpec, Stroke)
  }

  /// How it answers a proposal: takes it all, or the largest square within it.
  public enum Sizing: UInt8, Sendable { case flexible, square }

  public var sizing: Sizing
  /// What is drawn, bottom first; all along `path`.
  public var drawings: [Drawing]
  /// The outline in a rectangle, in points.
  public var path: @MainActor (Rect) -> VectorPath

  public init(sizing: Sizing = .flexible, drawings: [Drawing], path: @escaping @MainActor (Rect) -> VectorPath) {
    self.sizing = sizing
    self.drawings = drawings
    self.path = path
  }
}

/// Children beside or below one another.
public struct StackNode {
  public enum Axis: UInt8, Sendable { case horizontal, vertical }

  public var axis: Axis
  /// The guide the children share across the axis.
  public var alignment: AlignmentKey
  /// The gap between neighbours, in points, or nil for the default of 8.
  public var spacing: Double?
  public var children: [ViewNode]

  public init(axis: Axis, alignment: AlignmentKey, spacing: Double?, children: [ViewNode]) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}

/// Children on top of one another, first at the bottom.
public struct LayeredNode {
  public var alignment: AlignmentPair
  public var children: [ViewNode]

  public init(alignment: AlignmentPair, children: [ViewNode]) {
    self.alignment = alignment
    self.children = children
  }
}

/// What a sized view may know of the place it stands in, in points.
public struct NodeGeometry: Sendable {
  public var size: Size
  /// Its rectangle in the coordinates of the whole picture.
  public var globalFrame: Rect
  public var safeArea: Insets
  /// The rectangles of the views around it that have named their coordinates, in those of the whole picture.
  public var spaces: [SpaceName: Rect]
  /// The size that a node would take of a proposal here.
  public var measure: @MainActor @Sendable (ViewNode, ProposedNodeSize) -> Size

  public init(
    size: Size, globalFrame: Rect, safeArea: Insets = .zero, spaces: [SpaceName: Rect] = [:],
    measure: @escaping @MainActor @Sendable (ViewNode, ProposedNodeSize) -> Size = { _, _ in .zero }
  ) {
    self.size = size
    self.globalFrame = globalFrame
    self.safeArea = safeArea
    self.spaces = spaces
    self.measure = measure
  }
}

/// The name of a view's coordinates. `@unchecked`: authors' names are constants, which are only hashed and compared.
public struct SpaceName: @unchecked Sendable, Hashable {
  private let name: AnyHashable

  package init(_ name: AnyHashable) { self.name = name }
}

/// Where a view comes to stand, once it is placed. `@unchecked`: written and read while a tree is placed, on the main actor alone.
public final class AnchorSlot: @unchecked Sendable {
  /// In the coordinates of the whole picture; nil before the view is placed.
  public var frame: Rect?

  public init() {}
}

/// One step of a canvas, in points from its corner.
public enum CanvasCommand {
  case fill(VectorPath, FillRule, PaintSpec)
  case stroke(VectorPath, Stroke, PaintSpec)
  /// A resolved view laid out in a rectangle.
  case view(ViewNode, Rect)
  case beginLayer(CanvasLayer)
  case endLayer
}

/// How what is drawn apart in a canvas comes back to it, in points from the canvas's corner.
public struct CanvasLayer {
  /// What happens to the drawing first, in order.
  public enum Filter {
    case blur(radius: Double)
    case shadow(Shadow)
    case innerShadow(Shadow)
    case colors(ColorMap)
    case transform(Transform)
  }

  /// What cuts the layer; all cuts hold.
  public enum Cut {
    case path(VectorPath, FillRule)
    /// A drawing whose alpha multiplies the layer's.
    case mask([CanvasCommand])
  }

  public var filters: [Filter]
  public var opacity: Double
  public var blendMode: BlendMode
  public var transform: Transform
  public var cuts: [Cut]

  public init(
    filters: [Filter] = [], opacity: Double = 1, blendMode: BlendMode = .normal, transform: Transform = .identity, cuts: [Cut] = []
  ) {
    self.filters = filters
    self.opacity = opacity
    self.blendMode = blendMode
    self.transform = transform
    self.cuts = cuts
  }
}

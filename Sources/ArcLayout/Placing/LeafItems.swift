// Views without children and without words: spacers, symbols, images, shapes.

import ArcGraphics
import ArcViews

/// Room that gives way: served after all else in its stack, nothing thick across it; flexible both ways outside a stack.
final class SpacerItem: LayoutItem {
  private let least: Double

  init(_ least: Double?, _ context: LayoutContext) {
    self.least = max(0, least?.finite ?? 8)
    super.init(context)
  }

  override var isSpacer: Bool { true }
  override var priority: Double { -.infinity }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    let width = max(proposal.width ?? least, least)
    let height = max(proposal.height ?? least, least)
    switch context.stackAxis {
    case .horizontal: return Size(width: width, height: 0)
    case .vertical: return Size(width: 0, height: height)
    case nil: return Size(width: width, height: height)
    }
  }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    switch (context.stackAxis, edge) {
    case (.horizontal, .top), (.horizontal, .bottom), (.vertical, .leading), (.vertical, .trailing): .open
    case (.horizontal, .leading), (.horizontal, .trailing), (.vertical, .top), (.vertical, .bottom), (nil, _): .none
    }
  }
}

extension LayoutItem {
  /// The alpha of the plates that stand for redacted text and pictures, of the paint that they hide.
  static let plateStrength = 0.18

  final func plate(_ box: Rect, _ paint: PaintSpec) -> PlacedNode {
    let radius = min(box.width, box.height) / 6
    return PlacedNode(
      frame: box,
      content: .shape(
        VectorPath(roundedRect: box, radiusX: radius, radiusY: radius),
        [.fill(paint.multipliedAlpha(Self.plateStrength), .nonZero)]))
  }
}

/// A symbol at its own size, or stretched into its proposal.
final class SymbolItem: LayoutItem {
  private let node: SymbolNode
  private let shape: SymbolShape

  init(_ node: SymbolNode, _ context: LayoutContext) {
    self.node = node
    shape = context.scope.measuring.symbol(node.request)
    super.init(context)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    node.isResizable ? proposal.filled(from: shape.size) : shape.size
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    guard !node.isResizable, key == StandardGuide.firstBaseline || key == StandardGuide.lastBaseline else { return nil }
    return shape.baseline
  }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    guard node.request.fitsPhone, !node.isResizable else { return .view }
    return .symbol(descent: shape.size.height - shape.baseline, at: edge)
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    if let warning = shape.warning { context.scope.warn(warning) }
    if context.isRedacted { return plate(box, node.paints.first ?? .solid(.black)) }
    let fit = Transform(
      a: shape.size.width > 0 ? box.width / shape.size.width : 1, b: 0, c: 0,
      d: shape.size.height > 0 ? box.height / shape.size.height : 1, tx: origin.x, ty: origin.y)
    let layers =
      node.isInParts && shape.hasParts(for: node)
      ? shape.parts.map { PlacedSymbol.Layer(path: $0.path.transformed(by: fit), paint: node.paint(of: $0, among: shape.steps)) }
      : shape.layers.map { PlacedSymbol.Layer(path: $0.path.transformed(by: fit), paint: node.paint(level: 0).multipliedAlpha($0.opacity)) }
    return PlacedNode(frame: box, content: .symbol(PlacedSymbol(name: node.request.name, layers: layers)))
  }
}

extension SymbolShape {
  /// Whether the drawing shows its parts with a node's paints: colours of their own where some have one, else any.
  fileprivate func hasParts(for node: SymbolNode) -> Bool {
    let isPlain = node.hues != nil && Set(node.paints).count < 2 && node.variableValue == nil
    return isPlain ? parts.contains { $0.hue != nil } : !parts.isEmpty
  }

  /// How many steps a variable value goes through.
  fileprivate var steps: Int { parts.compactMap(\.step).max().map { $0 + 1 } ?? 0 }
}

/// A bitmap at its natural size, or stretched into its proposal.
final class ImageItem: LayoutItem {
  private let node: ImageNode

  init(_ node: ImageNode, _ context: LayoutContext) {
    self.node = node
    super.init(context)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    node.isResizable ? proposal.filled(from: node.size) : node.size
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    if context.isRedacted { return plate(box, node.template ?? .solid(RGBA(hex: 0x808080))) }
    return PlacedNode(frame: box, content: .image(node))
  }
}

/// A shape that fills its proposal, or the largest square in it; 10 points where nothing is proposed.
final class ShapeItem: LayoutItem {
  private let node: ShapeNode

  init(_ node: ShapeNode, _ context: LayoutContext) {
    self.node = node
    super.init(context)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    switch node.sizing {
    case .flexible: return proposal.filled(from: Size(width: 10, height: 10))
    case .square:
      let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
      return Size(width: side, height: side)
    }
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    // Authors' paths may use nothing but the rectangle's size, so they get one at the origin.
    let path = node.path(Rect(origin: .zero, size: box.size)).transformed(by: .translation(x: origin.x, y: origin.y))
    return PlacedNode(frame: box, content: .shape(path, node.drawings))
  }
}

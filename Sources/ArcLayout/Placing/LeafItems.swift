// Views without children: spacers, texts, symbols, images, shapes.

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

  override func wantsNoSpacing(at edge: LayoutEdge) -> Bool {
    switch (context.stackAxis, edge) {
    case (.horizontal, .top), (.horizontal, .bottom), (.vertical, .leading), (.vertical, .trailing): false
    case (.horizontal, .leading), (.horizontal, .trailing), (.vertical, .top), (.vertical, .bottom), (nil, _): true
    }
  }
}

/// A text: it wraps, shrinks or truncates into its proposal and takes the size of its lines.
final class TextItem: LayoutItem {
  private let node: TextNode
  private var ideal: TextLayout?
  /// Layouts of unlimited height, each with the width that was offered.
  private var wraps: [(width: Double, layout: TextLayout)] = []
  /// Layouts that the height cut, too.
  private var cuts: [(room: Size, layout: TextLayout)] = []
  /// Engines round widths up by as much as this.
  private static let slack = 1.0 / 64

  init(_ node: TextNode, _ context: LayoutContext) {
    self.node = node
    super.init(context)
  }

  private func layout(_ proposal: ProposedNodeSize) -> TextLayout {
    let whole = wrapped(proposal.width)
    guard let height = proposal.height, height + Self.slack < whole.size.height else { return whole }
    // One line stays however low the room is, unless it may shrink.
    if whole.lines.count == 1, node.request.minimumScale >= 1 { return whole }
    let room = Size(width: proposal.width.map { max(0, $0) } ?? .infinity, height: max(0, height))
    for known in cuts where known.room == room { return known.layout }
    let layout = ask(room.width, room.height)
    cuts.append((room, layout))
    return layout
  }

  /// The lines at a width, with height enough. A room at least as wide as the ideal changes nothing; neither does one between the width
  /// that some lines took and the width that they were broken for.
  private func wrapped(_ width: Double?) -> TextLayout {
    let ideal = self.ideal ?? ask(.infinity, nil)
    self.ideal = ideal
    guard let width, width + Self.slack < ideal.size.width else { return ideal }
    for known in wraps {
      if known.width == width { return known.layout }
      let isPlain = known.layout.scale == 1 && !known.layout.isTruncated
      if isPlain, width < known.width, width + Self.slack >= known.layout.size.width { return known.layout }
    }
    let layout = ask(max(0, width), nil)
    wraps.append((width, layout))
    return layout
  }

  private func ask(_ width: Double, _ height: Double?) -> TextLayout {
    context.scope.measuring.layout(node.request, width: width.isFinite ? width : nil, height: height)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size { layout(proposal).size }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    if key == StandardGuide.firstBaseline { return layout(proposal).firstBaseline }
    if key == StandardGuide.lastBaseline { return layout(proposal).lastBaseline }
    return nil
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let layout = layout(proposal)
    let box = Rect(origin: origin, size: layout.size)
    for warning in layout.warnings { context.scope.warn(warning) }
    if context.isRedacted { return plates(of: layout, in: box) }
    return PlacedNode(frame: box, content: .text(PlacedText(layout: layout, paints: node.paints, words: node.request.words)))
  }

  /// One rounded plate for each line, as wide as the line.
  private func plates(of layout: TextLayout, in box: Rect) -> PlacedNode {
    guard let font = node.request.spans.first?.font else { return PlacedNode(frame: box, content: .group("redacted")) }
    var path = VectorPath()
    for line in layout.lines where line.width > 0 {
      let height = font.size * layout.scale * 0.86
      let middle = box.minY + line.baseline - font.size * layout.scale * 0.35
      let plate = Rect(x: box.minX + line.x, y: middle - height / 2, width: line.width, height: height)
      path.append(VectorPath(roundedRect: plate, radiusX: height / 4, radiusY: height / 4))
    }
    let paint = (node.paints.first ?? .solid(.black)).multipliedAlpha(LayoutItem.plateStrength)
    return PlacedNode(frame: box, content: .shape(path, [.fill(paint, .nonZero)]))
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

extension TextRequest {
  /// What the text says, symbols left out.
  var words: String {
    var words = ""
    for span in spans {
      if case .text(let text) = span.content { words += text }
    }
    return words
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

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    if let warning = shape.warning { context.scope.warn(warning) }
    if context.isRedacted { return plate(box, node.paints.first ?? .solid(.black)) }
    let fit = Transform(
      a: shape.size.width > 0 ? box.width / shape.size.width : 1, b: 0, c: 0,
      d: shape.size.height > 0 ? box.height / shape.size.height : 1, tx: origin.x, ty: origin.y)
    let layers = shape.layers.enumerated().map { index, layer in
      let paint = node.paints.isEmpty ? .solid(.black) : node.paints[min(index, node.paints.count - 1)]
      return PlacedSymbol.Layer(
        path: layer.path.transformed(by: fit), paint: layer.opacity == 1 ? paint : paint.multipliedAlpha(layer.opacity))
    }
    return PlacedNode(frame: box, content: .symbol(PlacedSymbol(name: node.request.name, layers: layers)))
  }
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

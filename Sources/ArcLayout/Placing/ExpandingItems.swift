// Nodes that become what they are when their size is known: geometry readers, canvases, the first view that fits.

import ArcGraphics
import ArcViews

/// A view made for its size: takes all that is proposed (10 points where nothing is), content at the top leading corner.
final class SizedItem: LayoutItem {
  private let content: @MainActor (NodeGeometry) -> ViewNode

  init(_ content: @escaping @MainActor (NodeGeometry) -> ViewNode, _ context: LayoutContext) {
    self.content = content
    super.init(context)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size { proposal.filled(from: Size(width: 10, height: 10)) }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    let context = context
    var geometry = around.geometry(of: box, rightToLeft: context.isRightToLeft)
    geometry.measure = { LayoutItem.one(of: $0, context, group: .corner).size($1.sane) }
    let node = content(geometry)
    let item = LayoutItem.one(of: node, context, group: .corner)
    let child = place(item, at: .zero, ProposedNodeSize(box.size), in: box, around)
    return PlacedNode(frame: box, content: .group("geometry"), children: [child])
  }
}

extension Surroundings {
  /// How far the margins reach beyond a box that touches them.
  func insets(of box: Rect, _ rightToLeft: Bool) -> Insets {
    func inset(_ touches: Bool, _ depth: Double) -> Double { touches ? max(0, depth) : 0 }
    let slack = 0.01
    let left = inset(box.minX <= safe.minX + slack, box.minX - picture.minX)
    let right = inset(box.maxX >= safe.maxX - slack, picture.maxX - box.maxX)
    return Insets(
      top: inset(box.minY <= safe.minY + slack, box.minY - picture.minY), leading: rightToLeft ? right : left,
      bottom: inset(box.maxY >= safe.maxY - slack, picture.maxY - box.maxY), trailing: rightToLeft ? left : right)
  }
}

/// A drawing made for its size: takes all that is proposed. Each of its paints spans the box of the path that it is drawn along.
final class CanvasItem: LayoutItem {
  private let drawing: @MainActor (Size) -> [CanvasCommand]

  init(_ drawing: @escaping @MainActor (Size) -> [CanvasCommand], _ context: LayoutContext) {
    self.drawing = drawing
    super.init(context)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size { proposal.filled(from: Size(width: 10, height: 10)) }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    return PlacedNode(frame: box, content: .group("canvas"), children: nodes(drawing(box.size), in: box, around))
  }

  private func nodes(_ commands: [CanvasCommand], in box: Rect, _ around: Surroundings) -> [PlacedNode] {
    let shift = Transform.translation(x: box.minX, y: box.minY)
    // Each open layer with what it holds so far; the canvas itself is the first.
    var open: [(effects: [PlacedEffect], nodes: [PlacedNode])] = [([], [])]
    func add(_ node: PlacedNode) { open[open.count - 1].nodes.append(node) }
    func drawn(_ path: VectorPath, _ drawing: ShapeNode.Drawing) -> PlacedNode {
      PlacedNode(frame: path.drawnBounds ?? box, content: .shape(path, [drawing]))
    }
    func close() {
      let layer = open.removeLast()
      var nodes = layer.nodes
      for effect in layer.effects { nodes = [PlacedNode(frame: box, content: .effect(effect), children: nodes)] }
      for node in nodes { add(node) }
    }
    for command in commands {
      switch command {
      case .fill(let path, let rule, let paint):
        add(drawn(path.transformed(by: shift), .fill(paint, rule)))
      case .stroke(let path, let stroke, let paint):
        add(drawn(path.transformed(by: shift), .stroke(paint, stroke)))
      case .view(let node, let rect):
        let item = LayoutItem.one(of: node, context, group: .corner)
        add(item.place(at: Point(x: box.minX + rect.minX, y: box.minY + rect.minY), ProposedNodeSize(rect.size).sane, around))
      case .beginLayer(let layer):
        open.append((effects(of: layer, in: box, around), []))
      case .endLayer:
        precondition(open.count > 1, "a canvas ends a layer that it did not begin")
        close()
      }
    }
    while open.count > 1 { close() }
    return open[0].nodes
  }

  /// A layer's effects in picture coordinates, the innermost first.
  private func effects(of layer: CanvasLayer, in box: Rect, _ around: Surroundings) -> [PlacedEffect] {
    let shift = Transform.translation(x: box.minX, y: box.minY)
    var effects: [PlacedEffect] = []
    if !layer.transform.isIdentity { effects.append(.transform(layer.transform.about(box.origin))) }
    for filter in layer.filters {
      switch filter {
      case .blur(let radius): effects.append(.blur(radius: radius))
      case .shadow(let shadow): effects.append(.shadow(shadow))
      case .innerShadow(let shadow): effects.append(.innerShadow(shadow))
      case .colors(let map): effects.append(.colors(map))
      case .transform(let transform): effects.append(.transform(transform.about(box.origin)))
      }
    }
    if layer.opacity < 1 { effects.append(.opacity(layer.opacity)) }
    if layer.blendMode != .normal { effects.append(.blendMode(layer.blendMode)) }
    for cut in layer.cuts {
      switch cut {
      case .path(let path, let rule): effects.append(.clip(path.transformed(by: shift), rule))
      case .mask(let commands): effects.append(.mask(PlacedMask(nodes(commands, in: box, around))))
      }
    }
    return effects
  }
}

/// The first of several views whose ideal size fits the proposal on the axes that matter, else the last.
final class FirstFitItem: LayoutItem {
  private var items: [LayoutItem]
  /// Makes further items, first to last, once none before them fits.
  private var later: ArraySlice<@MainActor () -> [ViewNode]>
  private let horizontal: Bool
  private let vertical: Bool

  init(
    _ items: [LayoutItem], later: [@MainActor () -> [ViewNode]] = [], horizontal: Bool, vertical: Bool, _ context: LayoutContext
  ) {
    self.items = items
    self.later = later[...]
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(context)
  }

  private func choice(_ proposal: ProposedNodeSize) -> LayoutItem {
    let slack = 1.0 / 64
    let ideal = ProposedNodeSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    var last = LayoutItem(context)
    var index = 0
    while let item = item(index) {
      let size = item.size(ideal)
      let isNarrow = !horizontal || size.width <= (proposal.width ?? .infinity) + slack
      let isLow = !vertical || size.height <= (proposal.height ?? .infinity) + slack
      if isNarrow && isLow { return item }
      last = item
      index += 1
    }
    return last
  }

  private func item(_ index: Int) -> LayoutItem? {
    while index >= items.count, let make = later.popFirst() { items += LayoutItem.all(of: make(), context) }
    return index < items.count ? items[index] : nil
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size { choice(proposal).size(proposal) }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing { items[0].spacing(at: edge) }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    choice(proposal).explicitGuide(key, proposal)
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    choice(proposal).place(at: origin, proposal, around)
  }
}

/// A layout that an author wrote. It sees its box at (0, 0), leading on the left; what it does not place is centred.
final class CustomLayoutItem: LayoutItem {
  private struct Spot {
    var point: Point
    var anchor: Point
    var proposal: ProposedNodeSize
  }

  private let node: CustomLayoutNode
  private let items: [LayoutItem]
  private var spots: [(proposal: ProposedNodeSize, spots: [Spot])] = []
  /// The spots that the running placement has filled.
  private var filling: [Spot?] = []
  private lazy var subviews: [NodeSubview] = items.indices.map { subview($0) }

  init(_ node: CustomLayoutNode, _ context: LayoutContext) {
    self.node = node
    items = LayoutItem.all(of: node.children, context.inStack(nil))
    super.init(context)
  }

  private func subview(_ index: Int) -> NodeSubview {
    let item = items[index]
    return NodeSubview(
      priority: item.priority, layoutValues: item.layoutValues, sizeThatFits: { item.size($0.sane) },
      dimensions: { item.dimensions($0.sane) },
      place: { [weak self] in self?.filling[index] = Spot(point: $0, anchor: $1, proposal: $2.sane) })
  }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing { items.isEmpty ? .none : items.spacing(at: edge) }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    let size = node.sizeThatFits(proposal, subviews)
    return Size(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  private func spots(_ proposal: ProposedNodeSize) -> [Spot] {
    for known in spots where known.proposal == proposal { return known.spots }
    let size = size(proposal).finite
    filling = [Spot?](repeating: nil, count: items.count)
    node.place(Rect(origin: .zero, size: size), proposal, subviews)
    let centre = Spot(
      point: Point(x: size.width / 2, y: size.height / 2), anchor: Point(x: 0.5, y: 0.5), proposal: ProposedNodeSize(size))
    let result = filling.map { $0 ?? centre }
    spots.append((proposal, result))
    return result
  }

  private func corner(_ index: Int, _ spot: Spot) -> Point {
    let size = items[index].size(spot.proposal)
    return Point(x: spot.point.x - spot.anchor.x * size.width, y: spot.point.y - spot.anchor.y * size.height)
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    if key.isFrameEdge { return nil }
    let spots = spots(proposal)
    return key.merged(items.indices) { index in
      let corner = corner(index, spots[index])
      return items[index].explicitGuide(key, spots[index].proposal).map { $0 + (key.isVertical ? corner.y : corner.x) }
    }
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    let spots = spots(proposal)
    let children = items.indices.map { index in
      place(items[index], at: corner(index, spots[index]), spots[index].proposal, in: box, around)
    }
    return PlacedNode(frame: box, content: .group("layout"), children: children.inDrawingOrder(of: items))
  }
}

// Modifiers around one view, and those that only say something about it.

import ArcGraphics
import ArcViews

/// One child, which answers for whatever a subclass leaves alone.
class UnaryItem: LayoutItem {
  final let child: LayoutItem

  init(_ child: LayoutItem, _ context: LayoutContext) {
    self.child = child
    super.init(context)
  }

  override var priority: Double { child.priority }
  override var zIndex: Double { child.zIndex }
  override var cell: GridCellTraits { child.cell }
  override var layoutValues: [ObjectIdentifier: Any] { child.layoutValues }
  override func spacing(at edge: LayoutEdge) -> EdgeSpacing { child.spacing(at: edge) }
  override func measure(_ proposal: ProposedNodeSize) -> Size { child.size(offer(proposal)) }

  /// What the child is offered while the item measures itself.
  func offer(_ proposal: ProposedNodeSize) -> ProposedNodeSize { proposal }

  /// What the child is offered in the end, and where its leading top corner goes in the item's box.
  func placing(_ proposal: ProposedNodeSize) -> (offer: ProposedNodeSize, corner: Point) {
    (offer(proposal), .zero)
  }

  /// The offer of `placing`, by itself.
  func placingOffer(_ proposal: ProposedNodeSize) -> ProposedNodeSize { placing(proposal).offer }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    // Where the child goes is asked only if it has such a guide: a frame that its child overflows offers more in the end than it was
    // offered, and to follow both would double the work at every level of a tree.
    guard let guide = child.explicitGuide(key, placingOffer(proposal)) else { return nil }
    let corner = placing(proposal).corner
    return guide + (key.isVertical ? corner.y : corner.x)
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let (offer, corner) = placing(proposal)
    return place(child, at: corner, offer, in: Rect(origin: origin, size: size(proposal).finite), around)
  }
}

/// A property that a container reads of its child.
final class TraitItem: UnaryItem {
  enum Trait {
    case priority(Double)
    case zIndex(Double)
    case cell(GridCellTraits)
    case layoutValue(ObjectIdentifier, Any)
  }

  private let trait: Trait

  init(_ child: LayoutItem, _ trait: Trait, _ context: LayoutContext) {
    self.trait = trait
    super.init(child, context)
  }

  override var isSpacer: Bool { child.isSpacer }

  override var priority: Double {
    if case .priority(let own) = trait { return own }
    return child.priority
  }

  override var zIndex: Double {
    if case .zIndex(let own) = trait { return own }
    return child.zIndex
  }

  override var cell: GridCellTraits {
    if case .cell(let own) = trait { return own.over(child.cell) }
    return child.cell
  }

  override var layoutValues: [ObjectIdentifier: Any] {
    guard case .layoutValue(let key, let value) = trait else { return child.layoutValues }
    return child.layoutValues.merging([key: value]) { _, outer in outer }
  }
}

/// A guide that an author moved.
final class GuideItem: UnaryItem {
  private let key: AlignmentKey
  private let compute: @MainActor (NodeDimensions) -> Double

  init(_ child: LayoutItem, _ key: AlignmentKey, _ compute: @escaping @MainActor (NodeDimensions) -> Double, _ context: LayoutContext) {
    self.key = key
    self.compute = compute
    super.init(child, context)
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    key == self.key ? compute(child.dimensions(proposal)) : child.explicitGuide(key, proposal)
  }
}

/// What changes drawing or meaning, never the layout.
final class EffectItem: UnaryItem {
  enum Kind {
    case plain(PlacedEffect)
    case clip(FillRule, @MainActor (Rect) -> VectorPath)
    case transform(@MainActor (Size) -> Transform)
    case hidden
    case accessibility(Accessibility)
    case interaction(Int)
  }

  private let kind: Kind

  init(_ child: LayoutItem, _ kind: Kind, _ context: LayoutContext) {
    self.kind = kind
    super.init(child, context)
  }

  override var isSpacer: Bool { child.isSpacer }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    func wrapped(_ effect: PlacedEffect) -> PlacedNode {
      PlacedNode(frame: box, content: .effect(effect), children: [child.place(at: origin, proposal, around)])
    }
    switch kind {
    case .plain(let effect): return wrapped(effect)
    case .clip(let rule, let path):
      let local = path(Rect(origin: .zero, size: box.size))
      return wrapped(.clip(local.transformed(by: .translation(x: origin.x, y: origin.y)), rule))
    case .transform(let transform): return wrapped(.transform(transform(box.size).about(origin)))
    case .hidden: return PlacedNode(frame: box, content: .group("hidden"))
    case .accessibility(let words):
      var node = child.place(at: origin, proposal, around)
      node.accessibility = words.over(node.accessibility)
      return node
    case .interaction(let index):
      let node = child.place(at: origin, proposal, around)
      return PlacedNode(frame: box, content: .group("region"), children: [node], interaction: index)
    }
  }
}

/// What changes the drawing by the place that it gets.
final class PlacedEffectsItem: UnaryItem {
  private let effects: @MainActor (NodeGeometry) -> [NodeModifier]

  init(_ child: LayoutItem, _ effects: @escaping @MainActor (NodeGeometry) -> [NodeModifier], _ context: LayoutContext) {
    self.effects = effects
    super.init(child, context)
  }

  override var isSpacer: Bool { child.isSpacer }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    let item = effects(around.geometry(of: box, rightToLeft: context.isRightToLeft)).reduce(child) { LayoutItem.wrap($0, in: $1, context) }
    return item.place(at: origin, proposal, around)
  }
}

/// A view whose place is known to others: to those within by its name, to those beside by a slot.
final class SpotItem: UnaryItem {
  enum Kind {
    case space(SpaceName)
    case anchor(AnchorSlot)
  }

  private let kind: Kind

  init(_ child: LayoutItem, _ kind: Kind, _ context: LayoutContext) {
    self.kind = kind
    super.init(child, context)
  }

  override var isSpacer: Bool { child.isSpacer }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    var around = around
    switch kind {
    case .space(let name): around.spaces[name] = box
    case .anchor(let slot): slot.frame = box
    }
    return child.place(at: origin, proposal, around)
  }
}

extension Accessibility {
  /// These words where they say something, else those below.
  func over(_ below: Accessibility?) -> Accessibility {
    guard let below else { return self }
    return Accessibility(label: label ?? below.label, value: value ?? below.value, isHidden: isHidden || below.isHidden)
  }
}

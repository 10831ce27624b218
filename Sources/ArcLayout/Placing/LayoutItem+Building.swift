// From resolved nodes to layout items: groups dissolve into their container, modifiers wrap what they modify.

import ArcGraphics
import ArcViews

/// How several views without a container are arranged where one is expected.
enum ImplicitGroup {
  /// Below one another, as at the root.
  case column
  /// On top of one another, centred (backgrounds, overlays, masks) or at the top leading corner (geometry readers).
  case layers(AlignmentPair)

  static let centered = ImplicitGroup.layers(AlignmentPair(horizontal: StandardGuide.centerX, vertical: StandardGuide.centerY))
  static let corner = ImplicitGroup.layers(AlignmentPair(horizontal: StandardGuide.leading, vertical: StandardGuide.top))
}

extension LayoutItem {
  /// The one item that stands for a node, whatever it dissolves into.
  static func one(of node: ViewNode, _ context: LayoutContext, group: ImplicitGroup) -> LayoutItem {
    let inner = context.inStack(nil)
    let items = all(of: node, inner)
    if items.isEmpty { return LayoutItem(inner) }
    if items.count == 1 { return items[0] }
    switch group {
    case .column:
      return StackItem(.init(axis: .vertical, alignment: StandardGuide.centerX, spacing: nil, children: [node]), context)
    case .layers(let alignment):
      return LayeredItem(items, alignment, inner)
    }
  }

  static func all(of nodes: [ViewNode], _ context: LayoutContext) -> [LayoutItem] {
    if nodes.count == 1 { return all(of: nodes[0], context) }
    var result: [LayoutItem] = []
    result.reserveCapacity(nodes.count)
    for node in nodes { result += all(of: node, context) }
    return result
  }

  /// The items that a node brings to its container. A modifier around several views modifies each.
  static func all(of node: ViewNode, _ context: LayoutContext) -> [LayoutItem] {
    switch node {
    case .empty: return []
    case .group(let nodes): return all(of: nodes, context)
    case .spacer(let least): return [SpacerItem(least, context)]
    case .text(let text): return [TextItem(text, context)]
    case .symbol(let symbol): return [SymbolItem(symbol, context)]
    case .image(let image): return [ImageItem(image, context)]
    case .shape(let shape): return [ShapeItem(shape, context)]
    case .stack(let stack): return [StackItem(stack, context)]
    case .layered(let layered): return [LayeredItem(all(of: layered.children, context.inStack(nil)), layered.alignment, context)]
    case .grid(let grid):
      switch grid.content {
      case .rows(let rows): return [GridItem(grid, rows, context)]
      case .lazy(let tracks, let nodes): return [LazyGridItem(grid, tracks, nodes, context)]
      }
    case .custom(let custom): return [CustomLayoutItem(custom, context)]
    case .sized(let content): return [SizedItem(content, context)]
    case .canvas(let drawing): return [CanvasItem(drawing, context)]
    case .firstThatFits(let horizontal, let vertical, let nodes, let later):
      let items = all(of: nodes, context)
      if items.isEmpty && later.isEmpty { return [] }
      return [FirstFitItem(items, later: later, horizontal: horizontal, vertical: vertical, context)]
    case .modified(let content, let modifier):
      var inner = context
      if case .layoutDirection(let isRightToLeft) = modifier { inner.isRightToLeft = isRightToLeft }
      if case .redacted = modifier { inner.isRedacted = true }
      return all(of: content, inner).map { wrap($0, in: modifier, context) }
    }
  }

  static func wrap(_ item: LayoutItem, in modifier: NodeModifier, _ context: LayoutContext) -> LayoutItem {
    switch modifier {
    case .padding(let insets): return PaddingItem(item, insets, growsSafeArea: false, context)
    case .safeAreaPadding(let insets): return PaddingItem(item, insets, growsSafeArea: true, context)
    case .frame(let width, let height, let alignment): return FrameItem(item, width: width, height: height, alignment, context)
    case .flexibleFrame(let frame): return FlexibleFrameItem(item, frame, context)
    case .fixedSize(let horizontal, let vertical): return FixedSizeItem(item, horizontal: horizontal, vertical: vertical, context)
    case .offset(let x, let y): return OffsetItem(item, x: x, y: y, context)
    case .position(let point): return PositionItem(item, point, context)
    case .aspectRatio(let ratio, let fills): return AspectRatioItem(item, ratio, fills: fills, context)
    case .layoutPriority(let priority): return TraitItem(item, .priority(priority), context)
    case .zIndex(let index): return TraitItem(item, .zIndex(index), context)
    case .gridCell(let columns, let anchor, let alignment, let unsizedHorizontal, let unsizedVertical):
      let traits = GridCellTraits(
        columns: columns, anchor: anchor, alignment: alignment, unsizedHorizontal: unsizedHorizontal, unsizedVertical: unsizedVertical)
      return TraitItem(item, .cell(traits), context)
    case .layoutValue(let key, let value): return TraitItem(item, .layoutValue(key, value), context)
    case .alignmentGuide(let key, let compute): return GuideItem(item, key, compute, context)
    case .background(let node, let alignment): return SecondaryItem(item, node, alignment, .below, context)
    case .overlay(let node, let alignment): return SecondaryItem(item, node, alignment, .above, context)
    case .mask(let node, let alignment): return SecondaryItem(item, node, alignment, .mask, context)
    case .ignoresSafeArea(let edges): return SafeAreaItem(item, edges, context)
    case .layoutDirection, .redacted: return item
    case .opacity(let factor): return EffectItem(item, .plain(.opacity(factor)), context)
    case .blendMode(let mode): return EffectItem(item, .plain(.blendMode(mode)), context)
    case .blur(let radius): return EffectItem(item, .plain(.blur(radius: radius)), context)
    case .shadow(let shadow): return EffectItem(item, .plain(.shadow(shadow)), context)
    case .innerShadow(let shadow): return EffectItem(item, .plain(.innerShadow(shadow)), context)
    case .clip(let rule, let path): return EffectItem(item, .clip(rule, path), context)
    case .transform(let transform): return EffectItem(item, .transform(transform), context)
    case .placedEffects(let effects): return PlacedEffectsItem(item, effects, context)
    case .coordinateSpace(let name): return SpotItem(item, .space(name), context)
    case .anchored(let slot): return SpotItem(item, .anchor(slot), context)
    case .compositingGroup: return EffectItem(item, .plain(.isolated), context)
    case .hidden: return EffectItem(item, .hidden, context)
    case .colors(let matrix): return EffectItem(item, .plain(.colors(matrix)), context)
    case .accentable(let accents): return EffectItem(item, .plain(.accentable(accents)), context)
    case .keepsColor: return EffectItem(item, .plain(.keepsColor), context)
    case .accessibility(let words): return EffectItem(item, .accessibility(words), context)
    case .interaction(let index): return EffectItem(item, .interaction(index), context)
    }
  }
}

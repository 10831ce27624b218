// What a resolved view says to people who do not see it.

import ArcGraphics

extension ViewNode {
  /// The words of the tree in reading order. Symbols are silent unless they were given a label.
  package var words: [String] {
    switch self {
    case .empty, .spacer, .symbol, .image, .shape, .sized, .canvas: []
    case .text(let text): text.words.isEmpty ? [] : [text.words]
    case .group(let nodes): nodes.flatMap(\.words)
    case .stack(let stack): stack.children.flatMap(\.words)
    case .layered(let layers): layers.children.flatMap(\.words)
    case .grid(let grid): grid.words
    case .custom(let layout): layout.children.flatMap(\.words)
    case .firstThatFits(_, _, let nodes, _): nodes.first?.words ?? []
    case .modified(let node, let modifier): modifier.words(around: node)
    }
  }
}

extension TextNode {
  /// The text without its symbols.
  var words: String {
    request.spans.map { span in
      switch span.content {
      case .text(let text): text
      case .symbol: ""
      }
    }.joined()
  }
}

extension GridNode {
  fileprivate var words: [String] {
    switch content {
    case .rows(let rows): rows.flatMap { $0.cells.flatMap(\.words) }
    case .lazy(_, let cells): cells.flatMap(\.words)
    }
  }
}

extension NodeModifier {
  fileprivate func words(around node: ViewNode) -> [String] {
    switch self {
    case .hidden, .redacted: return []
    case .accessibility(let said):
      if said.isHidden { return [] }
      let words = said.label.map { [$0] } ?? node.words
      return words + (said.value.map { [$0] } ?? [])
    case .background(let behind, _): return behind.words + node.words
    case .overlay(let front, _): return node.words + front.words
    case .padding, .frame, .flexibleFrame, .fixedSize, .offset, .position, .aspectRatio, .layoutPriority, .zIndex, .alignmentGuide,
      .ignoresSafeArea, .safeAreaPadding, .layoutDirection, .gridCell, .layoutValue, .opacity, .blendMode, .blur, .shadow,
      .innerShadow, .clip, .mask, .transform, .placedEffects, .coordinateSpace, .anchored, .compositingGroup, .colors, .accentable,
      .keepsColor, .interaction:
      return node.words
    }
  }
}

// What the tests of resolving share: a view's nodes, and short ways to look into them.

import ArcGraphics
import ArcViews

/// The nodes of a view in an environment that `change` has passed over.
@MainActor
func root(of view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ViewNode {
  var environment = EnvironmentValues()
  change(&environment)
  return resolve(view, in: environment).root
}

extension ViewNode {
  /// The node within every modifier.
  var core: ViewNode {
    if case .modified(let node, _) = self { return node.core }
    return self
  }

  /// The modifiers around the node, outermost first.
  var modifiers: [NodeModifier] {
    if case .modified(let node, let modifier) = self { return [modifier] + node.modifiers }
    return []
  }

  /// The nodes that a container holds; none for what is no container.
  var children: [ViewNode] {
    switch core {
    case .stack(let stack): stack.children
    case .layered(let layers): layers.children
    case .group(let nodes): nodes
    case .custom(let layout): layout.children
    case .firstThatFits(_, _, let nodes, _): nodes
    case .grid(let grid):
      switch grid.content {
      case .rows(let rows): rows.flatMap(\.cells)
      case .lazy(_, let cells): cells
      }
    case .empty, .spacer, .text, .symbol, .image, .shape, .sized, .canvas, .modified: []
    }
  }

  /// The text of a text node.
  var text: TextNode? {
    if case .text(let text) = core { return text }
    return nil
  }

  /// What a text node says.
  var string: String? {
    text?.request.spans.map { span in
      switch span.content {
      case .text(let string): string
      case .symbol(let symbol): "[\(symbol.name)]"
      }
    }.joined()
  }

  /// The font of a text's first span.
  var font: FontSpec? { text?.request.spans.first?.font }

  /// The paint of a text's first span, a shape's first drawing or a symbol's first layer.
  var paint: PaintSpec? {
    switch core {
    case .text(let text): text.paints.first
    case .symbol(let symbol): symbol.paints.first
    case .shape(let shape):
      switch shape.drawings.first {
      case .fill(let paint, _), .stroke(let paint, _): paint
      case nil: nil
      }
    case .empty, .group, .spacer, .image, .stack, .layered, .grid, .custom, .sized, .canvas, .firstThatFits, .modified: nil
    }
  }

  /// The shape of a shape node.
  var shape: ShapeNode? {
    if case .shape(let shape) = core { return shape }
    return nil
  }
}

/// A colour of six hexadecimal digits, as a paint.
func solid(_ hex: UInt32, _ alpha: Double = 1) -> PaintSpec { .solid(RGBA(hex: hex, alpha: alpha)) }

// Drawings that authors make step by step.

public import Foundation

/// A drawing made once its size is known; it takes all the room it gets.
nonisolated public struct Canvas<Symbols: View>: View, PrimitiveView {
  public typealias Body = Never

  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// `symbols` are views that the drawing may draw by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let inner = context.stacked(nil)
    let tagged = inner.nodes(of: symbols).compactMap { node in node.tag.map { ($0, node) } }
    return [
      .canvas { size in
        var graphics = GraphicsContext(context: inner, size: CGSize(size), symbols: tagged)
        renderer(&graphics, CGSize(size))
        return graphics.recording.commands
      }
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer, symbols: EmptyView.init)
  }
}

/// The name under which a view is known to what draws or selects it.
struct Tag {
  static let key = ObjectIdentifier(Tag.self)

  let value: AnyHashable
}

extension ViewNode {
  fileprivate var tag: AnyHashable? {
    guard case .modified(let node, let modifier) = self else { return nil }
    if case .layoutValue(Tag.key, let value) = modifier, let tag = value as? Tag { return tag.value }
    return node.tag
  }
}

extension View {
  /// Names the view, for a canvas that draws it.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifyingNodes { _ in .layoutValue(Tag.key, Tag(value: AnyHashable(tag))) }
  }
}

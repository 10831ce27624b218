// A view whose nodes carry a modifier.

/// A view each of whose nodes is wrapped in one modifier.
nonisolated struct NodeModifiedView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let modifier: (EnvironmentValues) -> NodeModifier?

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let nodes = context.nodes(of: content)
    guard !nodes.isEmpty, let modifier = modifier(context.environment) else { return nodes }
    return nodes.map { .modified($0, modifier) }
  }
}

extension View {
  /// Wraps each of the view's nodes in a modifier made for its environment; nil leaves them alone.
  nonisolated package func modifyingNodes(_ modifier: @escaping (EnvironmentValues) -> NodeModifier?) -> some View {
    NodeModifiedView(content: self, modifier: modifier)
  }
}

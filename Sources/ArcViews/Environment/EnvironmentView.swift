// A view in a changed environment.

/// A view whose environment differs from that of its surroundings.
nonisolated struct EnvironmentView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    change(&inner.environment)
    let nodes = inner.nodes(of: content)
    guard inner.environment.layoutDirection != context.environment.layoutDirection else { return nodes }
    let isRightToLeft = inner.environment.layoutDirection == .rightToLeft
    return nodes.map { .modified($0, .layoutDirection(isRightToLeft: isRightToLeft)) }
  }
}

extension View {
  /// The view in an environment that `change` has passed over. What wraps a view is passed over first.
  nonisolated package func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentView(content: self, change: change)
  }
}

// The background of a widget, and what else a view tells its host.

/// Where a container's background belongs.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  package init(name: String) { self.name = name }
}

/// A view that declares the background of the widget it stands in.
nonisolated struct ContainerBackgroundView<Content: View, Background: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let background: Background
  let alignment: Alignment

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    context.record.containerBackground = context.stacked(nil).node(of: background, alignment: alignment)
    return context.nodes(of: content)
  }
}

extension View {
  /// Declares the background of the widget, which a place may take away.
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    ContainerBackgroundView(
      content: self, background: StyleLayer(style: style, shape: Rectangle(), fill: FillStyle(), bleeding: []), alignment: .center)
  }

  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    ContainerBackgroundView(content: self, background: content(), alignment: alignment)
  }

  /// Notes something beside the nodes while the view is resolved.
  nonisolated package func noting(_ note: @escaping @MainActor @Sendable (ResolveRecord, EnvironmentValues) -> Void) -> some View {
    NotingView(content: self, note: note)
  }
}

/// A view that notes something in the record of its tree.
nonisolated struct NotingView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let note: @MainActor @Sendable (ResolveRecord, EnvironmentValues) -> Void

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    note(context.record, context.environment)
    return context.nodes(of: content)
  }
}

// What scrolls and turns pages elsewhere: a still picture shows the beginning.

/// Shows its content; nothing scrolls in a still picture.
nonisolated public struct ScrollViewReader<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content(ScrollViewProxy()) }

  @MainActor public var body: some View { content }
}

/// Would scroll to a view.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifyingNodes { _ in nil } }
}

// The views that a builder makes: nothing, several, one of two, perhaps one, and one of unknown type.

/// A view that shows nothing and takes no place.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  public typealias Body = Never

  public init() {}

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { [] }
}

/// Several views in a row, as a builder collects them.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never

  public var value: T
  let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    views.flatMap { context.nodes(of: $0) }
  }
}

/// The first branch of an `if`, or its second.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    switch storage {
    case .first(let view): context.nodes(of: view)
    case .second(let view): context.nodes(of: view)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    map { context.nodes(of: $0) } ?? []
  }
}

/// A view whose type is not told.
nonisolated public struct AnyView: View, PrimitiveView {
  public typealias Body = Never

  let content: any View

  public init<V: View>(_ view: V) { content = view }

  public init<V: View>(erasing view: V) { content = view }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: content) }
}

/// Views taken together, so that a modifier applies to each of them.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: content) }
}

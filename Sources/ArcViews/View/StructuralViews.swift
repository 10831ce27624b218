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
  /// Shows the tuple's parts to a visitor: only the builder knows that they are views.
  let visit: @MainActor (T, any ViewVisitor) -> Void

  init(_ value: T, visit: @escaping @MainActor (T, any ViewVisitor) -> Void) {
    self.value = value
    self.visit = visit
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let collector = NodeCollector(context: context)
    visit(by: collector)
    return collector.nodes
  }
}

/// Several views in a row, whatever their types.
@MainActor protocol ViewSequence {
  func visit(by visitor: any ViewVisitor)
}

extension TupleView: ViewSequence {
  @MainActor func visit(by visitor: any ViewVisitor) { visit(value, visitor) }
}

/// Sees views of any type one after another, without a copy of any.
@MainActor protocol ViewVisitor {
  func visit<V: View>(_ view: V)
}

private final class NodeCollector: ViewVisitor {
  private let context: ResolveContext
  private(set) var nodes: [ViewNode] = []

  init(context: ResolveContext) { self.context = context }

  func visit<V: View>(_ view: V) { nodes += context.nodes(of: view) }
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
  package let content: Content

  nonisolated package static func of(_ content: Content) -> Group { Group(holding: content, ()) }

  private nonisolated init(holding content: Content, _: Void) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) { self = .of(content()) }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { context.nodes(of: content) }
}

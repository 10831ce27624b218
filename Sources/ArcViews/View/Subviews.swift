// The views of a container, one by one.

import ArcGraphics
import Foundation

/// Values that a view tells the container that takes it apart.
public struct ContainerValues {
  var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: AnyHashable?

  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// For keys that `@Entry` declares.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// A name for a container value.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// One view of a container's content.
nonisolated public struct Subview: View, PrimitiveView, Identifiable {
  public typealias Body = Never

  /// Which of the content's views this is.
  public struct ID: Hashable, Sendable {
    package let index: Int
  }

  public let id: ID
  public let containerValues: ContainerValues
  let content: any View

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    // Resolved again where it stands, so that it takes what it inherits there.
    let nodes = context.nodes(of: content)
    return nodes.indices.contains(id.index) ? [nodes[id.index]] : []
  }
}

/// The views of a container's content.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
  public typealias Body = Never

  let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollection { SubviewsCollection(views: Array(views[bounds])) }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { views.flatMap { $0.nodes(in: context) } }

  @MainActor init(of content: any View, in context: ResolveContext) {
    func nodes<V: View>(_ view: V) -> [ViewNode] { context.nodes(of: view) }
    views = nodes(content).enumerated().map { index, node in
      Subview(id: Subview.ID(index: index), containerValues: node.containerValues, content: content)
    }
  }

  init(views: [Subview]) { self.views = views }
}

/// A view made from another's views.
nonisolated struct SubviewsView<Base: View, Result: View>: View, PrimitiveView {
  typealias Body = Never

  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    context.nodes(of: transform(SubviewsCollection(of: base, in: context)))
  }
}

extension Group where Content: View {
  /// A view made from another's views.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _SubviewsView<Base, Result> {
    self.init { _SubviewsView(view: SubviewsView(base: view, transform: transform)) }
  }
}

extension ForEach where Data == [Int], ID == Int, Content: View {
  /// A view for each of another's views.
  nonisolated public init<V: View, Each: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Each)
  where Content == _SubviewsView<V, _SubviewList<Each>> {
    self.init([0], id: \.self) { _ in
      _SubviewsView(view: SubviewsView(base: view) { _SubviewList(views: $0.map { content($0) }) })
    }
  }
}

/// A view made from another's views.
nonisolated public struct _SubviewsView<Base: View, Result: View>: View, PrimitiveView {
  public typealias Body = Never

  let view: SubviewsView<Base, Result>

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { view.nodes(in: context) }
}

/// Views of one type in a row.
nonisolated public struct _SubviewList<Each: View>: View, PrimitiveView {
  public typealias Body = Never

  let views: [Each]

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { views.flatMap { context.nodes(of: $0) } }
}

extension ContainerValues {
  static let key = ObjectIdentifier(ContainerValues.self)
}

extension ViewNode {
  /// What a view tells the container that takes it apart.
  fileprivate var containerValues: ContainerValues {
    guard case .modified(let node, let modifier) = self else { return ContainerValues() }
    var values = node.containerValues
    guard case .layoutValue(let key, let value) = modifier else { return values }
    if key == ContainerValues.key, let change = value as? ContainerChange { change.apply(&values) }
    if key == Tag.key, let tag = value as? Tag { values.tag = tag.value }
    return values
  }
}

/// A change of the values that a view tells its container.
private struct ContainerChange {
  let apply: (inout ContainerValues) -> Void
}

extension View {
  /// Tells the container that takes the view apart a value.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifyingNodes { _ in .layoutValue(ContainerValues.key, ContainerChange { $0[keyPath: keyPath] = value }) }
  }
}

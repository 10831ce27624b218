// Layouts that authors write.

import ArcGraphics
public import Foundation

/// Places views by rules of an author's own.
public protocol Layout: Animatable {
  /// What a layout keeps between measuring and placing.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that the whole takes of a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places every view; those that are not placed are centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views laid out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LaidOutView(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a layout is like.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

/// The room that a view wants around it: 8 points beside any other here.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing(distance: 0)

  private var distance: CGFloat

  private init(distance: CGFloat) { self.distance = distance }

  public init() { distance = 8 }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { distance = max(distance, other.distance) }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(distance: max(distance, other.distance))
  }

  /// The gap to a neighbour, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(distance, next.distance) }
}

/// The views of a layout, in order.
public struct LayoutSubviews: RandomAccessCollection {
  public var layoutDirection: LayoutDirection
  private let elements: [LayoutSubview]

  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  init(_ elements: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> LayoutSubview { elements[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(elements[bounds]), layoutDirection: layoutDirection) }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] }, layoutDirection: layoutDirection)
  }
}

/// A view as its layout sees it.
public struct LayoutSubview: Equatable {
  private let node: NodeSubview
  private let index: Int

  init(node: NodeSubview, index: Int) {
    self.node = node
    self.index = index
  }

  public var priority: Double { node.priority }
  public var spacing: ViewSpacing { ViewSpacing() }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }

  /// The size that the view takes of a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let (measure, proposal) = (node.sizeThatFits, proposal.node)
    return CGSize(MainActor.assumeIsolated { measure(proposal) })
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let (measure, proposal) = (node.dimensions, proposal.node)
    return ViewDimensions(node: MainActor.assumeIsolated { measure(proposal) })
  }

  /// Places a point of the view at a point of the layout's coordinates.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let (place, position, anchor, proposal) = (node.place, position.plain, anchor.point, proposal.node)
    MainActor.assumeIsolated { place(position, anchor, proposal) }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.index == b.index }
}

/// A name for a value that a view tells its layout.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout around the view a value.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifyingNodes { _ in .layoutValue(ObjectIdentifier(key), value) }
  }
}

/// Views in a layout of an author's own.
nonisolated struct LaidOutView<L: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let layout: L
  let content: Content

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    if let standard = layout as? any StandardLayout { return standard.nodes(of: content, in: context) }
    let state = LayoutState(layout: layout, direction: context.environment.layoutDirection)
    let children = context.stacked(L.layoutProperties.stackOrientation?.node).nodes(of: content)
    return [
      .custom(
        CustomLayoutNode(
          children: children, sizeThatFits: { state.sizeThatFits($0, $1) }, place: { state.place(in: $0, proposal: $1, $2) }))
    ]
  }
}

extension Axis {
  var node: StackNode.Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}

/// A layout with what it keeps between measuring and placing.
@MainActor
private final class LayoutState<L: Layout> {
  private let layout: L
  private let direction: LayoutDirection
  private var cache: L.Cache?

  init(layout: L, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  private func subviews(_ nodes: [NodeSubview]) -> LayoutSubviews {
    LayoutSubviews(nodes.enumerated().map { LayoutSubview(node: $1, index: $0) }, layoutDirection: direction)
  }

  func sizeThatFits(_ proposal: ProposedNodeSize, _ nodes: [NodeSubview]) -> Size {
    let subviews = subviews(nodes)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache).plain
  }

  func place(in bounds: Rect, proposal: ProposedNodeSize, _ nodes: [NodeSubview]) {
    let subviews = subviews(nodes)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    layout.placeSubviews(in: CGRect(bounds), proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
  }
}

// Views that know the room they get.

import ArcGraphics
public import Foundation

/// A view made for the room that it gets; it takes all of it, and its content stands at the top leading corner.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let inner = context.stacked(nil)
    return [.sized { inner.node(of: content(GeometryProxy(node: $0)), alignment: .topLeading) }]
  }
}

/// The room that a view gets.
public struct GeometryProxy: Sendable {
  let node: NodeGeometry

  /// In points.
  public var size: CGSize { CGSize(node.size) }
  /// How far the picture's margins reach into the room, in points.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(node.safeArea) }

  /// The room in a space's coordinates. A space with a name of its own is taken for the whole picture.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global, .named: CGRect(node.globalFrame)
    }
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
}

/// A place in the picture, to be read in the coordinates of a view.
public struct Anchor<Value>: Sendable where Value: Sendable {
  /// In the picture's coordinates.
  let value: Value
}

extension Anchor where Value == CGRect {
  /// A rectangle of the picture's coordinates.
  package init(global: CGRect) { value = global }
}

extension GeometryProxy {
  /// An anchor's rectangle in the view's own coordinates.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    anchor.value.offsetBy(dx: -node.globalFrame.minX, dy: -node.globalFrame.minY)
  }
}

/// Whose coordinates are meant.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A space of coordinates.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The picture's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
}

extension View {
  /// Names the view's coordinates. A named space is taken for the whole picture here.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { modifyingNodes { _ in nil } }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { modifyingNodes { _ in nil } }
}

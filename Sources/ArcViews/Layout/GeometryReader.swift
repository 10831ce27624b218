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

  /// The room in a space's coordinates; those of the whole picture where no view around has that name.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(node.globalFrame)
    case .named(let name):
      let frame = CGRect(node.globalFrame)
      guard let space = node.spaces[SpaceName(name)] else { return frame }
      return frame.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  /// The whole of a named space in the room's coordinates; nil where no view around has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    node.spaces[SpaceName(coordinateSpace.name)].map { CGRect($0).offsetBy(dx: -node.globalFrame.minX, dy: -node.globalFrame.minY) }
  }

  /// A place that a view noted, in the room's coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(seenFrom: CGPoint(x: node.globalFrame.minX, y: node.globalFrame.minY))
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }
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
  /// Names the view's coordinates, for views within.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { naming(SpaceName(name.name)) }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { naming(SpaceName(AnyHashable(name))) }

  nonisolated private func naming(_ name: SpaceName) -> some View { modifyingNodes { _ in .coordinateSpace(name) } }
}

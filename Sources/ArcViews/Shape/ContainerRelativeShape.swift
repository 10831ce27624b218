// The shape of the container around a view, drawn in as far as the view lies within it.

package import ArcGraphics
public import Foundation

/// The outline of a widget: its size and the radius of its corners, in points.
package struct ContainerOutline: Hashable, Sendable {
  package var size: Size
  /// Infinite for the roundest corners that its size allows.
  package var cornerRadius: Double
  /// The view that is the container, where it is not the whole widget.
  package var space: SpaceName?

  package init(size: Size, cornerRadius: Double, space: SpaceName? = nil) {
    self.size = size
    self.cornerRadius = cornerRadius
    self.space = space
  }

  /// The radius that keeps an inner rectangle's corners concentric with the container's.
  func radius(at geometry: NodeGeometry) -> Double {
    let container = space.flatMap { geometry.spaces[$0] } ?? Rect(origin: .zero, size: size)
    let frame = geometry.globalFrame
    let gap = min(frame.minX - container.minX, frame.minY - container.minY, container.maxX - frame.maxX, container.maxY - frame.maxY)
    return max(0, min(cornerRadius, min(container.width, container.height) / 2) - max(0, gap))
  }
}

extension EnvironmentValues {
  private struct Container: EnvironmentKey { static let defaultValue: ContainerOutline? = nil }

  /// The outline of the widget; set by a host, nil where there is none.
  package var containerOutline: ContainerOutline? {
    get { self[Container.self] }
    set { self[Container.self] = newValue }
  }
}

/// The shape of the container around the view; a rectangle where there is none.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape {
  /// The shape in place of one that depends on its container, or itself.
  func settled(in environment: EnvironmentValues, radius: (ContainerOutline) -> Double) -> any Shape {
    guard let outline = environment.containerOutline else { return self }
    if let rectangle = self as? ConcentricRectangle { return rectangle.settled(radius: radius(outline)) }
    if let inset = self as? _Inset<ConcentricRectangle> {
      return _Inset(base: inset.base.settled(radius: max(0, radius(outline) - inset.amount)), amount: inset.amount)
    }
    if self is ContainerRelativeShape { return RoundedRectangle(cornerRadius: radius(outline)) }
    if let inset = self as? _Inset<ContainerRelativeShape> {
      return _Inset(base: RoundedRectangle(cornerRadius: max(0, radius(outline) - inset.amount)), amount: inset.amount)
    }
    return self
  }

  /// The radius of the corners as a container has them, infinite for as round as can be; nil for a shape that is no such rectangle.
  fileprivate var containerRadius: Double? {
    switch self {
    case let shape as RoundedRectangle: min(shape.cornerSize.width, shape.cornerSize.height)
    case is Circle, is Capsule: .infinity
    case is Rectangle: 0
    default: nil
    }
  }

  /// Whether the shape depends on the container around it.
  var isRelative: Bool {
    self is ContainerRelativeShape || self is _Inset<ContainerRelativeShape> || self is ConcentricRectangle
      || self is _Inset<ConcentricRectangle>
  }
}

/// A view that is the container of what lies within.
nonisolated struct ContainerShapeView<Content: View, Outline: Shape>: View, PrimitiveView {
  typealias Body = Never

  /// Names one view and no other.
  private final class Token: Hashable {
    static func == (a: Token, b: Token) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  let content: Content
  let shape: Outline

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    guard let radius = shape.containerRadius else { return context.nodes(of: content) }
    let space = SpaceName(AnyHashable(Token()))
    let inner = context.changing { $0.containerOutline = ContainerOutline(size: .zero, cornerRadius: radius, space: space) }
    return inner.nodes(of: content).map { .modified($0, .coordinateSpace(space)) }
  }
}

extension View {
  /// What `ContainerRelativeShape` follows within the view: a rectangle, rounded or not, a circle or a capsule.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { ContainerShapeView(content: self, shape: shape) }
}

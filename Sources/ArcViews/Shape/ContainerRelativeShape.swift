// The shape of the container around a view, drawn in as far as the view lies within it.

package import ArcGraphics
public import Foundation

/// The outline of a widget: its size and the radius of its corners, in points.
package struct ContainerOutline: Hashable, Sendable {
  package var size: Size
  package var cornerRadius: Double

  package init(size: Size, cornerRadius: Double) {
    self.size = size
    self.cornerRadius = cornerRadius
  }

  /// The radius that keeps an inner rectangle's corners concentric with the container's, where the rectangle lies in the middle.
  func radius(within size: Size) -> Double {
    let gap = min(self.size.width - size.width, self.size.height - size.height) / 2
    return max(0, cornerRadius - max(0, gap))
  }

  /// The same for a rectangle of the container's own coordinates.
  func radius(within frame: Rect) -> Double {
    let gap = min(frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY)
    return max(0, cornerRadius - max(0, gap))
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
    if self is ContainerRelativeShape { return RoundedRectangle(cornerRadius: radius(outline)) }
    if let inset = self as? _Inset<ContainerRelativeShape> {
      return _Inset(base: RoundedRectangle(cornerRadius: max(0, radius(outline) - inset.amount)), amount: inset.amount)
    }
    return self
  }

  /// Whether the shape depends on the container around it.
  var isRelative: Bool { self is ContainerRelativeShape || self is _Inset<ContainerRelativeShape> }
}

// Modifiers that change how a view is drawn and leave its frame alone.

import ArcGraphics
public import Foundation

extension View {
  /// Multiplies the view's opacity, 0 to 1.
  @_disfavoredOverload
  nonisolated public func opacity(_ opacity: Double) -> some View { modifyingNodes { _ in .opacity(min(max(opacity, 0), 1)) } }

  /// Keeps the view's place and draws nothing.
  nonisolated public func hidden() -> some View { modifyingNodes { _ in .hidden } }

  /// Blurs the view; `radius` in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifyingNodes { _ in radius > 0 ? .blur(radius: radius) : nil }
  }

  /// A shadow under the view; lengths in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifyingNodes { .shadow(Shadow(color: color.rgba(in: $0), radius: radius, x: x, y: y)) }
  }

  /// Joins the view's colours with those under it.
  nonisolated public func blendMode(_ blendMode: _BlendMode) -> some View { modifyingNodes { _ in .blendMode(blendMode.node) } }

  /// Draws the view apart before outer effects.
  nonisolated public func compositingGroup() -> some View { modifyingNodes { _ in .compositingGroup } }

  /// As `compositingGroup`.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifyingNodes { _ in .compositingGroup }
  }

  /// Turns the view clockwise about a point of its frame.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let turn = Transform.rotation(cosine: cos(angle.radians), sine: sin(angle.radians))
    return modifyingNodes { _ in .transform { turn.about(anchor, of: $0) } }
  }

  /// Turns the view about an axis in space and draws it without perspective.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    let turn = Transform.flattenedRotation(angle.radians, axis: axis)
    return modifyingNodes { _ in .transform { turn.about(anchor, of: $0) } }
  }

  /// Scales the view about a point of its frame.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifyingNodes { _ in .transform { Transform.scale(x: scale.width, y: scale.height).about(anchor, of: $0) } }
  }

  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view through an affine map.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifyingNodes { _ in .transform { _ in transform.plain } }
  }
}

/// How colours are kept while drawing. Nothing depends on it here.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension Transform {
  /// The map about a point of a frame.
  func about(_ anchor: UnitPoint, of size: Size) -> Transform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return Transform.translation(x: -x, y: -y).then(self).then(.translation(x: x, y: y))
  }

  /// A rotation about an axis in space, seen from the front.
  static func flattenedRotation(_ angle: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> Transform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (cos(angle), sin(angle))
    return Transform(
      a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c), tx: 0, ty: 0)
  }
}

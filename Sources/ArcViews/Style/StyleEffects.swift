// Styles with an effect: fainter, shadowed, blended.

import ArcGraphics
public import Foundation

/// A shadow that a style casts.
public struct ShadowStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case drop, inner }

  let kind: Kind
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat

  /// A shadow under what is painted; lengths in points.
  public static func drop(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  {
    ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow that the edges of what is painted cast inward.
  public static func inner(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> ShadowStyle
  {
    ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
  }

  func modifier(in environment: EnvironmentValues) -> CastShadow {
    CastShadow(shadow: Shadow(color: color.rgba(in: environment), radius: radius, x: x, y: y), isInner: kind == .inner)
  }
}

/// A style with its alpha multiplied.
struct FaintStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let factor: Double

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    base.stylePaint(in: environment, level: level).multipliedAlpha(factor)
  }
}

/// A style that casts a shadow.
struct ShadowedStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    var paint = base.stylePaint(in: environment, level: level)
    paint.shadows.append(shadow.modifier(in: environment))
    return paint
  }
}

/// A style that meets what lies under it by a blend mode.
struct BlendedStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let mode: BlendMode

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    var paint = base.stylePaint(in: environment, level: level)
    paint.blendMode = mode
    return paint
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied, 0 to 1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { FaintStyle(base: self, factor: opacity) }

  /// The style with a shadow under what it paints.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }

  /// The style blended with what lies under it.
  public func blendMode(_ mode: _BlendMode) -> some ShapeStyle { BlendedStyle(base: self, mode: mode.node) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its opacity multiplied, 0 to 1.
  @_disfavoredOverload
  public static func opacity(_ opacity: Double) -> some ShapeStyle { FaintStyle(base: ForegroundStyle(), factor: opacity) }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: ForegroundStyle(), shadow: style) }

  /// The foreground blended with what lies under it.
  public static func blendMode(_ mode: _BlendMode) -> some ShapeStyle { BlendedStyle(base: ForegroundStyle(), mode: mode.node) }
}

// Gradients and materials by the names that authors use after a dot.

import ArcGraphics
public import Foundation

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

/// Frosted glass. A still picture cannot blur what a host lays under it, so that a material is a flat, translucent tint.
public struct Material: PrimitiveShapeStyle, Hashable {
  /// How much of the ground is covered, 0 to 1.
  let coverage: Double

  public static let ultraThin = Material(coverage: 0.45)
  public static let thin = Material(coverage: 0.6)
  public static let regular = Material(coverage: 0.72)
  public static let thick = Material(coverage: 0.84)
  public static let ultraThick = Material(coverage: 0.92)

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let tint =
      switch environment.colorScheme {
      case .light: RGBA(hex: 0xf6f6f8)
      case .dark: RGBA(hex: 0x252527)
      }
    return StylePaint(.solid(tint.multipliedAlpha(coverage)))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material(coverage: 0.45) }
  public static var thinMaterial: Material { Material(coverage: 0.6) }
  public static var regularMaterial: Material { Material(coverage: 0.72) }
  public static var thickMaterial: Material { Material(coverage: 0.84) }
  public static var ultraThickMaterial: Material { Material(coverage: 0.92) }
  public static var bar: Material { Material(coverage: 0.8) }
}

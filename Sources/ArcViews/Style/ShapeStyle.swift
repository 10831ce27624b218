// Styles: what a shape, a text or a background is painted with.

package import ArcGraphics

/// A colour, a gradient or another way to paint. Authors' own styles answer with other styles.
public protocol ShapeStyle: Sendable {
  /// What the style comes down to in an environment; `Never` for the vocabulary's own styles.
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// The vocabulary's own styles are not made of other styles.
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("\(Self.self) is made of no other style") }
}

/// A style that knows its paint.
package protocol PrimitiveShapeStyle: ShapeStyle {
  /// `level` counts down the hierarchy: 0 is the style itself, 1 its secondary shade, and so on.
  func paint(in environment: EnvironmentValues, level: Int) -> StylePaint
}

/// A paint with the effects that a style may carry.
package struct StylePaint: Hashable, Sendable {
  package var spec: PaintSpec
  /// In the order in which they are cast.
  package var shadows: [CastShadow]
  package var blendMode: BlendMode?

  package init(_ spec: PaintSpec, shadows: [CastShadow] = [], blendMode: BlendMode? = nil) {
    self.spec = spec
    self.shadows = shadows
    self.blendMode = blendMode
  }

  package func multipliedAlpha(_ factor: Double) -> StylePaint {
    StylePaint(spec.multipliedAlpha(factor), shadows: shadows, blendMode: blendMode)
  }
}

/// A shadow of what a style paints: under it, or within its edges.
package struct CastShadow: Hashable, Sendable {
  package var shadow: Shadow
  package var isInner: Bool

  package init(shadow: Shadow, isInner: Bool) {
    self.shadow = shadow
    self.isInner = isInner
  }
}

extension ShapeStyle {
  /// The paint that the style comes down to.
  package func stylePaint(in environment: EnvironmentValues, level: Int = 0) -> StylePaint {
    if let primitive = self as? any PrimitiveShapeStyle { return primitive.paint(in: environment, level: level) }
    return resolve(in: environment).stylePaint(in: environment, level: level)
  }

  package func paintSpec(in environment: EnvironmentValues) -> PaintSpec { stylePaint(in: environment).spec }
}

/// How much of a paint's alpha is left at each level of the hierarchy.
enum Hierarchy {
  static func alpha(_ level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.6
    case 2: 0.3
    case 3: 0.18
    default: 0.1
    }
  }
}

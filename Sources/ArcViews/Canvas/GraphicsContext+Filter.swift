// Effects on what an author draws in a canvas.

import ArcGraphics
public import Foundation

extension GraphicsContext {
  /// An effect on all that is drawn after it.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case blur(Double)
      case shadow(Color, radius: Double, x: Double, y: Double, isInner: Bool)
      case multiply(Color)
      case map(ColorMap)
      case project(CGAffineTransform)
      case none
    }

    let kind: Kind

    /// `radius` in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter(kind: .blur(radius)) }

    /// Lengths in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(kind: .shadow(color, radius: radius, x: x, y: y, isInner: options.contains(.invertsAlpha))) }

    /// The flat part of a projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(kind: .project(matrix.affine)) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .map(matrix.map)) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(kind: .map(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians))))
    }
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .map(.saturation(amount))) }
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .map(.brightness(amount))) }
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .map(.contrast(amount))) }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(
        kind: .map(
          ColorMap([
            1 - 2 * amount, 0, 0, 0, amount, 0, 1 - 2 * amount, 0, 0, amount, 0, 0, 1 - 2 * amount, 0, amount, 0, 0, 0, 1, 0,
          ])))
    }
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .map(.saturation(1 - amount))) }
    public static var luminanceToAlpha: Filter { Filter(kind: .map(.luminanceToAlpha)) }
    /// Not drawn: the edges of what is drawn stay as soft as they are.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter(kind: .none) }

    func effects(in environment: EnvironmentValues) -> [CanvasLayer.Filter] {
      switch kind {
      case .blur(let radius): return [.blur(radius: radius)]
      case .shadow(let color, let radius, let x, let y, let isInner):
        let shadow = Shadow(color: color.rgba(in: environment), radius: radius, x: x, y: y)
        return [isInner ? .innerShadow(shadow) : .shadow(shadow)]
      case .multiply(let color): return [.colors(.multiplication(by: color.rgba(in: environment)))]
      case .map(let map): return [.colors(map)]
      case .project(let transform): return [.transform(transform.plain)]
      case .none: return []
      }
    }
  }
}

/// Factors for the components of colours: each row makes one of red, green, blue and alpha; the fifth is added.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  public init() {}

  var map: ColorMap {
    ColorMap([r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init))
  }
}

// What an author paints with in a canvas.

import ArcGraphics
public import Foundation

extension GraphicsContext {
  /// What a path is painted with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      indirect case palette([Shading])
    }

    let kind: Kind

    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }
    /// The background of the view.
    public static var backdrop: Shading { Shading(kind: .style(BackgroundStyle())) }
    /// The first of several is painted with.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)
      -> Shading
    { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
    /// Points in the path's coordinates.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .linear(gradient, startPoint, endPoint)) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .radial(gradient, center, startRadius, endRadius)) }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(kind: .conic(gradient, center, angle)) }
    /// A mesh is painted as its style paints.
    public static func meshGradient(_ mesh: MeshGradient, options: GradientOptions = GradientOptions()) -> Shading { .style(mesh) }

    /// The paint, whose gradients run over the unit square of what is painted.
    func paint(in environment: EnvironmentValues, over bounds: Rect?) -> PaintSpec {
      let box = bounds ?? .zero
      func unit(_ point: CGPoint) -> Point {
        Point(
          x: box.width > 0 ? (point.x - box.minX) / box.width : 0, y: box.height > 0 ? (point.y - box.minY) / box.height : 0)
      }
      switch kind {
      case .style(let style): return style.stylePaint(in: environment).spec
      case .linear(let gradient, let start, let end):
        return .linear(stops: gradient.resolved(in: environment, level: 0), start: unit(start), end: unit(end))
      case .radial(let gradient, let center, let r0, let r1):
        return .radial(stops: gradient.resolved(in: environment, level: 0), center: unit(center), startRadius: r0, endRadius: r1)
      case .conic(let gradient, let center, let angle):
        return .angular(
          stops: gradient.resolved(in: environment, level: 0), center: unit(center), startAngle: angle.radians,
          endAngle: angle.radians + 2 * .pi)
      case .palette(let shadings): return shadings.first?.paint(in: environment, over: bounds) ?? .solid(.clear)
      }
    }
  }

  /// A shading as it is in this canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

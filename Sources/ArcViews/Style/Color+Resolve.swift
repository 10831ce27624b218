// What a colour is in an environment.

package import ArcGraphics
import Foundation

extension Color {
  /// A colour's exact components, linear in light and from 0 to 1.
  public struct Resolved: ShapeStyle, Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.init(colorSpace.rgba(Double(red), Double(green), Double(blue), alpha: Double(opacity)))
    }

    init(_ rgba: RGBA) {
      linearRed = Float(SRGB.linear(rgba.red))
      linearGreen = Float(SRGB.linear(rgba.green))
      linearBlue = Float(SRGB.linear(rgba.blue))
      opacity = Float(rgba.alpha)
    }

    public var red: Float { Float(SRGB.encoded(Double(linearRed))) }
    public var green: Float { Float(SRGB.encoded(Double(linearGreen))) }
    public var blue: Float { Float(SRGB.encoded(Double(linearBlue))) }

    var rgba: RGBA { RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)) }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }

  /// The colour that this is in an environment.
  package func rgba(in environment: EnvironmentValues, level: Int = 0) -> RGBA {
    switch source {
    case .fixed(let rgba): return rgba.multipliedAlpha(Hierarchy.alpha(level))
    case .system(.label(let own)): return SystemColor.label(own + level).rgba(in: environment)
    case .system(let color): return color.rgba(in: environment).multipliedAlpha(Hierarchy.alpha(level))
    case .accent: return environment.accentRGBA.multipliedAlpha(Hierarchy.alpha(level))
    case .named(let name, let bundle):
      let scheme = environment.colorScheme
      let found = environment.colorNamed?(name, bundle, scheme) ?? AssetCatalog.color(named: name, bundle: bundle, scheme: scheme)
      return (found ?? .clear).multipliedAlpha(Hierarchy.alpha(level))
    case .adaptive(let light, let dark):
      switch environment.colorScheme {
      case .light: return light.rgba(in: environment, level: level)
      case .dark: return dark.rgba(in: environment, level: level)
      }
    case .alpha(let color, let factor): return color.rgba(in: environment, level: level).multipliedAlpha(factor)
    case .mixed(let a, let b, let fraction):
      let (from, to) = (a.rgba(in: environment), b.rgba(in: environment))
      let f = min(max(fraction, 0), 1)
      return RGBA(
        red: from.red + (to.red - from.red) * f, green: from.green + (to.green - from.green) * f,
        blue: from.blue + (to.blue - from.blue) * f, alpha: (from.alpha + (to.alpha - from.alpha) * f) * Hierarchy.alpha(level))
    }
  }
}

extension Color: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(.solid(rgba(in: environment, level: level)))
  }
}

extension Color.Resolved: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(.solid(rgba.multipliedAlpha(Hierarchy.alpha(level))))
  }
}

extension Color: PrimitiveView {
  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    [Rectangle().node(filledWith: self, in: context.environment)]
  }
}

extension EnvironmentValues {
  private struct Named: EnvironmentKey {
    static let defaultValue: (@Sendable (_ name: String, _ bundle: String?, ColorScheme) -> RGBA?)? = nil
  }

  /// Finds colours by name and bundle path before asset catalogues are asked; nil where a host knows of none.
  package var colorNamed: (@Sendable (_ name: String, _ bundle: String?, ColorScheme) -> RGBA?)? {
    get { self[Named.self] }
    set { self[Named.self] = newValue }
  }
}

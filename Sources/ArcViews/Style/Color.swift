// Colours. A colour may look different in light and dark, so that it becomes exact only in an environment.

package import ArcGraphics
public import Foundation

/// A colour: a style, and a view that fills the room it gets.
nonisolated public struct Color: View, ShapeStyle, Hashable, Sendable {
  public typealias Body = Never

  indirect enum Source: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case accent
    case named(String, bundle: String?)
    case adaptive(light: Color, dark: Color)
    case alpha(Color, Double)
    case mixed(Color, Color, by: Double)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  package init(_ rgba: RGBA) { source = .fixed(rgba) }

  /// How the components of a colour are to be read.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour of components from 0 to 1. Display P3 is brought to sRGB and cut to what it can show.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    source = .fixed(colorSpace.rgba(red, green, blue, alpha: opacity))
  }

  /// A gray from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of an asset catalogue, by name; clear where there is none.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle: bundle?.bundlePath) }

  /// A colour as it was resolved.
  public init(_ resolved: Resolved) { source = .fixed(resolved.rgba) }

  /// The colour with its opacity multiplied, 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(.alpha(self, opacity)) }

  /// This colour with a fraction (0 to 1) of another mixed in.
  public func mix(with other: Color, by fraction: Double) -> Color { Color(.mixed(self, other, by: fraction)) }

  /// From a slightly lighter shade at the top down to the colour itself.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  public static let primary = Color(.system(.label(0)))
  public static let secondary = Color(.system(.label(1)))
  public static let accentColor = Color(.accent)
}

extension Color.RGBColorSpace {
  func rgba(_ red: Double, _ green: Double, _ blue: Double, alpha: Double) -> RGBA {
    switch self {
    case .sRGB: return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear: return RGBA(red: SRGB.encoded(red), green: SRGB.encoded(green), blue: SRGB.encoded(blue), alpha: alpha)
    case .displayP3:
      let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
      func cut(_ value: Double) -> Double { SRGB.encoded(min(max(value, 0), 1)) }
      return RGBA(
        red: cut(1.2249401 * r - 0.2249402 * g), green: cut(-0.0420569 * r + 1.0420571 * g),
        blue: cut(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), alpha: alpha)
    }
  }
}

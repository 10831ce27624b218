// The night palette: luminance becomes red, with the faint lifted so that it can still be read.

public import ArcGraphics
import Foundation

/// Maps colours to reds for dark rooms: Y is the linear luminance of the colour over black, g = Y^0.45 from Y = 0.12 on and 3.21 Y below,
/// and the answer is g times FF3B30 in linear light.
public enum NightRamp {
  private static let full = RGBA(hex: 0xff3b30)

  /// The red that stands for a colour over black: opaque, each channel rounded to 1/255 so that it is the same on every machine.
  public static func red(for color: RGBA) -> RGBA {
    let alpha = color.alpha.held(0, 1)
    return red(linear(color.red * alpha), linear(color.green * alpha), linear(color.blue * alpha))
  }

  /// The paint that stands for a colour: `red(for:)`, but what is transparent stays so, and so does a black haze over other things.
  static func paint(for color: RGBA) -> RGBA {
    if color.alpha <= 0 { return red(for: RGBA(red: color.red, green: color.green, blue: color.blue)).multipliedAlpha(0) }
    let red = red(for: color)
    return red == .black ? red.multipliedAlpha(min(color.alpha, 1)) : red
  }

  private static func red(_ r: Double, _ g: Double, _ b: Double) -> RGBA {
    let luminance = Luminance.of(r, g, b)
    let strength = luminance >= 0.12 ? pow(luminance, 0.45) : 3.21 * luminance
    func channel(_ value: Double) -> Double { (SRGB.encoded(strength * linear(value)) * 255).rounded() / 255 }
    return RGBA(red: channel(full.red), green: channel(full.green), blue: channel(full.blue))
  }

  /// A bitmap with each pixel's own colour mapped and its alpha kept.
  static func mapped(_ bitmap: Bitmap) -> Bitmap {
    bitmap.mappingColors { own in
      var color = red(linear(own.red), linear(own.green), linear(own.blue))
      color.alpha = own.alpha
      return color
    }
  }

  private static func linear(_ value: Double) -> Double { SRGB.linear(value.held(0, 1)) }
}

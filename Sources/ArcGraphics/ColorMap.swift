// Changes of colour: brighter, greyer, turned around the wheel, inverted.

/// An affine map of straight sRGB colours. Each row makes one of red, green, blue and alpha from the four of a colour and a constant.
public struct ColorMap: Sendable, Hashable {
  /// Four rows of five factors: those of red, green, blue and alpha, and what is added.
  public let rows: [Double]

  public init(_ rows: [Double]) {
    precondition(rows.count == 20, "a colour map has four rows of five factors")
    self.rows = rows
  }

  /// The colour that comes of another, each component held to 0…1; what is not a number becomes 0.
  public func callAsFunction(_ color: RGBA) -> RGBA {
    func row(_ index: Int) -> Double {
      let at = index * 5
      let sum = rows[at] * color.red + rows[at + 1] * color.green + rows[at + 2] * color.blue + rows[at + 3] * color.alpha + rows[at + 4]
      return sum >= 0 ? min(sum, 1) : 0
    }
    return RGBA(red: row(0), green: row(1), blue: row(2), alpha: row(3))
  }

  /// The bitmap with each pixel's own colour mapped.
  public func callAsFunction(_ bitmap: Bitmap) -> Bitmap { bitmap.mappingColors { self($0) } }
}

extension Bitmap {
  /// The bitmap with each pixel's own colour, not premultiplied, changed by `map`, which is asked once for each colour. What is clear stays so.
  public func mappingColors(_ map: (RGBA) -> RGBA) -> Bitmap {
    var result = self
    var known: [UInt32: UInt32] = [:]
    for index in result.pixels.indices {
      let pixel = result.pixels[index]
      let alpha = Double(pixel >> 24) / 255
      if alpha == 0 { continue }
      if let mapped = known[pixel] {
        result.pixels[index] = mapped
        continue
      }
      func straight(_ shift: UInt32) -> Double { min(1, Double(pixel >> shift & 0xff) / 255 / alpha) }
      let mapped = map(RGBA(red: straight(16), green: straight(8), blue: straight(0), alpha: alpha)).premultipliedWord
      known[pixel] = mapped
      result.pixels[index] = mapped
    }
    return result
  }
}

extension ColorMap {
  /// `amount` added to red, green and blue: 1 makes everything white, −1 black.
  public static func brightness(_ amount: Double) -> ColorMap {
    ColorMap([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])
  }

  /// Distances from the middle grey multiplied: 0 makes everything grey, a negative number inverts.
  public static func contrast(_ amount: Double) -> ColorMap {
    let rest = 0.5 - amount / 2
    return ColorMap([amount, 0, 0, 0, rest, 0, amount, 0, 0, rest, 0, 0, amount, 0, rest, 0, 0, 0, 1, 0])
  }

  /// Distances from the grey of the same luminance multiplied: 0 leaves greys, 1 changes nothing.
  public static func saturation(_ amount: Double) -> ColorMap {
    let (r, g, b) = (0.2126 * (1 - amount), 0.7152 * (1 - amount), 0.0722 * (1 - amount))
    return ColorMap([r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0])
  }

  /// Colours turned around the wheel by an angle given by its cosine and sine, luminance kept.
  public static func hueRotation(cosine c: Double, sine s: Double) -> ColorMap {
    ColorMap([
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Every component of a colour from 1.
  public static let inversion = ColorMap([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

  /// Every component multiplied by that of a colour, alpha too.
  public static func multiplication(by color: RGBA) -> ColorMap {
    ColorMap([color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0])
  }

  /// Black that is as opaque as the colour is light.
  public static let luminanceToAlpha = ColorMap([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0])
}

// Colours as light and as people see them: linear sRGB and OKLab, by arithmetic that is the same on every machine.

import ArcGraphics

/// Red, green and blue as amounts of light, 0…1.
typealias Light = SIMD3<Float>

enum LightTable {
  /// Linear light of each 8-bit sRGB value.
  static let linear: [Float] = (0...255).map { Float(SRGB.linear(Double($0) / 255)) }

  /// The light of a straight 0xRRGGBB colour.
  static func light(_ color: UInt32) -> Light {
    Light(linear[Int(color >> 16 & 255)], linear[Int(color >> 8 & 255)], linear[Int(color & 255)])
  }
}

extension Light {
  /// Luminance by Rec. 709.
  var luminance: Float { Luminance.of(x, y, z) }

  /// Björn Ottosson's OKLab: lightness, green to red, blue to yellow. Negative light counts as none.
  var okLab: SIMD3<Float> {
    let l = cubeRoot(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z)
    let m = cubeRoot(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z)
    let s = cubeRoot(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }
}

/// The cube root of a number that is not negative; 0 for one that is.
private func cubeRoot(_ v: Float) -> Float {
  guard v > 0 else { return 0 }
  // A third of the exponent to begin with, then Newton.
  var root = Float(bitPattern: v.bitPattern / 3 + 709_921_077)
  for _ in 0..<3 { root = (2 * root + v / (root * root)) / 3 }
  return root
}

extension SIMD3<Float> {
  /// The squared distance to another.
  func squareDistance(_ other: Self) -> Float {
    let d = self - other
    return (d * d).sum()
  }
}

// Colours as amounts of light: the sRGB curve, luminance and contrast, by arithmetic that is the same on every machine.

/// The sRGB transfer curve (IEC 61966-2-1). Values and amounts of light run from 0 to 1; what is beyond follows the same two pieces.
public enum SRGB {
  /// The light of a value.
  public static func linear(_ value: Double) -> Double {
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // v^2.4 is v² · (v²)^(1/5).
    return base * base * root(5, of: base * base)
  }

  /// The value of an amount of light.
  public static func encoded(_ light: Double) -> Double {
    guard light > 0.0031308 else { return light * 12.92 }
    // v^(1/2.4) is (v^(1/12))^5, and v^(1/12) the cube root of the fourth.
    let twelfth = root(3, of: light.squareRoot().squareRoot())
    let square = twelfth * twelfth
    return 1.055 * (square * square * twelfth) - 0.055
  }

  /// The root of a degree of a number above 0, by Newton's steps.
  private static func root(_ degree: Int, of number: Double) -> Double {
    let before = Double(degree - 1)
    var root = max(1, number)
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (before * root + number / power) / Double(degree)
      // From above the steps fall until they cannot.
      guard next < root else { return root }
      root = next
    }
  }
}

/// Luminance and contrast as WCAG 2.2 defines them ("relative luminance", "contrast ratio").
public enum Luminance {
  /// The luminance of amounts of red, green and blue light, all from 0 to 1.
  @inlinable public static func of<Value: BinaryFloatingPoint>(_ red: Value, _ green: Value, _ blue: Value) -> Value {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The contrast of two luminances, from 1 to 21.
  @inlinable public static func contrast<Value: BinaryFloatingPoint>(_ a: Value, _ b: Value) -> Value {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

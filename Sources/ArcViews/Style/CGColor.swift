// Core Graphics' colours, which Foundation lacks here.

import ArcGraphics
public import Foundation

/// A colour of fixed components.
public final class CGColor: Hashable, Sendable {
  let color: RGBA

  init(_ color: RGBA) { self.color = color }

  /// Components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { color.alpha }

  public func copy() -> CGColor? { self }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)) }

  public static let black = CGColor(.black)
  public static let white = CGColor(.white)
  public static let clear = CGColor(.clear)

  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  public init(cgColor: CGColor) { self.init(cgColor.color) }
  public init(_ cgColor: CGColor) { self.init(cgColor.color) }

  /// The colour's components where they are the same everywhere, else nil.
  public var cgColor: CGColor? {
    switch source {
    case .fixed(let color): CGColor(color)
    case .alpha(let color, let factor): color.cgColor.map { CGColor($0.color.multipliedAlpha(factor)) }
    case .system, .accent, .named, .adaptive, .mixed: nil
    }
  }
}

extension UIColor {
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor.color)) }

  /// The colour in a light interface.
  public var cgColor: CGColor { CGColor(color.rgba(in: EnvironmentValues())) }
}

// UIKit's colours, which widget sources reach through SwiftUI elsewhere.

import ArcGraphics
public import Foundation

/// A colour in UIKit's names. It becomes exact where a view is drawn, as a `Color` does.
public final class UIColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  let color: Color

  /// A colour as the vocabulary has it.
  public init(_ color: Color) { self.color = color }

  /// Components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Components of Display P3 from 0 to 1, brought to sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A colour of an asset catalogue.
  public convenience init?(named name: String) { self.init(Color(name)) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(Color(name, bundle: bundle))
  }

  /// A colour for each scheme.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
    self.init(Color(light: light, dark: dark))
  }

  /// The colour with another opacity in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.withAlpha(alpha)) }

  /// The colour that this is in a scheme: the light one unless the traits say dark.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(rgba(traitCollection.userInterfaceStyle == .dark ? .dark : .light)))
  }

  /// Writes the components of the light colour, from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = rgba(.light)
    unsafe red?.pointee = rgba.red
    unsafe green?.pointee = rgba.green
    unsafe blue?.pointee = rgba.blue
    unsafe alpha?.pointee = rgba.alpha
    return true
  }

  private func rgba(_ scheme: ColorScheme) -> RGBA {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.rgba(in: environment)
  }

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  private convenience init(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1) {
    self.init(Color(light: Color(hex: light, opacity: lightAlpha), dark: Color(hex: dark, opacity: darkAlpha)))
  }

  private convenience init(_ system: SystemColor) { self.init(Color(.system(system))) }

  public static let black = UIColor(Color(.fixed(.black)))
  public static let white = UIColor(Color(.fixed(.white)))
  public static let clear = UIColor(Color(.fixed(.clear)))
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  public static let systemRed = UIColor(SystemColor.red)
  public static let systemOrange = UIColor(SystemColor.orange)
  public static let systemYellow = UIColor(SystemColor.yellow)
  public static let systemGreen = UIColor(SystemColor.green)
  public static let systemMint = UIColor(SystemColor.mint)
  public static let systemTeal = UIColor(SystemColor.teal)
  public static let systemCyan = UIColor(SystemColor.cyan)
  public static let systemBlue = UIColor(SystemColor.blue)
  public static let systemIndigo = UIColor(SystemColor.indigo)
  public static let systemPurple = UIColor(SystemColor.purple)
  public static let systemPink = UIColor(SystemColor.pink)
  public static let systemBrown = UIColor(SystemColor.brown)
  public static let systemGray = UIColor(SystemColor.gray)
  public static let systemGray2 = UIColor(SystemColor.grayStep(2))
  public static let systemGray3 = UIColor(SystemColor.grayStep(3))
  public static let systemGray4 = UIColor(SystemColor.grayStep(4))
  public static let systemGray5 = UIColor(SystemColor.grayStep(5))
  public static let systemGray6 = UIColor(SystemColor.grayStep(6))
  public static let tintColor = UIColor(Color(.accent))

  public static let label = UIColor(SystemColor.label(0))
  public static let secondaryLabel = UIColor(SystemColor.label(1))
  public static let tertiaryLabel = UIColor(SystemColor.label(2))
  public static let quaternaryLabel = UIColor(SystemColor.label(3))
  public static let placeholderText = UIColor(SystemColor.label(2))
  public static let link = UIColor(SystemColor.blue)
  public static let separator = UIColor(SystemColor.separator)
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
  public static let systemFill = UIColor(SystemColor.fill(0))
  public static let secondarySystemFill = UIColor(SystemColor.fill(1))
  public static let tertiarySystemFill = UIColor(SystemColor.fill(2))
  public static let quaternarySystemFill = UIColor(SystemColor.fill(3))
  public static let systemBackground = UIColor(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E)
  public static let darkText = UIColor(Color(.fixed(.black)))
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// What a colour literal in a source becomes.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// The colour with `alpha` in place of the opacity that it has in each scheme.
  fileprivate func withAlpha(_ alpha: Double) -> Color {
    switch source {
    case .fixed(let rgba): Color(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha))
    case .adaptive(let light, let dark): Color(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    case .system(let system): Color(light: Color(system.rgba(.light)).withAlpha(alpha), dark: Color(system.rgba(.dark)).withAlpha(alpha))
    case .alpha(let color, _): color.withAlpha(alpha)
    case .accent, .named, .mixed: opacity(alpha)
    }
  }

  /// A colour of UIKit's.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit's, for example `Color(.systemBackground)`.
  @_disfavoredOverload
  public init(_ color: UIColor) { self = color.color }
}

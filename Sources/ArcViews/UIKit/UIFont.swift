// UIKit's fonts, which widget sources reach through SwiftUI elsewhere.

public import Foundation

/// A font in UIKit's names. A preferred one grows with the reader's size of text where it is drawn; its `pointSize` is the standard one.
public final class UIFont: Hashable, Sendable {
  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// How wide the letters are. The faces here have one width: this has no effect.
  public struct Width: Hashable, Sendable {
    public let rawValue: CGFloat
    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A style whose size follows the reader's size of text.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)
  }

  let font: Font
  public let pointSize: CGFloat

  init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
  }

  /// A family by name; where it is missing the system's face stands in.
  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size), size) }

  /// A font as it was described, at a size in points; 0 for the description's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let points = size > 0 ? size : descriptor.pointSize
    self.init(descriptor.font(points), points)
  }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font, pointSize: pointSize) }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont { systemFont(ofSize: size, weight: weight) }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic(), size) }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), TextStyleTable.metrics(of: style.style, at: .large).size)
  }

  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var systemFontSize: CGFloat { 14 }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font && a.pointSize == b.pointSize }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// What a font is to look like, apart from its size.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The kind of face.
  public enum SystemDesign: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// Traits that a font may have.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  private var own: Font
  public let pointSize: CGFloat

  init(font: Font, pointSize: CGFloat) {
    own = font
    self.pointSize = pointSize
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.own.changes.append(.design(design.design))
    return descriptor
  }

  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var descriptor = self
    if traits.contains(.traitItalic) { descriptor.own = descriptor.own.italic() }
    if traits.contains(.traitBold) { descriptor.own = descriptor.own.bold() }
    if traits.contains(.traitMonoSpace) { descriptor.own = descriptor.own.monospaced() }
    return descriptor
  }

  /// The font at a size in points.
  func font(_ size: CGFloat) -> Font { size == pointSize ? own : own.sized(size) }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var design: Font.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font {
  /// A font of UIKit's.
  public init(_ font: UIFont) { self = font.font }

  /// The same font at a fixed size in points.
  fileprivate func sized(_ size: CGFloat) -> Font {
    let base: Base =
      switch self.base {
      case .style(let style, let design, let weight):
        .system(size: size, design: design, weight: weight ?? (style == .headline ? .semibold : nil))
      case .system(_, let design, let weight): .system(size: size, design: design, weight: weight)
      case .custom(let name, _, _): .custom(name, size: size, relativeTo: nil)
      }
    var font = Font(base)
    font.changes = changes
    return font
  }
}

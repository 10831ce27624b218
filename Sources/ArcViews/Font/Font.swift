// Fonts by what they should look like; a size of text makes them exact.

import ArcGraphics
public import Foundation

/// A font as authors ask for it.
public struct Font: Hashable, Sendable {
  /// A style whose size follows the reader's size of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var row: Int {
      switch self {
      case .largeTitle: 0
      case .title: 1
      case .title2: 2
      case .title3: 3
      case .headline: 4
      case .subheadline: 5
      case .body: 6
      case .callout: 7
      case .footnote: 8
      case .caption: 9
      case .caption2: 10
      }
    }
  }

  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    /// 100 (ultralight) to 900 (black).
    package let value: Double

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide the letters are. The faces here have one width: this has no effect.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The kind of face.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// How far apart the lines are.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, design: Design?, weight: Weight?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  enum Change: Hashable, Sendable {
    case bold, italic, monospacedDigit, monospaced, smallCaps
    case weight(Weight)
    case leading(Leading)
    case design(Design)
  }

  let base: Base
  var changes: [Change] = []

  init(_ base: Base) { self.base = base }

  private func changed(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// The system's face in a text style, for example 17 points on 22 for `body` at the standard size of text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// The system's face at a fixed size in points, which the reader's size of text does not change.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// A family by name, at a size that grows with `body`. Where the family is missing the system's face stands in.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size, relativeTo: .body)) }

  /// A family by name, at a size that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size: size, relativeTo: style))
  }

  /// A family by name, at a size that the reader's size of text does not change.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, size: fixedSize, relativeTo: nil)) }

  public func bold() -> Font { changed(.bold) }
  public func italic() -> Font { changed(.italic) }
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// The font itself: the faces here have one width.
  public func width(_ width: Width) -> Font { self }
  /// Digits of equal width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  public func monospaced() -> Font { changed(.monospaced) }
  public func smallCaps() -> Font { changed(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
}

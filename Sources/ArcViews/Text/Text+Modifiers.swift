// How a text is set. These answer with a text, so that texts can still be joined.

public import Foundation

extension Text {
  /// One setting; of two of a kind the one applied first holds.
  enum Change: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case bold(Bool)
    case italic(Bool)
    case foreground((any ShapeStyle)?)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool)
    case strikethrough(Bool)
    case monospacedDigit
    case monospaced(Bool)
    case design(Font.Design?)
    case inkEdges
  }

  func changed(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  /// The text itself: the faces here have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  public func bold() -> Text { changed(.bold(true)) }
  public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  public func italic() -> Text { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  public func foregroundColor(_ color: Color?) -> Text { changed(.foreground(color)) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.foreground(style)) }
  /// Lines through the text take its own colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { changed(.strikethrough(isActive)) }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive))
  }
  /// Lines under the text take its own colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { changed(.underline(isActive)) }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed(.underline(isActive))
  }
  /// Space after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.tracking(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// How far the text is raised, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { changed(.baselineOffset(offset)) }
  /// Digits of equal width.
  public func monospacedDigit() -> Text { changed(.monospacedDigit) }
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  /// The text itself.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

  public static func == (a: Text, b: Text) -> Bool {
    a.storage == b.storage && "\(a.changes)" == "\(b.changes)"
  }

  /// The look of a line under or through a text. Lines here are solid.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let id: Int
      public static let solid = Pattern(id: 0)
      public static let dot = Pattern(id: 1)
      public static let dash = Pattern(id: 2)
      public static let dashDot = Pattern(id: 3)
      public static let dashDotDot = Pattern(id: 4)
    }

    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    public static let single = LineStyle()
  }

  /// How large a text is beside its neighbours. Nothing depends on it here.
  public struct Scale: Hashable, Sendable {
    let id: Int
    public static let `default` = Scale(id: 0)
    public static let secondary = Scale(id: 1)
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// Whether a text is set in capitals or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

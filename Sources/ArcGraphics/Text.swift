// What a text engine is asked, and what it answers: lines of glyphs with positions, in points.

/// A font by what it should look like; the engine finds the face.
public struct FontSpec: Sendable, Hashable {
  public enum Design: Sendable, Hashable {
    case standard, rounded, serif, monospaced
    /// A family by name; where it is missing the engine takes the standard one and says so.
    case named(String)
  }

  public var design: Design
  /// Em size in points.
  public var size: Double
  /// 100 (ultralight) to 900 (black); 400 is regular.
  public var weight: Double
  public var isItalic: Bool
  /// Digits of equal width.
  public var hasTabularDigits: Bool
  public var hasSmallCaps: Bool
  /// Distance from baseline to baseline in points (a text style's leading), or nil for the face's own.
  public var lineHeight: Double?
  /// Whether lines take the height and about the width that they have on a phone, whose system font is not among the assets. A line's box
  /// then leaves out what a text style's leading adds below it.
  public var fitsPhone: Bool

  public init(
    design: Design = .standard, size: Double, weight: Double = 400, isItalic: Bool = false, hasTabularDigits: Bool = false,
    hasSmallCaps: Bool = false, lineHeight: Double? = nil, fitsPhone: Bool = false
  ) {
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
    self.hasSmallCaps = hasSmallCaps
    self.lineHeight = lineHeight
    self.fitsPhone = fitsPhone
  }
}

/// A stretch of text in one font and style.
public struct TextSpan: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case text(String)
    /// A symbol set in the line like a letter.
    case symbol(SymbolRequest)
  }

  public var content: Content
  public var font: FontSpec
  /// Extra space after each glyph, in points.
  public var tracking: Double
  /// How far the span is raised, in points.
  public var baselineOffset: Double
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// Names the caller's paint for this span; the engine hands it back untouched.
  public var style: Int

  public init(
    content: Content, font: FontSpec, tracking: Double = 0, baselineOffset: Double = 0, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, style: Int = 0
  ) {
    self.content = content
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.style = style
  }
}

/// A text with everything that decides its lines, except the room it gets.
public struct TextRequest: Sendable, Hashable {
  public enum Alignment: UInt8, Sendable { case leading, center, trailing }
  public enum Truncation: UInt8, Sendable { case head, middle, tail }

  public var spans: [TextSpan]
  public var alignment: Alignment
  public var isRightToLeft: Bool
  /// BCP 47, for example `en` or `zh-Hant`: chooses shapes, line breaks and hyphenation.
  public var language: String
  /// The greatest number of lines, or nil for as many as needed.
  public var lineLimit: Int?
  /// Whether the box keeps room for all of `lineLimit`, used or not.
  public var reservesLines: Bool
  /// The least factor the fonts may shrink by to fit, above 0 and at most 1.
  public var minimumScale: Double
  /// Where the ellipsis stands in a line that is cut.
  public var truncation: Truncation
  /// Whether letters may be set up to a twentieth closer before the text shrinks or is cut.
  public var allowsTightening: Bool
  /// Extra space between lines, in points.
  public var lineSpacing: Double
  /// Whether the box's left and right edges are the ink of the first and last glyph rather than their advances.
  public var trimsToInk: Bool

  public init(
    spans: [TextSpan], alignment: Alignment = .leading, isRightToLeft: Bool = false, language: String = "en", lineLimit: Int? = nil,
    reservesLines: Bool = false, minimumScale: Double = 1, truncation: Truncation = .tail, allowsTightening: Bool = false,
    lineSpacing: Double = 0, trimsToInk: Bool = false
  ) {
    self.spans = spans
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.lineLimit = lineLimit
    self.reservesLines = reservesLines
    self.minimumScale = minimumScale
    self.truncation = truncation
    self.allowsTightening = allowsTightening
    self.lineSpacing = lineSpacing
    self.trimsToInk = trimsToInk
  }
}

/// A text broken into lines, in points from the top left corner of its box.
public struct TextLayout: Sendable, Hashable {
  public struct Glyph: Sendable, Hashable {
    /// Index into `outlines`.
    public var outline: Int
    /// From the box's left edge.
    public var x: Double
    /// Below the line's baseline (negative: above).
    public var dy: Double

    public init(outline: Int, x: Double, dy: Double = 0) {
      self.outline = outline
      self.x = x
      self.dy = dy
    }
  }

  /// A part of a line in one style.
  public enum Piece: Sendable, Hashable {
    /// Glyphs of one em size in points.
    case glyphs([Glyph], size: Double, style: Int)
    /// A filled path in points from the box's corner: a symbol, an underline, a strikethrough, the mark of a missing glyph.
    case path(VectorPath, opacity: Double, style: Int)
    /// A colour glyph.
    case bitmap(Bitmap, rect: Rect)
  }

  public struct Line: Sendable, Hashable {
    /// Where the line's advance begins, from the box's left edge, and how wide it is, without trailing spaces.
    public var x: Double
    public var width: Double
    /// From the box's top.
    public var baseline: Double
    public var pieces: [Piece]
    /// What the line says, after truncation.
    public var text: String

    public init(x: Double, width: Double, baseline: Double, pieces: [Piece], text: String) {
      self.x = x
      self.width = width
      self.baseline = baseline
      self.pieces = pieces
      self.text = text
    }
  }

  public var size: Size
  /// The first and the last line's baseline from the box's top; 0 for a text without lines.
  public var firstBaseline: Double
  public var lastBaseline: Double
  public var lines: [Line]
  public var outlines: [GlyphOutline]
  /// The factor the fonts shrank by: 1, or down to the request's `minimumScale`.
  public var scale: Double
  public var isTruncated: Bool
  /// What went wrong in words: a missing glyph, a missing family, an unknown symbol.
  public var warnings: [String]

  public init(
    size: Size, firstBaseline: Double, lastBaseline: Double, lines: [Line], outlines: [GlyphOutline], scale: Double = 1,
    isTruncated: Bool = false, warnings: [String] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.outlines = outlines
    self.scale = scale
    self.isTruncated = isTruncated
    self.warnings = warnings
  }
}

/// A symbol by its SF Symbols name.
public struct SymbolRequest: Sendable, Hashable {
  public enum Scale: UInt8, Sendable { case small, medium, large }
  public enum Variant: UInt8, Sendable, CaseIterable { case fill, circle, square, slash }

  public var name: String
  /// The em size of the text that it stands beside, in points.
  public var size: Double
  /// The weight of that text, 100 to 900.
  public var weight: Double
  public var scale: Scale
  /// Variants asked for beside those in the name.
  public var variants: Set<Variant>
  /// Whether the box is as large as on a phone.
  public var fitsPhone: Bool

  public init(
    name: String, size: Double, weight: Double = 400, scale: Scale = .medium, variants: Set<Variant> = [], fitsPhone: Bool = false
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.scale = scale
    self.variants = variants
    self.fitsPhone = fitsPhone
  }
}

/// A symbol's shape in points, in a box whose top left corner is (0, 0).
public struct SymbolShape: Sendable, Hashable {
  public struct Layer: Sendable, Hashable {
    public var path: VectorPath
    /// 1 for the primary layer, less for the fainter layers of hierarchical drawing.
    public var opacity: Double

    public init(path: VectorPath, opacity: Double = 1) {
      self.path = path
      self.opacity = opacity
    }
  }

  /// A piece of a symbol that may have a paint of its own.
  public struct Part: Sendable, Hashable {
    public var path: VectorPath
    /// 0 for what belongs to the primary level of the foreground, 1 for the secondary, 2 for the tertiary.
    public var level: Int
    /// The colour it has of itself, or nil for the foreground's.
    public var hue: Hue?
    /// The place in the order in which a variable value lights the parts, or nil for what is always lit.
    public var step: Int?

    public init(path: VectorPath, level: Int, hue: Hue? = nil, step: Int? = nil) {
      self.path = path
      self.level = level
      self.hue = hue
      self.step = step
    }
  }

  /// A colour by its name among the system's; a cloud's is white on dark and gray on white.
  public enum Hue: UInt8, Sendable, Hashable, CaseIterable {
    case red, orange, yellow, green, cyan, blue, indigo, purple, brown, gray, cloud, white, black
  }

  public var size: Size
  /// The text baseline that centres the symbol on the cap height beside it, from the box's top.
  public var baseline: Double
  public var layers: [Layer]
  /// The same drawing in parts, bottom first, for more paints than one; empty where it is all one.
  public var parts: [Part]
  /// nil where the symbol is known; else one sentence that names the nearest known names.
  public var warning: String?

  public init(size: Size, baseline: Double, layers: [Layer], parts: [Part] = [], warning: String? = nil) {
    self.size = size
    self.baseline = baseline
    self.layers = layers
    self.parts = parts
    self.warning = warning
  }
}

/// Distances of a face at one size, in points, all positive.
public struct FontMetrics: Sendable, Hashable {
  public var ascent: Double
  public var descent: Double
  public var capHeight: Double
  public var xHeight: Double
  /// Baseline to baseline.
  public var lineHeight: Double

  /// The height of the standard font's capitals, in em; about that of most faces for screens.
  public static let standardCapHeight = 1490.0 / 2048

  public init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double, lineHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.lineHeight = lineHeight
  }
}

/// A text engine: the one thing that layout asks of a higher floor. The same request in the same room has the same answer always.
public protocol TextMeasuring: AnyObject {
  /// Breaks a text into lines. `width` and `height` are the room in points, nil for as much as it likes.
  ///
  /// The result is never wider than `width` (rounded up by at most 1/64 point), and has at least one line.
  func layout(_ request: TextRequest, width: Double?, height: Double?) -> TextLayout

  /// The distances of a font's face at its size, in points.
  func metrics(of font: FontSpec) -> FontMetrics

  /// A symbol's shape in points; a visible mark, with a warning, for a name that is not known.
  func symbol(_ request: SymbolRequest) -> SymbolShape
}

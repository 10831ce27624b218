// How a placed tree becomes drawing commands: density, colours, and the last shifts of a picture.

public import ArcGraphics

/// What emitting needs besides the tree.
public struct EmitOptions: Sendable, Hashable {
  /// What becomes of the colours.
  public enum Mode: Sendable, Hashable {
    /// They stay.
    case fullColor
    /// Two flat colours of which only alpha varies: `accent` for what belongs to the accent group, `primary` for the rest. Where no view is
    /// accentable everything is primary. Views that keep their colour are spared.
    case accented(primary: RGBA, accent: RGBA)
    /// One flat colour of which only alpha varies: a paint's own alpha, times how light it is. White is the material at full strength and
    /// black is nothing of it. Views that keep their colour are spared.
    case vibrant(RGBA)
    /// Each colour, laid over black, becomes a red of the same prominence (`NightRamp`), opaque; antialiased edges, the transparency of
    /// bitmaps and black hazes stay.
    case night
  }

  /// Where glyphs may begin.
  public enum GlyphPhases: UInt8, Sendable, Hashable {
    /// On quarter pixels, for smooth edges.
    case quarter
    /// On whole pixels, so that equal letters are equal on 1-bit displays.
    case whole
  }

  /// Device pixels per point.
  public var scale: Double
  /// What lies under everything, or nil for a transparent picture.
  public var ground: RGBA?
  public var mode: Mode
  public var glyphPhases: GlyphPhases
  /// How far the drawing is shifted to the right and down on its ground, in whole device pixels (against burn-in).
  public var shiftX: Int
  public var shiftY: Int
  /// The radius of the picture's corners in points, 0 for square ones. Outside the corners the picture is transparent.
  public var cornerRadius: Double
  /// What the picture is, in a few words, for people who do not see it.
  public var title: String
  /// What the picture shows, or nil for the words of its views in reading order.
  public var summary: String?

  public init(
    scale: Double = 1, ground: RGBA? = nil, mode: Mode = .fullColor, glyphPhases: GlyphPhases = .quarter, shiftX: Int = 0,
    shiftY: Int = 0, cornerRadius: Double = 0, title: String = "", summary: String? = nil
  ) {
    self.scale = scale
    self.ground = ground
    self.mode = mode
    self.glyphPhases = glyphPhases
    self.shiftX = shiftX
    self.shiftY = shiftY
    self.cornerRadius = cornerRadius
    self.title = title
    self.summary = summary
  }
}

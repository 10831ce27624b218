// The display list: drawing commands in order, in device pixels, with their glyph outlines. Painting needs nothing else.

/// A finished drawing. Every number is already rounded, so that every painter draws the same picture.
public struct DisplayList: Sendable, Hashable {
  /// Width of the picture in whole device pixels.
  public var width: Int
  /// Height of the picture in whole device pixels.
  public var height: Int
  /// Device pixels per point, for writers that record a density.
  public var scale: Double
  /// What lies under everything, or nil for a transparent picture.
  public var ground: RGBA?
  public var commands: [DrawCommand]
  /// The outlines that glyph commands point into.
  public var outlines: [GlyphOutline]
  /// What the picture is, in a few words, for people who do not see it.
  public var title: String
  /// What the picture shows, in a sentence.
  public var summary: String

  public init(
    width: Int, height: Int, scale: Double, ground: RGBA? = nil, commands: [DrawCommand] = [], outlines: [GlyphOutline] = [],
    title: String = "", summary: String = ""
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.ground = ground
    self.commands = commands
    self.outlines = outlines
    self.title = title
    self.summary = summary
  }
}

/// One step of a drawing.
public enum DrawCommand: Sendable, Hashable {
  case fill(VectorPath, FillRule, Paint)
  case stroke(VectorPath, Stroke, Paint)
  case glyphs(GlyphRun)
  case image(ImageDraw)
  /// Everything up to the matching `endLayer` is drawn apart and then composited with the layer's effects.
  case beginLayer(Layer)
  case endLayer
}

/// The effects of a layer, applied in this order: blur, shadow (under the content), mask, clip, opacity, blend mode.
public struct Layer: Sendable, Hashable {
  /// Multiplies the layer's alpha, 0…1.
  public var opacity: Double
  public var blendMode: BlendMode
  /// What the layer is cut to, in device pixels; nil for no cut.
  public var clip: VectorPath?
  public var clipRule: FillRule
  /// A drawing whose alpha multiplies the layer's; nil for none.
  public var mask: [DrawCommand]?
  /// Gaussian radius in device pixels (twice the standard deviation), 0 for none.
  public var blurRadius: Double
  public var shadow: Shadow?

  public init(
    opacity: Double = 1, blendMode: BlendMode = .normal, clip: VectorPath? = nil, clipRule: FillRule = .nonZero,
    mask: [DrawCommand]? = nil, blurRadius: Double = 0, shadow: Shadow? = nil
  ) {
    self.opacity = opacity
    self.blendMode = blendMode
    self.clip = clip
    self.clipRule = clipRule
    self.mask = mask
    self.blurRadius = blurRadius
    self.shadow = shadow
  }
}

/// A drop shadow: offsets to the right and down and radius (twice the standard deviation) in device pixels.
public struct Shadow: Sendable, Hashable {
  public var color: RGBA
  public var radius: Double
  public var x: Double
  public var y: Double

  public init(color: RGBA, radius: Double, x: Double, y: Double) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}

/// How a layer meets what lies under it (W3C Compositing and Blending, level 1).
public enum BlendMode: UInt8, Sendable, Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, plusLighter, plusDarker, destinationOut, destinationOver, sourceAtop
}

/// One glyph's shape in font units, y upward, quadratic curves kept as they are in the font.
public struct GlyphOutline: Sendable, Hashable {
  /// Names face, variation and glyph; equal keys mean equal shapes.
  public var key: String
  /// Font units per em.
  public var unitsPerEm: Int
  public var path: VectorPath

  public init(key: String, unitsPerEm: Int, path: VectorPath) {
    self.key = key
    self.unitsPerEm = unitsPerEm
    self.path = path
  }
}

/// Glyphs of one size and paint on one baseline.
public struct GlyphRun: Sendable, Hashable {
  /// Where one glyph stands.
  public struct Glyph: Sendable, Hashable {
    /// Index into `DisplayList.outlines`.
    public var outline: Int
    /// Left edge of the glyph's em, in quarter device pixels from the picture's left edge.
    public var x4: Int

    public init(outline: Int, x4: Int) {
      self.outline = outline
      self.x4 = x4
    }
  }

  /// Em size in device pixels.
  public var size: Double
  /// Baseline in whole device pixels from the picture's top.
  public var baseline: Int
  public var glyphs: [Glyph]
  public var paint: Paint
  /// A slant or a turn applied about (0, 0) of the picture after placing, or nil. Where set, the glyphs are drawn as paths.
  public var transform: Transform?

  public init(size: Double, baseline: Int, glyphs: [Glyph], paint: Paint, transform: Transform? = nil) {
    self.size = size
    self.baseline = baseline
    self.glyphs = glyphs
    self.paint = paint
    self.transform = transform
  }
}

/// A bitmap drawn into a rectangle.
public struct ImageDraw: Sendable, Hashable {
  public var bitmap: Bitmap
  /// Where it lands, in device pixels.
  public var rect: Rect
  /// Whether neighbouring pixels are mixed where it is enlarged; else each stays a hard square.
  public var smooth: Bool
  /// Multiplies the bitmap's alpha, 0…1.
  public var opacity: Double
  /// Applied after placing in `rect`, or nil.
  public var transform: Transform?

  public init(bitmap: Bitmap, rect: Rect, smooth: Bool = true, opacity: Double = 1, transform: Transform? = nil) {
    self.bitmap = bitmap
    self.rect = rect
    self.smooth = smooth
    self.opacity = opacity
    self.transform = transform
  }
}

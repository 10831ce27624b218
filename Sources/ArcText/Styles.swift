// A request's spans at one scale: faces found, sizes in points, line boxes.

import ArcGraphics

/// One span, ready to be shaped.
struct SpanStyle {
  let font: FontSpec
  let instance: FaceInstance
  /// Em size in points, the scale applied.
  let size: Double
  /// Added after each cluster, in 1/1024 point.
  let tracking: Int32
  /// Whether an author or a tight room asks for tracking, which forbids ligatures.
  let hasOwnTracking: Bool
  let baselineOffset: Double
  let isUnderlined: Bool
  let isStruckThrough: Bool
  /// The caller's name for the paint.
  let style: Int
  let symbol: SymbolShape?
  /// The line box: from the baseline up and down, in points, the span's raise included.
  let above: Double
  let below: Double
  /// How much of `below` stands between two lines and not under the last one.
  let leading: Double

  /// Whether glyphs of both belong into one stretch that is shaped as a whole.
  func joins(_ other: SpanStyle) -> Bool {
    instance === other.instance && size == other.size && tracking == other.tracking && symbol == nil && other.symbol == nil
      && features == other.features
  }

  var features: ShapingFeatures {
    ShapingFeatures(tabularDigits: font.hasTabularDigits, smallCaps: font.hasSmallCaps, noLigatures: hasOwnTracking)
  }
}

/// What is switched in a font's features.
struct ShapingFeatures: Hashable {
  var tabularDigits = false
  var smallCaps = false
  var noLigatures = false
}

/// All spans of a request at one scale.
struct Styles {
  let spans: [SpanStyle]
  let warnings: [String]
  let language: String

  init(_ request: TextRequest, scale: Double, tightening: Double = 0, catalog: FontCatalog, symbols: SymbolLibrary) {
    var spans: [SpanStyle] = []
    var warnings: [String] = []
    for span in request.spans {
      let (face, warning) = catalog.face(for: span.font)
      if let warning { warnings.append(warning) }
      let size = emSize(span.font.size * scale)
      let instance = face.instance(weight: span.font.weight, size: size)
      let metrics = instance.metrics
      let own = LineBox(span.font, metrics, size: size, scale: scale)
      let raise = heldLength(span.baselineOffset * scale)
      var shape: SymbolShape?
      if case .symbol(var symbol) = span.content {
        symbol.size = emSize(symbol.size * scale)
        shape = symbols.shape(symbol)
        if let warning = shape?.warning { warnings.append(warning) }
      }
      spans.append(
        SpanStyle(
          font: span.font, instance: instance, size: size,
          tracking: trackingUnits(
            span.tracking * scale + (tightening + (face.family.hasPrefix("Inter") ? PhoneFont.tracking(of: span) : 0)) * size),
          hasOwnTracking: span.tracking != 0 || tightening != 0, baselineOffset: raise,
          isUnderlined: span.isUnderlined, isStruckThrough: span.isStruckThrough, style: span.style, symbol: shape,
          above: own.above + raise, below: own.below - raise, leading: own.leading))
    }
    self.spans = spans
    self.warnings = warnings
    language = request.language
  }
}

/// The sizes that are shaped, in points. Widths are counted in 1/1024 point and 32 bits; a letter of 8192 points is larger than any picture.
private let emSizes = 1.0 / 64...8192

/// A size that can be shaped: the nearest one, and the smallest for what is not a number.
func emSize(_ size: Double) -> Double {
  size.isNaN ? emSizes.lowerBound : min(max(size, emSizes.lowerBound), emSizes.upperBound)
}

/// Tracking of so many points in 1/1024 point, at most the largest em either way; none for what is not a number.
private func trackingUnits(_ points: Double) -> Int32 {
  Int32((heldLength(points) * 1024).rounded())
}

/// A length in points, at most that of the largest letter either way; none for what is not a number.
func heldLength(_ points: Double) -> Double {
  points.isNaN ? 0 : min(max(points, -emSizes.upperBound), emSizes.upperBound)
}

// How texts are set where they say nothing of their own.

import ArcGraphics
public import Foundation

/// Everything of the environment that a text's letters and lines depend on.
struct TextSettings {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var hasTabularDigits = false
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var isUnderlined = false
  var isStruckThrough = false
  var textCase: Text.Case?
  var lineLimit: Int?
  var reservesLines = false
  var lineSpacing: CGFloat = 0
  var lineHeight: AttributedString.LineHeight?
  var minimumScale: CGFloat = 1
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var allowsTightening = false
  var trimsToInk = false
  var fit = TextFit.face

  /// The font that these settings come to.
  func spec(in environment: EnvironmentValues) -> FontSpec {
    var spec = (font ?? .body).spec(in: environment)
    if let design { spec.design = design.spec }
    if let weight { spec.weight = weight.value }
    if isBold { spec.weight = max(spec.weight, Font.Weight.bold.value) }
    if isItalic { spec.isItalic = true }
    if isMonospaced { spec.design = .monospaced }
    if hasTabularDigits { spec.hasTabularDigits = true }
    if let lineHeight { spec.lineHeight = lineHeight.points(of: spec) }
    // Other designs have faces of their own, whose measures have nothing to do with the system font's.
    spec.fitsPhone = fit == .phone && (spec.design == .standard || spec.design == .rounded)
    return spec
  }
}

extension EnvironmentValues {
  private struct Settings: EnvironmentKey { static let defaultValue = TextSettings() }

  var textSettings: TextSettings {
    get { self[Settings.self] }
    set { self[Settings.self] = newValue }
  }

  /// The font of texts and symbols that name none; nil for `body`.
  public var font: Font? {
    get { textSettings.font }
    set { textSettings.font = newValue }
  }

  /// The greatest number of lines a text may have; nil for as many as fit.
  public var lineLimit: Int? {
    get { textSettings.lineLimit }
    set { textSettings.lineLimit = newValue }
  }

  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat {
    get { textSettings.lineSpacing }
    set { textSettings.lineSpacing = newValue }
  }

  /// The least factor that a text may shrink by to fit, above 0 and at most 1.
  public var minimumScaleFactor: CGFloat {
    get { textSettings.minimumScale }
    set { textSettings.minimumScale = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { textSettings.alignment }
    set { textSettings.alignment = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { textSettings.truncation }
    set { textSettings.truncation = newValue }
  }

  public var allowsTightening: Bool {
    get { textSettings.allowsTightening }
    set { textSettings.allowsTightening = newValue }
  }

  public var textCase: Text.Case? {
    get { textSettings.textCase }
    set { textSettings.textCase = newValue }
  }

  /// Whether the reader wants all text heavier.
  public var legibilityWeight: LegibilityWeight? {
    get { textSettings.isBold ? .bold : .regular }
    set { textSettings.isBold = newValue == .bold }
  }
}

/// How heavy the reader wants text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension View {
  nonisolated func setting(_ change: @escaping (inout TextSettings) -> Void) -> some View {
    changingEnvironment { change(&$0.textSettings) }
  }

  /// The font of texts and symbols within; nil gives back the standard.
  nonisolated public func font(_ font: Font?) -> some View { setting { $0.font = font } }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { setting { $0.weight = weight } }
  /// The view itself: the faces here have one width.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { setting { _ in } }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { setting { $0.design = design } }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { setting { $0.isBold = isActive } }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { setting { $0.isItalic = isActive } }
  /// Digits of equal width.
  nonisolated public func monospacedDigit() -> some View { setting { $0.hasTabularDigits = true } }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { setting { $0.isMonospaced = isActive } }
  /// Space after each letter, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { setting { $0.tracking = kerning } }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { setting { $0.tracking = tracking } }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { setting { $0.baselineOffset = offset } }
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    setting { $0.isUnderlined = isActive }
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
    -> some View
  {
    setting { $0.isStruckThrough = isActive }
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { setting { $0.textCase = textCase } }

  /// The greatest number of lines of each text within; nil for as many as fit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    setting {
      $0.lineLimit = number.map { max(1, $0) }
      $0.reservesLines = false
    }
  }

  /// The greatest number of lines, for all of which room is kept where `reservesSpace`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    setting {
      $0.lineLimit = max(1, limit)
      $0.reservesLines = reservesSpace
    }
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { setting { $0.lineLimit = nil } }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { setting { $0.lineLimit = max(1, limit.upperBound) } }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { setting { $0.lineLimit = max(1, limit.upperBound) } }

  /// Extra space between lines, in points.
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View { setting { $0.lineSpacing = spacing } }

  /// The least factor that texts within may shrink by to fit, above 0 and at most 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    setting { $0.minimumScale = min(max(factor, 0.01), 1) }
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { setting { $0.alignment = alignment } }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { setting { $0.truncation = mode } }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { setting { $0.allowsTightening = flag } }

  nonisolated func trimmingInk(_ trims: Bool) -> some View { setting { $0.trimsToInk = trims } }
}

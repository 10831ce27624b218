// Shapes left-to-right Latin text with HarfBuzz alone: no Pango, no fontconfig.

import ArcGraphics
import CHarfBuzz

final class LatinShaper {
  private let buffer: OpaquePointer
  private let unicode = harfbuzz.hb_unicode_funcs_get_default()
  /// A list that names the built-in shaper, so that HB_SHAPER_LIST has no say.
  private let shapers: UnsafeMutablePointer<UnsafePointer<CChar>?>
  private let ot: UnsafeMutablePointer<CChar>

  init() {
    guard let buffer = harfbuzz.hb_buffer_create() else { preconditionFailure("HarfBuzz always answers with a buffer") }
    self.buffer = buffer
    ot = .allocate(capacity: 3)
    ot.initialize(from: [0x6f, 0x74, 0], count: 3)
    shapers = .allocate(capacity: 2)
    shapers.initialize(to: UnsafePointer(ot))
    (shapers + 1).initialize(to: nil)
  }

  deinit {
    harfbuzz.hb_buffer_destroy(buffer)
    shapers.deallocate()
    ot.deallocate()
  }

  /// Whether every scalar is Latin or common, in its span's face, and needs neither bidi nor emoji nor special joining.
  func takes(_ text: StyledText, _ styles: Styles) -> Bool {
    for run in text.runs where styles.spans[run.span].symbol == nil {
      let face = styles.spans[run.span].instance.face
      let hasASCII = face.hasASCII
      for scalar in text.scalars[run.range] {
        if scalar < 0x7f {
          guard hasASCII || face.covers(scalar) else { return false }
        } else {
          guard isLatinOrCommon(scalar), face.covers(scalar) else { return false }
        }
      }
    }
    return true
  }

  private func isLatinOrCommon(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xa0...0xac, 0xae...0x24f: return true
    case 0x20e3, 0xfe00...0xfe0f, 0x1f000...0x10ffff: return false
    default: break
    }
    if isInvisible(scalar) { return false }
    let script = harfbuzz.hb_unicode_script(unicode, scalar)
    guard script == HB_SCRIPT_LATIN || script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED else { return false }
    return Unicode.Scalar(scalar)?.properties.isEmojiPresentation == false
  }

  /// The glyphs of `range`, clusters counted in the whole of `scalars`.
  func glyphs(
    _ scalars: [UInt32], _ range: Range<Int>, _ instance: FaceInstance, size: Double, features: ShapingFeatures, language: String
  ) -> [ShapedGlyph] {
    harfbuzz.hb_buffer_clear_contents(buffer)
    scalars.withUnsafeBufferPointer {
      harfbuzz.hb_buffer_add_utf32(buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    harfbuzz.hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    harfbuzz.hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    harfbuzz.hb_buffer_set_language(buffer, harfbuzz.hb_language_from_string(language, -1))
    var switches: [hb_feature_t] = []
    func set(_ tag: UInt32, _ value: UInt32) {
      switches.append(hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max))
    }
    if features.tabularDigits { set(0x746e_756d, 1) }
    if features.smallCaps { set(0x736d_6370, 1) }
    if features.noLigatures {
      set(0x6c69_6761, 0)
      set(0x636c_6967, 0)
      set(0x646c_6967, 0)
    }
    _ = harfbuzz.hb_shape_full(instance.font(size: size).handle, buffer, switches, UInt32(switches.count), shapers)
    var count: UInt32 = 0
    guard let infos = harfbuzz.hb_buffer_get_glyph_infos(buffer, &count),
      let places = harfbuzz.hb_buffer_get_glyph_positions(buffer, &count)
    else {
      return []
    }
    return (0..<Int(count)).map { i in
      ShapedGlyph(
        glyph: infos[i].codepoint, cluster: Int(infos[i].cluster), advance: places[i].x_advance, dx: places[i].x_offset,
        dy: places[i].y_offset)
    }
  }
}

extension LatinShaper {
  /// A short text as one path in em, the baseline at 0 and y downward.
  func outline(of text: String, _ instance: FaceInstance, pen: OutlinePen) -> VectorPath {
    let scalars = text.unicodeScalars.map(\.value)
    var path = VectorPath()
    var x: Int32 = 0
    for glyph in glyphs(scalars, 0..<scalars.count, instance, size: 32, features: ShapingFeatures(), language: "en") {
      let outline = instance.outline(glyph.glyph, drawing: pen)
      let em = 1 / Double(outline.unitsPerEm)
      path.append(outline.path.transformed(by: Transform(a: em, b: 0, c: 0, d: -em, tx: Double(x + glyph.dx) / 32768, ty: 0)))
      x += glyph.advance
    }
    return path
  }
}

/// A paragraph of Latin text.
final class LatinParagraph: ShapedParagraph {
  let text: StyledText
  let styles: Styles
  let shaper: LatinShaper
  var isRightToLeft: Bool { false }
  private(set) lazy var breaks: Breaks = latinBreaks(text.scalars)

  init(_ text: StyledText, _ styles: Styles, shaper: LatinShaper) {
    self.text = text
    self.styles = styles
    self.shaper = shaper
  }

  func line(_ range: Range<Int>) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    var index = 0
    while index < text.runs.count {
      let first = text.runs[index]
      var end = first.range.upperBound
      let style = styles.spans[first.span]
      index += 1
      if style.symbol == nil {
        while index < text.runs.count, styles.spans[text.runs[index].span].joins(style) {
          end = text.runs[index].range.upperBound
          index += 1
        }
      }
      let part = (first.range.lowerBound..<end).clamped(to: range)
      guard !part.isEmpty else { continue }
      if let symbol = style.symbol {
        let advance = Int32((symbol.size.width * 1024).rounded())
        runs.append(
          ShapedRun(
            content: .symbol(span: first.span),
            glyphs: part.map { ShapedGlyph(glyph: 0, cluster: $0, advance: advance) }))
      } else {
        runs.append(
          ShapedRun(
            content: .glyphs(style.instance, size: style.size),
            glyphs: shaper.glyphs(
              text.scalars, part, style.instance, size: style.size, features: style.features, language: styles.language)))
      }
    }
    addTracking(to: &runs, styles, text: text)
    return runs
  }
}

// A face at one weight and optical size: its outlines in font units, and fonts to shape with at a size.

import ArcGraphics
import CHarfBuzz

final class FaceInstance {
  let face: Face
  /// The place on each axis, in the order of the face's axes.
  let coordinates: [Float]
  /// What the keys of this instance's outlines begin with, for example `Inter;opsz=17,wght=600;`.
  let key: String
  /// The same place in words, for example `opsz=17,wght=600`; empty for a face without axes.
  let variations: String
  private let design: OpaquePointer
  private var sized: BoundedCache<Int32, SizedFont>
  private var shapes: BoundedCache<UInt32, GlyphOutline>

  init(face: Face, coordinates: [Float]) {
    self.face = face
    self.coordinates = coordinates
    variations = zip(face.axes, coordinates).map { "\(Tag.letters($0.tag))=\(short($1))" }.joined(separator: ",")
    key = face.name + ";" + variations + (variations.isEmpty ? "" : ";")
    design = makeFont(face.handle, scale: Int32(face.unitsPerEm), coordinates)
    sized = BoundedCache(capacity: 48)
    shapes = BoundedCache(capacity: 1024)
  }

  deinit { harfbuzz.hb_font_destroy(design) }

  /// A font that shapes at `size` points, in 1/1024 point.
  func font(size: Double) -> SizedFont {
    let scale = Int32((size * 1024).rounded())
    if let known = sized.value(for: scale) { return known }
    let fresh = SizedFont(handle: makeFont(face.handle, scale: scale, coordinates))
    sized.store(fresh, for: scale)
    return fresh
  }

  /// A glyph's shape; empty for a space.
  func outline(_ glyph: UInt32, drawing pen: OutlinePen) -> GlyphOutline {
    if let known = shapes.value(for: glyph) { return known }
    let path = pen.path(of: glyph, in: design)
    let fresh = GlyphOutline(key: "\(key)g\(glyph)", unitsPerEm: face.unitsPerEm, path: path)
    shapes.store(fresh, for: glyph)
    return fresh
  }

  /// The left and right edge of a glyph's ink from its origin in em, or nil where it has none.
  func ink(_ glyph: UInt32) -> (left: Double, right: Double)? {
    var box = hb_glyph_extents_t()
    guard harfbuzz.hb_font_get_glyph_extents(design, glyph, &box) != 0, box.width != 0 else { return nil }
    let em = Double(face.unitsPerEm)
    return (Double(box.x_bearing) / em, Double(box.x_bearing + box.width) / em)
  }

  /// How far a glyph moves the pen, in em.
  func advance(_ glyph: UInt32) -> Double {
    Double(harfbuzz.hb_font_get_glyph_h_advance(design, glyph)) / Double(face.unitsPerEm)
  }

  /// Vertical distances in em, all positive.
  private(set) lazy var metrics: FaceMetrics = FaceMetrics(of: design, unitsPerEm: face.unitsPerEm)

  /// A colour glyph's picture as PNG bytes, or nil where the glyph has none.
  func png(_ glyph: UInt32) -> [UInt8]? {
    guard let blob = harfbuzz.hb_ot_color_glyph_reference_png(design, glyph) else { return nil }
    defer { harfbuzz.hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = harfbuzz.hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }

  /// The box of a glyph in em: left, top above the baseline, width and height downward.
  func box(_ glyph: UInt32) -> Rect? {
    var box = hb_glyph_extents_t()
    guard harfbuzz.hb_font_get_glyph_extents(design, glyph, &box) != 0 else { return nil }
    let em = Double(face.unitsPerEm)
    return Rect(
      x: Double(box.x_bearing) / em, y: -Double(box.y_bearing) / em, width: Double(box.width) / em, height: -Double(box.height) / em)
  }
}

/// A HarfBuzz font at one size. Owns its handle.
final class SizedFont {
  let handle: OpaquePointer

  init(handle: OpaquePointer) {
    self.handle = handle
  }

  deinit { harfbuzz.hb_font_destroy(handle) }
}

/// A face's vertical distances in em.
struct FaceMetrics {
  var ascent: Double
  var descent: Double
  var gap: Double
  var capHeight: Double
  var xHeight: Double
  /// Of the underline's middle below the baseline.
  var underlineOffset: Double
  var underlineThickness: Double
  /// Of the strike's middle above the baseline.
  var strikeOffset: Double
  var strikeThickness: Double

  init(of font: OpaquePointer, unitsPerEm: Int) {
    let em = Double(unitsPerEm)
    var extents = hb_font_extents_t()
    _ = harfbuzz.hb_font_get_h_extents(font, &extents)
    ascent = Double(extents.ascender) / em
    descent = -Double(extents.descender) / em
    gap = Double(extents.line_gap) / em
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      harfbuzz.hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return Double(position) / em
    }
    capHeight = value(HB_OT_METRICS_TAG_CAP_HEIGHT)
    xHeight = value(HB_OT_METRICS_TAG_X_HEIGHT)
    underlineThickness = value(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    underlineOffset = -value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) + underlineThickness / 2
    strikeThickness = value(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    strikeOffset = value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) - strikeThickness / 2
  }
}

private func makeFont(_ face: OpaquePointer, scale: Int32, _ coordinates: [Float]) -> OpaquePointer {
  guard let font = harfbuzz.hb_font_create(face) else { preconditionFailure("HarfBuzz always answers with a font") }
  harfbuzz.hb_ot_font_set_funcs(font)
  harfbuzz.hb_font_set_scale(font, scale, scale)
  if !coordinates.isEmpty { harfbuzz.hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count)) }
  return font
}

/// A number without a needless `.0`.
func short(_ value: Float) -> String {
  value == value.rounded() ? String(Int(value)) : String(value)
}

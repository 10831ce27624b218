// A font file opened once, and its instances at fixed places on its axes.

import ArcGraphics
import CHarfBuzz

/// A face of a font file. Owns HarfBuzz's handle; the file is mapped, not read.
final class Face {
  struct Axis {
    var tag: UInt32
    var least: Float
    var usual: Float
    var greatest: Float
  }

  let path: String
  /// Names the face in outline keys, unlike any other of its folder: the file's name without `.ttf`, with the index in a collection after `#`.
  let name: String
  /// The face's number in its file.
  let index: Int
  let handle: OpaquePointer
  let unitsPerEm: Int
  let axes: [Axis]
  private let plain: OpaquePointer
  private var instances = BoundedCache<[Float], FaceInstance>(capacity: 64)
  lazy var hasASCII: Bool = (0x20...0x7e).allSatisfy { covers($0) }

  /// nil where the file is absent or is no font.
  init?(path: String, index: Int = 0) {
    guard let blob = harfbuzz.hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { harfbuzz.hb_blob_destroy(blob) }
    guard index < Int(harfbuzz.hb_face_count(blob)), let face = harfbuzz.hb_face_create(blob, UInt32(index)) else { return nil }
    guard harfbuzz.hb_face_get_glyph_count(face) > 0, let font = harfbuzz.hb_font_create(face) else {
      harfbuzz.hb_face_destroy(face)
      return nil
    }
    harfbuzz.hb_ot_font_set_funcs(font)
    self.path = path
    self.index = index
    handle = face
    plain = font
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.hasSuffix(".ttf") ? String(file.dropLast(4)) : file
    name = index == 0 ? stem : "\(stem)#\(index)"
    unitsPerEm = Int(harfbuzz.hb_face_get_upem(face))
    var count = harfbuzz.hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = harfbuzz.hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    axes = infos.prefix(Int(count)).map { Axis(tag: $0.tag, least: $0.min_value, usual: $0.default_value, greatest: $0.max_value) }
  }

  deinit {
    harfbuzz.hb_font_destroy(plain)
    harfbuzz.hb_face_destroy(handle)
  }

  func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return harfbuzz.hb_font_get_nominal_glyph(plain, scalar, &glyph) != 0
  }

  /// The face at a weight and at the optical size that belongs to an em size in points.
  func instance(weight: Double, size: Double) -> FaceInstance {
    instance(
      at: axes.map { axis in
        switch axis.tag {
        case Tag.weight: min(max(Float(weight), axis.least), axis.greatest)
        case Tag.opticalSize: min(max(Float(size), axis.least), axis.greatest)
        default: axis.usual
        }
      })
  }

  func instance(at coordinates: [Float]) -> FaceInstance {
    if let known = instances.value(for: coordinates) { return known }
    let fresh = FaceInstance(face: self, coordinates: coordinates)
    instances.store(fresh, for: coordinates)
    return fresh
  }

  /// A name from the font's name table, or nil where it has none.
  func string(_ id: Int) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    var size = UInt32(buffer.count)
    let length = harfbuzz.hb_ot_name_get_utf8(
      handle, hb_ot_name_id_t(UInt32(id)), harfbuzz.hb_language_from_string("en", -1), &size, &buffer)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The family's name, the typographic one where there is one.
  lazy var family: String = string(16) ?? string(1) ?? name
  /// The weight that a face without a weight axis has.
  lazy var ownWeight: Double = Double(harfbuzz.hb_style_get_value(plain, HB_STYLE_TAG_WEIGHT))
  lazy var isItalic: Bool =
    harfbuzz.hb_style_get_value(plain, HB_STYLE_TAG_ITALIC) != 0 || harfbuzz.hb_style_get_value(plain, HB_STYLE_TAG_SLANT_ANGLE) != 0
  lazy var hasColorBitmaps: Bool = harfbuzz.hb_ot_color_has_png(handle) != 0
}

/// OpenType tags as numbers, since HB_TAG does not import.
enum Tag {
  static let weight: UInt32 = 0x7767_6874
  static let opticalSize: UInt32 = 0x6f70_737a
  static let latin: UInt32 = 0x4c61_746e

  static func letters(_ tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}

// Pango as a shaper: direction, breaks and shaping of everything that is not plain Latin.

import ArcGraphics
import CPango
import Synchronization

/// Shapes any text with a private font configuration. Nothing of the system's fonts or settings is looked at; a font file is loaded
/// when a text first needs it, and which one that is our catalog decides, never what was loaded before.
final class PangoShaper {
  private let catalog: FontCatalog
  private let config: OpaquePointer
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var loaded: Set<String> = []
  private var fonts = BoundedCache<FontName, Font>(capacity: 64)

  private struct FontName: Hashable {
    var face: ObjectIdentifier
    var size: Double
    var weight: Double
  }

  init(catalog: FontCatalog) {
    self.catalog = catalog
    guard let config = pango.FcConfigCreate() else { preconditionFailure("fontconfig always answers with a configuration") }
    self.config = config
    _ = pango.FcConfigAppFontAddFile(config, catalog.roman.path)
    loaded.insert(catalog.roman.path)
    // Before any call of Pango: without a current configuration it starts a thread that reads all of the system's.
    isConfigured.withLock { done in
      if !done { _ = pango.FcConfigSetCurrent(config) }
      done = true
    }
    guard let map = pango.pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      preconditionFailure("Cairo is built with FreeType")
    }
    guard let context = pango.pango_font_map_create_context(map) else { preconditionFailure("a font map always answers with a context") }
    fontMap = map
    self.context = context
    pango.pango_fc_font_map_set_config(OpaquePointer(map), config)
    let options = pango.cairo_font_options_create()
    pango.cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    pango.cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango.cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango.pango_cairo_context_set_font_options(context, options)
    pango.cairo_font_options_destroy(options)
    pango.pango_cairo_context_set_resolution(context, 72)
    pango.pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    pango.pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    pango.g_object_unref(UnsafeMutableRawPointer(context))
    pango.g_object_unref(fontMap)
    pango.FcConfigDestroy(config)
  }

  func paragraph(_ text: StyledText, _ styles: Styles, isRightToLeft: Bool) -> PangoParagraph {
    PangoParagraph(text, styles, isRightToLeft: isRightToLeft, shaper: self)
  }

  // MARK: Itemizing

  func parts(_ text: StyledText, _ styles: Styles, _ breaks: Breaks) -> [FacePart] {
    catalog.parts(of: text, styles, breaks)
  }

  /// The paragraph cut where font, script or direction change. The caller frees the items.
  func items(
    _ utf8: UTF8Text, _ parts: [FacePart], _ styles: Styles, isRightToLeft: Bool
  ) -> [UnsafeMutablePointer<PangoItem>] {
    pango.pango_context_set_language(context, pango.pango_language_from_string(styles.language))
    guard let attributes = pango.pango_attr_list_new() else { return [] }
    defer { pango.pango_attr_list_unref(attributes) }
    let noFallback = pango.pango_attr_fallback_new(0)
    pango.pango_attr_list_insert(attributes, noFallback)
    for part in parts {
      guard let attribute = pango.pango_attr_font_desc_new(font(part.face, styles.spans[part.span]).description) else { continue }
      attribute.pointee.start_index = UInt32(utf8.offsets[part.range.lowerBound])
      attribute.pointee.end_index = UInt32(utf8.offsets[part.range.upperBound])
      pango.pango_attr_list_insert(attributes, attribute)
    }
    let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    pango.pango_context_set_base_dir(context, direction)
    guard
      let list = pango.pango_itemize_with_base_dir(context, direction, utf8.bytes, 0, Int32(utf8.count), attributes, nil)
    else { return [] }
    defer { pango.g_list_free(list) }
    var items: [UnsafeMutablePointer<PangoItem>] = []
    var node: UnsafeMutablePointer<GList>? = list
    while let current = node {
      if let data = current.pointee.data { items.append(data.assumingMemoryBound(to: PangoItem.self)) }
      node = current.pointee.next
    }
    return items
  }

  // MARK: Fonts

  /// The font for a face in a style, from exactly that file.
  private func font(_ face: Face, _ style: SpanStyle) -> Font {
    let name = FontName(face: ObjectIdentifier(face), size: style.size, weight: style.font.weight)
    if let known = fonts.value(for: name) { return known }
    if loaded.insert(face.path).inserted {
      _ = pango.FcConfigAppFontAddFile(config, face.path)
      pango.pango_fc_font_map_config_changed(OpaquePointer(fontMap))
    }
    let instance = face.instance(weight: style.font.weight, size: style.size)
    let weight = face.axes.contains { $0.tag == Tag.weight } ? style.font.weight : face.ownWeight
    let description = pango.pango_font_description_new()
    pango.pango_font_description_set_family(description, face.family)
    pango.pango_font_description_set_absolute_size(description, style.size * 1024)
    pango.pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rounded())))
    pango.pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Pango rounds weights on their way to fontconfig and back; said as a variation they stay exact.
    if !instance.variations.isEmpty { pango.pango_font_description_set_variations(description, instance.variations) }
    let handle = pango.pango_context_load_font(context, description)
    let found = handle.flatMap(file).flatMap(catalog.face(at:)) ?? face
    let fresh = Font(
      description: description, handle: handle,
      instance: found === face ? instance : found.instance(weight: style.font.weight, size: style.size))
    fonts.store(fresh, for: name)
    return fresh
  }

  /// The file that a font came from, which is another than asked for where two files of the folder go by one name.
  private func file(_ font: UnsafeMutablePointer<PangoFont>) -> (path: String, index: Int)? {
    let pattern = pango.pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard pango.FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    _ = pango.FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    return (String(cString: path), Int(index & 0xffff))
  }

  // MARK: Shaping

  /// Shapes part of an item. `lower` and `upper` are scalars of the paragraph.
  func run(
    _ item: UnsafeMutablePointer<PangoItem>, _ range: Range<Int>, _ utf8: UTF8Text, _ face: Face, _ style: SpanStyle, _ breaks: Breaks
  ) -> [ShapedRun] {
    var analysis = item.pointee.analysis
    guard let glyphs = pango.pango_glyph_string_new() else { return [] }
    defer { pango.pango_glyph_string_free(glyphs) }
    // Pango takes another font for emoji than the one it is told; ours counts.
    let font = font(face, style)
    analysis.font = font.handle
    var features: [String] = []
    if style.features.tabularDigits { features.append("tnum=1") }
    if style.features.smallCaps { features.append("smcp=1") }
    if style.features.noLigatures { features += ["liga=0", "clig=0", "dlig=0"] }
    let attribute = features.isEmpty ? nil : pango.pango_attr_font_features_new(features.joined(separator: ","))
    defer { if let attribute { pango.pango_attribute_destroy(attribute) } }
    let list = attribute.map { pango.g_slist_append(nil, $0) } ?? nil
    defer { pango.g_slist_free(list) }
    analysis.extra_attrs = list
    let (from, to) = (utf8.offsets[range.lowerBound], utf8.offsets[range.upperBound])
    utf8.withBytes { base in
      pango.pango_shape_full(base + from, Int32(to - from), base, Int32(utf8.count), &analysis, glyphs)
    }
    let instance = font.instance
    let isColored = instance.face.hasColorBitmaps
    let level = Int(analysis.level)
    let shown: ShapedRun.Content = isColored ? .pictures(instance, size: style.size) : .glyphs(instance, size: style.size)
    var runs: [ShapedRun] = []
    func append(_ glyph: ShapedGlyph, isMissing: Bool) {
      if let last = runs.last, last.isMissing == isMissing { return runs[runs.count - 1].glyphs.append(glyph) }
      runs.append(ShapedRun(content: isMissing ? .missing(size: style.size) : shown, glyphs: [glyph], level: level))
    }
    for i in 0..<Int(glyphs.pointee.num_glyphs) {
      let info = glyphs.pointee.glyphs[i]
      let scalar = utf8.scalar(at: from + Int(glyphs.pointee.log_clusters[i]))
      var cluster = scalar
      while cluster > range.lowerBound, !breaks.clusters[cluster] { cluster -= 1 }
      if info.glyph == 0x0fff_ffff {
        continue
      } else if info.glyph & 0x1000_0000 != 0 {
        // One mark for one character, whatever it is made of.
        let missing = info.glyph & 0x0fff_ffff
        guard scalar == cluster, !isInvisible(missing), utf8.text.scalars[cluster] == missing else { continue }
        let advance = Int32((missingAdvance * style.size * 1024).rounded())
        append(ShapedGlyph(glyph: missing, cluster: cluster, advance: advance), isMissing: true)
      } else {
        let advance = isColored ? Int32((instance.advance(info.glyph) * style.size * 1024).rounded()) : info.geometry.width
        append(
          ShapedGlyph(
            glyph: info.glyph, cluster: cluster, advance: advance, dx: info.geometry.x_offset, dy: -info.geometry.y_offset),
          isMissing: false)
      }
    }
    return runs
  }

  /// Line and cluster breaks of a whole paragraph.
  func breaks(_ utf8: UTF8Text, language: String) -> Breaks {
    let count = utf8.text.scalars.count
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    pango.pango_get_log_attrs(
      utf8.bytes, Int32(utf8.count), -1, pango.pango_language_from_string(language), &attributes, Int32(attributes.count))
    var breaks = Breaks(lines: attributes.map { $0.is_line_break != 0 }, clusters: attributes.map { $0.is_cursor_position != 0 })
    breaks.lines[count] = true
    breaks.clusters[count] = true
    return breaks
  }
}

/// Whether the process has told fontconfig which configuration is the current one.
private let isConfigured = Mutex(false)

/// A font of Pango's with the face and the place on its axes that it was made from. Owns both handles.
private final class Font {
  let description: OpaquePointer?
  let handle: UnsafeMutablePointer<PangoFont>?
  let instance: FaceInstance

  init(description: OpaquePointer?, handle: UnsafeMutablePointer<PangoFont>?, instance: FaceInstance) {
    (self.description, self.handle, self.instance) = (description, handle, instance)
  }

  deinit {
    pango.pango_font_description_free(description)
    if let handle { pango.g_object_unref(handle) }
  }
}

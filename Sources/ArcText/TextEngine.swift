// The text engine: fonts, shapers, symbols and their caches behind the seam that layout asks.

public import ArcGraphics
import Glibc

/// Lays texts out in private fonts. One thread's; make one for each.
public final class TextEngine: TextMeasuring {
  private let catalog: FontCatalog
  private let symbols: SymbolLibrary
  private let latin: LatinShaper
  private let pen: OutlinePen
  private let pictures = PictureSource()
  /// Whether a text has needed Pango yet; plain Latin never does.
  private(set) var hasPango = false
  private lazy var pango: PangoShaper = {
    hasPango = true
    return PangoShaper(catalog: catalog)
  }()
  private var layouts = BoundedCache<TextRequest, RoomCache>(capacity: 512)
  private var fontMetrics = BoundedCache<FontSpec, FontMetrics>(capacity: 128)

  /// Opens the fonts of `assets`; symbols and further fonts are opened when they are first drawn.
  ///
  /// Throws an `AssetError` where Inter is there but cannot be read.
  public init(assets: AssetLocations) throws(AssetError) {
    let catalog = try FontCatalog(folder: assets.fonts)
    let (latin, pen) = (LatinShaper(), OutlinePen())
    (self.catalog, self.latin, self.pen) = (catalog, latin, pen)
    symbols = SymbolLibrary(folder: assets.symbols) { text, weight in
      let instance = catalog.roman.instance(weight: weight, size: 32)
      return latin.outline(of: text, instance, pen: pen)
    }
  }

  /// Takes from the environment what would change how libraries draw or shape. Call it first in `main`, before any thread starts.
  public static func quiet() {
    for name in ["FREETYPE_PROPERTIES", "LANGUAGE", "HB_SHAPER_LIST", "HB_OPTIONS", "PIXMAN_DISABLE", "FC_DEBUG"] { unsetenv(name) }
    setenv("PANGO_LANGUAGE", "en", 1)
  }

  public func layout(_ request: TextRequest, width: Double?, height: Double?) -> TextLayout {
    let room = Room(width: width, height: height)
    if let known = layouts.value(for: request) {
      if let layout = known.layout(in: room) { return layout }
      let layout = fresh(request, room)
      known.store(layout, in: room)
      return layout
    }
    let rooms = RoomCache()
    let layout = fresh(request, room)
    rooms.store(layout, in: room)
    layouts.store(rooms, for: request)
    return layout
  }

  public func metrics(of font: FontSpec) -> FontMetrics {
    if let known = fontMetrics.value(for: font) { return known }
    let size = emSize(font.size)
    let instance = catalog.face(for: font).face.instance(weight: font.weight, size: size)
    let em = instance.metrics
    let (ascent, descent, capHeight) =
      font.fitsPhone ? (PhoneFont.ascent, PhoneFont.descent, PhoneFont.capHeight) : (em.ascent, em.descent, em.capHeight)
    let metrics = FontMetrics(
      ascent: ascent * size, descent: descent * size, capHeight: capHeight * size, xHeight: em.xHeight * size,
      lineHeight: font.lineHeight ?? (ascent + descent + (font.fitsPhone ? 0 : em.gap)) * size)
    fontMetrics.store(metrics, for: font)
    return metrics
  }

  public func symbol(_ request: SymbolRequest) -> SymbolShape { symbols.shape(request) }

  private func fresh(_ request: TextRequest, _ room: Room) -> TextLayout {
    let typesetter = Typesetter(
      request: request, room: room, paragraphs: paragraphs(of: request.spans),
      styled: { [catalog, symbols] scale, tightening in
        Styles(request, scale: scale, tightening: tightening, catalog: catalog, symbols: symbols)
      },
      make: { [self] text, styles in paragraph(text, styles, request) })
    var assembly = Assembly(request: request, room: room, pen: pen, pictures: pictures)
    return assembly.layout(typesetter.fitted())
  }

  private func paragraph(_ text: StyledText, _ styles: Styles, _ request: TextRequest) -> any ShapedParagraph {
    let isRightToLeft = readsRightToLeft(text, within: request.isRightToLeft)
    if !isRightToLeft, latin.takes(text, styles) { return LatinParagraph(text, styles, shaper: latin) }
    return pango.paragraph(text, styles, isRightToLeft: isRightToLeft)
  }
}

/// The layouts of one request by the room they got, the latest few.
private final class RoomCache {
  private var entries: [(room: Room, layout: TextLayout)] = []
  private var oldest = 0
  private static let capacity = 16

  func layout(in room: Room) -> TextLayout? {
    for entry in entries where entry.room == room { return entry.layout }
    return nil
  }

  func store(_ layout: TextLayout, in room: Room) {
    if entries.count < Self.capacity {
      entries.append((room, layout))
    } else {
      entries[oldest] = (room, layout)
      oldest = (oldest + 1) % Self.capacity
    }
  }
}

// The one place that draws with Cairo: an A8 surface on which a path's coverage is made and read off.

import ArcGraphics
import CCairo

/// Owns the surface and its context. Cairo never sees colours; it only says how much of each pixel a path covers.
struct Scratch: ~Copyable {
  /// The most pixels drawn at once; a larger mask is made in bands.
  private static let largestArea = 1 << 22

  private var surface: OpaquePointer?
  private var context: OpaquePointer?
  private var width = 0
  private var height = 0

  init() {}

  deinit {
    if let context { cairo.cairo_destroy(context) }
    if let surface { cairo.cairo_surface_destroy(surface) }
  }

  /// The coverage within `box` of what `draw` fills or strokes; the mask counts its pixels from (`baseX`, `baseY`).
  mutating func mask(within box: PixelBox, baseX: Int = 0, baseY: Int = 0, cut: UInt8?, draw: (OpaquePointer) -> Void) -> CoverageMask {
    var mask = CoverageMask()
    guard !box.isEmpty else { return mask }
    let band = min(box.height, max(16, Self.largestArea / box.width))
    var top = box.top
    while top < box.bottom {
      let rows = min(band, box.bottom - top)
      guard let context = prepared(width: box.width, height: band), let surface else { return CoverageMask() }
      cairo.cairo_identity_matrix(context)
      cairo.cairo_reset_clip(context)
      cairo.cairo_new_path(context)
      cairo.cairo_rectangle(context, 0, 0, Double(box.width), Double(rows))
      cairo.cairo_clip(context)
      cairo.cairo_translate(context, Double(-box.left), Double(-top))
      draw(context)
      cairo.cairo_surface_flush(surface)
      guard cairo.cairo_status(context) == CAIRO_STATUS_SUCCESS, let data = cairo.cairo_image_surface_get_data(surface) else {
        drop()
        return CoverageMask()
      }
      let stride = Int(cairo.cairo_image_surface_get_stride(surface))
      for row in 0..<rows { mask.takeRow(data + row * stride, count: box.width, x: box.left - baseX, y: top + row - baseY, cut: cut) }
      cairo.cairo_surface_mark_dirty(surface)
      top += rows
    }
    return mask
  }

  private mutating func prepared(width neededWidth: Int, height neededHeight: Int) -> OpaquePointer? {
    if let context, neededWidth <= width, neededHeight <= height { return context }
    let (wide, high) = (max(neededWidth, width, 256), max(neededHeight, height, 128))
    drop()
    // Both sides grow together only while the area stays small; else the surface is cut to what is asked.
    let fits = wide * high <= Self.largestArea * 2
    width = fits ? wide : neededWidth
    height = fits ? high : neededHeight
    surface = cairo.cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    context = cairo.cairo_create(surface)
    return context
  }

  private mutating func drop() {
    if let context { cairo.cairo_destroy(context) }
    if let surface { cairo.cairo_surface_destroy(surface) }
    (context, surface, width, height) = (nil, nil, 0, 0)
  }
}

/// Hands a path to Cairo, quadratic curves raised to cubic ones.
func trace(_ path: VectorPath, in context: OpaquePointer, placing place: (Point) -> Point) {
  var (start, current) = (Point.zero, Point.zero)
  var hasPoint = false
  var next = path.points.startIndex
  for verb in path.verbs {
    switch verb {
    case .move:
      current = place(path.points[next])
      start = current
      hasPoint = true
      cairo.cairo_move_to(context, current.x, current.y)
    case .line:
      current = place(path.points[next])
      if !hasPoint { start = current }
      hasPoint = true
      cairo.cairo_line_to(context, current.x, current.y)
    case .quad:
      let (control, end) = (place(path.points[next]), place(path.points[next + 1]))
      if !hasPoint { (start, current, hasPoint) = (control, control, true) }
      cairo.cairo_curve_to(
        context, current.x + 2 / 3 * (control.x - current.x), current.y + 2 / 3 * (control.y - current.y),
        end.x + 2 / 3 * (control.x - end.x), end.y + 2 / 3 * (control.y - end.y), end.x, end.y)
      current = end
    case .cubic:
      let (one, two, end) = (place(path.points[next]), place(path.points[next + 1]), place(path.points[next + 2]))
      if !hasPoint { (start, hasPoint) = (one, true) }
      cairo.cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
      current = end
    case .close:
      cairo.cairo_close_path(context)
      current = start
    }
    next += verb.pointCount
  }
}

/// Strokes the path that Cairo has.
func stroke(_ style: Stroke, in context: OpaquePointer) {
  cairo.cairo_set_line_width(context, style.width)
  cairo.cairo_set_miter_limit(context, style.miterLimit)
  let cap: cairo_line_cap_t =
    switch style.cap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  cairo.cairo_set_line_cap(context, cap)
  let join: cairo_line_join_t =
    switch style.join {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  cairo.cairo_set_line_join(context, join)
  style.dash.withUnsafeBufferPointer { cairo.cairo_set_dash(context, $0.baseAddress, Int32($0.count), style.dashPhase) }
  cairo.cairo_stroke(context)
}

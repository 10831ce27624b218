// Takes a glyph's outline from HarfBuzz in whole font units, quadratic curves kept.

import ArcGraphics
import CHarfBuzz

final class OutlinePen {
  private let functions: OpaquePointer
  fileprivate var path = VectorPath()

  init() {
    guard let functions = harfbuzz.hb_draw_funcs_create() else { preconditionFailure("HarfBuzz always answers with draw functions") }
    self.functions = functions
    harfbuzz.hb_draw_funcs_set_move_to_func(functions, { _, data, _, x, y, _ in pen(data).path.move(to: unit(x, y)) }, nil, nil)
    harfbuzz.hb_draw_funcs_set_line_to_func(functions, { _, data, _, x, y, _ in pen(data).path.line(to: unit(x, y)) }, nil, nil)
    harfbuzz.hb_draw_funcs_set_quadratic_to_func(
      functions, { _, data, _, cx, cy, x, y, _ in pen(data).path.quad(to: unit(x, y), control: unit(cx, cy)) }, nil, nil)
    harfbuzz.hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        pen(data).path.cubic(to: unit(x, y), control1: unit(ax, ay), control2: unit(bx, by))
      }, nil, nil)
    harfbuzz.hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in pen(data).path.close() }, nil, nil)
    harfbuzz.hb_draw_funcs_make_immutable(functions)
  }

  deinit { harfbuzz.hb_draw_funcs_destroy(functions) }

  /// The outline of a glyph of a font whose scale is its units per em; y grows upward.
  func path(of glyph: UInt32, in font: OpaquePointer) -> VectorPath {
    path = VectorPath()
    harfbuzz.hb_font_draw_glyph(font, glyph, functions, Unmanaged.passUnretained(self).toOpaque())
    return path
  }
}

private func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen {
  guard let data else { preconditionFailure("the pen hands itself to HarfBuzz") }
  return Unmanaged<OutlinePen>.fromOpaque(data).takeUnretainedValue()
}

private func unit(_ x: Float, _ y: Float) -> Point { Point(x: Double(x.rounded()), y: Double(y.rounded())) }

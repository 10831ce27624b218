// The box that a symbol takes beside text, and where its baseline is.

import ArcGraphics

/// A symbol's box. Of its own it is a square of one em with the drawing's grid in it; as on a phone it is as narrow and as low as the ink,
/// with a twentieth of an em on both sides: a chevron is slim there and a minus is flat.
struct SymbolBox {
  let size: Size
  /// From the box's top.
  let baseline: Double
  /// From the grid's corner to the box's, in points.
  let shift: Transform

  /// `side` is the grid's in points; `ink` answers with the box around the drawing on the grid, or nil where nothing is drawn.
  init(_ request: SymbolRequest, side: Double, ink: () -> Rect?) {
    let unit = side / SymbolArt.grid
    guard request.fitsPhone, let ink = ink() else {
      size = Size(width: side, height: side)
      baseline = side / 2 + FontMetrics.standardCapHeight / 2 * request.size
      shift = .identity
      return
    }
    let bearing = 0.05 * request.size
    size = Size(width: ink.width * unit + 2 * bearing, height: ink.height * unit)
    shift = .translation(x: bearing - ink.minX * unit, y: -ink.minY * unit)
    // The grid's middle is the middle of the capitals.
    baseline = (SymbolArt.grid / 2 - ink.minY) * unit + PhoneFont.capHeight / 2 * request.size
  }

  /// How many em the side of the grid is. A phone's symbols fill more of their em than the set's do: a circle is one em across.
  static func factor(_ request: SymbolRequest) -> Double {
    let scale =
      switch (request.scale, request.fitsPhone) {
      case (.small, false): 0.8
      case (.small, true): 0.78
      case (.medium, _): 1.0
      case (.large, false): 1.3
      case (.large, true): 1.28
      }
    return request.fitsPhone ? scale * SymbolArt.grid / (2 * SymbolGeometry.radius) : scale
  }
}

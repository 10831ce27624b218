// One rendering mode's rule for colours, bitmaps and shadows.

import ArcGraphics
import ArcViews

/// The colours of one part of a picture.
enum Palette: Hashable {
  case own
  /// One colour; a paint brings its alpha alone.
  case flat(RGBA)
  case night

  func color(_ color: RGBA) -> RGBA {
    switch self {
    case .own: color
    case .flat(let flat): flat.multipliedAlpha(color.alpha)
    case .night: NightRamp.paint(for: color)
    }
  }

  /// A shadow keeps its alpha in every mode: it is a haze, not a mark.
  func shadowColor(_ color: RGBA) -> RGBA {
    switch self {
    case .own: return color
    case .flat(let flat): return flat.multipliedAlpha(color.alpha)
    case .night:
      var red = NightRamp.red(for: RGBA(red: color.red, green: color.green, blue: color.blue))
      red.alpha = color.alpha
      return red
    }
  }

  func paint(_ paint: PaintSpec) -> PaintSpec {
    self == .own ? paint : paint.mapColors(color)
  }

  func bitmap(_ bitmap: Bitmap) -> Bitmap {
    switch self {
    case .own: bitmap
    case .flat(let flat): bitmap.tinted(flat)
    case .night: NightRamp.mapped(bitmap)
    }
  }
}

extension Bitmap {
  /// The bitmap's alpha in one colour.
  func tinted(_ color: RGBA) -> Bitmap {
    let words = (0...255).map { color.multipliedAlpha(Double($0) / 255).premultipliedWord }
    return Bitmap(width: width, height: height, pixels: pixels.map { words[Int($0 >> 24)] })
  }
}

extension PaintSpec {
  /// Whether nothing of the paint can be seen.
  var isClear: Bool {
    switch self {
    case .solid(let color): color.alpha <= 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.allSatisfy { $0.color.alpha <= 0 }
    }
  }
}

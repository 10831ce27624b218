// One rendering mode's rule for colours, bitmaps and shadows.

import ArcGraphics
import ArcViews

/// The colours of one part of a picture.
enum Palette: Hashable {
  case own
  /// One colour; a paint brings its alpha alone.
  case flat(RGBA)
  /// One colour; a paint brings its alpha, the weaker the darker it is.
  case material(RGBA)
  case night

  func color(_ color: RGBA) -> RGBA {
    switch self {
    case .own: color
    case .flat(let flat): flat.multipliedAlpha(color.alpha)
    case .material(let light): light.multipliedAlpha(color.alpha * color.lightness)
    case .night: NightRamp.paint(for: color)
    }
  }

  /// A shadow keeps its alpha in every mode: it is a haze, not a mark.
  func shadowColor(_ color: RGBA) -> RGBA {
    switch self {
    case .own: return color
    case .flat(let flat): return flat.multipliedAlpha(color.alpha)
    case .material: return self.color(color)
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
    case .material(let light): bitmap.lit(light)
    case .night: NightRamp.mapped(bitmap)
    }
  }
}

extension RGBA {
  /// How light a colour looks whatever its alpha, from 0 for black to 1 for white, held to whole bytes.
  var lightness: Double { ((0.2126 * red + 0.7152 * green + 0.0722 * blue).held(0, 1) * 255).rounded() / 255 }
}

extension Bitmap {
  /// The bitmap's light in one colour: what is black in it is nothing.
  func lit(_ color: RGBA) -> Bitmap {
    let words = (0...255).map { color.multipliedAlpha(Double($0) / 255).premultipliedWord }
    // Pixels are multiplied by their alpha, so their lightness is their light.
    func light(_ pixel: UInt32) -> Int {
      let rest = RGBA(red: Double(pixel >> 16 & 0xff) / 255, green: Double(pixel >> 8 & 0xff) / 255, blue: Double(pixel & 0xff) / 255)
      return Int((rest.lightness * 255).rounded())
    }
    return Bitmap(width: width, height: height, pixels: pixels.map { words[light($0)] })
  }

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

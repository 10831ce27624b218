// The engine of the tests: fonts and symbols of the checkout's Assets folder, and short ways to ask for a text.

import ArcGraphics
import Testing

@testable import ArcText

enum Checkout {
  /// The Assets folder beside Tests.
  static let assets: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/Assets"
  }()

  static func engine() throws -> TextEngine {
    try TextEngine(assets: AssetLocations(searching: [assets]))
  }

  /// Whether a font file lies in the Assets folder; scripts beside Latin need files that not every checkout has.
  static func has(_ font: String) -> Bool { isReadable(assets + "/fonts/" + font) }
}

/// A request for one span of regular text without a leading of its own.
func plain(_ text: String, size: Double = 14, weight: Double = 400) -> TextRequest {
  TextRequest(spans: [TextSpan(content: .text(text), font: FontSpec(size: size, weight: weight))])
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }

  /// The smallest box around all ink, from the outlines themselves; nil where nothing is drawn.
  var ink: Rect? {
    var box: Rect?
    func take(_ rect: Rect?) {
      guard let rect else { return }
      box = box.map { $0.union(rect) } ?? rect
    }
    for line in lines {
      for piece in line.pieces {
        switch piece {
        case .glyphs(let glyphs, let size, _):
          for glyph in glyphs {
            let outline = outlines[glyph.outline]
            let unit = size / Double(outline.unitsPerEm)
            take(
              outline.path.transformed(by: Transform(a: unit, b: 0, c: 0, d: -unit, tx: glyph.x, ty: line.baseline + glyph.dy))
                .controlBounds)
          }
        case .path(let path, _, _): take(path.controlBounds)
        case .bitmap(_, let rect): take(rect)
        }
      }
    }
    return box
  }
}

/// Small random numbers, the same on every machine.
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var x = state
    x ^= x >> 33
    x = x &* 0xff51_afd7_ed55_8ccd
    return x ^ (x >> 33)
  }
}

// Short words for drawing commands.

import ArcGraphics
import ArcLayout
import ArcViews

@MainActor
func list(_ node: ViewNode, _ width: Double = 100, _ height: Double = 100, _ options: EmitOptions = EmitOptions()) -> DisplayList {
  placed(node, width, height).root.displayList(options)
}

/// The kinds of commands, in order.
func kinds(_ list: DisplayList) -> [String] {
  list.commands.map { command in
    switch command {
    case .fill: "fill"
    case .stroke: "stroke"
    case .glyphs: "glyphs"
    case .image: "image"
    case .beginLayer: "begin"
    case .endLayer: "end"
    }
  }
}

func paint(_ command: DrawCommand?) -> Paint? {
  switch command {
  case .fill(_, _, let paint), .stroke(_, _, let paint): paint
  case .glyphs(let run): run.paint
  case .image, .beginLayer, .endLayer, nil: nil
  }
}

/// A solid paint's colour as 0xRRGGBB and its alpha in percent.
func hex(_ paint: Paint?) -> String? {
  guard case .solid(let color) = paint else { return nil }
  let word = RGBA(red: color.red, green: color.green, blue: color.blue).premultipliedWord & 0xffffff
  let digits = String(word, radix: 16, uppercase: true)
  let padded = String(repeating: "0", count: 6 - digits.count) + digits
  return color.alpha == 1 ? padded : "\(padded) \(plain(color.alpha * 100))%"
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> VectorPath {
  VectorPath(rect: Rect(x: x, y: y, width: width, height: height))
}

/// A command that a test needs was not there.
struct Missing: Error {}

// From the placed tree to drawing commands in device pixels.

import ArcGraphics
import ArcViews

/// Walks a placed tree and writes its commands.
struct Emitter {
  /// What holds for the part of the tree that is being walked.
  struct Pen {
    /// From points of the picture to device pixels.
    var transform: Transform
    var palette: Palette
    /// Opacity that paints take on before they are mapped, where the mode asks for it.
    var opacity = 1.0
    /// What changes colours before they are mapped, the innermost first.
    var colors: [ColorMap] = []

    func changed(_ color: RGBA) -> RGBA { colors.reduce(color) { $1($0) } }
  }

  let options: EmitOptions
  var commands: [DrawCommand] = []
  var outlines: [GlyphOutline] = []
  private var outlineIndices: [String: Int] = [:]
  /// Boxes of `outlines` in ems, asked for where layers are saved.
  private var outlineBounds: [Rect?] = []

  init(_ options: EmitOptions) {
    self.options = options
  }

  mutating func emit(_ node: PlacedNode, _ pen: Pen) {
    switch node.content {
    case .group: for child in node.children { emit(child, pen) }
    case .text(let text): emit(text, in: node.frame, pen)
    case .shape(let path, let drawings):
      for drawing in drawings { emit(drawing, along: path, in: node.frame, pen) }
    case .symbol(let symbol):
      for layer in symbol.layers { fill(layer.path, .nonZero, layer.paint, in: node.frame, pen) }
    case .image(let image): emit(image, in: node.frame, pen)
    case .effect(let effect): emit(effect, around: node.children, pen)
    }
  }

  private mutating func emit(_ drawing: ShapeNode.Drawing, along path: VectorPath, in frame: Rect, _ pen: Pen) {
    switch drawing {
    case .fill(let paint, let rule):
      if let rect = path.axisAlignedRect, pen.transform.isPureScale {
        let snapped = rect.bounds(under: pen.transform).snapped
        guard !snapped.isEmpty, let paint = self.paint(paint, in: frame, pen) else { return }
        commands.append(.fill(VectorPath(rect: snapped), .nonZero, paint))
      } else {
        fill(path, rule, paint, in: frame, pen)
      }
    case .stroke(let paint, let stroke):
      let path = path.emitted(by: pen.transform)
      guard !path.isEmpty, stroke.width > 0, let paint = self.paint(paint, in: frame, pen) else { return }
      var stroke = stroke
      let factor = pen.transform.lengthFactor
      stroke.width = (stroke.width * factor).hundredths
      stroke.dash = stroke.dash.map { ($0 * factor).hundredths }
      stroke.dashPhase = (stroke.dashPhase * factor).hundredths
      commands.append(.stroke(path, stroke, paint))
    }
  }

  mutating func fill(_ path: VectorPath, _ rule: FillRule, _ paint: PaintSpec, in frame: Rect, _ pen: Pen) {
    let path = path.emitted(by: pen.transform)
    guard !path.isEmpty, let paint = self.paint(paint, in: frame, pen) else { return }
    commands.append(.fill(path, rule, paint))
  }

  private mutating func emit(_ image: ImageNode, in frame: Rect, _ pen: Pen) {
    guard !frame.isEmpty, image.bitmap.width > 0, image.bitmap.height > 0 else { return }
    var bitmap = image.bitmap
    if let template = image.template {
      let paint = pen.palette.paint(pen.colors.isEmpty ? template : template.mapColors(pen.changed))
      if case .solid(let color) = paint {
        bitmap = bitmap.tinted(color)
      } else {
        // A gradient seen through the bitmap's alpha.
        var mask = draw(bitmap, in: frame, image.interpolates, pen)
        // The gradient's own colours take on the pen's opacity.
        mask.opacity = 1
        let start = commands.count
        fill(VectorPath(rect: frame), .nonZero, template, in: frame, pen)
        wrap(from: start, in: Layer(mask: [.image(mask)]))
        return
      }
    } else {
      bitmap = pen.palette.bitmap(pen.colors.reduce(bitmap) { $1($0) })
    }
    commands.append(.image(draw(bitmap, in: frame, image.interpolates, pen)))
  }

  func draw(_ bitmap: Bitmap, in frame: Rect, _ smooth: Bool, _ pen: Pen) -> ImageDraw {
    let opacity = pen.opacity
    if pen.transform.isPureScale {
      let rect = frame.bounds(under: pen.transform)
      let left = rect.minX.hundredths
      let top = rect.minY.hundredths
      let device = Rect(x: left, y: top, width: (rect.maxX.hundredths - left).hundredths, height: (rect.maxY.hundredths - top).hundredths)
      return ImageDraw(bitmap: bitmap, rect: device, smooth: smooth, opacity: opacity)
    }
    return ImageDraw(bitmap: bitmap, rect: frame, smooth: smooth, opacity: opacity, transform: pen.transform.rounded)
  }

  /// The index of an outline in the list that is being written.
  mutating func index(of outline: GlyphOutline) -> Int {
    if let known = outlineIndices[outline.key] { return known }
    outlines.append(outline)
    outlineBounds.append(
      outline.path.controlBounds.map { box in
        let em = Double(outline.unitsPerEm)
        return Rect(x: box.minX / em, y: -box.maxY / em, width: box.width / em, height: box.height / em)
      })
    outlineIndices[outline.key] = outlines.count - 1
    return outlines.count - 1
  }

  /// A box around all that some commands draw, or nil where it is not worth knowing exactly.
  func bounds(of commands: ArraySlice<DrawCommand>) -> Rect? {
    var result: Rect?
    for command in commands {
      guard let box = bounds(of: command) else { return nil }
      result = result.map { $0.union(box) } ?? box
    }
    return result
  }

  func bounds(of command: DrawCommand) -> Rect? {
    switch command {
    case .fill(let path, _, _): return path.controlBounds ?? .zero
    case .stroke(let path, let stroke, _):
      let reach = stroke.width / 2 * (stroke.join == .miter ? max(1, stroke.miterLimit) : 1.5)
      return path.controlBounds?.insetBy(dx: -reach, dy: -reach) ?? .zero
    case .glyphs(let run):
      var result: Rect?
      for glyph in run.glyphs {
        guard let box = outlineBounds[glyph.outline] else { continue }
        let placed = Rect(
          x: Double(glyph.x4) / 4 + box.minX * run.size, y: Double(run.baseline) + box.minY * run.size, width: box.width * run.size,
          height: box.height * run.size)
        result = result.map { $0.union(placed) } ?? placed
      }
      let box = result ?? .zero
      return run.transform.map { box.bounds(under: $0) } ?? box
    case .image(let image): return image.transform.map { image.rect.bounds(under: $0) } ?? image.rect
    case .beginLayer, .endLayer: return nil
    }
  }
}

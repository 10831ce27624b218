// Drawing one command after the other: shapes and glyphs through their masks.

import ArcGraphics
import CCairo

extension Painter {
  /// Layers nested deeper than this are drawn without their effects.
  static let deepestLayer = 32

  func draw(_ page: Page, on canvas: Canvas, depth: Int) {
    var i = page.commands.startIndex
    while i < page.commands.endIndex {
      switch page.commands[i] {
      case .fill(let path, let rule, let paint):
        draw(path, stroke: nil, rule: rule, paint: paint, on: canvas)
      case .stroke(let path, let stroke, let paint):
        if let rounded = stroke.rounded { draw(path, stroke: rounded, rule: .nonZero, paint: paint, on: canvas) }
      case .glyphs(let run):
        draw(run, outlines: page.outlines, on: canvas)
      case .image(let image):
        draw(image, on: canvas)
      case .beginLayer(let layer):
        let end = page.endOfLayer(at: i)
        if depth < Self.deepestLayer {
          draw(layer, page.part(i + 1..<end), on: canvas, depth: depth + 1)
          i = end
        }
      case .endLayer:
        break
      }
      i += 1
    }
  }

  private func draw(_ path: VectorPath, stroke: Stroke?, rule: FillRule, paint: Paint, on canvas: Canvas) {
    guard !paint.isInvisible, shape.take(path, stroke: stroke, rule: rule) else { return }
    if case .solid(let color) = paint, let whole = shape.wholePixelRect {
      return canvas.fill(whole.moved(x: shape.originX, y: shape.originY), color.premultipliedWord)
    }
    guard let placed = placedMask(within: canvas.box) else { return }
    canvas.fill(placed.mask, x: placed.x, y: placed.y, paint)
  }

  /// The mask of the shape taken last, and where its origin stands; nil where it lies outside `box`.
  func placedMask(within box: PixelBox) -> (mask: CoverageMask, x: Int, y: Int)? {
    let rough = shape.roughBounds
    let (x, y) = (shape.originX, shape.originY)
    guard !rough.moved(x: x, y: y).intersection(box).isEmpty else { return nil }
    if rough.width <= 4096, rough.height <= 4096 {
      return (masks.mask(for: shape.words) { makeMask(within: nil) }, x, y)
    }
    // Too large to keep whole: the mask is what the canvas sees of it, and the canvas becomes part of its name.
    key.removeAll(keepingCapacity: true)
    key += shape.words
    let part = box.moved(x: -x, y: -y)
    for side in [part.left, part.top, part.right, part.bottom] { key.append(Int32(side)) }
    return (masks.mask(for: key) { makeMask(within: part) }, box.left, box.top)
  }

  /// - Parameter part: What is wanted, relative to the shape's origin, from whose corner the mask then counts; nil for all.
  private func makeMask(within part: PixelBox?) -> CoverageMask {
    let path = shape.path
    let close = shape.closeBounds(of: path)
    let (style, rule) = (shape.stroke, shape.rule)
    let box = part.map(close.intersection) ?? close
    return scratch.mask(within: box, baseX: part?.left ?? 0, baseY: part?.top ?? 0, cut: edges == .crisp ? 128 : nil) { context in
      trace(path, in: context) { $0 }
      if let style {
        ArcPaint.stroke(style, in: context)
      } else {
        cairo.cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo.cairo_fill(context)
      }
    }
  }

  private func draw(_ run: GlyphRun, outlines list: [GlyphOutline], on canvas: Canvas) {
    guard !run.paint.isInvisible, run.size > 0, run.size < 1e6 else { return }
    if outlines.byteCount > masks.bound { forget() }
    for glyph in run.glyphs where list.indices.contains(glyph.outline) {
      let outline = list[glyph.outline]
      guard glyph.x4.magnitude < 1 << 26, run.baseline.magnitude < 1 << 24, case let (slot, box?) = outlines.slot(of: outline) else {
        continue
      }
      let scale = run.size / Double(outline.unitsPerEm)
      if let transform = run.transform {
        let place = Transform(a: scale, b: 0, c: 0, d: -scale, tx: Double(glyph.x4) / 4, ty: Double(run.baseline)).then(transform)
        draw(outline.path.transformed(by: place), stroke: nil, rule: .nonZero, paint: run.paint, on: canvas)
        continue
      }
      let (x, phase) = (glyph.x4 >> 2, glyph.x4 & 3)
      let shift = Double(phase) / 4
      let ink = PixelBox(
        covering: Rect(x: box.minX * scale + shift, y: -box.maxY * scale, width: box.width * scale, height: box.height * scale))
      guard !ink.moved(x: x, y: run.baseline).intersection(canvas.box).isEmpty else { continue }
      if ink.width > 4096 || ink.height > 4096 {
        let place = Transform(a: scale, b: 0, c: 0, d: -scale, tx: Double(glyph.x4) / 4, ty: Double(run.baseline))
        draw(outline.path.transformed(by: place), stroke: nil, rule: .nonZero, paint: run.paint, on: canvas)
        continue
      }
      let bits = run.size.bitPattern
      key.removeAll(keepingCapacity: true)
      key.append(-1 - Int32(phase))
      key.append(slot)
      key.append(Int32(truncatingIfNeeded: bits))
      key.append(Int32(truncatingIfNeeded: bits >> 32))
      let mask = masks.mask(for: key) {
        scratch.mask(within: ink, cut: edges == .crisp ? (run.size < 16 ? 105 : 128) : nil) { context in
          trace(outline.path, in: context) { Point(x: $0.x * scale + shift, y: -$0.y * scale) }
          cairo.cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
          cairo.cairo_fill(context)
        }
      }
      canvas.fill(mask, x: x, y: run.baseline, run.paint)
    }
  }

  /// Drops everything remembered.
  func forget() {
    masks.dropAll()
    outlines.dropAll()
  }
}

extension Paint {
  /// Whether filling with it changes nothing.
  var isInvisible: Bool {
    switch self {
    case .solid(let color): color.premultipliedWord >> 24 == 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.allSatisfy { $0.color.premultipliedWord >> 24 == 0 }
    }
  }
}

extension Canvas {
  func fill(_ mask: CoverageMask, x: Int, y: Int, _ paint: Paint) {
    switch paint {
    case .solid(let color):
      fill(mask, x: x, y: y, color.premultipliedWord)
    case .linear(let stops, let start, let end):
      shade(mask, x: x, y: y, with: LinearShader(stops: stops, start: start, end: end))
    case .radial(let stops, let center, let startRadius, let endRadius):
      shade(mask, x: x, y: y, with: RadialShader(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius))
    case .angular(let stops, let center, let startAngle, let endAngle):
      shade(mask, x: x, y: y, with: AngularShader(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle))
    }
  }
}

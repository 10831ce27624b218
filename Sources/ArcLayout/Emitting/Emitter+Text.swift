// Texts: glyph runs on whole-pixel baselines, decorations as paths, colour glyphs as bitmaps.

import ArcGraphics
import ArcViews

extension Emitter {
  mutating func emit(_ text: PlacedText, in frame: Rect, _ pen: Pen) {
    let start = commands.count
    for line in text.layout.lines {
      let origin = Point(x: frame.minX, y: frame.minY + line.baseline)
      // Where the text is neither turned nor skewed the baseline snaps to a pixel, and all of the line moves with it.
      var lowering = 0.0
      if pen.transform.isPureScale {
        let exact = pen.transform.apply(origin).y
        lowering = ((exact.hundredths).rounded() - exact) / pen.transform.a
      }
      for piece in line.pieces {
        switch piece {
        case .glyphs(let glyphs, let size, let style):
          emit(glyphs, of: text, size: size, style, at: Point(x: origin.x, y: origin.y + lowering), in: frame, pen, mergingFrom: start)
        case .path(let path, let opacity, let style):
          let paint = text.paint(style)
          fill(
            path.transformed(by: .translation(x: frame.minX, y: frame.minY + lowering)), .nonZero,
            opacity == 1 ? paint : paint.multipliedAlpha(opacity), in: frame, pen)
        case .bitmap(let bitmap, let rect):
          let box = rect.offsetBy(x: frame.minX, y: frame.minY + lowering)
          commands.append(.image(draw(pen.palette.bitmap(bitmap), in: box, true, pen)))
        }
      }
    }
    joinOverlaps(from: start)
  }

  private mutating func emit(
    _ glyphs: [TextLayout.Glyph], of text: PlacedText, size: Double, _ style: Int, at origin: Point, in frame: Rect, _ pen: Pen,
    mergingFrom start: Int
  ) {
    guard !glyphs.isEmpty, let paint = paint(text.paint(style), in: frame, pen) else { return }
    let transform = pen.transform
    let factor = transform.lengthFactor
    let em = (size * factor).hundredths
    // Letters of no size have no ink, and nothing can be reckoned in their units.
    guard em > 0 else { return }
    var turn: Transform?
    let base: Point
    if transform.isPureScale {
      base = transform.apply(origin)
    } else {
      // Glyphs are set at their final size around the picture's corner, then turned and moved into place exactly.
      guard factor > 0 else { return }
      turn = Transform.scale(x: 1 / factor, y: 1 / factor).then(.translation(x: origin.x, y: origin.y)).then(transform).rounded
      base = .zero
    }
    // Glyphs that a script raises or lowers get runs of their own.
    for rise in glyphs.distinctRises {
      let baseline = base.y.wholePixels + (rise * factor).wholePixels
      let placed = glyphs.lazy.filter { $0.dy == rise }.map { (outline: $0.outline, x: base.x + $0.x * factor) }
      var run = GlyphRun(size: em, baseline: baseline, glyphs: [], paint: paint, transform: turn)
      run.glyphs.reserveCapacity(glyphs.count)
      for glyph in placed {
        let x4 =
          switch options.glyphPhases {
          case .quarter: (glyph.x * 4).wholePixels
          case .whole: glyph.x.wholePixels * 4
          }
        run.glyphs.append(.init(outline: index(of: text.layout.outlines[glyph.outline]), x4: x4))
      }
      if commands.count > start, case .glyphs(let last) = commands[commands.count - 1], last.continues(with: run) {
        var merged = last
        merged.glyphs += run.glyphs
        commands[commands.count - 1] = .glyphs(merged)
      } else {
        commands.append(.glyphs(run))
      }
    }
  }
}

extension PlacedText {
  func paint(_ style: Int) -> PaintSpec {
    paints.indices.contains(style) ? paints[style] : paints.last ?? .solid(.black)
  }
}

extension [TextLayout.Glyph] {
  /// The different heights at which the glyphs stand, the plain one in almost all cases.
  fileprivate var distinctRises: [Double] {
    var result: [Double] = []
    for glyph in self where !result.contains(glyph.dy) { result.append(glyph.dy) }
    return result
  }
}

extension GlyphRun {
  /// Whether another run is on the same baseline with the same size and paint and can be drawn together with this one.
  fileprivate func continues(with next: GlyphRun) -> Bool {
    size == next.size && baseline == next.baseline && paint == next.paint && transform == nil && next.transform == nil
  }
}

// Turns shaped lines into the layout that is handed out: boxes, baselines, pieces in points.

import ArcGraphics

/// Builds one `TextLayout`.
struct Assembly {
  let request: TextRequest
  let room: Room
  let pen: OutlinePen
  let pictures: PictureSource
  private var outlines: [GlyphOutline] = []
  private var places: [OutlineName: Int] = [:]
  private var warnings: [String]

  private struct OutlineName: Hashable {
    var instance: ObjectIdentifier
    var glyph: UInt32
  }

  init(request: TextRequest, room: Room, pen: OutlinePen, pictures: PictureSource) {
    self.request = request
    self.room = room
    self.pen = pen
    self.pictures = pictures
    warnings = []
  }

  mutating func layout(_ attempt: Attempt) -> TextLayout {
    warnings = attempt.styles.warnings
    let widths = attempt.lines.map { $0.line.width > room.units ? 0 : Double($0.line.width) / 1024 }
    let widest = widths.max() ?? 0
    let width = min((widest * 64).rounded(.up) / 64, max(widest, room.width ?? .infinity))
    var lines: [TextLayout.Line] = []
    var top = 0.0
    for (placed, own) in zip(attempt.lines, widths) {
      let baseline = top + placed.above
      let start = offset(of: own, in: width) - Double(placed.line.left) / 1024
      let pieces = placed.line.width > room.units ? [] : pieces(of: placed, at: start, baseline: baseline, attempt.styles)
      let text = placed.text.string(placed.line.range)
      lines.append(
        TextLayout.Line(x: start, width: Double(placed.line.advance) / 1024, baseline: baseline, pieces: pieces, text: text))
      top = baseline + placed.below + request.lineSpacing
    }
    var height = top - (lines.isEmpty ? 0 : request.lineSpacing) - (attempt.lines.last?.leading ?? 0)
    if request.reservesLines, let limit = request.lineLimit, limit > lines.count, let first = attempt.styles.spans.first {
      height += Double(limit - lines.count) * (first.above + first.below + request.lineSpacing)
    }
    return TextLayout(
      size: Size(width: width, height: height), firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
      lines: lines, outlines: outlines, scale: attempt.scale, isTruncated: attempt.isTruncated, warnings: unique(warnings))
  }

  private func offset(of width: Double, in box: Double) -> Double {
    switch (request.alignment, request.isRightToLeft) {
    case (.leading, false), (.trailing, true): 0
    case (.center, _): (box - width) / 2
    case (.trailing, false), (.leading, true): box - width
    }
  }

  private mutating func pieces(of placed: PlacedLine, at start: Double, baseline: Double, _ styles: Styles) -> [TextLayout.Piece] {
    var result: [TextLayout.Piece] = []
    var rules: [TextLayout.Piece] = []
    var x: Int32 = 0
    for run in placed.line.runs {
      var index = 0
      while index < run.glyphs.count {
        // One span's stretch of the run.
        let span = placed.text.span(at: run.glyphs[index].cluster)
        let style = styles.spans[span]
        let from = x
        var glyphs: [TextLayout.Glyph] = []
        while index < run.glyphs.count, placed.text.span(at: run.glyphs[index].cluster) == span {
          let glyph = run.glyphs[index]
          let left = start + Double(x + glyph.dx) / 1024
          switch run.content {
          case .glyphs(let instance, _):
            if let outline = place(glyph.glyph, of: instance) {
              glyphs.append(TextLayout.Glyph(outline: outline, x: left, dy: -Double(glyph.dy) / 1024 - style.baselineOffset))
            }
          case .pictures(let instance, let size):
            if let piece = pictures.piece(glyph.glyph, of: instance, size: size, x: left, baseline: baseline - style.baselineOffset) {
              result.append(piece)
            } else {
              result.append(.path(missingMark(size: size, x: left, baseline: baseline), opacity: 1, style: style.style))
            }
          case .symbol(let span):
            if let shape = styles.spans[span].symbol {
              let shift = Transform.translation(x: left, y: baseline - style.baselineOffset - shape.baseline)
              result += shape.layers.map { .path($0.path.transformed(by: shift), opacity: $0.opacity, style: style.style) }
            }
          case .missing(let size):
            result.append(.path(missingMark(size: size, x: left, baseline: baseline), opacity: 1, style: style.style))
            warnings.append("no font has \(codePoint(glyph.glyph))")
          }
          x = sum(x, glyph.advance)
          index += 1
        }
        if case .glyphs(_, let size) = run.content, !glyphs.isEmpty {
          result.append(.glyphs(glyphs, size: size, style: style.style))
        }
        rules += self.rules(style, from: start + Double(from) / 1024, to: start + Double(x) / 1024, baseline: baseline)
      }
    }
    return result + rules
  }

  /// The glyph's place among the outlines, or nil where it has no ink.
  private mutating func place(_ glyph: UInt32, of instance: FaceInstance) -> Int? {
    let name = OutlineName(instance: ObjectIdentifier(instance), glyph: glyph)
    if let known = places[name] { return known < 0 ? nil : known }
    let outline = instance.outline(glyph, drawing: pen)
    guard !outline.path.isEmpty else {
      places[name] = -1
      return nil
    }
    places[name] = outlines.count
    outlines.append(outline)
    return outlines.count - 1
  }

  /// Underline and strikethrough of one stretch.
  private func rules(_ style: SpanStyle, from left: Double, to right: Double, baseline: Double) -> [TextLayout.Piece] {
    guard style.isUnderlined || style.isStruckThrough, right > left else { return [] }
    let metrics = style.instance.metrics
    func rule(_ middle: Double, _ thickness: Double) -> TextLayout.Piece {
      let y = baseline - style.baselineOffset + (middle - thickness / 2) * style.size
      let rect = Rect(x: left, y: y, width: right - left, height: thickness * style.size)
      return .path(VectorPath(rect: rect), opacity: 1, style: style.style)
    }
    return (style.isUnderlined ? [rule(metrics.underlineOffset, metrics.underlineThickness)] : [])
      + (style.isStruckThrough ? [rule(-metrics.strikeOffset, metrics.strikeThickness)] : [])
  }
}

/// How far a missing character moves the pen, in em.
let missingAdvance = 0.66

/// The mark of a character that no font has: a hollow box as tall as a capital.
func missingMark(size: Double, x: Double, baseline: Double) -> VectorPath {
  let outer = Rect(x: x + 0.08 * size, y: baseline - 0.73 * size, width: 0.5 * size, height: 0.73 * size)
  let inner = outer.insetBy(dx: 0.06 * size, dy: 0.06 * size)
  var path = VectorPath(rect: outer)
  path.move(to: Point(x: inner.minX, y: inner.minY))
  path.line(to: Point(x: inner.minX, y: inner.maxY))
  path.line(to: Point(x: inner.maxX, y: inner.maxY))
  path.line(to: Point(x: inner.maxX, y: inner.minY))
  path.close()
  return path
}

private func codePoint(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  guard let shown = Unicode.Scalar(scalar), shown.properties.name != nil else { return name }
  return "\(name) '\(Character(shown))'"
}

private func unique(_ sentences: [String]) -> [String] {
  var seen: Set<String> = []
  return sentences.filter { seen.insert($0).inserted }
}

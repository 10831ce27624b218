// A text engine of boxes: every letter is half an em wide, every line 1.2 em high with its baseline 1 em down.

import ArcGraphics

/// Counts what it is asked, breaks at spaces, then inside words, truncates with an ellipsis and shrinks as asked.
final class BoxMeasuring: TextMeasuring {
  private(set) var layoutCount = 0
  /// How often each room was asked for.
  private(set) var rooms: [String: Int] = [:]

  func layout(_ request: TextRequest, width: Double?, height: Double?) -> TextLayout {
    layoutCount += 1
    let size = request.spans.first?.font.size ?? 10
    let words = request.spans.map { span in
      if case .text(let text) = span.content { text } else { "●" }
    }.joined()
    rooms["\(words)|\(width.map { "\($0)" } ?? "-")|\(height.map { "\($0)" } ?? "-")", default: 0] += 1
    var scale = 1.0
    if let width, request.minimumScale < 1, request.lineLimit == 1 {
      scale = min(1, max(request.minimumScale, width / (Double(words.count) * size / 2)))
    }
    let letter = size * scale / 2
    let lineHeight = size * scale * 1.2
    var lines = broken(words, into: width.map { max(1, Int($0 / letter + 1e-9)) })
    var limit = request.lineLimit ?? .max
    if let height { limit = min(limit, max(1, Int(height / lineHeight + 1e-9))) }
    var isTruncated = false
    if lines.count > limit {
      isTruncated = true
      let room = width.map { max(1, Int($0 / letter + 1e-9)) } ?? .max
      lines = Array(lines.prefix(limit))
      let last = lines[limit - 1]
      lines[limit - 1] = String(last.prefix(min(last.count, room - 1))) + "…"
    }
    var outlines: [GlyphOutline] = []
    var indices: [Character: Int] = [:]
    let box = lines.map { Double($0.count) * letter }.max() ?? 0
    let placed = lines.enumerated().map { number, line in
      let lineWidth = Double(line.count) * letter
      let x: Double =
        switch request.alignment {
        case .leading: request.isRightToLeft ? box - lineWidth : 0
        case .center: (box - lineWidth) / 2
        case .trailing: request.isRightToLeft ? 0 : box - lineWidth
        }
      var pieces: [TextLayout.Piece] = []
      var position = x
      var rest = Substring(line)
      for span in request.spans {
        guard case .text(let text) = span.content else { continue }
        let count = number == 0 && request.spans.count > 1 ? min(text.count, rest.count) : rest.count
        let glyphs = rest.prefix(count).map { character -> TextLayout.Glyph in
          let index = indices[character] ?? outlines.count
          if index == outlines.count {
            indices[character] = index
            outlines.append(
              GlyphOutline(key: "box-\(character)", unitsPerEm: 100, path: VectorPath(rect: Rect(x: 5, y: 0, width: 40, height: 70))))
          }
          defer { position += letter }
          return TextLayout.Glyph(outline: index, x: position)
        }
        rest = rest.dropFirst(count)
        if !glyphs.isEmpty { pieces.append(.glyphs(glyphs, size: size * scale, style: span.style)) }
      }
      return TextLayout.Line(
        x: x, width: lineWidth, baseline: Double(number) * lineHeight + size * scale, pieces: pieces, text: line)
    }
    return TextLayout(
      size: Size(width: box, height: Double(lines.count) * lineHeight), firstBaseline: size * scale,
      lastBaseline: Double(lines.count - 1) * lineHeight + size * scale, lines: placed, outlines: outlines, scale: scale,
      isTruncated: isTruncated)
  }

  private func broken(_ text: String, into columns: Int?) -> [String] {
    guard let columns else { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      var word = String(word)
      if !line.isEmpty, line.count + 1 + word.count <= columns {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while word.count > columns {
        lines.append(String(word.prefix(columns)))
        word = String(word.dropFirst(columns))
      }
      line = word
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(
      ascent: font.size, descent: font.size * 0.2, capHeight: font.size * 0.7, xHeight: font.size * 0.5, lineHeight: font.size * 1.2)
  }

  func symbol(_ request: SymbolRequest) -> SymbolShape {
    let side = request.size
    return SymbolShape(
      size: Size(width: side, height: side), baseline: side * 0.9,
      layers: [SymbolShape.Layer(path: VectorPath(ellipseIn: Rect(x: 0, y: 0, width: side, height: side)))],
      warning: request.name == "unheard.of" ? "no symbol is called 'unheard.of'" : nil)
  }
}

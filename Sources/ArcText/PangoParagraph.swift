// A paragraph that Pango cuts into items, and its lines from left to right.

import ArcGraphics
import CPango

/// A paragraph that Pango shapes. Owns its items.
final class PangoParagraph: ShapedParagraph {
  let text: StyledText
  let styles: Styles
  let isRightToLeft: Bool
  let breaks: Breaks
  private let shaper: PangoShaper
  private let utf8: UTF8Text
  private let parts: [FacePart]
  private let items: [UnsafeMutablePointer<PangoItem>]

  init(_ text: StyledText, _ styles: Styles, isRightToLeft: Bool, shaper: PangoShaper) {
    self.text = text
    self.styles = styles
    self.isRightToLeft = isRightToLeft
    self.shaper = shaper
    utf8 = UTF8Text(text)
    breaks = shaper.breaks(utf8, language: styles.language)
    parts = shaper.parts(text, styles, breaks)
    items = shaper.items(utf8, parts, styles, isRightToLeft: isRightToLeft)
  }

  deinit {
    for item in items { pango.pango_item_free(item) }
  }

  func line(_ range: Range<Int>) -> [ShapedRun] {
    var runs: [ShapedRun] = []
    for item in items {
      let start = utf8.scalar(at: Int(item.pointee.offset))
      let own = (start..<start + Int(item.pointee.num_chars)).clamped(to: range)
      let level = Int(item.pointee.analysis.level)
      for part in stretches(of: own) {
        let style = styles.spans[part.span]
        if let symbol = style.symbol {
          let advance = Int32((symbol.size.width * 1024).rounded())
          let glyphs = part.range.map { ShapedGlyph(glyph: 0, cluster: $0, advance: advance) }
          runs.append(ShapedRun(content: .symbol(span: part.span), glyphs: glyphs, level: level))
        } else {
          // In the order of the text, which rule L2 takes apart again.
          let shaped = shaper.run(item, part.range, utf8, part.face, style, breaks)
          runs += level % 2 == 0 ? shaped : shaped.reversed()
        }
      }
    }
    var visual = reordered(runs)
    addTracking(to: &visual, styles, text: text)
    return visual
  }

  /// The parts of a range that are shaped as wholes, in the order of the text.
  private func stretches(of range: Range<Int>) -> [FacePart] {
    var result: [FacePart] = []
    for part in parts where part.range.overlaps(range) {
      let clipped = FacePart(range: part.range.clamped(to: range), span: part.span, face: part.face)
      if let last = result.last, last.face === part.face, styles.spans[last.span].joins(styles.spans[part.span]) {
        result[result.count - 1].range = last.range.lowerBound..<clipped.range.upperBound
      } else {
        result.append(clipped)
      }
    }
    return result
  }
}

// Which face draws which part of a paragraph: fonts fall back character by character.

import ArcGraphics

/// A stretch of a paragraph that one face draws.
struct FacePart {
  var range: Range<Int>
  var span: Int
  var face: Face
}

extension FontCatalog {
  /// Which face draws which part: a span's own where it has all of a character, else the first other face that has.
  func parts(of text: StyledText, _ styles: Styles, _ breaks: Breaks) -> [FacePart] {
    var parts: [FacePart] = []
    for run in text.runs {
      let style = styles.spans[run.span]
      let primary = style.instance.face
      var start = run.range.lowerBound
      while start < run.range.upperBound {
        var end = start + 1
        while end < run.range.upperBound, !breaks.clusters[end] { end += 1 }
        let cluster = text.scalars[start..<end]
        let face: Face
        let emoji = isEmoji(cluster)
        if !emoji, cluster.allSatisfy({ isInvisible($0) || $0 == StyledText.object || primary.covers($0) }) {
          face = primary
        } else {
          face = fallback(for: cluster, weight: style.font.weight, isEmoji: emoji, language: styles.language) ?? primary
        }
        if let last = parts.last, last.face === face, last.span == run.span, last.range.upperBound == start {
          parts[parts.count - 1].range = last.range.lowerBound..<end
        } else {
          parts.append(FacePart(range: start..<end, span: run.span, face: face))
        }
        start = end
      }
    }
    return parts
  }
}

/// Whether a character asks for a colour picture: it is one by itself and says not otherwise, or a selector or keycap makes it one.
private func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
  if cluster.contains(0xfe0e) { return false }
  if cluster.contains(0xfe0f) { return true }
  guard let first = cluster.first, first >= 0x231a, let scalar = Unicode.Scalar(first) else { return false }
  return scalar.properties.isEmojiPresentation
}

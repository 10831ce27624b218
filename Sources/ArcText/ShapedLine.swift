// Glyphs with advances, as a shaper answers them; every distance in 1/1024 point.

import ArcGraphics

struct ShapedGlyph: Hashable {
  var glyph: UInt32
  /// The first scalar of its cluster, in the paragraph.
  var cluster: Int
  var advance: Int32
  var dx: Int32 = 0
  /// Upward.
  var dy: Int32 = 0
}

/// Glyphs of one face, or one thing set like a glyph, in visual order.
struct ShapedRun {
  enum Content {
    case glyphs(FaceInstance, size: Double)
    /// A colour face's glyphs.
    case pictures(FaceInstance, size: Double)
    /// The symbol of the span.
    case symbol(span: Int)
    /// Scalars that no font has; each glyph's number is the scalar.
    case missing(size: Double)
  }

  var content: Content
  var glyphs: [ShapedGlyph]
  /// Even: left to right.
  var level: Int = 0

  var width: Int32 { glyphs.reduce(0) { sum($0, $1.advance) } }

  var isMissing: Bool {
    if case .missing = content { true } else { false }
  }
}

/// What two widths make together, at most what a room without end has: huge type can be wider than 1/1024 points count.
func sum(_ left: Int32, _ right: Int32) -> Int32 {
  let bound = Int64(Int32.max / 2)
  return Int32(min(max(Int64(left) + Int64(right), -bound), bound))
}

/// A paragraph that can answer for any part of itself.
protocol ShapedParagraph: AnyObject {
  var text: StyledText { get }
  var isRightToLeft: Bool { get }
  /// The glyphs of a part that is to be a line, from left to right.
  func line(_ range: Range<Int>) -> [ShapedRun]
  /// Where lines and clusters may be broken; one place per scalar, before it.
  var breaks: Breaks { get }
}

/// Places before each scalar of a paragraph (and one after the last).
struct Breaks {
  /// Where a line may end.
  var lines: [Bool]
  /// Where a user's character begins.
  var clusters: [Bool]
}

/// Adds tracking after every cluster but the last one of the line.
func addTracking(to runs: inout [ShapedRun], _ styles: Styles, text: StyledText) {
  guard styles.spans.contains(where: { $0.tracking != 0 }) else { return }
  guard let lastRun = runs.lastIndex(where: { !$0.glyphs.isEmpty }) else { return }
  for r in runs.indices {
    let glyphs = runs[r].glyphs
    for g in glyphs.indices {
      let isLast = g + 1 == glyphs.count
      if !isLast, glyphs[g + 1].cluster == glyphs[g].cluster { continue }
      if isLast && r == lastRun { continue }
      runs[r].glyphs[g].advance += styles.spans[text.span(at: glyphs[g].cluster)].tracking
    }
  }
}

/// Runs from left to right (UAX #9, rule L2).
func reordered(_ runs: [ShapedRun]) -> [ShapedRun] {
  var result = runs
  guard let highest = runs.map(\.level).max(), let lowestOdd = runs.map(\.level).filter({ $0 % 2 == 1 }).min() else { return runs }
  for level in stride(from: highest, through: lowestOdd, by: -1) {
    var start = 0
    while start < result.count {
      var end = start
      while end < result.count, result[end].level >= level { end += 1 }
      if end > start { result[start..<end].reverse() }
      start = end + 1
    }
  }
  return result
}

// Breaks a paragraph into lines: as much as fits on each, words whole where they can be.

/// How wide a part of a paragraph is once shaped, in 1/1024 point.
struct LineMeasure {
  let paragraph: any ShapedParagraph
  let trimsToInk: Bool
  /// Shapes the hyphen that a word shows where a line ends at one of its soft hyphens; nil where lines are not broken.
  var make: ParagraphMaker?

  /// The glyphs of a line and the extent that counts for fitting, without the white space at its end.
  func shape(_ range: Range<Int>) -> Line {
    let visible = paragraph.text.trimmed(range)
    return Line(range: visible, runs: visible.isEmpty ? [] : paragraph.line(visible) + hyphen(after: visible), trimsToInk: trimsToInk)
  }

  private func hyphen(after range: Range<Int>) -> [ShapedRun] {
    let text = paragraph.text
    guard let make, range.upperBound < text.scalars.count, text.scalars[range.upperBound - 1] == 0xad else { return [] }
    var sign = StyledText()
    sign.append(0x2010, span: text.span(at: range.upperBound - 1))
    return make(sign).line(0..<1).map { run in
      var run = run
      for index in run.glyphs.indices { run.glyphs[index].cluster = range.upperBound - 1 }
      return run
    }
  }

  /// Advances by scalar, in the order of the text.
  func advances(of runs: [ShapedRun]) -> [Int32] {
    var result = [Int32](repeating: 0, count: paragraph.text.scalars.count)
    for run in runs {
      for glyph in run.glyphs { result[glyph.cluster] = sum(result[glyph.cluster], glyph.advance) }
    }
    return result
  }
}

/// One line, shaped.
struct Line {
  /// The scalars shown, of the paragraph that was shaped.
  var range: Range<Int>
  var runs: [ShapedRun]
  /// The sum of all advances.
  var advance: Int32
  /// Where the extent that counts begins and ends, from the first advance.
  var left: Int32
  var right: Int32
  var width: Int32 { right - left }
  /// Whether a word had to be cut to make this line.
  var cutsWord = false
  /// Whether the line shows nothing because not even one character fits.
  var isBlanked = false

  init(range: Range<Int>, runs: [ShapedRun], trimsToInk: Bool) {
    self.range = range
    self.runs = runs
    advance = runs.reduce(0) { sum($0, $1.width) }
    (left, right) = (0, advance)
    if trimsToInk, let edges = inkEdges(of: runs) { (left, right) = edges }
  }
}

/// The leftmost and rightmost ink of a line, in 1/1024 point from its first advance; nil where nothing shows.
private func inkEdges(of runs: [ShapedRun]) -> (Int32, Int32)? {
  var edges: (Int32, Int32)?
  func take(_ left: Int32, _ right: Int32) {
    edges = edges.map { (min($0.0, left), max($0.1, right)) } ?? (left, right)
  }
  var pen: Int32 = 0
  for run in runs {
    for glyph in run.glyphs {
      switch run.content {
      case .glyphs(let instance, let size), .pictures(let instance, let size):
        if let ink = instance.ink(glyph.glyph) {
          let x = Double(pen + glyph.dx)
          take(Int32((x + ink.left * size * 1024).rounded(.down)), Int32((x + ink.right * size * 1024).rounded(.up)))
        }
      case .symbol, .missing:
        take(pen, sum(pen, glyph.advance))
      }
      pen = sum(pen, glyph.advance)
    }
  }
  return edges
}

/// The lines of a paragraph in a room of `room` (1/1024 point), at most `limit` of them; the last one given may not be the text's last.
///
/// `unbroken` is the whole paragraph, shaped as one line.
func breakLines(_ measure: LineMeasure, from unbroken: Line, room: Int32, limit: Int) -> [Line] {
  let text = measure.paragraph.text
  let whole = 0..<text.scalars.count
  guard unbroken.width > room, !whole.isEmpty else { return [unbroken] }
  let breaks = measure.paragraph.breaks
  let advances = measure.advances(of: unbroken.runs)
  // Ink may lie inside the advances: let the guess reach a little further and the measured line decide.
  let slack = measure.trimsToInk ? room / 8 : 0
  var lines: [Line] = []
  var start = 0
  while start < whole.upperBound, lines.count < limit {
    let (line, next) = nextLine(measure, from: start, advances, breaks, room: room, slack: slack)
    lines.append(line)
    start = next
  }
  return lines
}

private func nextLine(
  _ measure: LineMeasure, from start: Int, _ advances: [Int32], _ breaks: Breaks, room: Int32, slack: Int32
) -> (line: Line, next: Int) {
  let text = measure.paragraph.text
  let end = text.scalars.count
  var wordEnds: [Int] = []
  var clusterEnds: [Int] = []
  var width: Int32 = 0
  var visible: Int32 = 0
  var index = start
  while index < end {
    width = sum(width, advances[index])
    if !isSpace(text.scalars[index]) { visible = width }
    index += 1
    guard visible <= room + slack else { break }
    if index == end || breaks.lines[index] { wordEnds.append(index) }
    if index == end || breaks.clusters[index] { clusterEnds.append(index) }
  }
  for stop in wordEnds.reversed() {
    let line = measure.shape(start..<stop)
    if line.width <= room { return (line, stop) }
  }
  for stop in clusterEnds.reversed() {
    var line = measure.shape(start..<stop)
    if line.width <= room {
      line.cutsWord = true
      return (line, stop)
    }
  }
  // Not even one character fits: it takes its line, and the line stays blank.
  var stop = start + 1
  while stop < end, !breaks.clusters[stop] { stop += 1 }
  var line = Line(range: start..<start, runs: [], trimsToInk: false)
  (line.cutsWord, line.isBlanked) = (true, true)
  return (line, stop)
}

// One try at laying a request out at one scale: its lines, and whether they fit.

import ArcGraphics

/// The room a text gets, in points; nil for as much as it likes.
struct Room: Hashable {
  var width: Double?
  var height: Double?

  /// The width in 1/1024 point, with the 1/64 point that a rounded box may lack.
  var units: Int32 {
    guard let width else { return Int32.max / 2 }
    return Int32(min(max(width, 0) * 1024 + 16, Double(Int32.max / 2)))
  }
}

/// A line with what it was shaped from and where it stands.
struct PlacedLine {
  var line: Line
  var text: StyledText
  /// The line box, from its baseline up and down, in points.
  var above: Double
  var below: Double
  /// What of `below` is left out where no line follows.
  var leading = 0.0
}

/// What came of a try.
struct Attempt {
  var lines: [PlacedLine]
  var styles: Styles
  var scale: Double
  var isTruncated = false
  /// Whether a word was cut at a line's end.
  var cutsWord = false
  /// Whether everything is inside the room.
  var fits: Bool

  func height(lineSpacing: Double) -> Double {
    lines.reduce(0) { $0 + $1.above + $1.below } + lineSpacing * Double(max(0, lines.count - 1)) - (lines.last?.leading ?? 0)
  }
}

/// Lays a request out at given scales.
struct Typesetter {
  let request: TextRequest
  let room: Room
  let paragraphs: [(text: StyledText, emptySpan: Int)]
  let styled: (_ scale: Double, _ tightening: Double) -> Styles
  let make: (StyledText, Styles) -> any ShapedParagraph

  /// All lines at a scale, none cut off.
  ///
  /// Stops early, with `fits` false, where there are more lines than the request allows.
  func attempt(scale: Double, tightening: Double = 0) -> Attempt {
    let styles = styled(scale, tightening)
    let limit = request.lineLimit.map { max(1, $0) } ?? Int.max
    var result = Attempt(lines: [], styles: styles, scale: scale, fits: true)
    for (text, emptySpan) in paragraphs {
      let measure = LineMeasure(paragraph: make(text, styles), trimsToInk: request.trimsToInk) { make($0, styles) }
      var lines = [measure.shape(0..<text.scalars.count)]
      if lines[0].width > room.units {
        let more = limit == Int.max ? limit : limit - result.lines.count + 1
        lines = limit == 1 ? lines : breakLines(measure, from: lines[0], room: room.units, limit: more)
      }
      for line in lines {
        if line.cutsWord { result.cutsWord = true }
        if line.isBlanked { result.isTruncated = true }
        if line.width > room.units { result.fits = false }
        result.lines.append(placed(line, of: text, emptySpan, styles))
      }
      guard result.lines.count <= limit else {
        result.fits = false
        return result
      }
    }
    if let height = room.height, result.height(lineSpacing: request.lineSpacing) > height + 1 / 64, result.lines.count > 0 {
      result.fits = false
    }
    return result
  }

  /// The text at a scale with as many lines as the room and the request allow, the last one ending in an ellipsis.
  func truncated(scale: Double, tightening: Double = 0) -> Attempt {
    let styles = styled(scale, tightening)
    var result = Attempt(lines: [], styles: styles, scale: scale, fits: true)
    let limit = request.lineLimit.map { max(1, $0) } ?? Int.max
    var height = 0.0
    for (index, paragraph) in paragraphs.enumerated() {
      let text = paragraph.text
      let measure = LineMeasure(paragraph: make(text, styles), trimsToInk: request.trimsToInk) { make($0, styles) }
      let needed = limit == Int.max ? Int.max : limit - result.lines.count + 1
      let whole = measure.shape(0..<text.scalars.count)
      let lines = limit == 1 ? [whole] : breakLines(measure, from: whole, room: room.units, limit: needed)
      for (number, line) in lines.enumerated() {
        let candidate = placed(line, of: text, paragraph.emptySpan, styles)
        let isLast = index + 1 == paragraphs.count && number + 1 == lines.count
        let isFull = result.lines.count + 1 == limit || !hasRoom(below: height, candidate, styles)
        if isFull && !isLast || line.width > room.units {
          let start = number == 0 ? 0 : line.range.lowerBound
          result.lines.append(cut(text, from: start, paragraph: index, styles, candidate))
          result.isTruncated = true
          return result
        }
        if line.cutsWord { result.cutsWord = true }
        if line.isBlanked { result.isTruncated = true }
        height += candidate.above + candidate.below + request.lineSpacing
        result.lines.append(candidate)
      }
    }
    return result
  }

  /// Whether another line like `candidate` fits under it.
  private func hasRoom(below height: Double, _ candidate: PlacedLine, _ styles: Styles) -> Bool {
    guard let available = room.height else { return true }
    let box = candidate.above + candidate.below
    return height + 2 * box - candidate.leading + request.lineSpacing <= available + 1 / 64
  }

  private func cut(_ text: StyledText, from start: Int, paragraph: Int, _ styles: Styles, _ uncut: PlacedLine) -> PlacedLine {
    var rest = text[start..<text.scalars.count]
    if request.truncation != .tail {
      for next in paragraphs[(paragraph + 1)...] {
        rest.append(0x20, span: rest.span(at: max(0, rest.scalars.count - 1)))
        rest.append(next.text)
      }
    }
    let truncation = Truncation(
      make: { make($0, styles) }, room: room.units, trimsToInk: request.trimsToInk, emptySpan: paragraphs[paragraph].emptySpan)
    let (line, shown) = truncation.line(of: rest, request.truncation)
    var result = placed(line, of: shown, shown.span(at: 0), styles)
    if line.range.isEmpty { (result.above, result.below, result.leading) = (uncut.above, uncut.below, uncut.leading) }
    return result
  }

  private func placed(_ line: Line, of text: StyledText, _ emptySpan: Int, _ styles: Styles) -> PlacedLine {
    // How far the line reaches down with and without the leading of its fonts.
    var (above, below, bare) = (-Double.infinity, -Double.infinity, -Double.infinity)
    func take(_ style: SpanStyle) {
      above = max(above, style.above)
      below = max(below, style.below)
      bare = max(bare, style.below - style.leading)
    }
    for run in text.runs where run.range.overlaps(line.range) { take(styles.spans[run.span]) }
    if above < -Double.greatestFiniteMagnitude, styles.spans.indices.contains(emptySpan) { take(styles.spans[emptySpan]) }
    if above < -Double.greatestFiniteMagnitude { (above, below, bare) = (0, 0, 0) }
    return PlacedLine(line: line, text: text, above: above, below: below, leading: below - bare)
  }
}

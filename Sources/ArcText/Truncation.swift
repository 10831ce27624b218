// Cuts a line so that it and its ellipsis stay inside their room.

import ArcGraphics

/// Shapes a paragraph of its own, since a cut line no longer is a part of the text.
typealias ParagraphMaker = (StyledText) -> any ShapedParagraph

/// A text that must not go on, cut to one line of `room` (1/1024 point).
struct Truncation {
  let make: ParagraphMaker
  let room: Int32
  let trimsToInk: Bool
  /// The span that an ellipsis belongs to where nothing else is left.
  let emptySpan: Int

  /// The cut line with the paragraph it belongs to; blank where not even the ellipsis fits.
  ///
  /// `rest` is all that is left of the text, as one paragraph.
  func line(of rest: StyledText, _ mode: TextRequest.Truncation) -> (line: Line, text: StyledText) {
    let paragraph = make(rest)
    let measure = LineMeasure(paragraph: paragraph, trimsToInk: trimsToInk)
    let advances = measure.advances(of: paragraph.line(0..<rest.scalars.count))
    let clusters = paragraph.breaks.clusters
    return switch mode {
    case .tail: tail(rest, advances, clusters)
    case .head: head(rest, advances, clusters)
    case .middle: middle(rest, advances, clusters)
    }
  }

  private func fitting(_ text: StyledText) -> (line: Line, text: StyledText)? {
    let measure = LineMeasure(paragraph: make(text), trimsToInk: trimsToInk)
    let line = measure.shape(0..<text.scalars.count)
    return line.width <= room ? (line, text) : nil
  }

  private var blank: (line: Line, text: StyledText) {
    (Line(range: 0..<0, runs: [], trimsToInk: false), StyledText())
  }

  private func tail(_ rest: StyledText, _ advances: [Int32], _ clusters: [Bool]) -> (line: Line, text: StyledText) {
    var cut = 0
    var width: Int32 = 0
    while cut < advances.count, sum(width, advances[cut]) <= room {
      width = sum(width, advances[cut])
      cut += 1
    }
    while true {
      while cut > 0, !clusters[cut] { cut -= 1 }
      let kept = keptAtTail(of: rest, cut: cut)
      var text = rest[0..<kept]
      if let span = span(beside: kept - 1, in: rest) { text.append(StyledText.ellipsis, span: span) }
      if let result = fitting(text) { return result }
      guard cut > 0 else { return blank }
      // What the rules dropped cannot come back by cutting less.
      cut = min(cut - 1, max(kept - 1, 0))
    }
  }

  private func head(_ rest: StyledText, _ advances: [Int32], _ clusters: [Bool]) -> (line: Line, text: StyledText) {
    let count = advances.count
    var cut = count
    var width: Int32 = 0
    while cut > 0, sum(width, advances[cut - 1]) <= room {
      width = sum(width, advances[cut - 1])
      cut -= 1
    }
    while true {
      while cut < count, !clusters[cut] { cut += 1 }
      if let result = fitting(joined(rest, 0, afterSpaces(rest, cut))) { return result }
      guard cut < count else { return blank }
      cut += 1
    }
  }

  private func middle(_ rest: StyledText, _ advances: [Int32], _ clusters: [Bool]) -> (line: Line, text: StyledText) {
    let count = advances.count
    var (front, back) = (0, count)
    var (frontWidth, backWidth): (Int32, Int32) = (0, 0)
    while front < back {
      if frontWidth <= backWidth {
        guard sum(sum(frontWidth, backWidth), advances[front]) <= room else { break }
        frontWidth = sum(frontWidth, advances[front])
        front += 1
      } else {
        guard sum(sum(frontWidth, backWidth), advances[back - 1]) <= room else { break }
        back -= 1
        backWidth = sum(backWidth, advances[back])
      }
    }
    while true {
      while front > 0, !clusters[front] { front -= 1 }
      while back < count, !clusters[back] { back += 1 }
      if front == back, front > 0 { front -= 1 }
      if let result = fitting(joined(rest, trimmedEnd(of: rest, front), afterSpaces(rest, back))) { return result }
      guard front > 0 || back < count else { return blank }
      if front >= count - back { front = max(0, front - 1) } else { back += 1 }
    }
  }

  private func joined(_ rest: StyledText, _ front: Int, _ back: Int) -> StyledText {
    var text = rest[0..<front]
    if let span = span(beside: front > 0 ? front - 1 : back, in: rest) { text.append(StyledText.ellipsis, span: span) }
    text.append(rest[back..<rest.scalars.count])
    return text
  }

  /// The span that an ellipsis belongs to: that of the letter at `index`, of the nearest before it, or of the nearest after it.
  ///
  /// nil where there are symbols only.
  private func span(beside index: Int, in rest: StyledText) -> Int? {
    guard !rest.scalars.isEmpty else { return emptySpan }
    let near = min(max(index, 0), rest.scalars.count - 1)
    func isLetter(_ i: Int) -> Bool { rest.scalars[i] != StyledText.object }
    let found = (0...near).last(where: isLetter) ?? (near..<rest.scalars.count).first(where: isLetter)
    return found.map { rest.span(at: $0) }
  }

  private func afterSpaces(_ rest: StyledText, _ start: Int) -> Int {
    var index = start
    while index < rest.scalars.count, isSpace(rest.scalars[index]) { index += 1 }
    return index
  }
}

/// How many scalars stay in front of an ellipsis where at most `cut` may: without spaces and `, ; ·`, and without a cut word of which
/// only one or two letters would be left after another word.
func keptAtTail(of text: StyledText, cut: Int) -> Int {
  var end = cut
  if end > 0, end < text.scalars.count, isLetter(text.scalars[end - 1]), isLetter(text.scalars[end]) {
    var start = end
    while start > 0, isLetter(text.scalars[start - 1]) { start -= 1 }
    if end - start <= 2, trimmedEnd(of: text, start) > 0 { end = start }
  }
  return trimmedEnd(of: text, end)
}

private func trimmedEnd(of text: StyledText, _ cut: Int) -> Int {
  var end = cut
  while end > 0 {
    switch text.scalars[end - 1] {
    case 0x2c, 0x3b, 0xb7, 0xa0, 0x202f: end -= 1
    case let scalar where isSpace(scalar): end -= 1
    default: return end
    }
  }
  return end
}

/// Whether a scalar is a letter, digit or mark of a script that puts spaces between words.
private func isLetter(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x27, 0x2019: return true
  case 0..<0xaa, 0x0e00...0x0eff, 0x3000...0x30ff, 0x1100...0x11ff, 0xac00...0xd7ff: return false
  default:
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    return properties.isAlphabetic && !properties.isIdeographic
  }
}

// The Markdown that a literal text may hold: bold, italic, code, strikethrough and links, within one paragraph.

import Foundation

/// What a stretch of an attributed string means, as Foundation names it elsewhere.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// How a stretch of text is marked.
struct InlineMarks: Hashable {
  var isBold = false
  var isItalic = false
  var isCode = false
  var isStruckThrough = false
  var link: String?

  init() {}

  init(_ intent: InlinePresentationIntent) {
    isBold = intent.contains(.stronglyEmphasized)
    isItalic = intent.contains(.emphasized)
    isCode = intent.contains(.code)
    isStruckThrough = intent.contains(.strikethrough)
  }

  func apply(to settings: inout TextSettings) {
    if isBold { settings.isBold = true }
    if isItalic { settings.isItalic = true }
    if isCode { settings.isMonospaced = true }
    if isStruckThrough { settings.isStruckThrough = true }
  }
}

/// Splits a text at its marks. Marks that do not close stand as they are.
struct InlineMarkdown {
  private let characters: [Character]
  private(set) var runs: [(text: String, marks: InlineMarks)] = []

  init(_ text: String) {
    characters = Array(text)
    guard text.contains(where: { "*_`~[\\".contains($0) }) else {
      runs = text.isEmpty ? [] : [(text, InlineMarks())]
      return
    }
    parse(0..<characters.count, InlineMarks())
  }

  private mutating func emit(_ text: String, _ marks: InlineMarks) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.marks == marks {
      runs[runs.count - 1].text += text
    } else {
      runs.append((text, marks))
    }
  }

  private mutating func parse(_ range: Range<Int>, _ marks: InlineMarks) {
    var i = range.lowerBound
    while i < range.upperBound {
      if let next = parseMark(at: i, in: range, marks) {
        i = next
      } else {
        emit(String(characters[i]), marks)
        i += 1
      }
    }
  }

  /// Reads a mark and what it holds; answers where the text goes on, or nil where no mark begins.
  private mutating func parseMark(at i: Int, in range: Range<Int>, _ marks: InlineMarks) -> Int? {
    switch characters[i] {
    case "\\":
      guard i + 1 < range.upperBound, characters[i + 1].isASCII, characters[i + 1].isPunctuation || characters[i + 1].isSymbol else {
        return nil
      }
      emit(String(characters[i + 1]), marks)
      return i + 2
    case "`":
      guard let end = characters[(i + 1)..<range.upperBound].firstIndex(of: "`"), end > i + 1 else { return nil }
      var inner = marks
      inner.isCode = true
      emit(String(characters[(i + 1)..<end]), inner)
      return end + 1
    case "*", "_", "~": return parseEmphasis(at: i, in: range, marks)
    case "[": return parseLink(at: i, in: range, marks)
    default: return nil
    }
  }

  private mutating func parseEmphasis(at i: Int, in range: Range<Int>, _ marks: InlineMarks) -> Int? {
    let mark = characters[i]
    var count = 1
    while i + count < range.upperBound, characters[i + count] == mark, count < 3 { count += 1 }
    if mark == "~", count != 2 { return nil }
    let start = i + count
    guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
    if mark == "_", i > 0, isWord(characters[i - 1]) { return nil }
    guard let end = closing(mark, count, from: start + 1, in: range) else { return nil }
    var inner = marks
    switch (mark, count) {
    case ("~", _): inner.isStruckThrough = true
    case (_, 1): inner.isItalic = true
    case (_, 2): inner.isBold = true
    default:
      inner.isBold = true
      inner.isItalic = true
    }
    parse(start..<end, inner)
    return end + count
  }

  private func closing(_ mark: Character, _ count: Int, from: Int, in range: Range<Int>) -> Int? {
    var i = from
    while i + count <= range.upperBound {
      var length = 0
      while i + length < range.upperBound, characters[i + length] == mark { length += 1 }
      guard length > 0 else {
        i += characters[i] == "\\" ? 2 : 1
        continue
      }
      let after = i + length < characters.count ? characters[i + length] : " "
      if length == count, !characters[i - 1].isWhitespace, mark != "_" || !isWord(after) { return i }
      i += length
    }
    return nil
  }

  private mutating func parseLink(at i: Int, in range: Range<Int>, _ marks: InlineMarks) -> Int? {
    guard let close = characters[i..<range.upperBound].firstIndex(of: "]"), close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = characters[(close + 2)..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    var inner = marks
    inner.link = String(characters[(close + 2)..<end])
    parse((i + 1)..<close, inner)
    return end + 1
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}

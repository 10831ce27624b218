// Lines: where they break, how many there may be, where they stand.

import ArcGraphics
import Testing

@testable import ArcText

@Suite("Breaking lines")
struct BreakTests {
  @Test("Words move to the next line whole")
  func words() throws {
    let engine = try Checkout.engine()
    let request = plain("Take your vitamins every single morning", size: 15)
    let layout = engine.layout(request, width: 100, height: nil)
    #expect(layout.texts.joined(separator: " ") == "Take your vitamins every single morning")
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(line.width <= 100)
      let word = next.text.split(separator: " ")[0]
      #expect(engine.layout(plain("\(line.text) \(word)", size: 15), width: nil, height: nil).lines[0].width > 100)
    }
    #expect(!layout.isTruncated)
  }

  @Test("A word that is wider than the room is cut between letters")
  func longWord() throws {
    let layout = try Checkout.engine().layout(plain("Donaudampfschifffahrt", size: 15), width: 60, height: nil)
    #expect(layout.lines.count > 2)
    #expect(layout.texts.joined() == "Donaudampfschifffahrt")
    #expect(layout.lines.allSatisfy { $0.width <= 60 + 1.0 / 64 })
  }

  @Test("Asked again with the width it took, a text breaks the same way")
  func stable() throws {
    let engine = try Checkout.engine()
    let request = plain("The quick brown fox jumps over the lazy dog", size: 13)
    for width in stride(from: 20.0, through: 200, by: 7.3) {
      let first = engine.layout(request, width: width, height: nil)
      let again = engine.layout(request, width: first.size.width, height: nil)
      #expect(again.texts == first.texts && again.size == first.size)
    }
  }

  @Test("Every kind of newline ends a paragraph, and CR LF only one")
  func newlines() throws {
    let layout = try Checkout.engine().layout(plain("a\r\nb\rc\nd\u{2028}e\u{2029}f"), width: nil, height: nil)
    #expect(layout.texts == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("Lines stand at the side their alignment says", arguments: [false, true])
  func alignment(isRightToLeft: Bool) throws {
    let engine = try Checkout.engine()
    var request = plain("wide line\nshort", size: 20)
    request.isRightToLeft = isRightToLeft
    var starts: [Double] = []
    for alignment in [TextRequest.Alignment.leading, .center, .trailing] {
      request.alignment = alignment
      let layout = engine.layout(request, width: nil, height: nil)
      starts.append(layout.lines[1].x / (layout.size.width - layout.lines[1].width))
    }
    #expect(starts == (isRightToLeft ? [1, 0.5, 0] : [0, 0.5, 1]))
  }

  @Test("A line limit holds over paragraphs, and the last line shows that something is missing")
  func lineLimit() throws {
    let engine = try Checkout.engine()
    var request = plain("first\nsecond\nthird", size: 15)
    request.lineLimit = 2
    let layout = engine.layout(request, width: nil, height: nil)
    #expect(layout.texts == ["first", "second…"])
    #expect(layout.isTruncated)
    request.lineLimit = 3
    #expect(!engine.layout(request, width: nil, height: nil).isTruncated)
  }

  @Test("A limit keeps room for its lines where it is asked to")
  func reservedLines() throws {
    var request = plain("one", size: 20)
    request.spans[0].font.lineHeight = 25
    request.lineLimit = 3
    request.lineSpacing = 2
    let engine = try Checkout.engine()
    #expect(engine.layout(request, width: nil, height: nil).size.height == 25)
    request.reservesLines = true
    #expect(engine.layout(request, width: nil, height: nil).size.height == 79)
  }

  @Test("What is too tall for its room loses lines, but never the first")
  func height() throws {
    let engine = try Checkout.engine()
    var request = plain("one two three four five six seven", size: 15)
    request.spans[0].font.lineHeight = 20
    #expect(engine.layout(request, width: 60, height: 45).lines.count == 2)
    #expect(engine.layout(request, width: 60, height: 45).isTruncated)
    #expect(engine.layout(request, width: 60, height: 5).lines.count == 1)
    #expect(engine.layout(request, width: 60, height: nil).lines.count > 2)
  }

  @Test("The line box is the same with and without letters of another font")
  func steadyBoxes() throws {
    let engine = try Checkout.engine()
    let latin = engine.layout(plain("abc", size: 20), width: nil, height: nil)
    let mixed = engine.layout(plain("abc \u{0645}\u{6f22}\u{e123}", size: 20), width: nil, height: nil)
    #expect(latin.size.height == mixed.size.height && latin.firstBaseline == mixed.firstBaseline)
  }

  @Test("A line's box is that of its own largest font")
  func mixedSizes() throws {
    let layout = try Checkout.engine().layout(
      TextRequest(spans: [
        TextSpan(content: .text("big"), font: FontSpec(size: 40, lineHeight: 48)),
        TextSpan(content: .text("small\nsmall"), font: FontSpec(size: 10, lineHeight: 12)),
      ]), width: nil, height: nil)
    #expect(layout.size.height == 60)
  }
}

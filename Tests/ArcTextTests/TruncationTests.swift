// The ellipsis: inside its box at every width, after whole words where it can be.

import ArcGraphics
import Testing

@testable import ArcText

@Suite("Truncation")
struct TruncationTests {
  @Test("Ink and advances stay in the box at every width", arguments: [TextRequest.Truncation.head, .middle, .tail])
  func inside(mode: TextRequest.Truncation) throws {
    let engine = try Checkout.engine()
    for text in ["on Kickstarter", "Ünïcödé, wörds; and more", "W", "AV. To, \u{201c}quoted\u{201d}"] {
      var request = plain(text, size: 15)
      request.lineLimit = 1
      request.truncation = mode
      for width in 1...120 {
        let layout = engine.layout(request, width: Double(width), height: nil)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width <= Double(width) + 1 / 64)
        #expect(layout.lines[0].width <= Double(width) + 1 / 64)
        if let ink = layout.ink { #expect(ink.minX > -1 && ink.maxX < Double(width) + 1) }
        let whole = engine.layout(request, width: nil, height: nil)
        #expect(layout.isTruncated == (whole.lines[0].width > Double(width) + 1 / 64))
      }
    }
  }

  @Test("Two lines stay in the box as well, and the text begins with what is shown")
  func twoLines() throws {
    let engine = try Checkout.engine()
    var request = plain("Practise the cello with the metronome, slowly", size: 15)
    request.lineLimit = 2
    for width in 1...160 {
      let layout = engine.layout(request, width: Double(width), height: nil)
      #expect(layout.lines.count <= 2 && layout.size.width <= Double(width) + 1 / 64)
      let shown = layout.texts.joined(separator: " ").replacing("…", with: "").filter { $0 != " " }
      #expect(request.spans[0].content == .text("Practise the cello with the metronome, slowly"))
      #expect("Practisethecellowiththemetronome,slowly".hasPrefix(shown))
    }
  }

  @Test("One or two letters of a cut word go, and so do spaces and marks before the ellipsis")
  func rules() {
    func kept(_ text: String, _ cut: Int) -> String {
      var styled = StyledText()
      for scalar in text.unicodeScalars { styled.append(scalar.value, span: 0) }
      return styled.string(0..<keptAtTail(of: styled, cut: cut))
    }
    #expect(kept("cello with the metronome", 12) == "cello with")
    #expect(kept("cello with the metronome", 13) == "cello with")
    #expect(kept("cello with the metronome", 14) == "cello with the")
    #expect(kept("cello with metronome", 14) == "cello with met")
    #expect(kept("one, two", 4) == "one")
    #expect(kept("one · two", 6) == "one")
    #expect(kept("one; two", 5) == "one")
    #expect(kept("Donaudampfschiff", 2) == "Do")
    #expect(kept("ab cd ef", 4) == "ab")
  }

  @Test("Each mode leaves out its own part")
  func modes() throws {
    let engine = try Checkout.engine()
    var request = plain("Monday Wednesday Friday", size: 15)
    request.lineLimit = 1
    func shown(_ mode: TextRequest.Truncation) -> String {
      request.truncation = mode
      return engine.layout(request, width: 110, height: nil).texts[0]
    }
    #expect(shown(.tail).hasPrefix("Monday") && shown(.tail).hasSuffix("…"))
    #expect(shown(.head).hasPrefix("…") && shown(.head).hasSuffix("day Friday"))
    #expect(shown(.middle).hasPrefix("Mon") && shown(.middle).hasSuffix("day"))
    #expect(shown(.middle).dropFirst().dropLast().contains("…"))
  }

  @Test("The ellipsis has the paint of the letters it follows")
  func style() throws {
    let engine = try Checkout.engine()
    let font = FontSpec(size: 15)
    var request = TextRequest(spans: [
      TextSpan(content: .text("Read "), font: font, style: 1), TextSpan(content: .text("for half an hour"), font: font, style: 2),
    ])
    request.lineLimit = 1
    let layout = engine.layout(request, width: 80, height: nil)
    #expect(layout.isTruncated)
    guard case .glyphs(_, _, let style) = layout.lines[0].pieces.last else { return #expect(Bool(false)) }
    #expect(style == 2)
  }

  @Test("Letters drawn far back over one another do not overrun the count", arguments: [TextRequest.Truncation.head, .middle, .tail])
  func overlapping(mode: TextRequest.Truncation) throws {
    var request = TextRequest(
      spans: [-9000.0, 8000, 8001].map {
        TextSpan(content: .text(String(repeating: "ab ", count: 200)), font: FontSpec(size: 14), tracking: $0)
      })
    request.lineLimit = 1
    request.truncation = mode
    #expect(try Checkout.engine().layout(request, width: 100, height: nil).lines.count == 1)
  }
}

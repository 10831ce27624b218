// Widths and heights against numbers read from the font file by another program.

import ArcGraphics
import ArcText
import Testing

@Suite("Widths and boxes")
struct WidthTests {
  @Test("A word at 14 points is as wide as the font file's advances say")
  func advances() throws {
    // hmtx at the default instance (opsz 14, wght 400): H 1522, e 1194, l 496, o 1228; no pair of these is kerned.
    let layout = try Checkout.engine().layout(plain("Hello", size: 14), width: nil, height: nil)
    #expect(abs(layout.lines[0].width - 4936.0 / 2048 * 14) < 5 / 1024.0)
    #expect(layout.size.width >= layout.lines[0].width && layout.size.width < layout.lines[0].width + 1 / 64)
  }

  @Test("Optical size and weight move the advances: bold H at 32 points is 1471 units")
  func variations() throws {
    let layout = try Checkout.engine().layout(plain("HHHH", size: 32, weight: 700), width: nil, height: nil)
    #expect(abs(layout.lines[0].width - 4 * 1471.0 / 2048 * 32) < 0.04)
    let bounds = try #require(layout.outlines[0].path.controlBounds)
    #expect(bounds.minX == 111 && bounds.maxX == 1359)
    #expect(layout.outlines[0].key.hasPrefix("Inter;opsz=32,wght=700;g"))
  }

  @Test("A line is ascent, descent and gap tall, and its baseline lies the ascent below its top")
  func naturalLine() throws {
    let layout = try Checkout.engine().layout(plain("Hg", size: 20), width: nil, height: nil)
    #expect(abs(layout.size.height - (1984.0 + 494) / 2048 * 20) < 1e-9)
    #expect(abs(layout.firstBaseline - 1984.0 / 2048 * 20) < 1e-9)
  }

  @Test("A size beyond all bounds is drawn at the nearest that can be shaped", arguments: ["Hello", "שלום", "日本"])
  func boundlessSizes(_ text: String) throws {
    let engine = try Checkout.engine()
    let largest = engine.layout(plain(text, size: 8192), width: nil, height: nil).size
    let smallest = engine.layout(plain(text, size: 1.0 / 64), width: nil, height: nil).size
    for size in [2_100_000, 1e12, .greatestFiniteMagnitude, .infinity] {
      #expect(engine.layout(plain(text, size: size), width: nil, height: nil).size == largest)
    }
    for size in [0, -17, -Double.infinity, .nan] {
      #expect(engine.layout(plain(text, size: size), width: nil, height: nil).size == smallest)
    }
    var request = plain(String(repeating: text, count: 8), size: 1e9)
    for tracking in [1e12, -1e12, .nan] {
      request.spans[0].tracking = tracking
      #expect(engine.layout(request, width: 100, height: 100).size.width.isFinite)
    }
    for length in [Double.infinity, -.infinity, .nan, 1e300] {
      var raised = plain(text, size: 17)
      raised.spans[0].baselineOffset = length
      var tall = plain(text, size: 17)
      tall.spans[0].font.lineHeight = length
      for request in [raised, tall] {
        let layout = engine.layout(request, width: 100, height: 100)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite && layout.firstBaseline.isFinite)
      }
    }
  }

  @Test("A leading centres ascent and descent in the line, and lines follow each other at its distance")
  func leading() throws {
    var request = plain("one\ntwo\nthree", size: 17)
    request.spans[0].font.lineHeight = 22
    request.lineSpacing = 3
    let layout = try Checkout.engine().layout(request, width: nil, height: nil)
    let (ascent, descent) = (1984.0 / 2048 * 17, 494.0 / 2048 * 17)
    #expect(abs(layout.firstBaseline - ((22 - ascent - descent) / 2 + ascent)) < 1e-9)
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - 25) < 1e-9)
    #expect(abs(layout.lines[2].baseline - layout.lines[1].baseline - 25) < 1e-9)
    #expect(abs(layout.size.height - 72) < 1e-9)
    #expect(layout.lastBaseline == layout.lines[2].baseline)
  }

  @Test("Metrics are the font's: cap height 1490 and x height 1118 of 2048")
  func metrics() throws {
    let metrics = try Checkout.engine().metrics(of: FontSpec(size: 14, lineHeight: 25))
    #expect(abs(metrics.capHeight - 1490.0 / 2048 * 14) < 1e-9)
    #expect(abs(metrics.xHeight - 1118.0 / 2048 * 14) < 1e-9)
    #expect(abs(metrics.ascent - 1984.0 / 2048 * 14) < 1e-9)
    #expect(metrics.lineHeight == 25)
  }

  @Test("Tabular digits make all times equally wide, proportional ones do not")
  func tabularDigits() throws {
    let engine = try Checkout.engine()
    func width(_ text: String, tabular: Bool) -> Double {
      var request = plain(text, size: 20)
      request.spans[0].font.hasTabularDigits = tabular
      return engine.layout(request, width: nil, height: nil).lines[0].width
    }
    #expect(width("11:11", tabular: true) == width("08:40", tabular: true))
    #expect(width("11:11", tabular: false) < width("08:40", tabular: false) - 5)
  }

  @Test("Tracking widens between letters, not after the last one")
  func tracking() throws {
    let engine = try Checkout.engine()
    var request = plain("HHHH")
    let before = engine.layout(request, width: nil, height: nil).lines[0].width
    request.spans[0].tracking = 2
    #expect(abs(engine.layout(request, width: nil, height: nil).lines[0].width - before - 6) < 1e-9)
  }

  @Test("No text at all is one empty line high")
  func empty() throws {
    let engine = try Checkout.engine()
    let layout = engine.layout(plain("", size: 20), width: 50, height: nil)
    #expect(layout.lines.count == 1 && layout.size.width == 0)
    #expect(abs(layout.size.height - 2478.0 / 2048 * 20) < 1e-9)
    #expect(engine.layout(plain("a\n", size: 20), width: 50, height: nil).lines.count == 2)
    #expect(engine.layout(TextRequest(spans: []), width: nil, height: nil).lines.count == 1)
  }

  @Test("Spaces at a line's end have no width")
  func trailingSpaces() throws {
    let engine = try Checkout.engine()
    let bare = engine.layout(plain("Run"), width: nil, height: nil)
    #expect(engine.layout(plain("Run   "), width: nil, height: nil).size == bare.size)
  }

  @Test("Trimmed to ink, the box ends where the first and last letters do")
  func inkEdges() throws {
    var request = plain("HelloH", size: 40, weight: 700)
    request.trimsToInk = true
    let layout = try Checkout.engine().layout(request, width: nil, height: nil)
    let ink = try #require(layout.ink)
    #expect(abs(ink.minX) < 0.01 && ink.maxX <= layout.size.width && ink.maxX > layout.size.width - 0.05)
    #expect(abs(layout.lines[0].x + 111.0 / 2048 * 40) < 0.01)
  }

  @Test("Underline and strikethrough are rectangles as long as their span")
  func rules() throws {
    var request = plain("Hello", size: 20)
    request.spans[0].isUnderlined = true
    request.spans[0].isStruckThrough = true
    request.spans[0].style = 7
    let line = try Checkout.engine().layout(request, width: nil, height: nil).lines[0]
    let rects = line.pieces.compactMap { piece -> Rect? in
      if case .path(let path, 1, 7) = piece { path.controlBounds } else { nil }
    }
    #expect(rects.count == 2)
    #expect(rects.allSatisfy { $0.width == line.width })
    #expect(rects[0].minY > line.baseline && rects[1].maxY < line.baseline)
  }

  @Test("Spans of one font are shaped as one word, and come out as pieces by style")
  func styles() throws {
    let engine = try Checkout.engine()
    let font = FontSpec(size: 20)
    let joined = TextRequest(spans: [
      TextSpan(content: .text("AV"), font: font, style: 1), TextSpan(content: .text("AV"), font: font, style: 2),
    ])
    let layout = engine.layout(joined, width: nil, height: nil)
    #expect(layout.lines[0].width == engine.layout(plain("AVAV", size: 20), width: nil, height: nil).lines[0].width)
    let found = layout.lines[0].pieces.compactMap { piece -> Int? in
      if case .glyphs(_, _, let style) = piece { style } else { nil }
    }
    #expect(found == [1, 2])
  }
}

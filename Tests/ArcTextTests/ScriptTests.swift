// Scripts beside Latin, directions, emoji, and characters that no font has.

import ArcGraphics
import Testing

@testable import ArcText

@Suite("Scripts")
struct ScriptTests {
  private static let arabic = "\u{645}\u{631}\u{62d}\u{628}\u{627}"

  @Test("The first letter decides a paragraph's direction, the request decides where there is none")
  func direction() {
    func isRTL(_ string: String, _ base: Bool) -> Bool { readsRightToLeft(paragraphs(of: plain(string).spans)[0].text, within: base) }
    #expect(isRTL(Self.arabic + " abc", false))
    #expect(!isRTL("abc " + Self.arabic, true))
    #expect(!isRTL("12:30", true) && !isRTL("-5°", true) && !isRTL("80%", true))
    #expect(isRTL("5:30 – 6:45", true) && !isRTL("5:30 – 6:45", false))
    #expect(isRTL("\u{2068}abc\u{2069} \u{5d0}", false))
    #expect(!isRTL("日本", true))
  }

  @Test("A character that no font has is drawn as a mark of fixed size, with one warning that names it")
  func missing() throws {
    let layout = try Checkout.engine().layout(plain("a\u{e123}\u{e123}b", size: 20), width: nil, height: nil)
    #expect(layout.warnings == ["no font has U+E123"])
    let marks = layout.lines[0].pieces.compactMap { piece -> Rect? in
      if case .path(let path, 1, 0) = piece { path.controlBounds } else { nil }
    }
    #expect(marks.count == 2)
    #expect(marks.allSatisfy { abs($0.width - 10) < 1e-9 && $0.maxY == layout.firstBaseline })
    #expect(layout.lines[0].text == "a\u{e123}\u{e123}b")
  }

  @Test("A missing character does not change the font of its neighbours")
  func neighbours() throws {
    let layout = try Checkout.engine().layout(plain("Font \u{e123}", size: 20), width: nil, height: nil)
    #expect(layout.outlines.allSatisfy { $0.key.hasPrefix("Inter;") })
    #expect(layout.outlines.count == 4)
  }

  @Test("A family that is not there is drawn in Inter, and said to be missing")
  func missingFamily() throws {
    var request = plain("Hi")
    request.spans[0].font.design = .named("Comic Sans MS")
    let layout = try Checkout.engine().layout(request, width: nil, height: nil)
    #expect(layout.warnings == ["no font family is called 'Comic Sans MS'; drawn in Inter"])
    #expect(layout.outlines[0].key.hasPrefix("Inter;"))
    request.spans[0].font.design = .named("Inter")
    #expect(try Checkout.engine().layout(request, width: nil, height: nil).warnings == [])
  }

  @Test("Italics come from the italic file")
  func italic() throws {
    var request = plain("Hi")
    request.spans[0].font.isItalic = true
    #expect(try Checkout.engine().layout(request, width: nil, height: nil).outlines[0].key.hasPrefix("Inter-Italic;"))
  }

  @Test("Right-to-left lines begin at the right edge and run left", .enabled(if: Checkout.has("NotoSansArabic.ttf")))
  func rightToLeft() throws {
    var request = plain("\(Self.arabic) \(Self.arabic)\n\(Self.arabic)", size: 20)
    request.isRightToLeft = true
    request.language = "ar"
    let layout = try Checkout.engine().layout(request, width: nil, height: nil)
    #expect(layout.warnings == [])
    #expect(abs(layout.lines[1].x + layout.lines[1].width - layout.size.width) < 1 / 32)
    let catalog = try FontCatalog(folder: Checkout.assets + "/fonts")
    let styles = Styles(request, scale: 1, catalog: catalog, symbols: SymbolLibrary(folder: "") { _, _ in VectorPath() })
    let text = paragraphs(of: request.spans)[1].text
    let runs = PangoShaper(catalog: catalog).paragraph(text, styles, isRightToLeft: true).line(0..<text.scalars.count)
    let clusters = runs.flatMap { $0.glyphs.map(\.cluster) }
    #expect(clusters == clusters.sorted(by: >) && clusters.first == 4 && clusters.last == 0)
  }

  @Test("Cut Arabic has its ellipsis at the left end", .enabled(if: Checkout.has("NotoSansArabic.ttf")))
  func arabicEllipsis() throws {
    let engine = try Checkout.engine()
    var request = plain("\(Self.arabic) \(Self.arabic) \(Self.arabic)", size: 20)
    request.isRightToLeft = true
    request.lineLimit = 1
    for width in stride(from: 1.0, through: 160, by: 3) {
      let layout = engine.layout(request, width: width, height: nil)
      #expect(layout.size.width <= width + 1 / 64)
      guard layout.isTruncated, case .glyphs(let glyphs, _, _) = layout.lines[0].pieces.first else { continue }
      #expect(layout.outlines[glyphs[0].outline].key.hasPrefix("Inter"))
    }
  }

  @Test("Mixed directions are one line in visual order", .enabled(if: Checkout.has("NotoSansHebrew.ttf")))
  func mixed() throws {
    let layout = try Checkout.engine().layout(plain("ab \u{5d0}\u{5d1} cd", size: 20), width: nil, height: nil)
    let order = layout.lines[0].pieces.flatMap { piece -> [Double] in
      if case .glyphs(let glyphs, _, _) = piece { glyphs.map(\.x) } else { [] }
    }
    #expect(order == order.sorted() && order.count == 6)
    #expect(layout.lines[0].text == "ab \u{5d0}\u{5d1} cd")
  }

  @Test("Thai breaks between words", .enabled(if: Checkout.has("NotoSansThai.ttf")))
  func thai() throws {
    var request = plain("\u{e20}\u{e32}\u{e29}\u{e32}\u{e44}\u{e17}\u{e22}\u{e20}\u{e32}\u{e29}\u{e32}\u{e44}\u{e17}\u{e22}", size: 20)
    request.language = "th"
    let layout = try Checkout.engine().layout(request, width: 90, height: nil)
    #expect(layout.texts == ["\u{e20}\u{e32}\u{e29}\u{e32}\u{e44}\u{e17}\u{e22}", "\u{e20}\u{e32}\u{e29}\u{e32}\u{e44}\u{e17}\u{e22}"])
  }

  @Test("Han breaks anywhere but before a closing mark", .enabled(if: Checkout.has("NotoSansJP.ttf")))
  func han() throws {
    var request = plain("今日はとても。良い", size: 20)
    request.language = "ja"
    let layout = try Checkout.engine().layout(request, width: 121, height: nil)
    #expect(layout.texts == ["今日はとて", "も。良い"])
  }

  @Test(
    "Han characters take the shapes of the reader's region, Hangul its own",
    .enabled(if: ["JP", "KR", "SC", "TC"].allSatisfy { Checkout.has("NotoSans\($0).ttf") }))
  func regions() throws {
    for (language, face) in [
      ("ja-JP", "JP"), ("ko-KR", "KR"), ("zh-CN", "SC"), ("zh-Hans", "SC"), ("zh-TW", "TC"), ("zh-Hant", "TC"), ("en-US", "JP"),
    ] {
      var request = plain("直", size: 20)
      request.language = language
      let layout = try Checkout.engine().layout(request, width: nil, height: nil)
      #expect(layout.outlines.map { $0.key.hasPrefix("NotoSans\(face)") } == [true], "\(language): \(layout.outlines.map(\.key))")
    }
    let korean = try Checkout.engine().layout(plain("물", size: 20), width: nil, height: nil)
    #expect(korean.outlines.map { $0.key.hasPrefix("NotoSansKR") } == [true] && korean.warnings == [])
  }

  @Test("Emoji are pictures, one for a whole sequence; digits beside them stay letters", .enabled(if: Checkout.has("NotoColorEmoji.ttf")))
  func emoji() throws {
    let astronaut = "\u{1f469}\u{1f3fd}\u{200d}\u{1f680}"
    for (text, pictures) in [
      ("12:30 \u{1f600}", 1), (astronaut, 1), ("\u{1f1e9}\u{1f1ea}\u{1f1ef}\u{1f1f5}", 2), ("\u{2764}\u{fe0f} \u{2764}", 1),
    ] {
      let layout = try Checkout.engine().layout(plain(text, size: 20), width: nil, height: nil)
      let found = layout.lines[0].pieces.compactMap { piece -> Bitmap? in
        if case .bitmap(let bitmap, _) = piece { bitmap } else { nil }
      }
      #expect(found.count == pictures, "\(text)")
      #expect(layout.warnings == [])
      #expect(found.allSatisfy { bitmap in bitmap.pixels.contains { $0 >> 24 == 255 && $0 >> 16 & 255 != $0 & 255 } }, "\(text)")
    }
  }

  @Test(
    "Without a colour font an emoji is a mark and a warning",
    .enabled(if: !Checkout.has("NotoColorEmoji.ttf") && !Checkout.has("NotoEmoji.ttf")))
  func noEmoji() throws {
    let layout = try Checkout.engine().layout(plain("\u{1f600}", size: 20), width: nil, height: nil)
    #expect(layout.warnings.count == 1 && layout.warnings[0].contains("U+1F600"))
    #expect(layout.lines[0].pieces.count == 1)
  }
}

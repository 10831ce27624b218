// HarfBuzz alone against Pango: the same glyphs at the same places, the same line breaks.

import ArcGraphics
import Testing

@testable import ArcText

@Suite("Two shapers, one answer")
struct ShaperTests {
  /// The letters that a random text is drawn from.
  enum Alphabet: String, CaseIterable {
    case ascii, european, typographic, accents

    var scalars: [UInt32] {
      switch self {
      case .ascii: Array(0x20...0x7e)
      case .european: Array("abcdefghijklmnopqrstuvwxyz ABCDEÄÖÜäöüßéèêëàâçñõøåæœłşğıİčřžďťőű -'.,".unicodeScalars.map(\.value))
      case .typographic: Array("abc XYZ 019 –—‘’“”„…•·×→←↑↓€£¥$%°±−✓/()[]?!:;#&@".unicodeScalars.map(\.value))
      case .accents: Array("aeiounAEIOUN \u{301}\u{300}\u{302}\u{308}\u{303}".unicodeScalars.map(\.value))
      }
    }
  }

  private func text(_ alphabet: Alphabet, _ dice: inout Dice) -> StyledText {
    var text = StyledText()
    // A mark stands on a letter.
    text.append(0x61, span: 0)
    for _ in 0..<Int.random(in: 1...24, using: &dice) { text.append(alphabet.scalars.randomElement(using: &dice) ?? 0x20, span: 0) }
    return text
  }

  @Test("Random Latin texts have equal glyphs and positions", arguments: Alphabet.allCases)
  func equalGlyphs(alphabet: Alphabet) throws {
    let catalog = try FontCatalog(folder: AssetLocations(searching: [Checkout.assets]).fonts)
    let symbols = SymbolLibrary(folder: "") { _, _ in VectorPath() }
    let latin = LatinShaper()
    let pango = PangoShaper(catalog: catalog)
    var dice = Dice(state: 2026)
    for round in 0..<300 {
      let text = text(alphabet, &dice)
      var request = plain(
        "", size: [9, 11, 12, 13.5, 14, 15, 17, 20, 28, 33.25, 54, 112].randomElement(using: &dice) ?? 15,
        weight: [100, 300, 400, 500, 600, 700, 850, 900].randomElement(using: &dice) ?? 400)
      request.spans[0].font.hasTabularDigits = round % 3 == 0
      request.spans[0].font.isItalic = round % 5 == 0
      request.spans[0].tracking = round % 7 == 0 ? -0.4 : 0
      let styles = Styles(request, scale: 1, catalog: catalog, symbols: symbols)
      #expect(latin.takes(text, styles))
      let range = 0..<text.scalars.count
      let ours = LatinParagraph(text, styles, shaper: latin).line(range)
      let theirs = pango.paragraph(text, styles, isRightToLeft: false).line(range)
      #expect(ours.flatMap(\.glyphs) == theirs.flatMap(\.glyphs), "\(text.string(range)) \(request.spans[0].font)")
      for run in theirs {
        guard case .glyphs(let instance, _) = run.content else { return #expect(Bool(false), "\(text.string(range))") }
        #expect(instance.key == styles.spans[0].instance.key)
      }
    }
  }

  @Test("Random Latin texts may be broken at equal places", arguments: Alphabet.allCases)
  func equalBreaks(alphabet: Alphabet) throws {
    let catalog = try FontCatalog(folder: AssetLocations(searching: [Checkout.assets]).fonts)
    let symbols = SymbolLibrary(folder: "") { _, _ in VectorPath() }
    let pango = PangoShaper(catalog: catalog)
    let styles = Styles(plain(""), scale: 1, catalog: catalog, symbols: symbols)
    var dice = Dice(state: 7)
    for _ in 0..<1000 {
      let text = text(alphabet, &dice)
      let (ours, theirs) = (latinBreaks(text.scalars), pango.paragraph(text, styles, isRightToLeft: false).breaks)
      #expect(marked(text, ours.lines) == marked(text, theirs.lines))
      #expect(ours.clusters == theirs.clusters, "\(text.string(0..<text.scalars.count))")
    }
  }

  /// The text with a bar wherever it may be broken.
  private func marked(_ text: StyledText, _ breaks: [Bool]) -> String {
    text.scalars.indices.map { (breaks[$0] ? "|" : "") + text.string($0..<$0 + 1) }.joined()
  }
}

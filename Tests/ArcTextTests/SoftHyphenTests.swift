// Words that their author lets be parted.

import ArcGraphics
import Testing

@testable import ArcText

@Suite("Soft hyphens")
struct SoftHyphenTests {
  @Test("A word shows a hyphen where a line ends at its soft hyphen, inside the room, and nowhere else")
  func hyphen() throws {
    let engine = try Checkout.engine()
    let word = plain("Dehnungs\u{ad}übungen")
    let whole = engine.layout(word, width: nil, height: nil)
    #expect(whole.lines.count == 1)
    let broken = engine.layout(word, width: 80, height: nil)
    #expect(broken.texts == ["Dehnungs\u{ad}", "übungen"])
    func glyphs(_ line: TextLayout.Line) -> Int {
      line.pieces.reduce(0) { count, piece in
        guard case .glyphs(let glyphs, _, _) = piece else { return count }
        return count + glyphs.count
      }
    }
    #expect(glyphs(whole.lines[0]) == 15)
    #expect(glyphs(broken.lines[0]) == 9)
    #expect(glyphs(broken.lines[1]) == 7)
    #expect(broken.lines.allSatisfy { $0.width <= 80 })
  }

  @Test("Where the hyphen does not fit, the word is parted earlier")
  func narrow() throws {
    let engine = try Checkout.engine()
    let text = "Deh\u{ad}nungs\u{ad}übungen"
    let head = engine.layout(plain("Dehnungs"), width: nil, height: nil).size.width
    #expect(engine.layout(plain(text), width: head + 1, height: nil).texts.first == "Deh\u{ad}")
  }
}

// Lines that take the measures of a phone's system font, against numbers that iOS reports.

import ArcGraphics
import ArcText
import Testing

@Suite("Lines as on a phone")
struct PhoneFitTests {
  private func request(_ text: String, size: Double, weight: Double = 400, lineHeight: Double? = nil) -> TextRequest {
    let font = FontSpec(size: size, weight: weight, lineHeight: lineHeight, fitsPhone: true)
    return TextRequest(spans: [TextSpan(content: .text(text), font: font)])
  }

  @Test("A line of body text is a label high, 20 1/3 points, and a second one stands 22 points lower")
  func bodyLines() throws {
    let engine = try Checkout.engine()
    let one = engine.layout(request("Hg", size: 17, lineHeight: 22), width: nil, height: nil)
    #expect(abs(one.size.height - 61.0 / 3) < 1e-9)
    #expect(abs(one.firstBaseline - 16.1865234375) < 1e-9)
    let two = engine.layout(request("Hg\nHg", size: 17, lineHeight: 22), width: nil, height: nil)
    #expect(abs(two.size.height - (22 + 61.0 / 3)) < 1e-9)
    #expect(abs(two.lastBaseline - two.firstBaseline - 22) < 1e-9)
  }

  @Test("The leading under a last line takes no room: two lines of body text fit into 43 points, not into 42")
  func lastLine() throws {
    let engine = try Checkout.engine()
    let text = request("one two", size: 17, lineHeight: 22)
    #expect(engine.layout(text, width: 40, height: 43).lines.count == 2)
    #expect(engine.layout(text, width: 40, height: 42).isTruncated)
  }

  @Test(
    "Lines are as wide as iOS says, within a fortieth",
    arguments: [
      ("This is a test string", 17.0, 400.0, 144.093), ("error", 17, 400, 36.9), ("i am groot!", 17, 400, 81.8), ("CENTER", 17, 400, 64.2),
      ("The quick brown fox jumps over the lazy dog", 12, 400, 253.8), ("The quick brown fox jumps over the lazy dog", 25, 400, 473.81),
      ("The quick brown fox jumps over the lazy dog", 31, 400, 585.99), ("The quick brown fox jumps over the lazy dog", 39, 700, 792.87),
      ("0123456789", 17, 400, 98.83), ("0123456789", 31, 400, 182.75), ("0123456789", 39, 700, 243.9), ("0123456789", 39, 500, 234.19),
    ])
  func widths(_ text: String, _ size: Double, _ weight: Double, _ expected: Double) throws {
    let width = try Checkout.engine().layout(request(text, size: size, weight: weight), width: nil, height: nil).size.width
    #expect(abs(width - expected) < expected / 40)
  }

  @Test("A face in its own measures stays what it is")
  func ownMeasures() throws {
    let engine = try Checkout.engine()
    let own = engine.layout(plain("error", size: 17), width: nil, height: nil)
    let phone = engine.layout(request("error", size: 17), width: nil, height: nil)
    #expect(own.size.width > phone.size.width + 1)
  }

  @Test("A symbol's box is as narrow and as low as its ink, about an em for a disc")
  func symbolBoxes() throws {
    let engine = try Checkout.engine()
    func box(_ name: String) -> Size { engine.symbol(SymbolRequest(name: name, size: 17, fitsPhone: true)).size }
    let disc = box("circle.fill")
    #expect(abs(disc.width - 18.7) < 0.01 && abs(disc.height - 17) < 0.01)
    #expect(box("minus").height < 3)
    #expect(box("chevron.right").width < 11)
    let shape = engine.symbol(SymbolRequest(name: "circle.fill", size: 17, fitsPhone: true))
    // The disc's middle is the middle of the capitals.
    #expect(abs(shape.baseline - (8.5 + 17 * 1443.0 / 2048 / 2)) < 0.01)
  }
}

// Whatever the text and the room, the answer keeps what the seam promises.

import ArcGraphics
import Testing

@testable import ArcText

@Suite("Any text in any room")
struct RoomTests {
  private static let scalars: [UInt32] =
    Array("abc WXYZ äöü 019 .,;·:-–—\n\t“”()/%".unicodeScalars.map(\.value)) + [
      0x5d0, 0x5e9, 0x645, 0x631, 0x62d, 0x660, 0x661, 0xe20, 0xe32, 0xe49, 0x915, 0x94d, 0x937, 0x4eca, 0x65e5, 0x3002, 0xac00, 0x1f600,
      0x1f468, 0x200d, 0xfe0f, 0x2764, 0x1f1e9, 0x1f1ea, 0x301, 0xad, 0x200b, 0x200f, 0x202e, 0x2067, 0x2069, 0xa0, 0x202f, 0xe123,
      0x2028, 0x0d, 0x0a, 0xfffc, 0x10ffff,
    ]

  @Test(
    "A text of a million letters, spaces or marks is set at once, and ends with an ellipsis",
    arguments: ["a", "word ", " ", "\u{301}"])
  func endless(_ unit: String) throws {
    let engine = try Checkout.engine()
    let text = "Z" + String(repeating: unit, count: 1_000_000 / unit.unicodeScalars.count)
    for limit in [1, nil] {
      var request = plain(text, size: 40)
      request.lineLimit = limit
      let layout = engine.layout(request, width: 300, height: 200)
      #expect(layout.size.width <= 300 && layout.lines.count <= 8)
    }
    let whole = engine.layout(plain(text), width: nil, height: nil)
    #expect(whole.texts.joined().unicodeScalars.count <= 4097)
    #expect(whole.texts.last?.hasSuffix("…") == true)
  }

  private func request(_ dice: inout Dice) -> TextRequest {
    var request = TextRequest(spans: [])
    for index in 0..<Int.random(in: 1...3, using: &dice) {
      let font = FontSpec(
        size: Double(Int.random(in: 6...40, using: &dice)), weight: [300, 400, 700].randomElement(using: &dice) ?? 400,
        isItalic: Bool.random(using: &dice), lineHeight: Bool.random(using: &dice) ? 20 : nil)
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...14, using: &dice) {
        text.append(Self.scalars.randomElement(using: &dice).flatMap(Unicode.Scalar.init) ?? " ")
      }
      let symbol = TextSpan.Content.symbol(SymbolRequest(name: "drop.fill", size: font.size))
      request.spans.append(
        TextSpan(
          content: Int.random(in: 0..<5, using: &dice) == 0 ? symbol : .text(String(text)), font: font,
          tracking: [0, 0, 1, -0.5].randomElement(using: &dice) ?? 0, isUnderlined: Bool.random(using: &dice), style: index))
    }
    request.alignment = [.leading, .center, .trailing].randomElement(using: &dice) ?? .leading
    request.isRightToLeft = Bool.random(using: &dice)
    request.language = ["en", "ar", "ja", "th", "tr"].randomElement(using: &dice) ?? "en"
    request.lineLimit = ([nil, 1, 2, 3] as [Int?]).randomElement(using: &dice) ?? nil
    request.minimumScale = [1, 1, 0.7, 0.33].randomElement(using: &dice) ?? 1
    request.truncation = [.head, .middle, .tail].randomElement(using: &dice) ?? .tail
    request.allowsTightening = Bool.random(using: &dice)
    request.trimsToInk = Int.random(in: 0..<4, using: &dice) == 0
    return request
  }

  @Test("A layout is no wider than its room, has its lines in order and no more than allowed, and is the same when asked again")
  func promises() throws {
    let (engine, other) = (try Checkout.engine(), try Checkout.engine())
    var dice = Dice(state: 99)
    for _ in 0..<150 {
      let request = request(&dice)
      let width: Double? = ([nil, 0, 3, 17.3, 50, 123.456] as [Double?]).randomElement(using: &dice) ?? nil
      let height: Double? = ([nil, nil, 10, 45] as [Double?]).randomElement(using: &dice) ?? nil
      let layout = engine.layout(request, width: width, height: height)
      #expect(layout.size.width <= (width ?? .infinity) + 1 / 64, "\(request) in \(String(describing: width))")
      #expect(layout.size.height.isFinite && layout.size.height >= 0)
      #expect(!layout.lines.isEmpty && layout.lines.count <= request.lineLimit ?? .max)
      #expect(layout.lines.map(\.baseline) == layout.lines.map(\.baseline).sorted())
      #expect(layout.firstBaseline == layout.lines[0].baseline)
      #expect(layout.scale <= 1 && layout.scale >= request.minimumScale)
      for line in layout.lines where !request.trimsToInk {
        #expect(line.x >= -1e-9 && line.x + line.width <= layout.size.width + 1e-9, "\(request) in \(String(describing: width))")
      }
      for piece in layout.lines.flatMap(\.pieces) {
        if case .glyphs(let glyphs, _, _) = piece { #expect(glyphs.allSatisfy { layout.outlines.indices.contains($0.outline) }) }
      }
      #expect(other.layout(request, width: width, height: height) == layout)
    }
  }
}

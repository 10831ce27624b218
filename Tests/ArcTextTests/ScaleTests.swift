// minimumScaleFactor: the largest step that fits, checked against trying all of them.

import ArcGraphics
import Testing

@testable import ArcText

@Suite("Shrinking to fit")
struct ScaleTests {
  /// Whether the text, set at a scale by hand, is uncut in the room.
  private func fits(_ engine: TextEngine, _ request: TextRequest, scale: Double, width: Double, height: Double?) -> Bool {
    var scaled = request
    scaled.minimumScale = 1
    for i in scaled.spans.indices {
      scaled.spans[i].font.size *= scale
      scaled.spans[i].font.lineHeight = scaled.spans[i].font.lineHeight.map { $0 * scale }
    }
    let layout = engine.layout(scaled, width: width, height: height)
    let words = layout.texts.joined(separator: " ")
    return !layout.isTruncated && layout.size.height <= (height ?? .infinity) + 1 / 64 && words == "Take vitamins with water"
  }

  @Test("The scale is the largest of 1/64 steps at which all words are there", arguments: [1, 2, 3])
  func largest(limit: Int) throws {
    let engine = try Checkout.engine()
    var request = plain("Take vitamins with water", size: 20)
    request.lineLimit = limit
    request.minimumScale = 0.4
    for width in stride(from: 40.0, through: 240, by: 13) {
      let layout = engine.layout(request, width: width, height: nil)
      let step = layout.scale * 64
      if layout.isTruncated {
        #expect(layout.scale == 0.4)
        #expect(!fits(engine, request, scale: 0.4, width: width, height: nil))
      } else if layout.texts.joined(separator: " ") == "Take vitamins with water" {
        #expect(step == step.rounded() || layout.scale == 0.4)
        #expect(fits(engine, request, scale: layout.scale, width: width, height: nil))
        if layout.scale < 1 { #expect(!fits(engine, request, scale: min(1, layout.scale + 1 / 64), width: width, height: nil)) }
      }
    }
  }

  @Test("A low room shrinks the text too")
  func height() throws {
    let engine = try Checkout.engine()
    var request = plain("Take vitamins with water", size: 20)
    request.spans[0].font.lineHeight = 24
    request.minimumScale = 0.5
    let layout = engine.layout(request, width: 200, height: 30)
    #expect(!layout.isTruncated && layout.scale < 1 && layout.size.height <= 30 + 1 / 64)
  }

  @Test("A scaled layout gives its glyphs the smaller size")
  func size() throws {
    var request = plain("Take vitamins", size: 20)
    request.lineLimit = 1
    request.minimumScale = 0.5
    let layout = try Checkout.engine().layout(request, width: 100, height: nil)
    guard case .glyphs(_, let size, _) = layout.lines[0].pieces[0] else { return #expect(Bool(false)) }
    #expect(layout.scale < 1 && size == 20 * layout.scale)
    #expect(layout.size.width <= 100 + 1 / 64 && layout.size.width > 95)
  }

  @Test("Tightening comes before shrinking, and takes a twentieth at most")
  func tightening() throws {
    let engine = try Checkout.engine()
    var request = plain("Take vitamins", size: 20)
    request.lineLimit = 1
    request.allowsTightening = true
    request.minimumScale = 0.5
    let natural = engine.layout(request, width: nil, height: nil).size.width
    let tight = engine.layout(request, width: natural * 0.97, height: nil)
    #expect(tight.scale == 1 && !tight.isTruncated && tight.size.width <= natural * 0.97 + 1 / 64)
    #expect(engine.layout(request, width: natural * 0.9, height: nil).scale < 1)
  }
}

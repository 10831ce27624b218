// Colours of symbols, seen in pixels.

import ArcGraphics
import SwiftUI
import Testing

@MainActor
@Suite("Symbol colours")
struct SymbolColorTests {
  /// Every colour of a symbol of 100 points that fills more than a few pixels.
  private func colors(_ view: some View, scheme: ColorScheme = .light) throws -> Set<UInt32> {
    let picture = try Stage.draw(view.font(.system(size: 100)), 140, 140, scheme: scheme).pixels
    var counts: [UInt32: Int] = [:]
    for pixel in picture.pixels { counts[pixel & 0xff_ffff, default: 0] += 1 }
    return Set(counts.filter { $0.value > 60 }.keys)
  }

  @Test("Multicolour weather has a white cloud on dark and a gray one on white, a yellow sun and blue rain")
  func weather() throws {
    let symbol = Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
    #expect(try colors(symbol, scheme: .dark) == [0x1c1c1e, 0xffffff, 0xffd60a, 0x0a84ff])
    #expect(try colors(symbol, scheme: .light) == [0xffffff, 0xc7c7cc, 0xffcc00, 0x007aff])
  }

  @Test("Multicolour leaves symbols without colours of their own in the foreground's")
  func plain() throws {
    let symbol = Image(systemName: "gearshape.fill").symbolRenderingMode(.multicolor).foregroundStyle(.red)
    #expect(try colors(symbol) == [0xffffff, 0xff3b30])
    let mark = Image(systemName: "xmark.circle.fill").symbolRenderingMode(.multicolor).foregroundStyle(.red)
    #expect(try colors(mark) == [0xffffff, 0xff3b30])
  }

  @Test("A palette paints the levels of a symbol in turn: the mark, then its plate")
  func palette() throws {
    let symbol = Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .green)
    #expect(try colors(symbol.background(.black), scheme: .light) == [0xffffff, 0, 0x34c759])
  }

  @Test("Hierarchical symbols have fainter parts, and monochrome ones have none")
  func hierarchical() throws {
    let symbol = Image(systemName: "cloud.rain.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(try colors(symbol.symbolRenderingMode(.monochrome)) == [0xffffff, 0xff0000])
    let found = try colors(symbol.symbolRenderingMode(.hierarchical))
    #expect(found.count == 3 && found.isSuperset(of: [0xffffff, 0xff0000]))
  }

  @Test("A variable value lights a symbol's steps from the first on", arguments: [(0.0, 0), (0.3, 2), (1.0, 4)])
  func variableValue(_ value: Double, _ lit: Int) throws {
    let symbol = Image(systemName: "wifi", variableValue: value).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    let found = try colors(symbol)
    #expect(found.contains(0xff0000) == (lit > 0))
    #expect(found.contains(0xffb2b2) == (lit < 4))
  }

  @Test("Variants of the environment make the circle, the fill and the slash")
  func variants() throws {
    func ink(_ view: some View) throws -> Int {
      try Stage.draw(view.font(.system(size: 100)), 140, 140).pixels.pixels.count { $0 & 0xff_ffff == 0 }
    }
    let heart = try ink(Image(systemName: "heart"))
    #expect(try ink(Image(systemName: "heart").symbolVariant(.fill)) == ink(Image(systemName: "heart.fill")))
    #expect(try ink(Image(systemName: "heart").symbolVariant(.circle.fill)) == ink(Image(systemName: "heart.circle.fill")))
    #expect(try ink(Image(systemName: "heart").symbolVariant(.slash)) == ink(Image(systemName: "heart.slash")))
    #expect(try ink(Image(systemName: "heart").imageScale(.large)) > heart)
    #expect(try ink(Image(systemName: "heart").fontWeight(.bold)) > heart)
  }
}

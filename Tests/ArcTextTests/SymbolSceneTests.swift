// Symbols of several parts: composed ones, plates with marks, badges.

import ArcGraphics
import ArcText
import Testing

@Suite("Symbols in parts")
struct SymbolSceneTests {
  private func shape(_ name: String, fitsPhone: Bool = false) throws -> SymbolShape {
    try Checkout.engine().symbol(SymbolRequest(name: name, size: 100, fitsPhone: fitsPhone))
  }

  private func hues(_ name: String) throws -> [SymbolShape.Hue?] { try shape(name).parts.map(\.hue) }

  @Test("Every common name has a drawing, and no part of it is left out")
  func known() throws {
    let engine = try Checkout.engine()
    #expect(commonSymbols.count > 1000)
    for name in commonSymbols {
      let shape = engine.symbol(SymbolRequest(name: name, size: 20))
      #expect(shape.warning == nil && !shape.layers[0].path.isEmpty, "\(name)")
    }
  }

  @Test("An unknown name still draws the dashed square and names its neighbours")
  func unknown() throws {
    let shape = try shape("cloud.sunn")
    #expect(shape.warning?.contains("'cloud.sun'") == true)
    #expect(!shape.layers[0].path.isEmpty && shape.parts.isEmpty)
  }

  @Test("Weather has its own colours, from the sky down")
  func weather() throws {
    #expect(try hues("cloud.sun.rain.fill") == [.yellow, .cloud, .blue])
    #expect(try hues("cloud.bolt.rain") == [.cloud, .yellow, .blue])
    #expect(try hues("sun.max.fill") == [.yellow])
    #expect(try shape("cloud.sun.rain.fill").parts.map(\.level) == [1, 0, 2])
    #expect(try shape("cloud.snow").parts.map(\.level) == [0, 1])
  }

  @Test(
    "A battery is filled as far as its name says, red when it is low", arguments: [(25, SymbolShape.Hue.red), (50, .green), (100, .green)])
  func batteries(_ percent: Int, _ hue: SymbolShape.Hue) throws {
    let parts = try shape("battery.\(percent)percent").parts
    let full = try #require(try shape("battery.100percent").parts[1].path.controlBounds)
    let charge = try #require(parts[1].path.controlBounds)
    #expect(parts[1].hue == hue)
    #expect(abs(charge.width - full.width * Double(percent) / 100) < 0.5)
    #expect(try shape("battery.0percent").parts.count == 1)
  }

  @Test("A waxing moon is lit on the right, a waning one on the left, by the fraction of its name")
  func moons() throws {
    func lit(_ name: String) throws -> Double {
      try shape("moonphase." + name).parts.last { $0.level == 0 }?.path.polygons().map { loop in
        var twice = 0.0
        var a = loop[loop.count - 1]
        for b in loop {
          twice += a.x * b.y - b.x * a.y
          a = b
        }
        return abs(twice / 2)
      }.reduce(0, +) ?? 0
    }
    let full = try lit("full.moon")
    #expect(try lit("new.moon") == 0)
    #expect(abs(try lit("waxing.crescent") / full - 0.25) < 0.01)
    #expect(abs(try lit("waning.gibbous") / full - 0.75) < 0.01)
    let quarter = try #require(try shape("moonphase.first.quarter").parts.last?.path.controlBounds)
    #expect(quarter.minX >= 50 - 0.5)
    let last = try #require(try shape("moonphase.last.quarter").parts.last?.path.controlBounds)
    #expect(last.maxX <= 50 + 0.5)
  }

  @Test("A mark on a plate is a part of its own, over the whole plate")
  func plates() throws {
    for name in ["checkmark.circle.fill", "plus.circle.fill", "exclamationmark.triangle.fill", "star.circle.fill"] {
      let parts = try shape(name).parts
      #expect(parts.map(\.level) == [1, 0], "\(name)")
      #expect(parts[0].path.polygons().count == 1, "\(name)")
    }
    #expect(try hues("plus.circle.fill") == [.green, .white])
  }

  @Test("A badge stands at the lower right with a gap around it, a dot at the upper right")
  func badges() throws {
    let plus = try shape("cart.badge.plus")
    let (rest, badge) = (try #require(plus.parts.first?.path.controlBounds), try #require(plus.parts.last?.path.controlBounds))
    #expect(badge.midX > rest.midX && badge.midY > rest.midY)
    #expect(plus.warning == nil)
    let dot = try shape("bell.badge")
    #expect(try #require(dot.parts.last?.path.controlBounds).midY < 50)
    #expect(try hues("bell.badge") == [nil, .red])
  }

  @Test("Waves and bars are steps from the smallest to the largest")
  func steps() throws {
    let waves = try shape("wifi").parts
    #expect(waves.compactMap(\.step) == Array(0..<waves.count) && waves.count > 2)
    let heights = waves.compactMap { $0.path.controlBounds?.maxY }
    #expect(heights == heights.sorted(by: >))
    #expect(try shape("speaker.wave.2").parts.compactMap(\.step).count == 2)
  }
}

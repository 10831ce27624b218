// Text on panels: pale text is lifted, and what a person would miss is reported.

import ArcGraphics
import ArcImages
import Testing

@Suite("Legibility")
struct LegibilityTests {
  static let letter = GlyphOutline(key: "x", unitsPerEm: 1000, path: VectorPath(rect: Rect(x: 0, y: 0, width: 600, height: 720)))

  static func list(_ color: RGBA, size: Double = 40, x4: Int = 80, on fill: RGBA? = nil) -> DisplayList {
    var commands: [DrawCommand] = []
    if let fill { commands.append(.fill(VectorPath(rect: Rect(x: 0, y: 0, width: 200, height: 100)), .nonZero, .solid(fill))) }
    commands.append(.glyphs(GlyphRun(size: size, baseline: 60, glyphs: [.init(outline: 0, x4: x4)], paint: .solid(color))))
    return DisplayList(width: 200, height: 100, scale: 1, ground: .white, commands: commands, outlines: [letter])
  }

  static func profile(_ palette: InkPalette) -> DeviceProfile {
    DeviceProfile(name: "a", title: "A", width: 200, height: 100, ppi: 120, distance: 0.6, palette: palette, format: .png, depth: 4)
  }

  private func color(_ list: DisplayList) -> RGBA? {
    if case .glyphs(let run)? = list.commands.last, case .solid(let color) = run.paint { color } else { nil }
  }

  @Test("Pale text becomes black on white and white on black; strong text stays what it is")
  func lifted() {
    let profile = Self.profile(.grays(depth: 1))
    #expect(color(profile.legible(Self.list(RGBA(hex: 0xb0b0b0)))) == .black)
    #expect(color(profile.legible(Self.list(RGBA.black.multipliedAlpha(0.3)))) == .black)
    #expect(color(profile.legible(Self.list(RGBA(hex: 0x404040), on: .black))) == .white)
    let strong = Self.list(RGBA(hex: 0x303030))
    #expect(profile.legible(strong) == strong)
  }

  @Test("With more inks the nearest one that is strong enough is taken")
  func nearestEnough() {
    let lifted = color(Self.profile(.grays(depth: 4)).legible(Self.list(RGBA(hex: 0xaaaaaa))))
    #expect(lifted == RGBA(hex: 0x666666))
  }

  @Test("Too small, too pale and clipped text is found, and good text is not")
  func findings() {
    let profile = Self.profile(.grays(depth: 1))
    #expect(profile.findings(in: Self.list(.black)).isEmpty)
    // 10 px at 120 an inch are capitals of 1.5 mm, 8.8 arc minutes from 0.6 m.
    let small = profile.findings(in: Self.list(.black, size: 10))
    #expect(small.count == 1)
    if case .small(let minutes, _)? = small.first?.fault { #expect(abs(minutes - 8.82) < 0.05) } else { Issue.record("\(small)") }
    let pale = profile.findings(in: Self.list(RGBA(hex: 0xdddddd)))
    if case .pale(let contrast, _)? = pale.first?.fault { #expect(contrast == 1) } else { Issue.record("\(pale)") }
    #expect(profile.findings(in: Self.list(.black, x4: 780)).map(\.fault) == [.clipped])
  }
}

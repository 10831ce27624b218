// A display list is data: whatever numbers it holds, painting it and writing it as SVG ends well.

import ArcGraphics
import ArcPaint
import Testing

@Suite("Hostile display lists")
struct HostileListTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e12, -1e9, 1e7, 0.001, 16_384, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    40,
  ]

  /// Numbers drawn without the machine's own chance, so that a failure comes back.
  struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    mutating func number() -> Double {
      roll(3) == 0 ? HostileListTests.numbers[roll(HostileListTests.numbers.count)] : Double(roll(160)) - 20
    }
    mutating func point() -> Point { Point(x: number(), y: number()) }
    mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    mutating func color() -> RGBA { RGBA(red: number() / 100, green: number() / 50, blue: number(), alpha: number() / 60) }
    mutating func stops() -> [GradientStop] { (0..<roll(4)).map { _ in GradientStop(color: color(), location: number() / 50) } }
    mutating func transform() -> Transform? {
      roll(2) == 0 ? nil : Transform(a: number() / 20, b: number() / 20, c: number() / 20, d: number() / 20, tx: number(), ty: number())
    }

    mutating func path() -> VectorPath {
      var path = VectorPath()
      for _ in 0..<roll(9) {
        switch roll(6) {
        case 0: path.move(to: point())
        case 1: path.line(to: point())
        case 2: path.quad(to: point(), control: point())
        case 3: path.cubic(to: point(), control1: point(), control2: point())
        case 4: path.close()
        default: path.append(VectorPath(roundedRect: rect(), radiusX: 3, radiusY: 4))
        }
      }
      return path
    }

    mutating func paint() -> Paint {
      switch roll(5) {
      case 0: .linear(stops: stops(), start: point(), end: point())
      case 1: .radial(stops: stops(), center: point(), startRadius: number(), endRadius: number())
      case 2: .angular(stops: stops(), center: point(), startAngle: number(), endAngle: number())
      default: .solid(color())
      }
    }

    mutating func stroke() -> Stroke {
      Stroke(
        width: number(), cap: Stroke.Cap(rawValue: UInt8(roll(3))) ?? .butt, join: Stroke.Join(rawValue: UInt8(roll(3))) ?? .miter,
        miterLimit: number(), dash: (0..<roll(4)).map { _ in number() }, dashPhase: number())
    }

    mutating func command(depth: Int) -> DrawCommand {
      switch roll(8) {
      case 0, 1: return .fill(path(), roll(2) == 0 ? .nonZero : .evenOdd, paint())
      case 2: return .stroke(path(), stroke(), paint())
      case 3:
        let glyphs = (0..<roll(5)).map { _ in GlyphRun.Glyph(outline: roll(6) - 1, x4: roll(9) == 0 ? .max : roll(700) - 50) }
        return .glyphs(
          GlyphRun(size: number(), baseline: roll(9) == 0 ? .min : roll(120), glyphs: glyphs, paint: paint(), transform: transform()))
      case 4:
        let bitmap =
          roll(3) == 0
          ? Bitmap(width: 0, height: 0) : Bitmap(width: 3, height: 2, pixels: [0, .max, 0x00ff_ffff, 0x8000_00ff, 7, 0xff12_3456])
        return .image(ImageDraw(bitmap: bitmap, rect: rect(), smooth: roll(2) == 0, opacity: number() / 50, transform: transform()))
      case 5, 6:
        var layer = Layer(opacity: roll(2) == 0 ? 1 : number() / 50, blendMode: BlendMode(rawValue: UInt8(roll(22))) ?? .normal)
        if roll(2) == 0 { layer.clip = path() }
        if roll(3) == 0, depth < 3 { layer.mask = (0..<roll(3)).map { _ in command(depth: depth + 1) } }
        if roll(3) == 0 { layer.blurRadius = roll(4) == 0 ? number() : Double(roll(20)) }
        if roll(3) == 0 { layer.shadow = Shadow(color: color(), radius: roll(4) == 0 ? number() : 4, x: number(), y: number()) }
        return .beginLayer(layer)
      default: return .endLayer
      }
    }

    mutating func list() -> DisplayList {
      let broken = GlyphOutline(key: "broken", unitsPerEm: roll(2) - 1, path: path())
      let wild = GlyphOutline(key: "wild\(roll(1000))", unitsPerEm: 1000, path: path())
      return DisplayList(
        width: [64, 1, 0, -5][min(3, roll(12))], height: [48, 1, 200][min(2, roll(9))], scale: number(),
        ground: roll(2) == 0 ? nil : color(),
        commands: (0..<roll(14)).map { _ in command(depth: 0) }, outlines: [Pictures.ring, broken, wild], title: "\u{0}\u{1b}<&\u{fffe}",
        summary: "")
    }
  }

  @Test("Random lists full of wild numbers paint and write, the same twice")
  func random() {
    let painter = Painter()
    for seed in 0..<200 {
      var dice = Dice(state: UInt64(seed))
      let list = dice.list()
      let first = painter.paint(list)
      #expect(first == Painter(cacheBound: 0).paint(list), "seed \(seed)")
      let svg = SVGWriter { _ in [1, 2, 3] }.svg(list)
      #expect(svg.hasSuffix("</svg>\n") && !svg.contains("nan"), "seed \(seed)")
      #expect(SVGAgreementTests.unclosed(svg) == [], "seed \(seed)")
      _ = list.description
    }
  }

  @Test("Layers nested without end are drawn")
  func deep() {
    let layers = [DrawCommand](repeating: .beginLayer(Layer(opacity: 0.99)), count: 3000)
    let bitmap = Painter().paint(
      Pictures.list(width: 20, height: 20, layers + [.fill(Pictures.circle(10, 10, 8), .nonZero, .solid(.black))]))
    #expect(bitmap[10, 10] != 0xffff_ffff)
  }

  @Test("A side of 16,384 pixels is painted, and a longer one is held to it")
  func longSides() {
    let band = Rect(x: 16_000, y: 0, width: 1e5, height: 10)
    let list = Pictures.list(width: 100_000, height: 3, [.fill(VectorPath(rect: band), .nonZero, .solid(.black))])
    let bitmap = Painter().paint(list)
    #expect(bitmap.width == 16_384)
    #expect(bitmap[15_999, 1] == 0xffff_ffff)
    #expect(bitmap[16_383, 1] == 0xff00_0000)
    let tall = Painter().paint(
      Pictures.list(
        width: 2, height: 16_384,
        [.fill(VectorPath(ellipseIn: Rect(x: -400, y: 100, width: 800, height: 16_000)), .nonZero, .solid(.black))]))
    #expect(tall[1, 99] == 0xffff_ffff)
    #expect(tall[1, 8000] == 0xff00_0000)
    #expect(tall[1, 16_101] == 0xffff_ffff)
  }

  @Test("Greys take black's, white's and their own lightness as they take any other", arguments: [BlendMode.color, .luminosity])
  func greys(mode: BlendMode) {
    let greys = (0..<256).map { value in
      DrawCommand.fill(
        VectorPath(rect: Rect(x: Double(value), y: 0, width: 1, height: 3)), .nonZero, .solid(RGBA(hex: UInt32(value) * 0x01_0101)))
    }
    let ends = [RGBA.black, .white].enumerated().map { row, color in
      DrawCommand.fill(VectorPath(rect: Rect(x: 0, y: Double(row), width: 256, height: 1)), .nonZero, .solid(color))
    }
    let picture = Painter().paint(Pictures.list(width: 256, height: 3, greys + [.beginLayer(Layer(blendMode: mode))] + ends + [.endLayer]))
    for value in 0..<256 {
      let own = 0xff00_0000 | UInt32(value) * 0x01_0101
      #expect(picture[value, 0] == (mode == .color ? own : 0xff00_0000))
      #expect(picture[value, 1] == (mode == .color ? own : 0xffff_ffff))
      #expect(picture[value, 2] == own)
    }
  }
}

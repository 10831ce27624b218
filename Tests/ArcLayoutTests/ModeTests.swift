// What becomes of colours: accented, vibrant, night, redacted.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

@MainActor
@Suite("Rendering modes")
struct ModeTests {
  private let accented = EmitOptions.Mode.accented(primary: .white, accent: RGBA(hex: 0xff9500))

  private func colors(_ node: ViewNode, _ mode: EmitOptions.Mode) -> [String?] {
    list(node, 100, 100, EmitOptions(mode: mode)).commands.compactMap { paint($0) }.map { hex($0) }
  }

  @Test("Accented, all that is not in the accent group is primary, and only alpha survives")
  func accentedPrimary() {
    let node = vstack(box(1, 1, RGBA(hex: 0x34c759)), box(1, 1, RGBA(hex: 0x123456, alpha: 0.3)))
    #expect(colors(node, accented) == ["FFFFFF", "FFFFFF 30%"])
  }

  @Test("Accented, the accent group takes the accent, and parts of it may leave it")
  func accentedAccent() {
    let out = ViewNode.modified(box(1, 1), .accentable(false))
    let node = vstack(box(1, 1), ViewNode.modified(vstack(box(1, 1), out), .accentable(true)))
    #expect(colors(node, accented) == ["FFFFFF", "FF9500", "FFFFFF"])
  }

  @Test("Accented and vibrant, what keeps its colour is spared")
  func keepsColor() {
    let node = ViewNode.modified(box(1, 1, RGBA(hex: 0x34c759)), .keepsColor)
    #expect(colors(node, accented) == ["34C759"])
    #expect(colors(node, .vibrant(.white)) == ["34C759"])
    #expect(colors(ViewNode.modified(node, .accentable(true)), accented) == ["34C759"])
    #expect(colors(ViewNode.modified(ViewNode.modified(box(1, 1, .black), .accentable(true)), .keepsColor), accented) == ["000000"])
  }

  @Test("Vibrant, there is one colour, as strong as each paint is opaque and light")
  func vibrant() {
    let node = vstack(
      box(1, 1, .white), box(1, 1, RGBA(hex: 0xffffff, alpha: 0.6)).opacity(0.5), box(1, 1, RGBA(hex: 0x808080)), box(1, 1, .black))
    #expect(colors(node, .vibrant(RGBA(hex: 0xf0f0f0, alpha: 0.9))) == ["F0F0F0 90%", "F0F0F0 27%", "F0F0F0 45.18%", "F0F0F0 0%"])
  }

  @Test("Gradients and bitmaps are flattened: to their alpha in the accented mode, to their light in the vibrant one")
  func flatPictures() throws {
    let stops = [GradientStop(color: .white, location: 0), GradientStop(color: RGBA(hex: 0xffffff, alpha: 0.5), location: 1)]
    let node = ViewNode.shape(
      ShapeNode(drawings: [.fill(.linear(stops: stops, start: .zero, end: Point(x: 1, y: 0)), .nonZero)]) { VectorPath(ellipseIn: $0) })
    guard case .linear(let flat, _, _) = paint(list(node, 10, 10, EmitOptions(mode: .vibrant(.white))).commands[0]) else { throw Missing() }
    #expect(flat.map(\.color) == [.white, RGBA.white.multipliedAlpha(0.5)])
    let bitmap = ViewNode.image(
      ImageNode(bitmap: Bitmap(width: 1, height: 2, pixels: [0xff12_3456, 0x8000_0080]), size: Size(width: 1, height: 2)))
    guard case .image(let flat) = list(bitmap, 1, 2, EmitOptions(mode: accented)).commands[0] else { throw Missing() }
    #expect(flat.bitmap.pixels == [0xffff_ffff, 0x8080_8080])
    guard case .image(let lit) = list(bitmap, 1, 2, EmitOptions(mode: .vibrant(.white))).commands[0] else { throw Missing() }
    // 0.2126 × 12 + 0.7152 × 34 + 0.0722 × 56 (all hexadecimal) is 2F; 0.0722 × 80 is 9.
    #expect(lit.bitmap.pixels == [0x2f2f_2f2f, 0x0909_0909])
  }

  @Test(
    "At night each colour over black becomes its red",
    arguments: [
      (RGBA.white, "FF3B30"), (RGBA(hex: 0xebebf5, alpha: 0.6), "C42B22"), (RGBA(hex: 0x787880, alpha: 0.36), "4F0B08"),
      (RGBA.black, "000000"),
    ])
  func night(color: RGBA, expected: String) {
    #expect(colors(box(1, 1, color), .night) == [expected])
  }

  @Test("At night opacity comes before the ramp")
  func nightOpacity() {
    let faded = vstack(box(9, 9, .white), circle(.solid(.white)).frame(9, 9).offset(0, -3)).opacity(0.6)
    let expected = NightRamp.red(for: RGBA.white.multipliedAlpha(0.6))
    #expect(kinds(list(faded, 20, 20, EmitOptions(mode: .night))) == ["fill", "fill"])
    #expect(colors(faded, .night).allSatisfy { $0 == hex(.solid(expected)) })
  }

  @Test("At night the ground, gradients and bitmaps turn red as well, and transparent pixels stay so")
  func nightPictures() throws {
    let options = EmitOptions(ground: .white, mode: .night)
    let bitmap = ViewNode.image(
      ImageNode(bitmap: Bitmap(width: 1, height: 3, pixels: [0xffff_ffff, 0, 0x8080_8080]), size: Size(width: 1, height: 3)))
    let result = list(bitmap, 1, 3, options)
    #expect(result.ground == RGBA(hex: 0xff3b30))
    guard case .image(let draw) = result.commands[0] else { throw Missing() }
    #expect(draw.bitmap.pixels == [0xffff_3b30, 0, 0x8080_1e18])
  }

  @Test("At night a black haze stays a haze, and what is transparent stays so")
  func nightHaze() {
    #expect(colors(box(1, 1, RGBA(hex: 0x000000, alpha: 0.22)), .night) == ["000000 22%"])
    let stops = [GradientStop(color: RGBA(hex: 0xffffff, alpha: 0), location: 0), GradientStop(color: .white, location: 1)]
    let fade = color().overlay(
      .shape(ShapeNode(drawings: [.fill(.linear(stops: stops, start: .zero, end: Point(x: 1, y: 0)), .nonZero)]) { VectorPath(rect: $0) }))
    guard case .linear(let mapped, _, _) = paint(list(fade, 10, 10, EmitOptions(mode: .night)).commands[1]) else {
      Issue.record("no gradient")
      return
    }
    #expect(mapped.map(\.color) == [RGBA(hex: 0xff3b30, alpha: 0), RGBA(hex: 0xff3b30)])
  }

  @Test("What cuts a hole keeps its alpha in every mode")
  func holes() {
    let hole = ViewNode.modified(circle(.solid(RGBA(hex: 0x787880, alpha: 0.5))), .blendMode(.destinationOut))
    #expect(colors(hole, .night) == ["787880 50%"])
  }

  @Test("At night nothing outranks what outranked it by day")
  func nightOrder() {
    let grays = stride(from: 0.0, through: 1.0, by: 0.05).map { NightRamp.red(for: RGBA(red: $0, green: $0, blue: $0)).red }
    #expect(grays == grays.sorted())
  }

  @Test("Redacted texts and pictures are plates of the same size, and say nothing")
  func redacted() throws {
    let node = vstack(at: Guide.leading, text("aaaa bb").frame(20, nil), image(10, 10), box(5, 5, RGBA(hex: 0x123456)))
    let result = list(.modified(node, .redacted))
    #expect(kinds(result) == ["fill", "fill", "fill"])
    #expect(result.summary == "")
    #expect(result.outlines.isEmpty)
    guard case .fill(let plates, _, let paint) = result.commands[0] else { throw Missing() }
    // Two lines, 20 and 10 points long.
    #expect(plates.verbs.filter { $0 == .move }.count == 2)
    #expect(plates.controlBounds?.width == 20)
    #expect(hex(paint) == "000000 18%")
    #expect(frames(ViewNode.modified(node, .redacted).named("n"), in: 100, 100) == frames(node.named("n"), in: 100, 100))
  }

  @Test("At night a faint gradient seen through a picture is faint once, in its colour and not in its alpha as well")
  func nightTemplate() throws {
    let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .white, location: 1)]
    let template = PaintSpec.linear(stops: stops, start: .zero, end: Point(x: 1, y: 0))
    let node = ViewNode.image(
      ImageNode(bitmap: Bitmap(width: 2, height: 2, filledWith: .max), size: Size(width: 2, height: 2), template: template))
    let commands = list(node.opacity(0.5), 2, 2, EmitOptions(mode: .night)).commands
    guard case .beginLayer(let layer) = commands[0], case .image(let mask) = layer.mask?.first else { throw Missing() }
    #expect(mask.opacity == 1)
  }
}

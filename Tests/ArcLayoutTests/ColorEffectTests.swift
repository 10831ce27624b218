// What modifiers of colour make of paints, and shadows within.

import ArcGraphics
import ArcLayout
import ArcViews
import Foundation
import Testing

@MainActor
@Suite("Changes of colour")
struct ColorEffectTests {
  private func colors(_ view: some View, _ mode: EmitOptions.Mode = .fullColor) -> [String?] {
    let resolved = resolve(view, in: EnvironmentValues())
    return list(resolved.root, 100, 100, EmitOptions(mode: mode)).commands.compactMap { paint($0) }.map { hex($0) }
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  @Test("Without saturation a colour is the grey of its luminance, half way in between")
  func saturation() {
    #expect(colors(red.grayscale(1)) == ["363636"])
    #expect(colors(red.saturation(0)) == ["363636"])
    #expect(colors(red.grayscale(0)) == ["FF0000"])
    #expect(colors(red.grayscale(0.5)) == ["9B1B1B"])
  }

  @Test("Brightness adds, contrast stretches about the middle grey, both held to what there is")
  func brightness() {
    #expect(colors(red.brightness(0.5)) == ["FF8080"])
    #expect(colors(red.brightness(-1)) == ["000000"])
    #expect(colors(Color(white: 0.6).contrast(2)) == ["B3B3B3"])
    #expect(colors(Color(white: 0.9).contrast(0)) == ["808080"])
  }

  @Test("An inversion is the opposite, a multiplication tints, half a turn of the hue keeps the luminance")
  func others() {
    #expect(colors(red.colorInvert()) == ["00FFFF"])
    #expect(colors(Color.white.colorMultiply(Color(red: 0.5, green: 1, blue: 0))) == ["80FF00"])
    #expect(colors(red.hueRotation(.degrees(180))) == ["006D6D"])
    #expect(colors(red.hueRotation(.degrees(360))) == ["FF0000"])
  }

  @Test("Luminance becomes alpha")
  func luminance() {
    #expect(colors(Color.white.luminanceToAlpha()) == ["000000"])
    #expect(colors(Color(white: 0.5).luminanceToAlpha()) == ["000000 50%"])
    #expect(colors(Color.black.luminanceToAlpha()).isEmpty)
  }

  @Test("Of two changes the inner comes first, and the mode's colours come last")
  func order() {
    #expect(colors(red.grayscale(1).colorMultiply(Color(red: 0, green: 0, blue: 1))) == ["000036"])
    #expect(colors(red.colorMultiply(Color(red: 0, green: 0, blue: 1)).grayscale(1)) == ["000000"])
    let accented = EmitOptions.Mode.accented(primary: .white, accent: .black)
    #expect(colors(Color(white: 0.5).luminanceToAlpha(), accented) == ["FFFFFF 50%"])
  }

  @Test("A bitmap's pixels change too, their alpha aside")
  func bitmaps() {
    let map = ColorMap.inversion
    let bitmap = map(Bitmap(width: 3, height: 1, pixels: [0xffff_0000, 0, 0x8000_0080]))
    #expect(bitmap.pixels == [0xff00_ffff, 0, 0x8080_8000])
  }

  @Test("A shadow within is cast by a plate with a hole, behind a mask of the shape")
  func innerShadow() throws {
    let shape = Rectangle().fill(.white.shadow(.inner(color: .black, radius: 3, x: 1, y: 2)))
    let drawn = list(resolve(shape, in: EnvironmentValues()).root, 10, 10)
    #expect(kinds(drawn) == ["fill", "begin", "begin", "fill", "begin", "fill", "end", "end", "end"])
    guard case .beginLayer(let outer) = drawn.commands[1], case .beginLayer(let cast) = drawn.commands[2],
      case .beginLayer(let hole) = drawn.commands[4]
    else { throw Missing() }
    #expect(outer.mask?.count == 1)
    #expect(cast.shadow == Shadow(color: .black, radius: 3, x: 1, y: 2))
    #expect(hole.blendMode == .destinationOut)
  }

  @Test("A style's shadow is cast by text and symbols as well as by shapes")
  func styleShadows() {
    func hasShadow(_ view: some View) -> Bool {
      list(resolve(view, in: EnvironmentValues()).root, 100, 100).commands.contains {
        if case .beginLayer(let layer) = $0 { layer.shadow != nil } else { false }
      }
    }
    #expect(hasShadow(Circle().fill(.red.shadow(.drop(radius: 2)))))
    #expect(hasShadow(Text("a").foregroundStyle(.red.shadow(.drop(radius: 2)))))
    #expect(hasShadow(VStack { Text("a") }.foregroundStyle(.red.shadow(.drop(radius: 2)))))
    #expect(!hasShadow(Text("a").foregroundStyle(.red)))
  }
}

// The sRGB curve against the mathematics library, and the contrasts that WCAG names.

import ArcGraphics
import Foundation
import Testing

@Suite("Colours as light")
struct LightTests {
  @Test("Every byte's light is that of the standard's formula, and comes back as the same byte")
  func bytes() {
    for byte in 0...255 {
      let value = Double(byte) / 255
      let wanted = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      #expect(abs(SRGB.linear(value) - wanted) < 1e-15)
      #expect(Int((SRGB.encoded(SRGB.linear(value)) * 255).rounded()) == byte)
    }
  }

  @Test("The way back is that of the standard's formula, beyond white too")
  func encoded() {
    for step in 1...3_000 {
      let light = Double(step) / 1_000
      let wanted = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      #expect(abs(SRGB.encoded(light) - wanted) < 2e-15)
    }
    #expect(SRGB.linear(-0.5) == -0.5 / 12.92)
  }

  @Test("Black and white contrast 21 : 1, and a colour with itself 1 : 1")
  func contrast() {
    #expect(Luminance.of(1.0, 1, 1) == 1)
    #expect(Luminance.contrast(1.0, 0) == 21)
    #expect(Luminance.contrast(Float(0.2), 0.2) == 1)
  }
}

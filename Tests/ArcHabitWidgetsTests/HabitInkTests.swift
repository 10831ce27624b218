// Habit colours on light and dark grounds.

import ArcHabitWidgets
import Testing

@Suite("Habit inks")
struct HabitInkTests {
  @Test(
    "System colours that miss 3 : 1 on white have a darkened twin there; the others stay",
    arguments: [
      (0x34C759, 0x279E45), (0xFF9500, 0xCB7600), (0xFFCC00, 0xAA8700), (0x00C7BE, 0x009A93), (0x30B0C7, 0x2897AC), (0x32ADE6, 0x2993C5),
      (0x8E8E93, 0x8B8B90), (0x007AFF, 0x007AFF), (0xFF3B30, 0xFF3B30), (0x5856D6, 0x5856D6), (0xAF52DE, 0xAF52DE), (0xFF2D55, 0xFF2D55),
      (0xA2845E, 0xA2845E),
    ] as [(UInt32, UInt32)])
  func lightTwins(color: UInt32, ink: UInt32) throws {
    let drawn = HabitInk(hex: color).onLight
    // One step of a channel is within the rounding of the published table.
    #expect(abs(Int(drawn.red) - Int(ink >> 16 & 0xff)) <= 1)
    #expect(abs(Int(drawn.green) - Int(ink >> 8 & 0xff)) <= 1)
    #expect(abs(Int(drawn.blue) - Int(ink & 0xff)) <= 1)
  }

  @Test("The dark twin of a system colour is drawn on dark, whichever twin was chosen")
  func darkTwins() {
    for pair in HabitInk.systemPairs {
      #expect(HabitInk(hex: pair.light).onDark == HabitInk(hex: pair.dark).onDark)
      #expect(HabitInk(hex: pair.dark).onLight == HabitInk(hex: pair.light).onLight)
    }
    #expect(HabitInk(hex: 0x007AFF).onDark.hex == 0x0A84FF)
    #expect(HabitInk(hex: 0x34C759).onDark.hex == 0x30D158)
  }

  @Test(
    "Any colour reaches 3 : 1 on white, on its own tint, and on the dark ground",
    arguments: stride(from: 0, through: 0xFFFFFF, by: 0x0A1B2D).map(UInt32.init))
  func anyColor(color: UInt32) {
    let ink = HabitInk(hex: color)
    #expect(ink.onLight.contrast(with: HabitInk(hex: 0xFFFFFF)) >= 3)
    #expect(ink.onDark.contrast(with: HabitInk(hex: 0x1C1C1E)) >= 3)
  }

  @Test("Black and white are lifted to legible grays")
  func extremes() {
    #expect(HabitInk(hex: 0xFFFFFF).onLight != HabitInk(hex: 0xFFFFFF))
    #expect(HabitInk(hex: 0x000000).onDark.contrast(with: HabitInk(hex: 0x1C1C1E)) >= 3)
    #expect(HabitInk(hex: 0x000000).onLight.hex == 0)
  }

  @Test("Only #RRGGBB is a colour")
  func parsing() {
    #expect(HabitInk(text: "#0A84FF")?.hex == 0x0A84FF)
    #expect(HabitInk(text: "0a84ff")?.hex == 0x0A84FF)
    for bad in ["", "#", "#FFF", "#GGGGGG", "red", "#0A84FF00", "#+A84FF", "＃０Ａ８４ＦＦ"] { #expect(HabitInk(text: bad) == nil) }
  }
}

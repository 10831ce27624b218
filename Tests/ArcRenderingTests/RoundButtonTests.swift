// Buttons on round plates.

import ArcGraphics
import ArcViews
import Foundation
import Testing

@Suite("Round buttons")
@MainActor
struct RoundButtonTests {
  @Test("A round plate is as wide as the longer side of its label and its room, and reaches the button's edges")
  func square() throws {
    let button = Button {
    } label: {
      Color.red.frame(width: 20, height: 10)
    }
    let picture = try Stage.draw(
      HStack(spacing: 0) {
        Spacer(minLength: 0)
        button.buttonStyle(.borderedProminent).buttonBorderShape(.circle).tint(.green)
      }
      .frame(width: 60, height: 40), 60, 40
    ).pixels
    // 34 × 34 points, 20 and 7 on either side: from 26 to 60 across, from 3 to 37 down.
    #expect(picture.isNear(58, 20, 0x34C759))
    #expect(picture.isNear(27, 20, 0x34C759))
    #expect(picture.isNear(43, 4, 0x34C759))
    #expect(picture.isNear(24, 20, 0xFFFFFF))
    #expect(picture.isNear(43, 1, 0xFFFFFF))
    #expect(picture.isNear(34, 20, 0xFF3B30))
  }
}

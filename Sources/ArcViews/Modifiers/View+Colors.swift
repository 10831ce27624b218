// Modifiers that change the colours of what a view draws.

import ArcGraphics
import Foundation

extension View {
  /// Adds to red, green and blue: 1 makes everything white, −1 black.
  nonisolated public func brightness(_ amount: Double) -> some View { changingColors(.brightness(amount)) }

  /// Multiplies distances from the middle grey: 0 makes everything grey, a negative number inverts.
  nonisolated public func contrast(_ amount: Double) -> some View { changingColors(.contrast(amount)) }

  /// Multiplies distances from the grey of the same luminance: 0 leaves greys.
  nonisolated public func saturation(_ amount: Double) -> some View { changingColors(.saturation(amount)) }

  /// Takes colour away: 0 leaves everything, 1 leaves greys.
  nonisolated public func grayscale(_ amount: Double) -> some View { changingColors(.saturation(1 - min(max(amount, 0), 1))) }

  /// Turns colours around the wheel.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    changingColors(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
  }

  /// Turns black to white and every colour to its opposite.
  nonisolated public func colorInvert() -> some View { changingColors(.inversion) }

  /// Multiplies every component by that of a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifyingNodes { .colors(.multiplication(by: color.rgba(in: $0))) }
  }

  /// Makes the view as opaque as it is light, and black.
  nonisolated public func luminanceToAlpha() -> some View { changingColors(.luminanceToAlpha) }

  nonisolated private func changingColors(_ matrix: ColorMap) -> some View { modifyingNodes { _ in .colors(matrix) } }
}

extension NodeModifier {
  /// Makes what is drawn as opaque as it is light.
  package static var luminanceAsAlpha: NodeModifier { .colors(.luminanceToAlpha) }
}

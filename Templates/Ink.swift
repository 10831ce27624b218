// The colours of a picture: one label, two fainter grades of it, a track, and each habit's own.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

/// What everything is painted with, settled once for a place, a scheme and a rendering mode.
struct Ink {
  /// Whether habits keep their own colours; otherwise everything is one colour and only strength differs.
  let isColored: Bool
  let isDark: Bool
  /// Whether the picture is one material on a wallpaper, where only opacity is seen.
  let isMaterial: Bool
  /// Whether the display has no tones between its inks: then weight and size say what opacity says elsewhere.
  let isFlat: Bool

  init(scheme: ColorScheme, mode: WidgetRenderingMode, inks: WidgetInks = .full) {
    isMaterial = mode != .fullColor
    isFlat = inks != .full && !isMaterial
    isColored = !isMaterial && inks != .blackAndWhite
    isDark = scheme == .dark || isMaterial
  }

  /// The weights of what stands out, of the quiet line on top, and of everything else. Thin strokes break up in whole pixels.
  var strong: Font.Weight { isFlat ? .bold : .semibold }
  var heading: Font.Weight { isFlat ? .medium : .semibold }
  var plain: Font.Weight { isFlat ? .medium : .regular }

  /// Text and the day's ring.
  var label: Color { isDark ? .white : .black }

  /// Captions: at least 4.5 : 1 on every ground. 72 % where the system's 60 % would read at 3.4 : 1.
  var secondary: Color {
    if isFlat { return label }
    if isMaterial { return .white.opacity(0.72) }
    return isDark ? Color(ink: 0xEBEBF5, opacity: 0.6) : Color(ink: 0x3C3C43, opacity: 0.72)
  }

  /// Marks of days that are not due; never text.
  var tertiary: Color {
    if isFlat { return label }
    if isMaterial { return .white.opacity(0.36) }
    return isDark ? Color(ink: 0xEBEBF5, opacity: 0.3) : Color(ink: 0x3C3C43, opacity: 0.3)
  }

  /// Marks of days ahead.
  var ahead: Color { label.opacity(isFlat ? 1 : 0.2) }

  /// What a ring runs on: a wide band, or a thin line where there are no tones.
  var track: Color {
    if isFlat { return label }
    if isMaterial { return .white.opacity(0.28) }
    return isDark ? Color(ink: 0x787880, opacity: 0.36) : Color(ink: 0x787880, opacity: 0.2)
  }

  /// A habit's ring, tick and symbol; the label's colour for a habit without one.
  func habit(_ item: HabitItemViewModel) -> Color {
    guard isColored, let ink = item.ink else { return label }
    return Color(ink: (isDark ? ink.onDark : ink.onLight).hex)
  }
}

extension Color {
  /// A colour from 0xRRGGBB.
  init(ink hex: UInt32, opacity: Double = 1) {
    self.init(
      .sRGB, red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255,
      opacity: opacity)
  }
}

// What ArcFlow adds to Apple's names.

import ArcGraphics

extension Color {
  /// A colour from six or eight hexadecimal digits, with or without a number sign: `"#FF9500"`, or `"FF950080"` with opacity last.
  /// nil where the text is neither.
  public init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    self.init(digits.count == 6 ? RGBA(hex: value) : RGBA(hex: value >> 8, alpha: Double(value & 0xff) / 255))
  }

  /// A colour from 0xRRGGBB, with an opacity from 0 to 1.
  public init(hex: UInt32, opacity: Double = 1) { self.init(RGBA(hex: hex, alpha: opacity)) }

  /// A colour that is one in the light scheme and another in the dark.
  public init(light: Color, dark: Color) { self.init(.adaptive(light: light, dark: dark)) }
}

extension Text {
  /// The text with its box cut to the ink of its first and last glyph, so that large numerals align by sight.
  public func trimsToInk() -> Text { changed(.inkEdges) }
}

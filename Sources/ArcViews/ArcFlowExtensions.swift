// What ArcFlow adds to Apple's names.

import ArcGraphics

/// Authors have initializers of these labels themselves, so that all of these stand back.
extension Color {
  /// A colour from six or eight hexadecimal digits, with or without a number sign: `"#FF9500"`, or `"FF950080"` with opacity last.
  /// nil where the text is neither.
  @_disfavoredOverload
  public init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : Substring(hex)
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    self.init(digits.count == 6 ? RGBA(hex: value) : RGBA(hex: value >> 8, alpha: Double(value & 0xff) / 255))
  }

  /// A colour from 0xRRGGBB, with an opacity from 0 to 1.
  @_disfavoredOverload
  public init(hex: UInt32, opacity: Double = 1) { self.init(RGBA(hex: hex, alpha: opacity)) }

  /// A colour that is one in the light scheme and another in the dark.
  @_disfavoredOverload
  public init(light: Color, dark: Color) { self.init(.adaptive(light: light, dark: dark)) }
}

/// Whose measures lines in the system's font take. The phone's own font is not among the assets; Inter stands for it.
public enum TextFit: Hashable, Sendable {
  /// About the width and exactly the height that a line has on a phone: what fits there fits here.
  case phone
  /// Those of the face itself.
  case face
}

extension EnvironmentValues {
  /// Whose measures texts take: the phone's where a widget is drawn, unless a view says otherwise.
  public var textFit: TextFit {
    get { textSettings.fit }
    set { textSettings.fit = newValue }
  }
}

extension View {
  /// Whose measures texts within take, for widgets that are designed for the face that they are drawn with.
  nonisolated public func textFit(_ fit: TextFit) -> some View { setting { $0.fit = fit } }
}

extension Text {
  /// The text with its box cut to the ink of its first and last glyph, so that large numerals align by sight.
  public func trimsToInk() -> Text { changed(.inkEdges) }
}

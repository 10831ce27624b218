// A habit's colour made fit to be seen: the system colours' twins, and any other colour lifted to 3 : 1 on its ground.

import ArcGraphics

/// A colour as whole sRGB bytes.
public struct HabitInk: Sendable, Hashable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// A colour from 0xRRGGBB.
  public init(hex: UInt32) {
    self.init(red: UInt8(hex >> 16 & 0xff), green: UInt8(hex >> 8 & 0xff), blue: UInt8(hex & 0xff))
  }

  /// A colour from `#RRGGBB`, or nil where the text is not one.
  public init?(text: String) {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.dropFirst() : Substring(text)
    guard digits.utf8.count == 6, digits.utf8.first != UInt8(ascii: "+"), let value = UInt32(digits, radix: 16) else { return nil }
    self.init(hex: value)
  }

  public var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// The thirteen system colours that carry meaning, light and dark (iOS 17).
  public static let systemPairs: [(name: String, light: UInt32, dark: UInt32)] = [
    ("blue", 0x007AFF, 0x0A84FF), ("green", 0x34C759, 0x30D158), ("red", 0xFF3B30, 0xFF453A), ("orange", 0xFF9500, 0xFF9F0A),
    ("yellow", 0xFFCC00, 0xFFD60A), ("mint", 0x00C7BE, 0x63E6E2), ("teal", 0x30B0C7, 0x40CBE0), ("cyan", 0x32ADE6, 0x64D2FF),
    ("indigo", 0x5856D6, 0x5E5CE6), ("purple", 0xAF52DE, 0xBF5AF2), ("pink", 0xFF2D55, 0xFF375F), ("brown", 0xA2845E, 0xAC8E68),
    ("gray", 0x8E8E93, 0x8E8E93),
  ]

  /// The colour as it is drawn on white: at least 3 : 1 there and on its own 12 % tint.
  public var onLight: HabitInk {
    let base = Self.systemPairs.first { $0.light == hex || $0.dark == hex }.map { HabitInk(hex: $0.light) } ?? self
    return base.darkened { ink in
      ink.contrast(with: Self.white) >= 3 && ink.contrast(with: ink.tint(over: Self.white)) >= 3
    }
  }

  /// The colour as it is drawn on the dark ground 1C1C1E and on black: at least 3 : 1 on both.
  public var onDark: HabitInk {
    let base = Self.systemPairs.first { $0.light == hex || $0.dark == hex }.map { HabitInk(hex: $0.dark) } ?? self
    return base.lightened { $0.contrast(with: Self.darkGround) >= 3 && $0.contrast(with: $0.tint(over: Self.darkGround)) >= 3 }
  }

  static let white = HabitInk(hex: 0xFFFFFF)
  static let darkGround = HabitInk(hex: 0x1C1C1E)

  /// 12 % of the colour over an opaque ground: the disc behind a done mark.
  func tint(over ground: HabitInk) -> HabitInk {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) * 0.12 + Double(b) * 0.88).rounded()) }
    return HabitInk(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The contrast ratio with another colour, 1 to 21 (WCAG 2.2).
  package func contrast(with other: HabitInk) -> Double { Luminance.contrast(luminance, other.luminance) }

  private var luminance: Double { Luminance.of(Self.linear(red), Self.linear(green), Self.linear(blue)) }

  /// The least darkened colour, its linear light scaled down, that is legible.
  private func darkened(until isLegible: (HabitInk) -> Bool) -> HabitInk {
    if isLegible(self) { return self }
    return Self.least(from: { self.scaled(by: 1 - $0) }, until: isLegible)
  }

  /// The least lightened colour: its linear light scaled up, and where a channel is full, mixed with white.
  private func lightened(until isLegible: (HabitInk) -> Bool) -> HabitInk {
    if isLegible(self) { return self }
    let full = Double(max(red, green, blue))
    let room = full > 0 ? 1 / Self.linear(max(red, green, blue)) : 1
    let brightest = scaled(by: room)
    if full > 0, isLegible(brightest) { return Self.least(from: { self.scaled(by: 1 + $0 * (room - 1)) }, until: isLegible) }
    return Self.least(from: { brightest.mixedWithWhite($0) }, until: isLegible)
  }

  /// The first legible colour along a path from 0 to 1, found by halving in 1/4096 steps.
  private static func least(from path: (Double) -> HabitInk, until isLegible: (HabitInk) -> Bool) -> HabitInk {
    var (low, high) = (0, 4096)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isLegible(path(Double(middle) / 4096)) { high = middle } else { low = middle }
    }
    return path(Double(high) / 4096)
  }

  private func scaled(by factor: Double) -> HabitInk {
    func scale(_ v: UInt8) -> UInt8 { Self.encoded(min(1, Self.linear(v) * factor)) }
    return HabitInk(red: scale(red), green: scale(green), blue: scale(blue))
  }

  private func mixedWithWhite(_ share: Double) -> HabitInk {
    func mix(_ v: UInt8) -> UInt8 { Self.encoded(Self.linear(v) * (1 - share) + share) }
    return HabitInk(red: mix(red), green: mix(green), blue: mix(blue))
  }

  /// The light of an sRGB byte.
  private static func linear(_ byte: UInt8) -> Double { SRGB.linear(Double(byte) / 255) }

  private static func encoded(_ light: Double) -> UInt8 { UInt8((min(max(SRGB.encoded(light), 0), 1) * 255).rounded()) }
}

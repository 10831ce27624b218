// The system's colours, each with a light and a dark shade.

import ArcGraphics

/// A colour by its role. The shades are those that Apple publishes for iOS 17.
enum SystemColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  /// Text at a level of the hierarchy, 0 to 4.
  case label(Int)
  /// A plate under text at a level, 0 to 3.
  case fill(Int)
  /// The ground at a level, 0 to 2.
  case background(Int)
  case separator
  /// A gray from 2 (near `gray`) to 6 (near the ground).
  case grayStep(Int)

  /// The shade in an environment, a stronger one where the reader wants more contrast.
  func rgba(in environment: EnvironmentValues) -> RGBA {
    switch environment.colorSchemeContrast {
    case .standard: rgba(environment.colorScheme)
    case .increased: strong(environment.colorScheme) ?? rgba(environment.colorScheme)
    }
  }

  /// The accessible shade that Apple publishes beside a colour's own, or nil for what has none.
  private func strong(_ scheme: ColorScheme) -> RGBA? {
    func shade(_ light: UInt32, _ dark: UInt32) -> RGBA { RGBA(hex: scheme == .dark ? dark : light) }
    return switch self {
    case .red: shade(0xd70015, 0xff6961)
    case .orange: shade(0xc93400, 0xffb340)
    case .yellow: shade(0xb25000, 0xffd426)
    case .green: shade(0x248a3d, 0x30db5b)
    case .mint: shade(0x0c817b, 0x66d4cf)
    case .teal: shade(0x008299, 0x5de6ff)
    case .cyan: shade(0x0071a4, 0x70d7ff)
    case .blue: shade(0x0040dd, 0x409cff)
    case .indigo: shade(0x3634a3, 0x7d7aff)
    case .purple: shade(0x8944ab, 0xda8fff)
    case .pink: shade(0xd30f45, 0xff6482)
    case .brown: shade(0x7f6545, 0xb59469)
    case .gray: shade(0x6c6c70, 0xaeaeb2)
    case .label(1): RGBA(hex: scheme == .dark ? 0xebebf5 : 0x3c3c43, alpha: scheme == .dark ? 0.7 : 0.8)
    case .label(2): RGBA(hex: scheme == .dark ? 0xebebf5 : 0x3c3c43, alpha: scheme == .dark ? 0.55 : 0.7)
    case .label, .fill, .background, .separator, .grayStep: nil
    }
  }

  func rgba(_ scheme: ColorScheme) -> RGBA {
    let isDark = scheme == .dark
    func shade(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1) -> RGBA {
      isDark ? RGBA(hex: dark, alpha: darkAlpha) : RGBA(hex: light, alpha: lightAlpha)
    }
    switch self {
    case .red: return shade(0xff3b30, 0xff453a)
    case .orange: return shade(0xff9500, 0xff9f0a)
    case .yellow: return shade(0xffcc00, 0xffd60a)
    case .green: return shade(0x34c759, 0x30d158)
    case .mint: return shade(0x00c7be, 0x63e6e2)
    case .teal: return shade(0x30b0c7, 0x40cbe0)
    case .cyan: return shade(0x32ade6, 0x64d2ff)
    case .blue: return shade(0x007aff, 0x0a84ff)
    case .indigo: return shade(0x5856d6, 0x5e5ce6)
    case .purple: return shade(0xaf52de, 0xbf5af2)
    case .pink: return shade(0xff2d55, 0xff375f)
    case .brown: return shade(0xa2845e, 0xac8e68)
    case .gray: return shade(0x8e8e93, 0x8e8e93)
    case .label(let level):
      switch level {
      case ...0: return shade(0x000000, 0xffffff)
      case 1: return shade(0x3c3c43, 0xebebf5, 0.6, 0.6)
      case 2: return shade(0x3c3c43, 0xebebf5, 0.3, 0.3)
      case 3: return shade(0x3c3c43, 0xebebf5, 0.18, 0.16)
      default: return shade(0x3c3c43, 0xebebf5, 0.1, 0.1)
      }
    case .fill(let level):
      switch level {
      case ...0: return shade(0x787880, 0x787880, 0.2, 0.36)
      case 1: return shade(0x787880, 0x787880, 0.16, 0.32)
      case 2: return shade(0x767680, 0x767680, 0.12, 0.24)
      case 3: return shade(0x747480, 0x747480, 0.08, 0.18)
      default: return shade(0x747480, 0x747480, 0.05, 0.1)
      }
    case .background(let level):
      switch level {
      case ...0: return shade(0xffffff, 0x1c1c1e)
      case 1: return shade(0xf2f2f7, 0x2c2c2e)
      default: return shade(0xffffff, 0x3a3a3c)
      }
    case .separator: return shade(0x3c3c43, 0x545458, 0.29, 0.6)
    case .grayStep(let step):
      switch step {
      case ...2: return shade(0xaeaeb2, 0x636366)
      case 3: return shade(0xc7c7cc, 0x48484a)
      case 4: return shade(0xd1d1d6, 0x3a3a3c)
      case 5: return shade(0xe5e5ea, 0x2c2c2e)
      default: return shade(0xf2f2f7, 0x1c1c1e)
      }
    }
  }
}

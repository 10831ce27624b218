// Blend modes, pixel by pixel, after W3C Compositing and Blending level 1.

import ArcGraphics

/// A premultiplied colour blended with what lies under it.
func blended(_ source: UInt32, _ ground: UInt32, _ mode: BlendMode) -> UInt32 {
  let (sa, da) = (source >> 24, ground >> 24)
  switch mode {
  case .normal: return over(source, ground)
  case .destinationOut: return scaled(ground, 255 - sa)
  case .destinationOver: return over(ground, source)
  case .sourceAtop: return scaled(source, da) &+ scaled(ground, 255 - sa)
  case .plusLighter: return perByte(source, ground) { min(255, $0 + $1) }
  case .plusDarker:
    let alpha = min(255, sa + da)
    let word = perByte(source, ground) { s, d in
      // What both leave dark adds up.
      let dark = (sa - min(s, sa)) + (da - min(d, da))
      return alpha > dark ? alpha - dark : 0
    }
    return word & 0xff_ffff | alpha << 24
  case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion, .hue,
    .saturation, .color, .luminosity:
    break
  }
  guard da > 0 else { return source }
  guard sa > 0 else { return ground }
  let (s, d) = (straight(source), straight(ground))
  let b = mode.isSeparable ? SIMD3(mode.mixed(s.x, d.x), mode.mixed(s.y, d.y), mode.mixed(s.z, d.z)) : mode.mixed(s, d)
  let (a, g) = (Float(sa) / 255, Float(da) / 255)
  let color = s * (a * (1 - g)) + d * (g * (1 - a)) + b * (a * g)
  let alpha = a + g - a * g
  func byte(_ v: Float) -> UInt32 { UInt32(min(max(v, 0), alpha) * 255 + 0.5) }
  return UInt32(alpha * 255 + 0.5) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
}

private func perByte(_ a: UInt32, _ b: UInt32, _ body: (UInt32, UInt32) -> UInt32) -> UInt32 {
  var result: UInt32 = 0
  for shift in stride(from: UInt32(0), to: 32, by: 8) { result |= body(a >> shift & 255, b >> shift & 255) << shift }
  return result
}

/// Red, green and blue in 0…1, no longer multiplied by alpha.
private func straight(_ word: UInt32) -> SIMD3<Float> {
  let alpha = Float(word >> 24)
  return SIMD3(min(1, Float(word >> 16 & 255) / alpha), min(1, Float(word >> 8 & 255) / alpha), min(1, Float(word & 255) / alpha))
}

extension BlendMode {
  fileprivate var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
      .plusLighter, .plusDarker, .destinationOut, .destinationOver, .sourceAtop:
      true
    }
  }

  /// One channel of the source `s` on the ground `d`.
  fileprivate func mixed(_ s: Float, _ d: Float) -> Float {
    switch self {
    case .multiply: return s * d
    case .screen: return s + d - s * d
    case .overlay: return Self.hardLight.mixed(d, s)
    case .darken: return min(s, d)
    case .lighten: return max(s, d)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    case .difference: return abs(s - d)
    case .exclusion: return s + d - 2 * s * d
    case .normal, .hue, .saturation, .color, .luminosity, .plusLighter, .plusDarker, .destinationOut, .destinationOver, .sourceAtop:
      return s
    }
  }

  /// The modes that look at a whole colour.
  fileprivate func mixed(_ s: SIMD3<Float>, _ d: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue: s.withSaturation(d.saturation).withLuminosity(d.luminosity)
    case .saturation: d.withSaturation(s.saturation).withLuminosity(d.luminosity)
    case .color: s.withLuminosity(d.luminosity)
    case .luminosity: d.withLuminosity(s.luminosity)
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
      .plusLighter, .plusDarker, .destinationOut, .destinationOver, .sourceAtop:
      s
    }
  }
}

extension SIMD3<Float> {
  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var saturation: Float { self.max() - self.min() }

  fileprivate func withLuminosity(_ l: Float) -> Self {
    var c = self + (l - luminosity)
    let (light, low, high) = (c.luminosity, c.min(), c.max())
    // A grey can come out beyond the ends by a rounding error, and then has nothing to be drawn in towards.
    if low < 0, low < light { c = (c - light) * (light / (light - low)) + light }
    if high > 1, high > light { c = (c - light) * ((1 - light) / (high - light)) + light }
    return c
  }

  fileprivate func withSaturation(_ s: Float) -> Self {
    let (low, high) = (self.min(), self.max())
    return high > low ? (self - low) * (s / (high - low)) : .zero
  }
}

// Finding inks for colours: the nearest one, and the two whose mixture comes nearest.

/// The inks of a palette in the terms that matching needs, and the answers given so far.
struct InkMatcher {
  /// Two inks and how much of the second makes a colour.
  struct Mixture {
    var first: UInt8
    var second: UInt8
    var share: Float
  }

  let palette: InkPalette
  let lights: [Light]
  private let labs: [SIMD3<Float>]
  /// For grays the encoded value is what is compared, so that levels split where a display's own rounding does.
  private let grays: [Int]?
  /// Whether an ink has so little hue that it may stand for a gray.
  private let isNeutral: [Bool]
  /// Full input runs from the ink that stands for black to the one for white: white on paper is the paper's.
  private let low: Light
  private let range: Light
  private var nearestKnown: [UInt32: UInt8] = [:]
  private var mixturesKnown: [UInt32: Mixture] = [:]

  init(_ palette: InkPalette) {
    self.palette = palette
    lights = palette.inks.map { LightTable.light($0.match) }
    let labs = lights.map(\.okLab)
    self.labs = labs
    grays = palette.isGray ? palette.inks.map { Int($0.match & 255) } : nil
    isNeutral = labs.indices.map { $0 == palette.black || $0 == palette.white || Self.chroma(labs[$0]) < 0.03 }
    low = lights[palette.black]
    range = lights[palette.white] - low
  }

  /// Whether only lightness matters.
  var isGray: Bool { grays != nil }

  private static func chroma(_ lab: SIMD3<Float>) -> Float { (lab.y * lab.y + lab.z * lab.z).squareRoot() }

  /// Whether two colours' hues are at most 60 degrees apart: blue is better black than red.
  private static func isAkin(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool {
    a.y * b.y + a.z * b.z >= 0.5 * chroma(a) * chroma(b)
  }

  /// Whether a colour is gray enough to be made of black, white and gray inks only: a hue in it would be seen, its absence is not.
  func isNeutral(_ color: UInt32) -> Bool { isGray || Self.chroma(LightTable.light(color).okLab) < 0.02 }

  /// Whether an ink may stand for a plain surface of a colour, given with its OKLab: any where there are only grays; else black,
  /// white and what has no hue, and for a hue its kin.
  func mayShow(_ color: UInt32, _ lab: SIMD3<Float>, as ink: Int) -> Bool {
    isGray || isNeutral[ink] || !isNeutral(color) && Self.isAkin(labs[ink], lab)
  }

  /// The light that a colour stands for on this panel.
  func light(_ color: UInt32) -> Light {
    let light = LightTable.light(color)
    return low + range * (isGray ? Light(repeating: light.luminance) : light)
  }

  /// The nearest ink to a colour 0xRRGGBB. A colour that is exactly an ink's wire colour is that ink.
  mutating func nearest(_ color: UInt32) -> UInt8 {
    if let known = nearestKnown[color] { return known }
    let answer: UInt8
    if let exact = palette.inks.firstIndex(where: { $0.wire == color }) {
      answer = UInt8(exact)
    } else if let grays {
      let (dark, white) = (grays[palette.black], grays[palette.white])
      let value = dark * 255 + Int(luma(color)) * (white - dark)
      answer = UInt8(grays.indices.min { abs(grays[$0] * 255 - value) < abs(grays[$1] * 255 - value) } ?? 0)
    } else {
      let lab = light(color).okLab
      let allowed = labs.indices.filter { mayShow(color, lab, as: $0) }
      answer = UInt8(allowed.min { strangeness($0, of: lab) < strangeness($1, of: lab) } ?? 0)
    }
    nearestKnown[color] = answer
    return answer
  }

  /// How unlike a plain surface of a colour an ink looks. Inks on paper are dull, so a surface may come out lighter, darker or paler
  /// rather than in another hue, as long as a pale one does not become a strong one.
  private func strangeness(_ ink: Int, of lab: SIMD3<Float>, lightness: Float = 0.1) -> Float {
    let (own, wanted) = (Self.chroma(labs[ink]), Self.chroma(lab))
    let step = labs[ink].x - lab.x
    if isNeutral[ink] { return lightness * step * step + wanted * wanted }
    let likeness = (labs[ink].y * lab.y + labs[ink].z * lab.z) / max(1e-6, own * wanted)
    let gain = max(0, own - wanted)
    return lightness * step * step + 2 * wanted * wanted * (1 - likeness) + 0.5 * gain * gain
  }

  /// The nearest ink to an amount of light, by OKLab, or by luminance where there are only grays.
  ///
  /// - Parameter neutral: Whether only inks without a hue are asked.
  func nearest(to light: Light, neutral: Bool) -> UInt8 {
    var (best, least) = (0, Float.infinity)
    if isGray {
      for i in lights.indices where abs(lights[i].x - light.x) < least { (best, least) = (i, abs(lights[i].x - light.x)) }
      return UInt8(best)
    }
    // The hue must be right before the lightness: what is missing of light the neighbours make up for, a wrong hue they cannot.
    let lab = light.okLab
    for i in labs.indices where !neutral || isNeutral[i] {
      let distance = strangeness(i, of: lab, lightness: 0.25)
      if distance < least { (best, least) = (i, distance) }
    }
    return UInt8(best)
  }

  /// The mixture of at most two inks that comes nearest to a colour. Two inks that look much alike are preferred to two that do
  /// not, because their pattern shows less.
  mutating func mixture(_ color: UInt32) -> Mixture {
    if let known = mixturesKnown[color] { return known }
    let light = light(color)
    let lab = light.okLab
    let neutral = isNeutral(color)
    let single = nearest(to: light, neutral: neutral)
    var best = Mixture(first: single, second: single, share: 0)
    var least = labs[Int(single)].squareDistance(lab)
    for i in lights.indices where !neutral || isGray || isNeutral[i] {
      for j in lights.indices.dropFirst(i + 1) where !neutral || isGray || isNeutral[j] {
        let step = lights[j] - lights[i]
        let length = (step * step).sum()
        guard length > 0 else { continue }
        let share = min(1, max(0, ((light - lights[i]) * step).sum() / length))
        let mixed = lights[i] + step * share
        let cost = mixed.okLab.squareDistance(lab) + 0.02 * labs[i].squareDistance(labs[j]) * share * (1 - share)
        if cost < least { (best, least) = (Mixture(first: UInt8(i), second: UInt8(j), share: share), cost) }
      }
    }
    mixturesKnown[color] = best
    return best
  }
}

// Finds the scale: the text's own size where it fits, else tightened, else the largest of 1/64 steps that fits, else cut.

import ArcGraphics

extension Typesetter {
  /// The text as it is to be drawn.
  func fitted() -> Attempt {
    let natural = attempt(scale: 1)
    let least = min(max(request.minimumScale, 1 / 64), 1)
    if natural.fits, !natural.cutsWord || least == 1 { return natural }
    let tightening = request.allowsTightening ? self.tightening(of: natural) : 0
    if tightening != 0 {
      let tight = attempt(scale: 1, tightening: tightening)
      if tight.fits, !tight.cutsWord { return tight }
    }
    if least < 1 {
      let guess = natural.lines.count == 1 ? Double(room.units) / Double(max(1, natural.lines[0].line.width)) : nil
      if let whole = largest(from: least, guess: guess, where: { $0.fits && !$0.cutsWord }) { return whole }
      if natural.fits { return natural }
      if let cut = largest(from: least, guess: nil, where: { $0.fits }) { return cut }
    }
    return truncated(scale: least, tightening: tightening)
  }

  /// The try at the largest scale below 1 that is good, or nil where none is. Widths are not linear in the scale, since the optical
  /// size follows the font size; that a smaller scale fits where a larger one does is taken for granted.
  private func largest(from least: Double, guess: Double?, where isGood: (Attempt) -> Bool) -> Attempt? {
    func scale(_ step: Int) -> Double { max(least, Double(step) / 64) }
    let bottom = min(Int((least * 64).rounded(.down)), 63)
    var best: (step: Int, attempt: Attempt)?
    var tooLarge = 64
    func probe(_ step: Int) {
      let result = attempt(scale: scale(step))
      if isGood(result) { best = (step, result) } else { tooLarge = step }
    }
    if let guess {
      let step = min(max(Int((guess * 64).rounded(.down)), bottom), 63)
      probe(step)
      if best != nil, step + 1 < tooLarge { probe(step + 1) } else if best == nil, step > bottom { probe(step - 1) }
    }
    while true {
      let low = best?.step ?? bottom - 1
      guard tooLarge - low > 1 else { return best?.attempt }
      probe((low + tooLarge) / 2)
    }
  }

  /// The tracking in em that would make a single line fit, or 0 where that is more than a twentieth of its width.
  private func tightening(of natural: Attempt) -> Double {
    guard natural.lines.count == 1, let placed = natural.lines.first else { return 0 }
    let excess = Double(placed.line.width - room.units)
    let clusters = Set(placed.line.runs.flatMap { $0.glyphs.map(\.cluster) }).count
    let size = natural.styles.spans.map(\.size).max() ?? 0
    guard excess > 0, excess <= Double(placed.line.width) / 20, clusters > 1, size > 0 else { return 0 }
    return -((excess / Double(clusters - 1)).rounded(.up) + 1) / 1024 / size
  }
}

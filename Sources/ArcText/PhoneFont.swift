// How large lines are on a phone: its system font is not among the assets, so Inter is set as tall and about as wide as that.

import ArcGraphics

/// The measures of San Francisco, the system font of iOS, in em: its own numbers as UIFont prints them, and how far Inter is from its widths.
enum PhoneFont {
  static let ascent = 1950.0 / 2048
  static let descent = 494.0 / 2048
  static let capHeight = 1443.0 / 2048

  /// What is added after each letter so that a line of Inter is about as wide as on a phone, by the size in points.
  ///
  /// Inter is wider up to body size and beyond, and narrower in figures. The numbers are the mean difference of three lines of text (a
  /// pangram, capitals, mixed) and of ten digits, between Inter at its optical size and the advances of the regular weight that iOS reports
  /// for the sizes named here; heavier weights of Inter grow less than the phone's, evenly with the weight.
  private static let letters: [(size: Double, tracking: Double)] = [(12, 0), (17, -0.018), (25, -0.0255), (31, -0.0125)]
  private static let figures: [(size: Double, tracking: Double)] = [(12, 0.015), (17, -0.0045), (25, 0.015), (31, 0.0295)]

  /// The tracking in em for a span, or 0 for one that is set in its face's own measures.
  static func tracking(of span: TextSpan) -> Double {
    guard span.font.fitsPhone, case .text(let text) = span.content else { return 0 }
    let heavier = max(0, span.font.weight - 400)
    // Inter's tabular figures are wider than its others, so they are taken for letters.
    if !span.font.hasTabularDigits, text.isFigures { return value(figures, at: span.font.size) + heavier * 2.5e-5 }
    return value(letters, at: span.font.size) + heavier * 5e-5
  }

  private static func value(_ table: [(size: Double, tracking: Double)], at size: Double) -> Double {
    var before = table[0]
    if size <= before.size { return before.tracking }
    for entry in table.dropFirst() {
      if size <= entry.size {
        return before.tracking + (entry.tracking - before.tracking) * (size - before.size) / (entry.size - before.size)
      }
      before = entry
    }
    return before.tracking
  }
}

extension String {
  /// Whether the text is made of digits and what stands between them, as in a time or an amount.
  fileprivate var isFigures: Bool {
    var hasDigit = false
    for byte in utf8 {
      switch byte {
      case 0x30...0x39: hasDigit = true
      case 0x20...0x2f, 0x3a: break
      default: return false
      }
    }
    return hasDigit
  }
}

/// How far a line reaches from its baseline, in points.
struct LineBox {
  let above: Double
  /// With the leading.
  let below: Double
  /// What of `below` stands between two lines and not under the last one.
  let leading: Double

  /// The box of a font: around the face's own box in a text style's line height; on a phone the style adds to the box below it.
  init(_ font: FontSpec, _ metrics: FaceMetrics, size: Double, scale: Double) {
    let wanted = font.lineHeight.map { heldLength($0 * scale) }
    if font.fitsPhone {
      above = PhoneFont.ascent * size
      // A label is as high as whole pixels hold it; phones have three to a point.
      let height = ((PhoneFont.ascent + PhoneFont.descent) * size * 3 - 1e-6).rounded(.up) / 3
      leading = wanted.map { $0 - height } ?? 0
      below = height - above + leading
    } else {
      let natural = (metrics.ascent + metrics.descent) * size
      let box = wanted ?? natural + metrics.gap * size
      above = (box - natural) / 2 + metrics.ascent * size
      below = box - above
      leading = 0
    }
  }
}

// One paragraph: its scalars, and which span each belongs to.

import ArcGraphics
import CHarfBuzz

/// A paragraph without newlines. A symbol stands in it as U+FFFC.
struct StyledText: Hashable {
  struct Run: Hashable {
    var range: Range<Int>
    /// Index into the request's spans.
    var span: Int
  }

  var scalars: [UInt32] = []
  var runs: [Run] = []

  static let object: UInt32 = 0xfffc
  static let ellipsis: UInt32 = 0x2026

  mutating func append(_ scalar: UInt32, span: Int) {
    if let last = runs.indices.last, runs[last].span == span {
      runs[last].range = runs[last].range.lowerBound..<scalars.count + 1
    } else {
      runs.append(Run(range: scalars.count..<scalars.count + 1, span: span))
    }
    scalars.append(scalar)
  }

  mutating func append(_ other: StyledText) {
    for run in other.runs {
      for i in run.range { append(other.scalars[i], span: run.span) }
    }
  }

  subscript(range: Range<Int>) -> StyledText {
    var part = StyledText()
    part.scalars = Array(scalars[range])
    for run in runs where run.range.overlaps(range) {
      let clipped = run.range.clamped(to: range)
      part.runs.append(Run(range: clipped.lowerBound - range.lowerBound..<clipped.upperBound - range.lowerBound, span: run.span))
    }
    return part
  }

  func span(at index: Int) -> Int {
    guard runs.count > 1 else { return runs.first?.span ?? 0 }
    return runs.first { $0.range.contains(index) }?.span ?? runs[runs.count - 1].span
  }

  /// The range without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(scalars[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for scalar in scalars[range] where scalar != Self.object { view.append(Unicode.Scalar(scalar) ?? "\u{fffd}") }
    return String(view)
  }
}

/// How many scalars of a text are set: more than the largest widget shows, few enough to be set at once.
let longestText = 4096

/// A request's text as paragraphs, at least one; each knows the span an empty line takes its height from.
///
/// A text of more than `longestText` scalars ends there with an ellipsis.
func paragraphs(of spans: [TextSpan]) -> [(text: StyledText, emptySpan: Int)] {
  var result: [(text: StyledText, emptySpan: Int)] = []
  var current = StyledText()
  var previous: UInt32 = 0
  var left = longestText
  spans: for (index, span) in spans.enumerated() {
    switch span.content {
    case .symbol:
      current.append(StyledText.object, span: index)
      previous = 0
    case .text(let string):
      for scalar in string.unicodeScalars {
        guard left > 0 else {
          current.append(StyledText.ellipsis, span: index)
          break spans
        }
        left -= 1
        let value = scalar.value
        defer { previous = value }
        switch value {
        case 0x0a where previous == 0x0d: continue
        case 0x0a, 0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029:
          result.append((current, index))
          current = StyledText()
        case 0x09: current.append(0x2003, span: index)
        case 0..<0x20, 0x7f..<0xa0: continue
        case StyledText.object: current.append(0xfffd, span: index)
        default: current.append(value, span: index)
        }
      }
    }
  }
  result.append((current, max(0, spans.count - 1)))
  return result
}

/// Whether a scalar is white space that may vanish at the end of a line.
func isSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200a, 0x205f, 0x3000: true
  default: false
  }
}

/// Whether a scalar has no shape of its own in any font (joiners, marks of direction, variation selectors).
func isInvisible(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xad, 0x34f, 0x61c, 0x115f...0x1160, 0x17b4...0x17b5, 0x180b...0x180f, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x206f,
    0x3164, 0xfe00...0xfe0f, 0xfeff, 0xffa0, 0xe0000...0xe0fff:
    true
  default: false
  }
}

/// Whether a paragraph reads from right to left: by its first letter, else as the request says.
///
/// A number, time or percentage (no letter and no space) is always left to right, so that signs stay in front.
func readsRightToLeft(_ text: StyledText, within requestIsRightToLeft: Bool) -> Bool {
  let functions = harfbuzz.hb_unicode_funcs_get_default()
  var isolates = 0
  var hasSpace = false
  for scalar in text.scalars {
    switch scalar {
    case 0x2066...0x2068: isolates += 1
    case 0x2069: isolates = max(0, isolates - 1)
    case _ where isolates > 0: continue
    case 0x200e: return false
    case 0x200f, 0x61c: return true
    case 0x41...0x5a, 0x61...0x7a: return false
    case 0x20: hasSpace = true
    case 0..<0xaa, StyledText.object: continue
    default:
      guard Unicode.Scalar(scalar)?.properties.isAlphabetic == true else { continue }
      return harfbuzz.hb_script_get_horizontal_direction(harfbuzz.hb_unicode_script(functions, scalar)) == HB_DIRECTION_RTL
    }
  }
  return requestIsRightToLeft && (hasSpace || text.scalars.contains(StyledText.object))
}

// How far views like to stand from their neighbours where a container says nothing.

import ArcGraphics
import ArcViews

/// What a view wishes for at one of its edges.
///
/// SwiftUI's rules, as its spacing is known to work on iOS: two texts stand as far apart as the lower one's font asks for between its own
/// lines; a symbol touches the text beside it; a text keeps about a tenth of its line from any other view, measured from its capitals and
/// its baseline; a spacer keeps nothing. Where two neighbours have no wish in common the gap is 8 points. Horizontally texts and symbols
/// wish for nothing of their own. Texts in their face's own measures have no wishes: their line boxes hold the leading.
struct EdgeSpacing {
  /// The distance to any neighbour that has no better idea, in points; nil for none.
  var plain: Double?
  /// The distance to a text that has lines of its own: what its font adds between lines (`leading`), or a fixed distance.
  var text: Text?
  /// How far views that are no texts must stand from this text, in points.
  var fromText: Double?
  /// Whether this is the edge of a view that is no text.
  var isPlainEdge: Bool

  enum Text {
    case leading(Double)
    case fixed(Double)
  }

  /// A view that is no text.
  static let view = EdgeSpacing(plain: nil, text: nil, fromText: nil, isPlainEdge: true)
  /// A view that wants no space, such as a spacer along its stack.
  static let none = EdgeSpacing(plain: 0, text: nil, fromText: nil, isPlainEdge: false)
  /// Where nothing has been joined yet, and beside letters.
  static let open = EdgeSpacing(plain: nil, text: nil, fromText: nil, isPlainEdge: false)

  static let standard = 8.0

  /// The gap between a view's end (its bottom or trailing edge) and the start of the one after it.
  static func gap(after end: EdgeSpacing, before start: EdgeSpacing) -> Double {
    var result: Double?
    func take(_ distance: Double) { result = max(result ?? distance, distance) }
    if let above = end.text, let below = start.text {
      switch (above, below) {
      case (.leading, .leading(let leading)): take(leading)
      case (.leading, .fixed(let distance)), (.fixed(let distance), .leading): take(distance)
      case (.fixed(let a), .fixed(let b)): take(a + b)
      }
    }
    if let distance = end.fromText, start.isPlainEdge { take(distance) }
    if let distance = start.fromText, end.isPlainEdge { take(distance) }
    if let result { return result }
    let plain = [end.plain, start.plain].compactMap(\.self).max()
    return plain ?? standard
  }

  /// The wishes of two views that share an edge: the greater of each kind.
  func joined(with other: EdgeSpacing) -> EdgeSpacing {
    func greater(_ a: Double?, _ b: Double?) -> Double? { [a, b].compactMap(\.self).max() }
    let text: Text? =
      switch (self.text, other.text) {
      case (nil, let one), (let one, nil): one
      case (.leading(let a)?, .leading(let b)?): .leading(max(a, b))
      case (.fixed(let a)?, .fixed(let b)?): .fixed(max(a, b))
      // Letters weigh more than a fixed distance.
      case (.leading(let leading)?, .fixed?), (.fixed?, .leading(let leading)?): .leading(leading)
      }
    return EdgeSpacing(
      plain: greater(plain, other.plain), text: text, fromText: greater(fromText, other.fromText),
      isPlainEdge: isPlainEdge || other.isPlainEdge)
  }
}

extension EdgeSpacing {
  /// Distances are held to the pixels of a phone, three to a point.
  private static func heldToPixels(_ points: Double) -> Double { (points * 3 - 1e-6).rounded(.up) / 3 }

  /// The edge of a text over or under whose lines another view stands; beside a text anything stands at the standard distance.
  static func text(_ fonts: [FontMetrics], at edge: LayoutEdge) -> EdgeSpacing {
    let ascent = fonts.map(\.ascent).max() ?? 0
    let descent = fonts.map(\.descent).max() ?? 0
    let capHeight = fonts.map(\.capHeight).max() ?? 0
    let leading = fonts.map { $0.lineHeight - $0.ascent - $0.descent }.max() ?? 0
    let tenth = heldToPixels((ascent + descent) / 10)
    let line = ascent + descent + tenth
    switch edge {
    case .top:
      return EdgeSpacing(plain: nil, text: .leading(max(0, heldToPixels(leading))), fromText: line - ascent, isPlainEdge: false)
    case .bottom:
      return EdgeSpacing(
        plain: nil, text: .leading(max(0, heldToPixels(leading))), fromText: max(line - capHeight, tenth + descent), isPlainEdge: false)
    case .leading, .trailing: return .open
    }
  }

  /// The edge of a symbol beside text; `descent` is how far its box reaches below its baseline.
  static func symbol(descent: Double, at edge: LayoutEdge) -> EdgeSpacing {
    switch edge {
    case .top: EdgeSpacing(plain: nil, text: .fixed(0), fromText: descent, isPlainEdge: false)
    case .bottom: EdgeSpacing(plain: nil, text: .fixed(0), fromText: descent + 1, isPlainEdge: false)
    case .leading, .trailing: .open
    }
  }
}

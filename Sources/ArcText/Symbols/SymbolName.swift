// Takes a symbol name apart: which shape, in which enclosure, filled, slashed.

import ArcGraphics

/// What a name means.
struct SymbolName: Hashable {
  enum Base: Hashable {
    /// A Phosphor shape.
    case shape(String)
    /// Drawn by us.
    case tick, circle
    /// A letter or a number in an enclosure.
    case characters(String)
    /// Composed by us of several pieces.
    case scene(SymbolScene)

    /// Whether the drawing is a disc of which parts differ, so that its middle is the disc's.
    var isRound: Bool {
      switch self {
      case .scene(.moonPhase), .scene(.half): true
      case .scene, .shape, .tick, .circle, .characters: false
      }
    }
  }

  enum Enclosure: Hashable { case circle, square }

  var base: Base
  var enclosure: Enclosure?
  var isFilled = false
  var isSlashed = false
  /// Whether filling means bolder lines, since the shape has no inside.
  var isLine = false
  /// Whether the shape is itself a circle or a square around something.
  var isEnclosed = false
  /// What was left out of the name, for example a badge that has no drawing.
  var dropped: String?
  /// What stands small at the lower right, or at the upper right where `isAlone`.
  var badge: Badge?
  /// The name without variants and badge.
  var stem: String

  struct Badge: Hashable {
    /// nil for a plain dot.
    var content: String?
    var isFilled: Bool
  }

  /// nil where the name is not known.
  init?(_ name: String, variants: Set<SymbolRequest.Variant>) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var wanted = variants
    var dropped: String?
    var badge: Badge?
    // Longest known name first; what is taken off its end turns into variants.
    while !parts.isEmpty {
      if let base = Self.base(parts.joined(separator: "."), wanted) {
        self.base = base.base
        self.dropped = dropped
        self.badge = badge
        stem = parts.joined(separator: ".")
        if base.encloses { wanted.subtract([.circle, .square]) }
        isFilled = wanted.contains(.fill)
        isSlashed = wanted.contains(.slash)
        enclosure = wanted.contains(.circle) ? .circle : wanted.contains(.square) ? .square : nil
        isEnclosed = base.encloses || enclosure != nil || self.base == .circle || self.base.isRound
        if case .shape(let shape) = self.base, shape.hasSuffix("-fill") {
          self.base = .shape(String(shape.dropLast(5)))
          isFilled = true
        }
        if case .shape(let shape) = self.base {
          isLine =
            SymbolNames.lines.contains(shape) || (parts.first == "arrow" || parts.first == "chevron") && !base.encloses
        }
        return
      }
      let last = parts.removeLast()
      switch last {
      case "fill": wanted.insert(.fill)
      case "circle": wanted.insert(.circle)
      case "square": wanted.insert(.square)
      case "slash": wanted.insert(.slash)
      case "inverse": continue
      default:
        let whole = parts + [last]
        guard let place = whole.firstIndex(of: "badge"), place > 0 else { return nil }
        let rest = whole[(place + 1)...].filter { $0 != "fill" }.joined(separator: ".")
        if rest.isEmpty || SymbolName(rest, variants: []) != nil {
          badge = Badge(content: rest.isEmpty ? nil : rest, isFilled: true)
        } else {
          dropped = whole[place...].joined(separator: ".")
        }
        parts = Array(whole[..<place])
      }
    }
    return nil
  }

  /// What a name without variants stands for, and whether it already is in the enclosure asked for.
  private static func base(_ name: String, _ wanted: Set<SymbolRequest.Variant>) -> (base: Base, encloses: Bool)? {
    switch name {
    case "checkmark": return (.tick, false)
    case "circle": return (.circle, false)
    default: break
    }
    if let scene = SymbolScene(name) { return (.scene(scene), false) }
    for (variant, suffix) in [(SymbolRequest.Variant.circle, ".circle"), (.square, ".square")] where wanted.contains(variant) {
      if let shape = SymbolNames.shapes[name + suffix] { return (.shape(shape), true) }
    }
    if let shape = SymbolNames.shapes[name] { return (.shape(shape), name.hasSuffix(".circle") || name.hasSuffix(".square")) }
    if wanted.contains(.circle) || wanted.contains(.square), isCharacters(name) { return (.characters(name.uppercased()), false) }
    switch name {
    case "questionmark": return (.characters("?"), false)
    case "exclamationmark": return (.characters("!"), false)
    case "info": return (.characters("i"), false)
    case "parkingsign": return (.characters("P"), false)
    case "exclamationmark.2": return (.characters("!!"), false)
    default: return nil
    }
  }

  private static func isCharacters(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return switch bytes.count {
    case 1: bytes[0] >= 0x61 && bytes[0] <= 0x7a || bytes[0] >= 0x30 && bytes[0] <= 0x39
    case 2: bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    default: false
    }
  }

  /// A sentence about a name that no symbol has.
  static func complaint(about name: String) -> String {
    "no symbol is called '\(name)'; the nearest names are \(nearest(to: name).map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// The three known names nearest to one that is not known.
  static func nearest(to name: String) -> [String] {
    var parts = name.split(separator: ".")
    while parts.count > 1, let last = parts.last, ["fill", "circle", "square", "slash"].contains(last) { parts.removeLast() }
    let wanted = Array(parts.joined(separator: ".").utf8)
    return (SymbolNames.all + ["checkmark", "circle"]).map { (distance(wanted, Array($0.utf8)), $0) }.sorted { $0 < $1 }.prefix(3).map(\.1)
  }

  /// Edits between two names, a part shared at a dot counting in favour.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let next = min(diagonal + (x == y ? 0 : 3), row[j] + 2, row[j + 1] + 2)
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    let dot = UInt8(ascii: ".")
    let shared = Set(a.split(separator: dot)).intersection(b.split(separator: dot)).count
    return row[b.count] - 6 * shared
  }
}

/// What is wrong with a symbol's name, as a sentence that tells the nearest names; nil for a name that has a drawing.
package func symbolComplaint(about name: String) -> String? {
  SymbolName(name, variants: []) == nil ? SymbolName.complaint(about: name) : nil
}

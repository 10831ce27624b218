// The placed tree as text: one line a node, stable numbers, to be read in a golden's difference.

import ArcGraphics
import ArcViews

extension PlacedNode: CustomStringConvertible {
  /// One line for each node, children indented by two spaces. Frames are `x,y width×height` in points with at most two decimals.
  public var description: String {
    var text = ""
    write(into: &text, indent: "")
    return text
  }

  private func write(into text: inout String, indent: String) {
    text += indent
    switch content {
    case .group(let name): text += "\(name) \(frame.short)"
    case .text(let placed):
      text += "text \(frame.short)"
      for (index, line) in placed.layout.lines.enumerated() {
        text += "\(index == 0 ? " " : " / ")\(line.text.quoted)"
      }
      text += " baseline \(short(frame.minY + placed.layout.firstBaseline))"
      if placed.layout.scale != 1 { text += " scale \(short(placed.layout.scale))" }
      if placed.layout.isTruncated { text += " truncated" }
      text += placed.paints.map { " " + $0.short }.joined()
    case .shape(let path, let drawings):
      text += "shape \(frame.short)"
      if let bounds = path.controlBounds, bounds.short != frame.short { text += " path \(bounds.short)" }
      for drawing in drawings {
        switch drawing {
        case .fill(let paint, let rule): text += " fill \(paint.short)\(rule == .evenOdd ? " even-odd" : "")"
        case .stroke(let paint, let stroke):
          text += " stroke \(short(stroke.width)) \(paint.short)"
          if !stroke.dash.isEmpty { text += " dash " + stroke.dash.map { short($0) }.joined(separator: ",") }
        }
      }
    case .symbol(let symbol):
      text += "symbol \(frame.short) \(symbol.name)" + symbol.layers.map { " " + $0.paint.short }.joined()
    case .image(let image):
      text += "image \(frame.short) \(image.bitmap.width)×\(image.bitmap.height) px"
      if let template = image.template { text += " template \(template.short)" }
    case .effect(let effect): text += "\(effect.short) \(frame.short)"
    }
    if let interaction { text += " taps \(interaction)" }
    if let accessibility {
      if accessibility.isHidden { text += " unspoken" }
      if let label = accessibility.label { text += " label \(label.quoted)" }
      if let value = accessibility.value { text += " value \(value.quoted)" }
    }
    text += "\n"
    if case .effect(.mask(let mask)) = content {
      for node in mask.nodes { node.write(into: &text, indent: indent + "  by ") }
    }
    for child in children { child.write(into: &text, indent: indent + "  ") }
  }
}

extension String {
  /// In double quotes, on one line.
  fileprivate var quoted: String {
    var result = "\""
    for character in self {
      switch character {
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}

/// A number with at most two decimals, without trailing zeros and without a negative zero.
func short(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "-∞" : "∞" }
  let hundredths = (abs(value) * 100).rounded()
  guard hundredths < 1e15 else { return "\(value)" }
  let whole = Int(hundredths)
  let sign = value < 0 && whole > 0 ? "-" : ""
  let (units, rest) = (whole / 100, whole % 100)
  if rest == 0 { return "\(sign)\(units)" }
  if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
  return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
}

extension Rect {
  var short: String {
    "\(ArcLayout.short(minX)),\(ArcLayout.short(minY)) \(ArcLayout.short(width))×\(ArcLayout.short(height))"
  }
}

extension RGBA {
  /// `#rrggbb`, with the alpha in percent where it is not opaque.
  var short: String {
    func byte(_ value: Double) -> String {
      let digits = String(Int((value.held(0, 1) * 255).rounded()), radix: 16, uppercase: false)
      return digits.count < 2 ? "0" + digits : digits
    }
    let color = "#" + byte(red) + byte(green) + byte(blue)
    return alpha == 1 ? color : "\(color) \(ArcLayout.short(alpha * 100))%"
  }
}

extension PaintSpec {
  var short: String {
    func list(_ stops: [GradientStop]) -> String {
      stops.map { "\($0.color.short) at \(ArcLayout.short($0.location))" }.joined(separator: ", ")
    }
    switch self {
    case .solid(let color): return color.short
    case .linear(let stops, let start, let end):
      return "linear(\(list(stops)), \(start.short) to \(end.short))"
    case .radial(let stops, let center, let from, let to):
      return "radial(\(list(stops)), \(center.short) \(ArcLayout.short(from)) to \(ArcLayout.short(to)))"
    case .elliptical(let stops, let center, let from, let to):
      return "elliptical(\(list(stops)), \(center.short) \(ArcLayout.short(from)) to \(ArcLayout.short(to)))"
    case .angular(let stops, let center, let from, let to):
      return "angular(\(list(stops)), \(center.short) \(ArcLayout.short(from)) to \(ArcLayout.short(to)))"
    }
  }
}

extension Point {
  var short: String { "\(ArcLayout.short(x)),\(ArcLayout.short(y))" }
}

extension PlacedEffect {
  var short: String {
    switch self {
    case .opacity(let factor): "opacity \(ArcLayout.short(factor))"
    case .blendMode(let mode): "blend \(mode)"
    case .blur(let radius): "blur \(ArcLayout.short(radius))"
    case .shadow(let shadow):
      "shadow \(shadow.color.short) radius \(ArcLayout.short(shadow.radius)) by \(ArcLayout.short(shadow.x)),\(ArcLayout.short(shadow.y))"
    case .innerShadow(let shadow):
      "inner shadow \(shadow.color.short) radius \(ArcLayout.short(shadow.radius)) by \(ArcLayout.short(shadow.x)),\(ArcLayout.short(shadow.y))"
    case .clip(let path, let rule):
      "clip\(rule == .evenOdd ? " even-odd" : "") to \(path.controlBounds?.short ?? "nothing")"
    case .mask: "mask"
    case .transform(let t):
      "transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map { ArcLayout.short($0) }.joined(separator: " "))"
    case .isolated: "isolated"
    case .accentable(let accents): accents ? "accent" : "no accent"
    case .keepsColor: "keeps color"
    case .colors(let matrix): "colors \(matrix.rows.map { ArcLayout.short($0) }.joined(separator: " "))"
    }
  }
}

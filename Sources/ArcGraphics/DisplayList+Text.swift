// A display list as text: one line a command, the same on every machine. A golden stage, and what a person reads first.

extension DisplayList: CustomStringConvertible {
  /// One line a command, layers indented; numbers to 1/100, outlines by key.
  public var description: String {
    var lines = ["picture \(width)×\(height) scale \(NumberText(scale)) ground \(ground.map(\.text) ?? "none")"]
    if !title.isEmpty { lines.append("title \(title.quoted)") }
    if !summary.isEmpty { lines.append("summary \(summary.quoted)") }
    append(commands, indent: 0, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func append(_ commands: [DrawCommand], indent: Int, to lines: inout [String]) {
    var depth = indent
    for command in commands {
      if case .endLayer = command { depth = max(indent, depth - 1) }
      let space = String(repeating: "  ", count: depth)
      switch command {
      case .fill(let path, let rule, let paint):
        lines.append("\(space)fill \(paint.text)\(rule == .evenOdd ? " even-odd" : "") \(path.text)")
      case .stroke(let path, let stroke, let paint):
        lines.append("\(space)stroke \(stroke.text) \(paint.text) \(path.text)")
      case .glyphs(let run):
        lines.append(space + text(of: run))
      case .image(let image):
        var line = "\(space)image \(image.bitmap.width)×\(image.bitmap.height) in \(image.rect.text)"
        line += image.smooth ? "" : " hard"
        if image.opacity != 1 { line += " opacity \(NumberText(image.opacity))" }
        if let transform = image.transform { line += " \(transform.text)" }
        lines.append("\(line) pixels \(image.bitmap.pixels.fingerprint)")
      case .beginLayer(let layer):
        lines.append(space + layer.text)
        if let mask = layer.mask {
          lines.append(space + "  mask")
          append(mask, indent: depth + 2, to: &lines)
        }
        depth += 1
      case .endLayer:
        lines.append(space + "end")
      }
    }
  }

  private func text(of run: GlyphRun) -> String {
    var line = "glyphs \(NumberText(run.size)) at \(run.baseline) \(run.paint.text)"
    if let transform = run.transform { line += " \(transform.text)" }
    for glyph in run.glyphs {
      let key = outlines.indices.contains(glyph.outline) ? outlines[glyph.outline].key : "?\(glyph.outline)"
      line += " \(NumberText(Double(glyph.x4) / 4)):\(key)"
    }
    return line
  }
}

/// A number to 1/100 without locale, exponent or minus zero.
struct NumberText: CustomStringConvertible {
  private let value: Double

  init(_ value: Double) { self.value = value }

  var description: String {
    guard value.isFinite, abs(value) < 1e13 else { return value.isNaN ? "nan" : value < 0 ? "-huge" : "huge" }
    let all = Int((value * 100).rounded())
    let (whole, part) = (all.magnitude / 100, all.magnitude % 100)
    let sign = all < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    return part % 10 == 0 ? "\(sign)\(whole).\(part / 10)" : "\(sign)\(whole).\(part / 10)\(part % 10)"
  }
}

extension RGBA {
  /// `#rrggbb`, with two more digits where it is not opaque.
  var text: String {
    func hex(_ v: Double) -> String {
      let byte = v >= 0 ? Int((min(v, 1) * 255).rounded()) : 0
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + hex(red) + hex(green) + hex(blue) + (alpha >= 1 ? "" : hex(alpha))
  }
}

extension Point {
  var text: String { "\(NumberText(x)),\(NumberText(y))" }
}

extension Rect {
  var text: String { "\(NumberText(minX)),\(NumberText(minY)) \(NumberText(width))×\(NumberText(height))" }
}

extension Transform {
  /// The four factors to 1/10,000, because they are small, and the shift to 1/100.
  var text: String {
    func factor(_ v: Double) -> String {
      guard v.isFinite, abs(v) < 1e9 else { return NumberText(v).description }
      let all = Int((v * 10_000).rounded())
      let digits = String(all.magnitude % 10_000)
      let part = String(repeating: "0", count: 4 - digits.count) + digits
      return "\(all < 0 ? "-" : "")\(all.magnitude / 10_000).\(part)"
    }
    return "map(\(factor(a)) \(factor(b)) \(factor(c)) \(factor(d)) \(NumberText(tx)) \(NumberText(ty)))"
  }
}

extension Paint {
  var text: String {
    func list(_ stops: [GradientStop]) -> String {
      stops.map { "\($0.color.text)@\(NumberText($0.location))" }.joined(separator: " ")
    }
    return switch self {
    case .solid(let color): color.text
    case .linear(let stops, let start, let end): "linear(\(start.text) to \(end.text): \(list(stops)))"
    case .radial(let stops, let center, let from, let to):
      "radial(\(center.text) \(NumberText(from)) to \(NumberText(to)): \(list(stops)))"
    case .angular(let stops, let center, let from, let to):
      "angular(\(center.text) \(NumberText(from)) to \(NumberText(to)): \(list(stops)))"
    }
  }
}

extension Stroke {
  var text: String {
    var words = ["\(NumberText(width))"]
    switch cap {
    case .butt: break
    case .round: words.append("round")
    case .square: words.append("square")
    }
    switch join {
    case .miter: break
    case .round: words.append("round-join")
    case .bevel: words.append("bevel-join")
    }
    if join == .miter, miterLimit != 10 { words.append("miter \(NumberText(miterLimit))") }
    if !dash.isEmpty {
      words.append("dash \(dash.map { NumberText($0).description }.joined(separator: ",")) from \(NumberText(dashPhase))")
    }
    return words.joined(separator: " ")
  }
}

extension VectorPath {
  /// Letters as in SVG, absolute coordinates.
  var text: String {
    var words: [String] = []
    var next = points.startIndex
    for verb in verbs {
      let letter =
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      words.append(letter + points[next..<next + verb.pointCount].map(\.text).joined(separator: " "))
      next += verb.pointCount
    }
    return words.isEmpty ? "nothing" : words.joined(separator: " ")
  }
}

extension Layer {
  var text: String {
    var words = ["layer"]
    if opacity != 1 { words.append("opacity \(NumberText(opacity))") }
    if blendMode != .normal { words.append("\(blendMode)") }
    if blurRadius != 0 { words.append("blur \(NumberText(blurRadius))") }
    if let shadow {
      words.append("shadow \(shadow.color.text) \(NumberText(shadow.radius)) at \(NumberText(shadow.x)),\(NumberText(shadow.y))")
    }
    if let clip { words.append("clip\(clipRule == .evenOdd ? " even-odd" : "") \(clip.text)") }
    return words.joined(separator: " ")
  }
}

extension [UInt32] {
  /// 16 hexadecimal digits that tell two pictures apart.
  fileprivate var fingerprint: String {
    var h: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in self { h = (h ^ UInt64(word)) &* 0x100_0000_01b3 }
    let digits = String(h, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension String {
  /// In double quotes, on one line.
  fileprivate var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.value < 32 { result += "\\u{\(String(scalar.value, radix: 16))}" } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result + "\""
  }
}

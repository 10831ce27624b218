// Fills and strokes: plain colours as attributes, gradients as definitions.

import ArcGraphics

extension SVGBody {
  /// The attributes for a colour: `fill` or `stroke`, and its opacity.
  mutating func paint(_ name: StaticString, _ color: RGBA) {
    // Black is what a fill is without a word.
    let isBlackFill =
      "\(name)" == "fill" && color.premultipliedWord & 0xff_ffff == 0 && color.red <= 0 && color.green <= 0 && color.blue <= 0
    if !isBlackFill {
      text.append(" ")
      text.append(name)
      text.append("=\"")
      text.append(color: color)
      text.append("\"")
    }
    guard color.alpha < 1 else { return }
    text.append(" ")
    text.append(name)
    text.append("-opacity=\"")
    text.append(max(0, color.alpha), decimals: 4)
    text.append("\"")
  }

  mutating func paint(_ name: StaticString, _ paint: Paint) {
    switch paint {
    case .solid(let color): self.paint(name, color)
    case .linear, .radial, .angular:
      text.append(" ")
      text.append(name)
      text.append("=\"url(#")
      text.append(gradient(paint))
      text.append(")\"")
    }
  }

  /// The id of a gradient. Angular ones are painted before it comes to this.
  private mutating func gradient(_ paint: Paint) -> String {
    var rest = SVGText()
    rest.append(" gradientUnits=\"userSpaceOnUse\"")
    switch paint {
    case .solid, .angular:
      preconditionFailure("only a linear or radial gradient is defined")
    case .linear(let stops, let start, let end):
      let known = ColorRamp.cleaned(stops)
      // SVG has no places outside 0…1, so the line is stretched to the stops' own.
      let (low, high) = (min(0, known.first?.location ?? 0), max(1, known.last?.location ?? 1))
      func along(_ t: Double) -> Point { Point(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
      for (name, value): (StaticString, Double) in [
        ("x1", along(low).x), ("y1", along(low).y), ("x2", along(high).x), ("y2", along(high).y),
      ] { rest.attribute(name, value, decimals: 3) }
      rest.append(">")
      append(known.map { GradientStop(color: $0.color, location: ($0.location - low) / (high - low)) }, to: &rest)
      rest.append("</linearGradient>")
      return definitions.id(kind: "p", open: "linearGradient", rest: rest)
    case .radial(let stops, let center, let startRadius, let endRadius):
      var known = ColorRamp.cleaned(stops)
      func radius(_ t: Double) -> Double { startRadius + (endRadius - startRadius) * t }
      if endRadius < startRadius { known.reverse() }
      let greatest = max(startRadius, endRadius, known.map { radius($0.location) }.max() ?? 0)
      rest.attribute("cx", center.x, decimals: 3)
      rest.attribute("cy", center.y, decimals: 3)
      rest.attribute("r", max(0, greatest), decimals: 3)
      rest.append(">")
      let isRing = startRadius != endRadius && greatest > 0
      append(known.map { GradientStop(color: $0.color, location: isRing ? radius($0.location) / greatest : 1) }.fromZero, to: &rest)
      rest.append("</radialGradient>")
      return definitions.id(kind: "p", open: "radialGradient", rest: rest)
    }

  }

  private func append(_ stops: [GradientStop], to rest: inout SVGText) {
    for stop in stops {
      rest.append("<stop")
      rest.attribute("offset", stop.location, decimals: 5)
      rest.append(" stop-color=\"")
      rest.append(color: stop.color)
      rest.append("\"")
      if stop.color.alpha < 1 { rest.attribute("stop-opacity", max(0, stop.color.alpha), decimals: 4) }
      rest.append("/>")
    }
  }
}

extension [GradientStop] {
  /// The stops from 0 on, the colour at 0 between the last one before and the first one after.
  fileprivate var fromZero: [GradientStop] {
    guard let after = firstIndex(where: { $0.location >= 0 }) else {
      return last.map { [GradientStop(color: $0.color, location: 0)] } ?? []
    }
    guard after > 0, self[after].location > 0 else { return Array(self[after...]) }
    let (a, b) = (self[after - 1], self[after])
    let share = -a.location / (b.location - a.location)
    func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
    let color = RGBA(
      red: between(a.color.red, b.color.red), green: between(a.color.green, b.color.green), blue: between(a.color.blue, b.color.blue),
      alpha: between(a.color.alpha, b.color.alpha))
    return [GradientStop(color: color, location: 0)] + self[after...]
  }
}

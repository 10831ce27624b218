// Layers as groups with opacity, clip, mask and blend mode; blurs and shadows as pictures.

import ArcGraphics

extension SVGBody {
  mutating func append(_ layer: Layer, _ content: Page, depth: Int) {
    guard layer.opacity > 0 else { return }
    if layer.changesNothing(around: content) || depth > Painter.deepestLayer { return append(content, depth: depth) }
    text.append("<g")
    if layer.opacity < 1 { text.attribute("opacity", layer.opacity, decimals: 4) }
    if let path = layer.clip {
      text.append(" clip-path=\"url(#")
      text.append(clip(path, layer.clipRule))
      text.append(")\"")
    }
    if let commands = layer.mask {
      text.append(" mask=\"url(#")
      text.append(mask(Page(commands: commands, outlines: content.outlines)))
      text.append(")\"")
    }
    if let name = layer.blendMode.styleName {
      text.attribute("style", "mix-blend-mode:" + name)
    } else if layer.opacity >= 1, layer.mask == nil {
      // So that a clip cuts the finished group once, as the painter does, and not each shape in it.
      text.attribute("style", "isolation:isolate")
    }
    text.append(">")
    let needsBlur = Blur(radius: layer.blurRadius) != nil
    if needsBlur || layer.shadow.flatMap(PlacedShadow.init) != nil, let drawn = painter.effected(layer, content, within: box, depth: depth)
    {
      if let shadow = drawn.shadow { embed(shadow) }
      if needsBlur { embed(drawn.content) }
    }
    if !needsBlur {
      if content.needsPixels { embed(content) } else { append(content, depth: depth) }
    }
    text.append("</g>")
  }

  private mutating func clip(_ path: VectorPath, _ rule: FillRule) -> String {
    var rest = SVGText()
    rest.append("><path d=\"")
    var shape = RoundedShape()
    if shape.take(path, stroke: nil, rule: rule) { rest.append(path: shape.path, originX: shape.originX, originY: shape.originY) }
    rest.append(rule == .evenOdd ? "\" clip-rule=\"evenodd\"/></clipPath>" : "\"/></clipPath>")
    return definitions.id(kind: "c", open: "clipPath", rest: rest)
  }
}

extension BlendMode {
  /// The CSS name, or nil for normal, for what viewers do not know, and for modes by hue, where one level of rounding in a nearly
  /// gray colour would show another picture.
  var styleName: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .normal, .hue, .saturation, .color, .luminosity, .plusLighter, .plusDarker, .destinationOut, .destinationOver, .sourceAtop: nil
    }
  }
}

extension Page {
  /// Whether a layer here meets its ground in a way that SVG cannot say, so that ground and all must be painted.
  var needsPixels: Bool {
    var i = commands.startIndex
    while i < commands.endIndex {
      if case .beginLayer(let layer) = commands[i] {
        let end = endOfLayer(at: i)
        if layer.blendMode != .normal, layer.blendMode.styleName == nil { return true }
        i = end
      }
      i += 1
    }
    return false
  }

  /// Whether there is nothing but shapes, glyphs and gradients that SVG knows.
  var isPlain: Bool {
    commands.allSatisfy { command in
      switch command {
      case .fill(_, _, let paint), .stroke(_, _, let paint): !paint.isAngular
      case .glyphs(let run): !run.paint.isAngular
      case .image, .beginLayer, .endLayer: false
      }
    }
  }

  /// The same ink, all white: a mask's brightness then is its alpha.
  var whitened: Page {
    let white = commands.map { command -> DrawCommand in
      switch command {
      case .fill(let path, let rule, let paint): .fill(path, rule, paint.whitened)
      case .stroke(let path, let stroke, let paint): .stroke(path, stroke, paint.whitened)
      case .glyphs(let run): .glyphs(run.painted(run.paint.whitened))
      case .image, .beginLayer, .endLayer: command
      }
    }
    return Page(commands: white, outlines: outlines)
  }
}

extension GlyphRun {
  func painted(_ paint: Paint) -> GlyphRun {
    var result = self
    result.paint = paint
    return result
  }
}

extension Paint {
  var isAngular: Bool {
    if case .angular = self { true } else { false }
  }

  fileprivate var whitened: Paint {
    func white(_ c: RGBA) -> RGBA { RGBA.white.multipliedAlpha(c.alpha) }
    func white(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: white($0.color), location: $0.location) }
    }
    return switch self {
    case .solid(let color): .solid(white(color))
    case .linear(let stops, let start, let end): .linear(stops: white(stops), start: start, end: end)
    case .radial(let stops, let center, let from, let to): .radial(stops: white(stops), center: center, startRadius: from, endRadius: to)
    case .angular(let stops, let center, let from, let to): .angular(stops: white(stops), center: center, startAngle: from, endAngle: to)
    }
  }
}

extension Offscreen {
  mutating func whiten() {
    for i in pixels.indices { pixels[i] = (pixels[i] >> 24) &* 0x0101_0101 }
  }

  /// The smallest part that holds all ink within `limit`.
  func inkOnly(within limit: PixelBox) -> Offscreen {
    let room = box.intersection(limit)
    var ink = PixelBox.empty
    for y in room.top..<max(room.top, room.bottom) {
      for x in room.left..<room.right where pixels[(y - box.top) * box.width + x - box.left] >> 24 != 0 {
        ink = ink.union(PixelBox(left: x, top: y, right: x + 1, bottom: y + 1))
      }
    }
    var result = Offscreen(ink)
    result.paint { $0.lay(self, mode: .normal, through: nil) }
    return result
  }
}

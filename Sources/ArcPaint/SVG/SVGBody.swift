// The drawn part of an SVG: shapes, glyphs and pictures as elements.

import ArcGraphics

/// Elements being written, and what they refer to.
struct SVGBody {
  var text = SVGText()
  var definitions = SVGDefinitions()
  let box: PixelBox
  let encode: (Bitmap) -> [UInt8]
  let painter = Painter()
  private(set) var usesLinks = false
  /// How often a filled shape occurs, wherever it stands.
  private var shapeCounts: [[Int32]: Int] = [:]
  private var shape = RoundedShape()
  /// The ids of the glyphs defined so far, by their index in the list's outlines.
  private var glyphIDs: [Int: String] = [:]

  init(box: PixelBox, encode: @escaping (Bitmap) -> [UInt8]) {
    self.box = box
    self.encode = encode
  }

  /// Finds the shapes that are worth defining once.
  mutating func countShapes(_ page: Page) {
    for case .fill(let path, let rule, .solid) in page.commands where shape.take(path, stroke: nil, rule: rule) {
      shapeCounts[shape.words, default: 0] += 1
    }
  }

  mutating func append(_ page: Page, depth: Int) {
    var i = page.commands.startIndex
    while i < page.commands.endIndex {
      switch page.commands[i] {
      case .fill(let path, let rule, let paint):
        append(path, stroke: nil, rule: rule, paint: paint)
      case .stroke(let path, let stroke, let paint):
        if let rounded = stroke.rounded { append(path, stroke: rounded, rule: .nonZero, paint: paint) }
      case .glyphs(let run):
        append(run, outlines: page.outlines)
      case .image:
        embed(page.part(i..<i + 1))
      case .beginLayer(let layer):
        let end = page.endOfLayer(at: i)
        append(layer, page.part(i + 1..<end), depth: depth + 1)
        i = end
      case .endLayer:
        break
      }
      i += 1
    }
  }

  private mutating func append(_ path: VectorPath, stroke: Stroke?, rule: FillRule, paint: Paint) {
    guard !paint.isInvisible, shape.take(path, stroke: stroke, rule: rule) else { return }
    if case .angular = paint {
      let command: (Paint) -> DrawCommand = { paint in
        if let stroke { .stroke(path, stroke, paint) } else { .fill(path, rule, paint) }
      }
      return appendAngular(paint, Page(commands: [command(.solid(.white))], outlines: []))
    }
    if stroke == nil, case .solid(let color) = paint, shapeCounts[shape.words, default: 0] > 2 {
      var data = SVGText()
      data.append(" d=\"")
      data.append(path: shape.path)
      data.append(rule == .evenOdd ? "\" fill-rule=\"evenodd\"/>" : "\"/>")
      link(definitions.id(kind: "s", open: "path", rest: data))
      if shape.originX != 0 { text.attribute("x", Double(shape.originX)) }
      if shape.originY != 0 { text.attribute("y", Double(shape.originY)) }
      self.paint("fill", color)
      text.append("/>")
      return
    }
    text.append("<path d=\"")
    text.append(path: shape.path, originX: shape.originX, originY: shape.originY)
    text.append("\"")
    if rule == .evenOdd { text.append(" fill-rule=\"evenodd\"") }
    if let stroke {
      text.append(" fill=\"none\"")
      self.paint("stroke", paint)
      append(stroke)
    } else {
      self.paint("fill", paint)
    }
    text.append("/>")
  }

  private mutating func append(_ stroke: Stroke) {
    text.attribute("stroke-width", stroke.width)
    switch stroke.cap {
    case .butt: break
    case .round: text.append(" stroke-linecap=\"round\"")
    case .square: text.append(" stroke-linecap=\"square\"")
    }
    switch stroke.join {
    case .miter: text.attribute("stroke-miterlimit", stroke.miterLimit)
    case .round: text.append(" stroke-linejoin=\"round\"")
    case .bevel: text.append(" stroke-linejoin=\"bevel\"")
    }
    guard !stroke.dash.isEmpty else { return }
    text.append(" stroke-dasharray=\"")
    for (i, length) in stroke.dash.enumerated() {
      if i > 0 { text.append(" ") }
      text.append(length, decimals: 2)
    }
    text.append("\"")
    if stroke.dashPhase != 0 { text.attribute("stroke-dashoffset", stroke.dashPhase) }
  }

  private mutating func append(_ run: GlyphRun, outlines: [GlyphOutline]) {
    let glyphs = run.glyphs.filter {
      outlines.indices.contains($0.outline) && $0.x4.magnitude < 1 << 26 && painter.outlines.slot(of: outlines[$0.outline]).box != nil
    }
    guard !run.paint.isInvisible, run.size > 0, run.size < 1e6, run.baseline.magnitude < 1 << 24, !glyphs.isEmpty else { return }
    switch run.paint {
    case .solid where run.transform == nil: break
    case .angular: return appendAngular(run.paint, Page(commands: [.glyphs(run.painted(.solid(.white)))], outlines: outlines))
    case .solid, .linear, .radial:
      // A gradient's place would move with each `use`, and a turned run is painted from paths: so both are written as paths.
      for glyph in glyphs {
        let scale = run.size / Double(outlines[glyph.outline].unitsPerEm)
        let place = Transform(a: scale, b: 0, c: 0, d: -scale, tx: Double(glyph.x4) / 4, ty: Double(run.baseline))
        let path = outlines[glyph.outline].path.transformed(by: run.transform.map(place.then) ?? place)
        append(path, stroke: nil, rule: .nonZero, paint: run.paint)
      }
      return
    }
    // Runs whose outlines differ in units per em do not occur in practice; each stretch of equal ones is a group.
    var rest = glyphs[...]
    while let head = rest.first {
      let units = outlines[head.outline].unitsPerEm
      let same = rest.prefix { outlines[$0.outline].unitsPerEm == units }
      rest = rest.dropFirst(same.count)
      let scale = (run.size / Double(units) * 1e9).rounded() / 1e9
      guard scale > 0 else { continue }
      text.append("<g transform=\"translate(")
      text.append(head.x4 * 25, decimals: 2)
      text.append(" \(run.baseline))scale(")
      text.append(scale, decimals: 9)
      text.append(" -")
      text.append(scale, decimals: 9)
      text.append(")\"")
      paint("fill", run.paint)
      text.append(">")
      for glyph in same {
        let id: String
        if let known = glyphIDs[glyph.outline] {
          id = known
        } else {
          var data = SVGText()
          data.append(" d=\"")
          data.append(path: outlines[glyph.outline].path)
          data.append("\"/>")
          id = definitions.id(kind: "g", open: "path", rest: data)
          glyphIDs[glyph.outline] = id
        }
        link(id)
        if glyph.x4 != head.x4 { text.attribute("x", Double(glyph.x4 - head.x4) / 4 / scale, decimals: 3) }
        text.append("/>")
      }
      text.append("</g>")
    }
  }

  /// `<use xlink:href="#…"`; the caller closes the tag.
  private mutating func link(_ id: String) {
    usesLinks = true
    text.append("<use xlink:href=\"#")
    text.append(id)
    text.append("\"")
  }

  /// A picture at whole pixels.
  mutating func embed(_ bitmap: Bitmap, x: Int, y: Int) {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    usesLinks = true
    text.append("<image")
    if x != 0 { text.attribute("x", Double(x)) }
    if y != 0 { text.attribute("y", Double(y)) }
    text.append(" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\" xlink:href=\"data:image/png;base64,")
    text.append(base64: encode(bitmap))
    text.append("\"/>")
  }

  /// Commands as painted pixels.
  mutating func embed(_ page: Page) {
    let seen = painter.inkBox(page, depth: 0).intersection(box)
    guard !seen.isEmpty else { return }
    var pixels = Offscreen(seen)
    pixels.paint { painter.draw(page, on: $0, depth: 0) }
    embed(pixels)
  }

  mutating func embed(_ pixels: Offscreen) {
    let part = pixels.inkOnly(within: box)
    embed(part.bitmap, x: part.box.left, y: part.box.top)
  }

  /// An angular gradient: its pixels, seen through the white shape of what it fills.
  private mutating func appendAngular(_ paint: Paint, _ white: Page) {
    let seen = painter.inkBox(white, depth: 0).outset(by: 1).intersection(box)
    guard !seen.isEmpty else { return }
    let area = Rect(x: Double(seen.left), y: Double(seen.top), width: Double(seen.width), height: Double(seen.height))
    text.append("<g mask=\"url(#")
    text.append(mask(white))
    text.append(")\">")
    embed(Page(commands: [.fill(VectorPath(rect: area), .nonZero, paint)], outlines: []))
    text.append("</g>")
  }

  /// The id of a mask that shows where the page inks.
  mutating func mask(_ page: Page) -> String {
    var inner = SVGBody(box: box, encode: encode)
    inner.definitions = definitions
    if page.isPlain {
      inner.append(page.whitened, depth: 0)
    } else {
      let seen = painter.inkBox(page, depth: 0).intersection(box)
      var pixels = Offscreen(seen)
      pixels.paint { painter.draw(page, on: $0, depth: 0) }
      pixels.whiten()
      if !seen.isEmpty { inner.embed(pixels) }
    }
    definitions = inner.definitions
    usesLinks = usesLinks || inner.usesLinks
    var rest = SVGText()
    rest.append(" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"\(box.width)\" height=\"\(box.height)\">")
    rest.append(inner.text)
    rest.append("</mask>")
    return definitions.id(kind: "m", open: "mask", rest: rest)
  }
}

// Layers: drawn apart, then blurred, shadowed, masked, cut and laid over what is there.

import ArcGraphics

extension Painter {
  /// A shadow further away than this many pixels is not drawn.
  static let farthestShadow = 2048.0

  func draw(_ layer: Layer, _ content: Page, on canvas: Canvas, depth: Int) {
    let opacity = layer.opacity >= 0 ? UInt32((min(layer.opacity, 1) * 255).rounded()) : 0
    guard opacity > 0 else { return }
    if layer.changesNothing(around: content) { return draw(content, on: canvas, depth: depth) }
    var clip: (mask: CoverageMask, x: Int, y: Int)?
    var room = canvas.box
    if let path = layer.clip {
      guard shape.take(path, stroke: nil, rule: layer.clipRule), let placed = placedMask(within: room) else { return }
      clip = placed
      let mask = placed.mask
      room = room.intersection(
        PixelBox(left: mask.left, top: mask.top, right: mask.right, bottom: mask.bottom).moved(x: placed.x, y: placed.y))
    }
    guard !room.isEmpty, let (shadow, inked) = effected(layer, content, within: room, depth: depth) else { return }
    var offscreen = shadow ?? inked
    if shadow != nil { offscreen.paint { $0.lay(inked, mode: .normal, through: nil) } }
    if let commands = layer.mask {
      var mask = Offscreen(offscreen.box)
      mask.paint { draw(Page(commands: commands, outlines: content.outlines), on: $0, depth: depth) }
      offscreen.multiply(byAlphaOf: mask)
    }
    offscreen.fade(opacity)
    canvas.lay(offscreen, mode: layer.blendMode, through: clip)
  }

  /// The layer's blurred content and the shadow that lies under it, as far as `room` shows them; nil where there is nothing.
  func effected(
    _ layer: Layer, _ content: Page, within room: PixelBox, depth: Int
  ) -> (shadow: Offscreen?, content: Offscreen)? {
    let ink = inkBox(content, depth: depth)
    let blur = Blur(radius: layer.blurRadius)
    let shadow = layer.shadow.flatMap(PlacedShadow.init)
    let spread = blur?.reach ?? 0
    let wide = room.outset(by: spread)
    guard let shadow else {
      let box = ink.outset(by: spread).intersection(wide)
      guard !box.isEmpty else { return nil }
      var result = Offscreen(box)
      result.paint { draw(content, on: $0, depth: depth) }
      if let blur { result.blur(blur) }
      return (nil, result)
    }
    let cast = room.outset(by: shadow.reach).moved(x: -shadow.x, y: -shadow.y).outset(by: spread)
    let box = ink.outset(by: spread).intersection(wide.union(cast))
    guard !box.isEmpty else { return nil }
    var result = Offscreen(box)
    result.paint { draw(content, on: $0, depth: depth) }
    if let blur { result.blur(blur) }
    let ground = box.union(box.moved(x: shadow.x, y: shadow.y).outset(by: shadow.reach)).intersection(room.outset(by: shadow.reach))
    guard !ground.isEmpty else { return nil }
    return (result.shadow(color: shadow.word, x: shadow.x, y: shadow.y, blur: shadow.blur, on: ground), result)
  }

  /// The pixels that commands can ink: never too few, not many too many.
  func inkBox(_ page: Page, depth: Int) -> PixelBox {
    var box = PixelBox.empty
    var i = page.commands.startIndex
    while i < page.commands.endIndex {
      switch page.commands[i] {
      case .fill(let path, _, _):
        if let bounds = path.controlBounds { box = box.union(PixelBox(covering: bounds).outset(by: 1)) }
      case .stroke(let path, let stroke, _):
        if let bounds = path.controlBounds, let rounded = stroke.rounded {
          let reach = rounded.reach(along: path) + 1
          box = box.union(PixelBox(covering: bounds.insetBy(dx: -reach, dy: -reach)).outset(by: 1))
        }
      case .glyphs(let run):
        box = box.union(inkBox(run, outlines: page.outlines))
      case .image(let image):
        box = box.union(PixelBox(covering: image.corners.controlBounds ?? .zero).outset(by: 1))
      case .beginLayer(let layer):
        let end = page.endOfLayer(at: i)
        guard depth < Self.deepestLayer else { break }
        var inner = inkBox(page.part(i + 1..<end), depth: depth + 1).outset(by: Blur(radius: layer.blurRadius)?.reach ?? 0)
        if let shadow = layer.shadow.flatMap(PlacedShadow.init) {
          inner = inner.union(inner.moved(x: shadow.x, y: shadow.y).outset(by: shadow.reach))
        }
        if let clip = layer.clip?.controlBounds { inner = inner.intersection(PixelBox(covering: clip).outset(by: 1)) }
        box = box.union(inner)
        i = end
      case .endLayer:
        break
      }
      i += 1
    }
    return box
  }

  private func inkBox(_ run: GlyphRun, outlines list: [GlyphOutline]) -> PixelBox {
    var box = PixelBox.empty
    guard run.size > 0, run.size < 1e6, run.baseline.magnitude < 1 << 24 else { return box }
    for glyph in run.glyphs where list.indices.contains(glyph.outline) {
      let outline = list[glyph.outline]
      guard glyph.x4.magnitude < 1 << 26, let ink = outlines.slot(of: outline).box else { continue }
      let scale = run.size / Double(outline.unitsPerEm)
      let placed = Rect(
        x: ink.minX * scale + Double(glyph.x4) / 4, y: Double(run.baseline) - ink.maxY * scale, width: ink.width * scale,
        height: ink.height * scale)
      guard let transform = run.transform else {
        box = box.union(PixelBox(covering: placed))
        continue
      }
      box = box.union(PixelBox(covering: VectorPath(rect: placed).transformed(by: transform).controlBounds ?? .zero).outset(by: 1))
    }
    return box
  }
}

/// A shadow on whole pixels.
struct PlacedShadow {
  let word: UInt32
  let x: Int
  let y: Int
  let blur: Blur?
  var reach: Int { blur?.reach ?? 0 }

  /// Nil where nothing would be seen of it.
  init?(_ shadow: Shadow) {
    word = shadow.color.premultipliedWord
    guard word >> 24 != 0, abs(shadow.x) <= Painter.farthestShadow, abs(shadow.y) <= Painter.farthestShadow else { return nil }
    x = Int(shadow.x.rounded())
    y = Int(shadow.y.rounded())
    blur = Blur(radius: shadow.radius)
  }
}

extension Layer {
  /// Whether drawing the content straight onto the ground gives the same picture. A layer around content that blends does not: it keeps
  /// the blending to itself.
  func changesNothing(around content: Page) -> Bool {
    self.opacity >= 1 && blendMode == .normal && clip == nil && mask == nil && Blur(radius: blurRadius) == nil
      && shadow.flatMap(PlacedShadow.init) == nil && !content.blends
  }
}

extension Page {
  /// Whether something here meets its ground in another way than lying on it.
  var blends: Bool {
    commands.contains {
      if case .beginLayer(let layer) = $0 { layer.blendMode != .normal } else { false }
    }
  }
}

// The door to emitting: a placed tree becomes a finished display list.

public import ArcGraphics
import ArcViews

extension PlacedNode {
  /// The drawing of this node, whose frame is the whole picture.
  ///
  /// Baselines come to lie on whole pixels and glyphs on quarter pixels; plain rectangles have their edges on whole pixels; all other
  /// coordinates are rounded to 1/100 pixel. The same tree and options always make the same list.
  public func displayList(_ options: EmitOptions) -> DisplayList {
    precondition(options.scale > 0 && options.scale.isFinite, "a scale is above 0")
    let width = Int((frame.width * options.scale).rounded())
    let height = Int((frame.height * options.scale).rounded())
    let palette: Palette =
      switch options.mode {
      case .fullColor: .own
      case .accented(let primary, _): .flat(primary)
      case .vibrant(let color): .material(color)
      case .night: .night
      }
    var emitter = Emitter(options)
    let transform = Transform(
      a: options.scale, b: 0, c: 0, d: options.scale, tx: Double(options.shiftX) - frame.minX * options.scale,
      ty: Double(options.shiftY) - frame.minY * options.scale)
    emitter.emit(self, Emitter.Pen(transform: transform, palette: palette))

    var ground = options.ground
    if options.mode == .night, let color = ground { ground = NightRamp.red(for: color) }
    if options.cornerRadius > 0 {
      let box = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      let radius = options.cornerRadius * options.scale
      let tile = VectorPath(roundedRect: box, radiusX: radius, radiusY: radius).emitted(by: .identity)
      let isInside = emitter.bounds(of: emitter.commands[...]).map { box.holdsInItsCorners($0, radius: radius) } ?? false
      if !isInside { emitter.wrap(from: 0, in: Layer(clip: tile)) }
      if let color = ground, color.alpha > 0 { emitter.commands.insert(.fill(tile, .nonZero, .solid(color)), at: 0) }
      ground = nil
    }
    emitter.dropUnusedOutlines()
    return DisplayList(
      width: width, height: height, scale: options.scale, ground: ground, commands: emitter.commands, outlines: emitter.outlines,
      title: options.title, summary: options.summary ?? spokenWords)
  }

  /// What the picture says, in reading order: labels and values of views that have them, else the words of texts.
  public var spokenWords: String {
    var words: [String] = []
    speak(into: &words)
    return words.joined(separator: ", ")
  }

  private func speak(into words: inout [String]) {
    if let accessibility {
      if accessibility.isHidden { return }
      if let label = accessibility.label {
        add(label, to: &words)
        if let value = accessibility.value { add(value, to: &words) }
        return
      }
    }
    if case .text(let text) = content { add(text.words, to: &words) }
    for child in children { child.speak(into: &words) }
    if let value = accessibility?.value { add(value, to: &words) }
  }

  private func add(_ text: String, to words: inout [String]) {
    let joined = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !joined.isEmpty { words.append(joined) }
  }
}

extension Rect {
  /// Whether a box lies inside this rectangle with its corners rounded: a convex shape holds a box whose corners it holds.
  func holdsInItsCorners(_ box: Rect, radius: Double) -> Bool {
    let radius = min(radius, width / 2, height / 2)
    guard box.minX >= minX, box.maxX <= maxX, box.minY >= minY, box.maxY <= maxY else { return false }
    for x in [box.minX, box.maxX] {
      for y in [box.minY, box.maxY] {
        let dx = max(minX + radius - x, x - (maxX - radius), 0)
        let dy = max(minY + radius - y, y - (maxY - radius), 0)
        if dx * dx + dy * dy > radius * radius { return false }
      }
    }
    return true
  }
}

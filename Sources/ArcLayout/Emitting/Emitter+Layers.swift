// Effects: folded into what they touch where that draws the same, layers where it does not.

import ArcGraphics
import ArcViews

extension Emitter {
  mutating func emit(_ effect: PlacedEffect, around children: [PlacedNode], _ pen: Pen) {
    let start = commands.count
    func length(_ points: Double) -> Double { (points * pen.transform.lengthFactor).hundredths }
    switch effect {
    case .transform(let transform):
      var inner = pen
      inner.transform = transform.then(pen.transform).tidied
      // What is flattened to a line or a point cannot be seen.
      if inner.transform.inverted != nil { emit(children, inner) }
    case .accentable(let accents):
      var inner = pen
      if case .accented(let primary, let accent) = options.mode, pen.palette != .own { inner.palette = .flat(accents ? accent : primary) }
      emit(children, inner)
    case .keepsColor:
      var inner = pen
      switch pen.palette {
      case .flat, .material: inner.palette = .own
      case .own, .night: break
      }
      emit(children, inner)
    case .colors(let matrix):
      var inner = pen
      inner.colors.insert(matrix, at: 0)
      emit(children, inner)
    case .opacity(let factor):
      let factor = factor.held(0, 1)
      if factor == 0 { return }
      var inner = pen
      // The night ramp maps what is finally seen, so opacity comes before it.
      if pen.palette == .night { inner.opacity *= factor }
      emit(children, inner)
      if pen.palette != .night { fade(from: start, by: factor) }
    case .blendMode(let mode):
      var inner = pen
      // What cuts holes brings its alpha alone, and the night ramp would make it opaque.
      if mode == .destinationOut { inner.palette = .own }
      emit(children, inner)
      if mode == .normal { return }
      if !changeLayer(from: start, { $0.blendMode = mode }) { wrap(from: start, in: Layer(blendMode: mode)) }
    case .blur(let radius):
      emit(children, pen)
      if radius > 0 { wrap(from: start, in: Layer(blurRadius: length(radius))) }
    case .shadow(let shadow):
      emit(children, pen)
      if let cast = cast(shadow, pen) { wrap(from: start, in: Layer(shadow: cast)) }
    case .innerShadow(let shadow):
      emit(children, pen)
      if let cast = cast(shadow, pen) { shade(from: start, with: cast) }
    case .clip(let path, let rule):
      emit(children, pen)
      clip(from: start, to: path, rule, pen)
    case .mask(let mask):
      emit(children, pen)
      if commands.count == start { return }
      let content = Array(commands[start...])
      commands.removeSubrange(start...)
      var stencil = pen
      stencil.palette = .own
      stencil.opacity = 1
      stencil.colors = []
      emit(mask.nodes, stencil)
      let drawn = Array(commands[start...])
      commands.removeSubrange(start...)
      if drawn.isEmpty { return }
      commands += content
      wrap(from: start, in: Layer(mask: drawn))
    case .isolated:
      emit(children, pen)
      let needsLayer = commands[start...].contains { command in
        if case .beginLayer(let layer) = command { return layer.blendMode != .normal }
        return false
      }
      if needsLayer { wrap(from: start, in: Layer()) }
    }
  }

  private mutating func emit(_ nodes: [PlacedNode], _ pen: Pen) {
    for node in nodes { emit(node, pen) }
  }

  /// A shadow in device pixels, in the colours of the pen's mode; nil where nothing of it can be seen.
  private func cast(_ shadow: Shadow, _ pen: Pen) -> Shadow? {
    let color = pen.palette.shadowColor(pen.changed(shadow.color.multipliedAlpha(pen.opacity)))
    if color.alpha <= 0 { return nil }
    let offset = Transform(
      a: pen.transform.a, b: pen.transform.b, c: pen.transform.c, d: pen.transform.d, tx: 0, ty: 0
    ).apply(Point(x: shadow.x, y: shadow.y)).hundredths
    let radius = (max(0, shadow.radius) * pen.transform.lengthFactor).hundredths
    return Shadow(color: color, radius: radius, x: offset.x, y: offset.y)
  }

  /// Lays the shadow of everything around what was drawn since `start` over it: a plate with a hole in its shape casts it.
  private mutating func shade(from start: Int, with cast: Shadow) {
    let face = Array(commands[start...])
    guard let box = bounds(of: face[...]) ?? wholeBox(of: face) else { return }
    let reach = cast.radius * 2 + max(abs(cast.x), abs(cast.y)) + 2
    let plate = VectorPath(rect: box.insetBy(dx: -reach, dy: -reach).snapped)
    var solid = cast.color
    solid.alpha = 1
    commands.append(.beginLayer(Layer(mask: face)))
    commands.append(.beginLayer(Layer(shadow: cast)))
    commands.append(.fill(plate, .nonZero, .solid(solid)))
    commands.append(.beginLayer(Layer(blendMode: .destinationOut)))
    commands += face
    commands += [.endLayer, .endLayer, .endLayer]
  }

  /// A box around what commands draw within their layers, effects left aside; nil where they draw nothing.
  private func wholeBox(of commands: [DrawCommand]) -> Rect? {
    commands.compactMap { bounds(of: $0) }.reduce(nil as Rect?) { sum, box in sum.map { $0.union(box) } ?? box }
  }

  /// Puts everything since `start` into a layer, unless there is nothing.
  mutating func wrap(from start: Int, in layer: Layer) {
    guard commands.count > start else { return }
    commands.insert(.beginLayer(layer), at: start)
    commands.append(.endLayer)
  }

  /// Cuts everything since `start` to a path, unless the path holds it all anyway or none of it.
  private mutating func clip(from start: Int, to path: VectorPath, _ rule: FillRule, _ pen: Pen) {
    guard commands.count > start else { return }
    if path.isEmpty {
      commands.removeSubrange(start...)
      return
    }
    if let rect = path.axisAlignedRect, pen.transform.isPureScale {
      let device = rect.bounds(under: pen.transform).snapped
      if let bounds = bounds(of: commands[start...]), device.encloses(bounds) { return }
      cut(from: start, to: VectorPath(rect: device), .nonZero)
      return
    }
    let device = path.emitted(by: pen.transform)
    if device.isEmpty { return }
    cut(from: start, to: device, rule)
  }

  /// Cuts in a layer that is there anyway, else in one of its own.
  private mutating func cut(from start: Int, to device: VectorPath, _ rule: FillRule) {
    let isCut = changeLayer(from: start) { layer in
      layer.clip = device
      layer.clipRule = rule
    }
    if !isCut { wrap(from: start, in: Layer(clip: device, clipRule: rule)) }
  }

  /// Lets an outer effect join the one layer that everything since `start` is in; the effect must come after the layer's own in a layer's
  /// order. False where there is no such layer.
  private mutating func changeLayer(from start: Int, _ change: (inout Layer) -> Void) -> Bool {
    guard commands.count > start, case .beginLayer(var layer) = commands[start], layer.blendMode == .normal, isOneLayer(from: start)
    else { return false }
    let before = layer
    change(&layer)
    if before.clip != nil, before.clip != layer.clip || before.clipRule != layer.clipRule { return false }
    commands[start] = .beginLayer(layer)
    return true
  }

  /// Multiplies the alpha of everything since `start` taken together: in the paints where no two commands overlap, else by a layer.
  private mutating func fade(from start: Int, by factor: Double) {
    guard commands.count > start, factor < 1 else { return }
    if changeLayer(from: start, { $0.opacity *= factor }) { return }
    if commands.count - start == 1 || areApart(from: start) {
      for index in commands[start...].indices { commands[index] = commands[index].faded(by: factor) }
    } else {
      wrap(from: start, in: Layer(opacity: factor))
    }
  }

  private func isOneLayer(from start: Int) -> Bool {
    var depth = 0
    for index in commands[start...].indices {
      switch commands[index] {
      case .beginLayer: depth += 1
      case .endLayer:
        depth -= 1
        if depth == 0 { return index == commands.count - 1 }
      case .fill, .stroke, .glyphs, .image: break
      }
    }
    return false
  }

  /// Whether at most a few commands draw in places that do not touch. Glyphs of one run are held not to overlap.
  private func areApart(from start: Int) -> Bool {
    guard commands.count - start <= 12 else { return false }
    var boxes: [Rect] = []
    for command in commands[start...] {
      guard let box = bounds(of: command), !boxes.contains(where: { $0.insetBy(dx: -1, dy: -1).intersection(box) != nil }) else {
        return false
      }
      boxes.append(box)
    }
    return true
  }
}

extension DrawCommand {
  /// The command with the alpha of its paint multiplied; layers are left alone.
  fileprivate func faded(by factor: Double) -> DrawCommand {
    switch self {
    case .fill(let path, let rule, let paint): return .fill(path, rule, paint.faded(by: factor))
    case .stroke(let path, let stroke, let paint): return .stroke(path, stroke, paint.faded(by: factor))
    case .glyphs(var run):
      run.paint = run.paint.faded(by: factor)
      return .glyphs(run)
    case .image(var image):
      image.opacity *= factor
      return .image(image)
    case .beginLayer, .endLayer: return self
    }
  }
}

extension Paint {
  fileprivate func faded(by factor: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: $0.color.multipliedAlpha(factor), location: $0.location) }
    }
    switch self {
    case .solid(let color): return .solid(color.multipliedAlpha(factor))
    case .linear(let stops, let start, let end): return .linear(stops: faded(stops), start: start, end: end)
    case .radial(let stops, let center, let from, let to):
      return .radial(stops: faded(stops), center: center, startRadius: from, endRadius: to)
    case .angular(let stops, let center, let from, let to):
      return .angular(stops: faded(stops), center: center, startAngle: from, endAngle: to)
    }
  }
}

extension Transform {
  /// The map without the dust that sines of straight angles leave, so that an upright text is known to be upright.
  fileprivate var tidied: Transform {
    func tidy(_ value: Double) -> Double { abs(value) < 1e-9 ? 0 : value }
    var result = self
    result.b = tidy(b)
    result.c = tidy(c)
    if abs(a - d) < 1e-9 { result.d = a }
    return result
  }
}

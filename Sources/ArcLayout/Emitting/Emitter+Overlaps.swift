// Letters that run into one another: drawn as one shape where the paint is translucent, so that the overlap is not darker.

import ArcGraphics

extension Emitter {
  /// Joins overlapping neighbours of the translucent runs emitted since `start` into single outlines.
  mutating func joinOverlaps(from start: Int) {
    for place in start..<commands.count {
      guard case .glyphs(var run) = commands[place], run.paint.isTranslucent, run.glyphs.count > 1 else { continue }
      run.glyphs = joined(run)
      commands[place] = .glyphs(run)
    }
  }

  private mutating func joined(_ run: GlyphRun) -> [GlyphRun.Glyph] {
    var result: [GlyphRun.Glyph] = []
    var cluster: [GlyphRun.Glyph] = []
    var inkEnd = -Double.infinity
    for glyph in run.glyphs {
      let outline = outlines[glyph.outline]
      guard let ink = outline.path.controlBounds else { continue }
      let scale = run.size / Double(outline.unitsPerEm)
      let left = Double(glyph.x4) / 4 + ink.minX * scale
      if left >= inkEnd, !cluster.isEmpty {
        result.append(one(of: cluster, size: run.size))
        cluster = []
      }
      cluster.append(glyph)
      inkEnd = max(inkEnd, Double(glyph.x4) / 4 + ink.maxX * scale)
    }
    if !cluster.isEmpty { result.append(one(of: cluster, size: run.size)) }
    return result
  }

  /// A cluster as one glyph: its members' contours side by side in the font units of the first.
  private mutating func one(of cluster: [GlyphRun.Glyph], size: Double) -> GlyphRun.Glyph {
    let first = cluster[0]
    guard cluster.count > 1 else { return first }
    let unitsPerEm = outlines[first.outline].unitsPerEm
    var path = outlines[first.outline].path
    var key = outlines[first.outline].key
    for glyph in cluster.dropFirst() {
      let outline = outlines[glyph.outline]
      let grow = Double(unitsPerEm) / Double(outline.unitsPerEm)
      let shift = (Double(glyph.x4 - first.x4) / 4 * Double(unitsPerEm) / size).rounded()
      path.append(outline.path.transformed(by: Transform(a: grow, b: 0, c: 0, d: grow, tx: shift, ty: 0)))
      key += "+\(outline.key)@\(Int(shift))"
    }
    return GlyphRun.Glyph(outline: index(of: GlyphOutline(key: key, unitsPerEm: unitsPerEm, path: path)), x4: first.x4)
  }
}

extension Emitter {
  /// Forgets the outlines that no command draws any more, at the end of a drawing.
  mutating func dropUnusedOutlines() {
    var used = [Bool](repeating: false, count: outlines.count)
    commands.forEachRun { run in for glyph in run.glyphs { used[glyph.outline] = true } }
    guard used.contains(false) else { return }
    var next = 0
    let places = used.map { isUsed in
      defer { if isUsed { next += 1 } }
      return next
    }
    commands = commands.mappingRuns { run in
      var run = run
      for index in run.glyphs.indices { run.glyphs[index].outline = places[run.glyphs[index].outline] }
      return run
    }
    outlines = zip(outlines, used).filter(\.1).map(\.0)
  }
}

extension [DrawCommand] {
  fileprivate func forEachRun(_ body: (GlyphRun) -> Void) {
    for command in self {
      switch command {
      case .glyphs(let run): body(run)
      case .beginLayer(let layer): layer.mask?.forEachRun(body)
      case .fill, .stroke, .image, .endLayer: break
      }
    }
  }

  fileprivate func mappingRuns(_ body: (GlyphRun) -> GlyphRun) -> [DrawCommand] {
    map { command in
      switch command {
      case .glyphs(let run): return .glyphs(body(run))
      case .beginLayer(var layer):
        layer.mask = layer.mask?.mappingRuns(body)
        return .beginLayer(layer)
      case .fill, .stroke, .image, .endLayer: return command
      }
    }
  }
}

extension Paint {
  /// Whether something shows through it.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .solid(let color): color.alpha < 1
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): stops.contains { $0.color.alpha < 1 }
    }
  }
}

// Text that a panel could not show clearly: lifted to a contrast, and reported where it is too small, too pale or cut.

public import ArcGraphics

/// Something about a picture that a person in front of the panel would miss.
public struct LegibilityFinding: Sendable, Hashable {
  public enum Fault: Sendable, Hashable {
    /// Capitals of so many arc minutes, less than wanted.
    case small(arcMinutes: Double, wanted: Double)
    /// Capitals of so many pixels, too few to tell letters apart.
    case coarse(pixels: Double, wanted: Double)
    /// So much contrast with what lies under the text.
    case pale(contrast: Double, wanted: Double)
    /// The text reaches out of the visible part.
    case clipped
  }

  /// The command's index in the list.
  public var command: Int
  /// Where the text stands, in pixels.
  public var place: Rect
  public var fault: Fault
}

extension DeviceProfile {
  /// Pixels that a capital needs: an E has three bars and two gaps.
  private static let leastPixels = 5.0

  /// The list with texts recoloured that would be too pale in the display's inks: in the nearest ink that keeps the contrast, or
  /// the strongest there is. Texts on gradients and pictures are left alone. Plain shapes that would vanish in the ink of what
  /// lies under them take the next ink, where that is not far off.
  public func legible(_ list: DisplayList) -> DisplayList {
    guard let palette else { return list }
    var matcher = InkMatcher(palette)
    var result = list
    for mark in list.marks() {
      let (ground, wanted) = (mark.ground.rgb, mark.color.over(mark.ground).rgb)
      guard wanted != ground, let ink = matcher.mark(wanted, on: ground) else { continue }
      result.commands[mark.command] = result.commands[mark.command].painted(.solid(RGBA(hex: palette.inks[ink].wire)))
    }
    for text in list.texts() {
      guard case .glyphs(var run) = list.commands[text.command], case .solid(let color) = run.paint, let ground = text.ground else {
        continue
      }
      let groundInk = matcher.nearest(ground.rgb)
      let wanted = color.over(ground).rgb
      func contrastWithGround(_ ink: Int) -> Double {
        Double(Luminance.contrast(palette.luminance(ink), palette.luminance(Int(groundInk))))
      }
      guard contrastWithGround(Int(matcher.nearest(wanted))) < contrast else { continue }
      let lab = LightTable.light(wanted).okLab
      let enough = palette.inks.indices.filter { contrastWithGround($0) >= contrast }
      let nearest = enough.min { matcher.distance($0, lab) < matcher.distance($1, lab) }
      let strongest = palette.inks.indices.max { contrastWithGround($0) < contrastWithGround($1) }
      guard let ink = nearest ?? strongest else { continue }
      run.paint = .solid(RGBA(hex: palette.inks[ink].wire))
      result.commands[text.command] = .glyphs(run)
    }
    return result
  }

  /// What is too small, too pale or clipped in a list as it will be shown.
  ///
  /// - Parameters:
  ///   - x: Where the list's left edge lies on the display, in pixels.
  ///   - y: Where its top edge lies.
  ///   - arcMinutes: The least height of a capital as seen from the profile's distance.
  public func findings(in list: DisplayList, x: Int = 0, y: Int = 0, arcMinutes: Double = 12) -> [LegibilityFinding] {
    var findings: [LegibilityFinding] = []
    var matcher = palette.map(InkMatcher.init)
    let seen = Rect(
      x: Double(margins.left - x), y: Double(margins.top - y), width: Double(width - margins.left - margins.right),
      height: Double(height - margins.top - margins.bottom))
    for text in list.texts() {
      guard case .glyphs(let run) = list.commands[text.command] else { continue }
      func report(_ fault: LegibilityFinding.Fault) {
        findings.append(LegibilityFinding(command: text.command, place: text.box, fault: fault))
      }
      let millimeters = run.size * FontMetrics.standardCapHeight * 25.4 / ppi
      let height = millimeters / 1000 / distance * 3437.75
      let pixels = run.size * FontMetrics.standardCapHeight
      if pixels < Self.leastPixels {
        report(.coarse(pixels: pixels, wanted: Self.leastPixels))
      } else if height < arcMinutes {
        report(.small(arcMinutes: height, wanted: arcMinutes))
      }
      if case .solid(let color) = run.paint, let ground = text.ground {
        var (ink, paper) = (color.over(ground).rgb, ground.rgb)
        if let palette {
          ink =
            matcher.map {
              var m = $0; defer { matcher = m }; return palette.inks[Int(m.nearest(ink))].match
            } ?? ink
          paper =
            matcher.map {
              var m = $0; defer { matcher = m }; return palette.inks[Int(m.nearest(paper))].match
            } ?? paper
        }
        let contrast = Double(Luminance.contrast(LightTable.light(ink).luminance, LightTable.light(paper).luminance))
        if contrast < self.contrast { report(.pale(contrast: contrast, wanted: self.contrast)) }
      }
      if text.box.minX < seen.minX - 0.5 || text.box.maxX > seen.maxX + 0.5 || text.box.minY < seen.minY - 0.5
        || text.box.maxY > seen.maxY + 0.5
      {
        report(.clipped)
      }
    }
    return findings
  }
}

extension InkMatcher {
  /// The ink for a plain shape whose nearest ink is that of its ground, or nil where it may stay: the next ink, where it is not
  /// more than 2.5 times as far. So a light track shows among four grays, and stays white where the next gray is black.
  fileprivate mutating func mark(_ color: UInt32, on ground: UInt32) -> Int? {
    let groundInk = Int(nearest(ground))
    guard Int(nearest(color)) == groundInk else { return nil }
    let lab = light(color).okLab
    let others = palette.inks.indices.filter { $0 != groundInk && mayShow(color, lab, as: $0) }
    guard let next = others.min(by: { distance($0, lab) < distance($1, lab) }) else { return nil }
    return distance(next, lab) <= 6.25 * distance(groundInk, lab) ? next : nil
  }

  /// How far an ink is from a colour in OKLab, squared.
  func distance(_ ink: Int, _ lab: SIMD3<Float>) -> Float { lights[ink].okLab.squareDistance(lab) }
}

extension RGBA {
  /// 0xRRGGBB, rounded; alpha is left out.
  fileprivate var rgb: UInt32 { RGBA(red: red, green: green, blue: blue).premultipliedWord & 0xff_ffff }
}

extension DrawCommand {
  /// The same fill or stroke in another paint.
  fileprivate func painted(_ paint: Paint) -> DrawCommand {
    switch self {
    case .fill(let path, let rule, _): .fill(path, rule, paint)
    case .stroke(let path, let stroke, _): .stroke(path, stroke, paint)
    case .glyphs, .image, .beginLayer, .endLayer: self
    }
  }
}

extension DisplayList {
  /// Every plain fill and stroke with the plain colour that it stands on.
  fileprivate func marks() -> [(command: Int, color: RGBA, ground: RGBA)] {
    var result: [(command: Int, color: RGBA, ground: RGBA)] = []
    var surfaces = [self.surface]
    for (index, command) in commands.enumerated() {
      switch command {
      case .fill(let path, _, .solid(let color)), .stroke(let path, _, .solid(let color)):
        guard color.alpha >= 0.05, let box = path.controlBounds else { continue }
        if let ground = surfaces.ground(under: box) { result.append((index, color, ground)) }
      case .fill, .stroke, .image, .glyphs, .beginLayer, .endLayer: break
      }
      surfaces.lay(command)
    }
    return result
  }

  /// What lies under everything.
  private var surface: (box: Rect, color: RGBA?) {
    (Rect(x: 0, y: 0, width: Double(width), height: Double(height)), ground ?? .white)
  }

  /// Every straight text with the plain colour that it stands on, or nil where that is no plain colour.
  fileprivate func texts() -> [(command: Int, box: Rect, ground: RGBA?)] {
    var result: [(command: Int, box: Rect, ground: RGBA?)] = []
    // What was laid so far, the latest last; nil for what has no one colour.
    var surfaces = [surface]
    for (index, command) in commands.enumerated() {
      if case .glyphs(let run) = command, let box = inkBox(of: run) { result.append((index, box, surfaces.ground(under: box))) }
      surfaces.lay(command)
    }
    return result
  }

  private func inkBox(of run: GlyphRun) -> Rect? {
    guard run.transform == nil, run.size > 0, run.size < 1e5 else { return nil }
    var box: Rect?
    for glyph in run.glyphs where outlines.indices.contains(glyph.outline) {
      let outline = outlines[glyph.outline]
      guard outline.unitsPerEm > 0, let ink = outline.path.controlBounds else { continue }
      let scale = run.size / Double(outline.unitsPerEm)
      let placed = Rect(
        x: Double(glyph.x4) / 4 + ink.minX * scale, y: Double(run.baseline) - ink.maxY * scale, width: ink.width * scale,
        height: ink.height * scale)
      box = box.map { $0.union(placed) } ?? placed
    }
    return box
  }
}

extension [(box: Rect, color: RGBA?)] {
  /// Lays what a command covers on top.
  fileprivate mutating func lay(_ command: DrawCommand) {
    switch command {
    case .fill(let path, _, let paint):
      guard let box = path.controlBounds else { return }
      var color: RGBA?
      if case .solid(let plain) = paint {
        if plain.alpha < 0.05 { return }
        color = plain.alpha < 1 ? ground(under: box).map(plain.over) : plain
      }
      append((box, color))
    case .image(let image): append((image.rect, nil))
    case .stroke, .glyphs, .beginLayer, .endLayer: break
    }
  }

  /// The colour of the latest surface that holds the middle of a box.
  fileprivate func ground(under box: Rect) -> RGBA? {
    let middle = Point(x: box.midX, y: box.midY)
    return last { $0.box.contains(middle) }?.color
  }
}

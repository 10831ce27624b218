// Draws the composed symbols: weather under a cloud, the moon's phases, batteries, waves and bars.

import ArcGraphics

extension SymbolStudio {
  /// nil where a shape that it is made of is missing from the set.
  func drawing(of scene: SymbolScene) -> SymbolDrawing? {
    switch scene {
    case .sky(let sky, nil): return self.sky(sky)
    case .sky(let sky, let weather?): return self.weather(weather, under: sky)
    case .moonPhase(let percent, let waxes): return moon(percent: percent, waxes: waxes)
    case .battery(let percent, let isCharging): return battery(percent: percent, isCharging: isCharging)
    case .half(let isTrailing): return half(isTrailing: isTrailing)
    case .thermometer(let isHot): return thermometer(isHot: isHot)
    case .waves:
      return steps(shape("wifi-high", false)) { ($0.controlBounds?.maxY ?? 0) > ($1.controlBounds?.maxY ?? 0) }
    case .bars:
      return steps(shape("cell-signal-full", false)) { ($0.controlBounds?.minX ?? 0) < ($1.controlBounds?.minX ?? 0) }
    }
  }

  /// A shape of pieces that a value lights one after another.
  private func steps(_ art: VectorPath?, _ order: (VectorPath, VectorPath) -> Bool) -> SymbolDrawing? {
    art.map { art in
      SymbolDrawing(art, parts: art.contours.sorted(by: order).enumerated().map { Part(path: $1, level: 0, step: $0) })
    }
  }

  private func sky(_ sky: SymbolScene.Sky) -> SymbolDrawing? {
    func single(_ name: String, _ hue: SymbolShape.Hue) -> SymbolDrawing? {
      shape(name, isFilled).map { SymbolDrawing($0, parts: [Part(path: $0, level: 0, hue: hue)]) }
    }
    switch sky {
    case .cloud: return single("cloud", .cloud)
    case .sun: return single("sun", .yellow)
    case .moon: return single("moon", .cloud)
    case .sunny: return single("sun", .yellow).flatMap { peeking($0, size: 138, at: Point(x: 88, y: 88)) }
    case .moonlit: return single("moon", .cloud).flatMap { peeking($0, size: 116, at: Point(x: 92, y: 76)) }
    }
  }

  /// Something in the sky behind a cloud, with a gap around the cloud.
  private func peeking(_ behind: SymbolDrawing, size: Double, at center: Point) -> SymbolDrawing? {
    guard let art = shape("cloud", isFilled), let box = Contours(behind.path).bounds, let ink = Contours(art).bounds else { return nil }
    let factor = size / max(box.width, box.height)
    let small = behind.path.transformed(
      by: Transform.translation(x: -box.midX, y: -box.midY).then(.scale(x: factor, y: factor)).then(.translation(x: center.x, y: center.y)))
    let shrink = 176 / ink.width
    let cloud = art.transformed(
      by: Transform.translation(x: -ink.midX, y: -ink.midY).then(.scale(x: shrink, y: shrink)).then(.translation(x: 152, y: 152)))
    // The outermost contour is the silhouette; its curves bulge alike, so a larger copy leaves an even gap.
    let silhouette = cloud.dividedByLargest().largest
    let wide = silhouette.transformed(
      by: Transform.translation(x: -152, y: -152).then(.scale(x: 1.16, y: 1.23)).then(.translation(x: 152, y: 152)))
    let rest = small.combined(.difference, with: wide, tolerance: 0.3)
    return SymbolDrawing(parts: [Part(path: rest, level: 1, hue: behind.parts.first?.hue), Part(path: cloud, level: 0, hue: .cloud)])
  }

  /// The sky drawn smaller and higher, and what falls from it.
  private func weather(_ weather: SymbolScene.Weather, under sky: SymbolScene.Sky) -> SymbolDrawing? {
    guard let above = self.sky(sky), let ink = Contours(above.path).bounds else { return nil }
    let factor = 176 / max(ink.width, ink.height)
    let lifted = above.moved(
      Transform.translation(x: -ink.midX, y: -ink.maxY).then(.scale(x: factor, y: factor)).then(.translation(x: 128, y: 164)))
    let level = sky == .cloud || sky == .sun || sky == .moon ? 1 : 2
    func part(_ paths: [VectorPath], _ hue: SymbolShape.Hue, _ level: Int) -> Part {
      Part(path: VectorPath(joining: paths), level: level, hue: hue)
    }
    let falling: [Part] =
      switch weather {
      case .rain: [part([70, 112, 154].map { slanted($0, 184, 48) }, .blue, level)]
      case .drizzle: [part([74, 112, 150, 188].map { slanted($0, 184, 16) } + [92, 130, 168].map { slanted($0, 216, 16) }, .blue, level)]
      case .heavyRain: [part([60, 94, 128, 162, 196].map { slanted($0, 184, 52) }, .blue, level)]
      case .sleet: [part([70, 154].map { slanted($0, 184, 44) }, .blue, level), part([flake(128, 214, 22)], .cyan, level)]
      case .hail: [part([84, 128, 172].map { dot($0, 190) } + [106, 150].map { dot($0, 224) }, .cyan, level)]
      case .snow: [part([76, 128, 180].map { flake($0, 206, 20) }, .cyan, level)]
      case .bolt: [part([zigzag(128)], .yellow, level)]
      case .thunderstorm: [part([zigzag(146)], .yellow, level), part([60, 92].map { slanted($0, 184, 48) }, .blue, level + 1)]
      case .fog: [part([rule(56, 200, 190), rule(76, 180, 220)], .gray, level)]
      case .haze: [part([rule(48, 208, 190), rule(72, 184, 220)], .gray, level)]
      case .dust: [part([56, 104, 152, 200].map { dot($0, 190) } + [80, 128, 176].map { dot($0, 222) }, .brown, level)]
      }
    return SymbolDrawing(parts: lifted.parts + falling)
  }

  private var line: Double { isFilled ? max(stroke, 16) : stroke }

  private func slanted(_ x: Double, _ y: Double, _ length: Double) -> VectorPath {
    SymbolGeometry.capsule(from: Point(x: x + length * 0.2, y: y), to: Point(x: x - length * 0.2, y: y + length), stroke: line)
  }

  private func rule(_ left: Double, _ right: Double, _ y: Double) -> VectorPath {
    SymbolGeometry.capsule(from: Point(x: left, y: y), to: Point(x: right, y: y), stroke: line)
  }

  private func dot(_ x: Double, _ y: Double) -> VectorPath {
    VectorPath(ellipseIn: Rect(x: x - line * 0.7, y: y - line * 0.7, width: line * 1.4, height: line * 1.4))
  }

  private func flake(_ x: Double, _ y: Double, _ radius: Double) -> VectorPath {
    var path = VectorPath()
    for (dx, dy) in [(0.0, 1.0), (0.866, 0.5), (0.866, -0.5)] {
      let arm = SymbolGeometry.capsule(
        from: Point(x: x - dx * radius, y: y - dy * radius), to: Point(x: x + dx * radius, y: y + dy * radius), stroke: line * 0.7)
      path = path.isEmpty ? arm : path.combined(.union, with: arm, tolerance: 0.3)
    }
    return path
  }

  private func zigzag(_ x: Double) -> VectorPath {
    var path = VectorPath()
    path.move(to: Point(x: x + 10, y: 176))
    for (dx, y) in [(-32.0, 212.0), (-4, 212), (-18, 248), (30, 202), (4, 202), (22, 176)] { path.line(to: Point(x: x + dx, y: y)) }
    path.close()
    return path
  }

  /// A disc of which a side is lit, within a ring.
  private func moon(percent: Int, waxes: Bool) -> SymbolDrawing {
    let ring = SymbolGeometry.ring(stroke: stroke)
    let radius = SymbolGeometry.radius - stroke - max(4, stroke * 0.5)
    let disc = SymbolGeometry.disc(radius: radius)
    let side = VectorPath(rect: Rect(x: waxes ? 128 : 0, y: 0, width: 128, height: 256))
    let width = radius * abs(Double(percent) / 50 - 1)
    let bulge = VectorPath(ellipseIn: Rect(x: 128 - width, y: 128 - radius, width: 2 * width, height: 2 * radius))
    let lit: VectorPath =
      switch percent {
      case 0: VectorPath()
      case 100: disc
      case ..<50: disc.combined(.intersection, with: side, tolerance: 0.2).combined(.difference, with: bulge, tolerance: 0.2)
      case 50: disc.combined(.intersection, with: side, tolerance: 0.2)
      default: disc.combined(.intersection, with: side, tolerance: 0.2).combined(.union, with: bulge, tolerance: 0.2)
      }
    return SymbolDrawing(
      parts: [Part(path: ring, level: 1, hue: .gray), Part(path: lit, level: 0, hue: .cloud)].filter { !$0.path.isEmpty })
  }

  private func half(isTrailing: Bool) -> SymbolDrawing {
    let side = VectorPath(rect: Rect(x: isTrailing ? 128 : 0, y: 0, width: 128, height: 256))
    let filled = SymbolGeometry.disc(radius: SymbolGeometry.radius - stroke + 0.5).combined(.intersection, with: side, tolerance: 0.2)
    return SymbolDrawing(parts: [Part(path: SymbolGeometry.ring(stroke: stroke), level: 1), Part(path: filled, level: 0)])
  }

  private func battery(percent: Int, isCharging: Bool) -> SymbolDrawing {
    func box(_ inset: Double, width: Double = 200) -> VectorPath {
      let radius = max(6, 34 - inset)
      return VectorPath(
        roundedRect: Rect(x: 12 + inset, y: 74 + inset, width: width - 2 * inset, height: 108 - 2 * inset), radiusX: radius, radiusY: radius
      )
    }
    var frame = box(0)
    frame.append(box(stroke).reversed())
    frame.append(VectorPath(roundedRect: Rect(x: 220, y: 108, width: 16, height: 40), radiusX: 8, radiusY: 8))
    let inset = stroke + 10
    let room = 200 - 2 * inset
    let charge =
      percent == 0
      ? VectorPath()
      : box(inset).combined(
        .intersection, with: VectorPath(rect: Rect(x: 12 + inset, y: 0, width: room * Double(percent) / 100, height: 256)), tolerance: 0.3)
    var parts = [Part(path: frame, level: 1), Part(path: charge, level: 0, hue: percent <= 25 ? .red : .green)]
    if isCharging {
      var bolt = VectorPath()
      bolt.move(to: Point(x: 126, y: 48))
      for (x, y) in [(66.0, 138.0), (106, 138), (96, 208), (156, 116), (116, 116)] { bolt.line(to: Point(x: x, y: y)) }
      bolt.close()
      let gap = bolt.transformed(
        by: Transform.translation(x: -111, y: -128).then(.scale(x: 1.5, y: 1.3)).then(.translation(x: 111, y: 128)))
      parts = parts.map { Part(path: $0.path.combined(.difference, with: gap, tolerance: 0.3), level: $0.level, hue: $0.hue) }
      parts.append(Part(path: bolt, level: 0, hue: .white))
      if percent > 25 { parts[parts.count - 1].hue = nil }
    }
    return SymbolDrawing(parts: parts.filter { !$0.path.isEmpty })
  }

  private func thermometer(isHot: Bool) -> SymbolDrawing? {
    guard let art = shape(isHot ? "thermometer-hot" : "thermometer-cold", isFilled) else { return nil }
    let (main, inside, outside) = art.dividedByLargest()
    return SymbolDrawing(
      art,
      parts: [
        Part(path: VectorPath(joining: [main] + inside), level: 0, hue: .red),
        Part(path: VectorPath(joining: outside), level: 1, hue: isHot ? .yellow : .cyan),
      ])
  }
}

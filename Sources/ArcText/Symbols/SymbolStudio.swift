// Puts symbols together: parts of a shape, plates and what stands on them, badges.

import ArcGraphics

/// Composes symbols at one weight of line, on the grid of 256.
struct SymbolStudio {
  typealias Part = SymbolShape.Part

  let stroke: Double
  let isFilled: Bool
  /// A shape of the set by its name there, filled or as lines; nil where it is missing.
  let shape: (_ name: String, _ filled: Bool) -> VectorPath?

  /// A drawing of the set with its parts told apart: a plate and the mark on it, a thing and what is in the air around it.
  func split(_ art: VectorPath, named stem: String, isEnclosed: Bool) -> SymbolDrawing {
    let hues = SymbolHues.of(stem)
    if isEnclosed || SymbolHues.plates.contains(stem) {
      let (outer, inside, outside) = art.dividedByLargest()
      guard !inside.isEmpty, outside.isEmpty else { return SymbolDrawing(art, parts: whole(art, hues.plate)) }
      if isFilled {
        // What was cut out of the plate is the mark.
        let mark = VectorPath(joining: inside)
        return SymbolDrawing(art, parts: [Part(path: outer, level: 1, hue: hues.plate), Part(path: mark, level: 0, hue: hues.mark)])
      }
      let sorted = inside.sorted { ($0.controlBounds?.width ?? 0) > ($1.controlBounds?.width ?? 0) }
      let frame = VectorPath(joining: [outer, sorted[0]])
      guard sorted.count > 1 else { return SymbolDrawing(art, parts: whole(art, hues.plate)) }
      return SymbolDrawing(
        art,
        parts: [
          Part(path: frame, level: 1, hue: hues.plate),
          Part(path: VectorPath(joining: Array(sorted.dropFirst())), level: 0, hue: hues.plate),
        ])
    }
    if stem.hasPrefix("speaker.wave") || SymbolHues.scattered.contains(stem) {
      let (main, inside, outside) = art.dividedByLargest()
      let body = Part(path: VectorPath(joining: [main] + inside), level: 0, hue: hues.plate)
      let waves = outside.sorted { ($0.controlBounds?.minX ?? 0) < ($1.controlBounds?.minX ?? 0) }
      let isWave = stem.hasPrefix("speaker")
      return SymbolDrawing(
        art, parts: [body] + waves.enumerated().map { Part(path: $1, level: 1, hue: hues.mark, step: isWave ? $0 : nil) })
    }
    return SymbolDrawing(art, parts: whole(art, hues.plate))
  }

  private func whole(_ art: VectorPath, _ hue: SymbolShape.Hue?) -> [Part] {
    hue.map { [Part(path: art, level: 0, hue: $0)] } ?? []
  }

  /// A mark on a plate, or in a frame.
  func enclosed(_ mark: VectorPath, in enclosure: SymbolName.Enclosure, named stem: String) -> SymbolDrawing {
    let hues = SymbolHues.of(stem + (enclosure == .circle ? ".circle" : ".square"))
    if isFilled {
      let plate = enclosure == .circle ? SymbolGeometry.disc() : SymbolGeometry.plate()
      var path = plate
      // The tick is one clockwise contour; other marks may have holes and overlaps of their own.
      path.append(stem == "checkmark" ? mark.reversed() : Contours(mark).oriented().path.reversed())
      return SymbolDrawing(path, parts: [Part(path: plate, level: 1, hue: hues.plate), Part(path: mark, level: 0, hue: hues.mark)])
    }
    let frame = enclosure == .circle ? SymbolGeometry.ring(stroke: stroke) : SymbolGeometry.frame(stroke: stroke)
    var path = mark
    path.append(frame)
    return SymbolDrawing(path, parts: [Part(path: frame, level: 1, hue: hues.plate), Part(path: mark, level: 0, hue: hues.plate)])
  }

  /// The drawing with a small disc at its lower right: a mark cut out of it, or at the upper right a plain dot.
  func adding(_ badge: SymbolName.Badge, to drawing: SymbolDrawing, _ draw: (SymbolName) -> VectorPath?) -> SymbolDrawing {
    guard let ink = Contours(drawing.path).bounds else { return drawing }
    let radius = badge.content == nil ? 38.0 : 50.0
    let center = Point(x: ink.maxX - radius * 0.5, y: badge.content == nil ? ink.minY + radius * 0.7 : ink.maxY - radius * 0.55)
    func disc(_ radius: Double) -> VectorPath {
      VectorPath(ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let rest = drawing.path.combined(.difference, with: disc(radius + 14), tolerance: 0.3)
    var plate = disc(radius)
    var hue = SymbolShape.Hue.red
    if let content = badge.content, let name = SymbolName(content, variants: []), let mark = draw(name),
      let box = Contours(mark).bounds
    {
      let factor = radius * 1.15 / max(box.width, box.height, 1)
      let small = mark.transformed(
        by: Transform.translation(x: -box.midX, y: -box.midY).then(.scale(x: factor, y: factor))
          .then(.translation(x: center.x, y: center.y)))
      plate = plate.combined(.difference, with: small, tolerance: 0.3)
      hue = content == "plus" || content == "checkmark" ? .green : content == "clock" ? .blue : .red
    }
    return SymbolDrawing(parts: [Part(path: rest, level: 1), Part(path: plate, level: 0, hue: hue)])
  }
}

/// The colours that symbols have of themselves, as Apple's multicolor drawings commonly have them.
enum SymbolHues {
  /// Shapes that are plates with a mark cut out, though they are no circles or squares.
  static let plates: Set<String> = [
    "exclamationmark.triangle", "exclamationmark.octagon", "exclamationmark.shield", "checkmark.seal", "checkmark.shield", "xmark.octagon",
    "info.circle", "questionmark.circle",
  ]
  /// Shapes with pieces around a main one.
  static let scattered: Set<String> = ["moon.stars", "bell.and.waves.left.and.right", "sparkles", "party.popper"]

  static func of(_ stem: String) -> (plate: SymbolShape.Hue?, mark: SymbolShape.Hue?) { table[stem] ?? (nil, nil) }

  private static let table: [String: (plate: SymbolShape.Hue?, mark: SymbolShape.Hue?)] = [
    "sun.min": (.yellow, nil), "sunrise": (.yellow, nil), "sunset": (.orange, nil), "sun.horizon": (.yellow, nil),
    "sun.and.horizon": (.yellow, nil), "rays": (.yellow, nil), "moon.stars": (.cloud, .yellow), "moon.zzz": (.cloud, .cyan),
    "snowflake": (.cyan, nil), "snow": (.cyan, nil), "wind": (.cloud, nil), "wind.snow": (.cyan, nil), "tornado": (.gray, nil),
    "tropicalstorm": (.red, nil), "hurricane": (.red, nil), "drop": (.blue, nil), "humidity": (.blue, nil), "umbrella": (.purple, nil),
    "thermometer.low": (.blue, nil), "thermometer.high": (.red, nil), "flame": (.orange, nil), "bolt": (.yellow, nil),
    "leaf": (.green, nil), "tree": (.green, nil), "heart": (.red, nil), "star": (.yellow, nil), "sparkles": (.yellow, .yellow),
    "flag": (.orange, nil), "trash": (.red, nil), "phone": (.green, nil), "video": (.green, nil), "envelope": (.blue, nil),
    "folder": (.blue, nil), "location": (.blue, nil), "mic": (.red, nil), "ladybug": (.red, nil), "carrot": (.orange, nil),
    "checkmark.circle": (.green, .white), "plus.circle": (.green, .white), "minus.circle": (.red, .white),
    "exclamationmark.triangle": (.yellow, .black), "exclamationmark.octagon": (.red, .white), "xmark.octagon": (.red, .white),
    "checkmark.seal": (.blue, .white), "checkmark.shield": (.green, .white), "exclamationmark.shield": (.yellow, .black),
    "info.circle": (.blue, .white), "exclamationmark.circle": (.red, .white), "record.circle": (.red, .red),
    "cross.case": (.red, .white), "gift": (.red, nil), "trophy": (.yellow, nil), "medal": (.yellow, nil), "crown": (.yellow, nil),
  ]
}

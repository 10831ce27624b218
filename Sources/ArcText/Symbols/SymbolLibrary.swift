// Symbols by name: finds the drawing, composes variants, centres it by eye, sizes it for the text beside it.

import ArcGraphics

/// The symbols of one folder. Each file is read when it is first drawn.
final class SymbolLibrary {
  private let folder: String
  private let letters: (String, _ weight: Double) -> VectorPath
  private var shapes = BoundedCache<SymbolRequest, SymbolShape>(capacity: 256)
  private var drawings = BoundedCache<Drawing, SymbolDrawing>(capacity: 256)

  /// A drawing on the grid, whatever its size will be.
  private struct Drawing: Hashable {
    var name: SymbolName
    var stroke: Double
  }

  /// `letters` outlines a short text in the standard font, in em, baseline at 0 and y downward.
  init(folder: String, letters: @escaping (String, _ weight: Double) -> VectorPath) {
    self.folder = folder
    self.letters = letters
  }

  func shape(_ request: SymbolRequest) -> SymbolShape {
    if let known = shapes.value(for: request) { return known }
    let fresh = make(request)
    shapes.store(fresh, for: request)
    return fresh
  }

  private func make(_ request: SymbolRequest) -> SymbolShape {
    let side = request.size * SymbolBox.factor(request)
    let stroke = SymbolStroke.width(weight: request.weight)
    var warning: String?
    let drawing: SymbolDrawing
    if let name = SymbolName(request.name, variants: request.variants) {
      if let known = drawings.value(for: Drawing(name: name, stroke: stroke)) {
        drawing = known
      } else if let fresh = draw(name, stroke: stroke) {
        drawing = name.isEnclosed && !name.isSlashed ? fresh : fresh.moved(centering(fresh.path))
        drawings.store(drawing, for: Drawing(name: name, stroke: stroke))
      } else {
        drawing = SymbolDrawing(SymbolGeometry.unknown(stroke: stroke))
        warning = "the drawing of the symbol '\(request.name)' is missing from \(folder); fetch it anew with: arcflow assets"
      }
      if let dropped = name.dropped { warning = "the symbol '\(request.name)' is drawn without its \(dropped)" }
    } else {
      drawing = SymbolDrawing(SymbolGeometry.unknown(stroke: stroke))
      warning = SymbolName.complaint(about: request.name)
    }
    let unit = side / SymbolArt.grid
    let box = SymbolBox(request, side: side, ink: { Contours(drawing.path).bounds })
    let placed = drawing.moved(Transform.scale(x: unit, y: unit).then(box.shift))
    return SymbolShape(
      size: box.size, baseline: box.baseline, layers: [SymbolShape.Layer(path: placed.path)], parts: placed.parts, warning: warning)
  }

  private func draw(_ name: SymbolName, stroke: Double) -> SymbolDrawing? {
    let studio = SymbolStudio(stroke: stroke, isFilled: name.isFilled) { [self] shape, filled in
      base(.shape(shape), stroke: stroke, isFilled: filled, isLine: false, isInside: false)
    }
    guard var drawing = plain(name, stroke: stroke, studio) else { return nil }
    if name.isSlashed { drawing = SymbolDrawing(SymbolGeometry.slashed(drawing.path, stroke: stroke)) }
    if let badge = name.badge { drawing = studio.adding(badge, to: drawing) { self.draw($0, stroke: stroke)?.path } }
    return drawing
  }

  /// The drawing without slash and badge.
  private func plain(_ name: SymbolName, stroke: Double, _ studio: SymbolStudio) -> SymbolDrawing? {
    if case .scene(let scene) = name.base {
      guard let drawing = studio.drawing(of: scene) else { return nil }
      return name.enclosure.map { studio.enclosed(scaled(drawing.path, to: innerSide(name.base)), in: $0, named: "") } ?? drawing
    }
    guard let art = base(name, stroke: stroke, isInside: name.enclosure != nil) else { return nil }
    guard let enclosure = name.enclosure else { return studio.split(art, named: name.stem, isEnclosed: name.isEnclosed) }
    return studio.enclosed(name.base == .tick ? art : scaled(art, to: innerSide(name.base)), in: enclosure, named: name.stem)
  }

  /// The art without enclosure and slash. Inside an enclosure it will be small, so its lines are drawn heavier.
  private func base(_ name: SymbolName, stroke: Double, isInside: Bool) -> VectorPath? {
    base(name.base, stroke: stroke, isFilled: name.isFilled, isLine: name.isLine, isInside: isInside)
  }

  private func base(_ base: SymbolName.Base, stroke: Double, isFilled: Bool, isLine: Bool, isInside: Bool) -> VectorPath? {
    switch base {
    case .tick:
      return SymbolGeometry.tick(box: isInside ? 208 : 400, stroke: isInside ? stroke * 1.3 : stroke * 1.5)
    case .circle:
      return isFilled ? SymbolGeometry.disc() : SymbolGeometry.ring(stroke: stroke)
    case .characters(let text):
      return scaled(letters(text, stroke > 16 || isInside ? 600 : 400), to: 150)
    case .shape(let shape):
      if isFilled, !isLine { return file(shape, "fill") }
      let heavier = isInside || (isFilled && isLine)
      return switch stroke {
      case ..<10: file(shape, heavier ? "light" : "thin")
      case ..<14: file(shape, heavier ? "regular" : "light")
      case ..<20: file(shape, heavier ? "bold" : "regular")
      default: file(shape, "bold")
      }
    case .scene: return nil
    }
  }

  private func file(_ shape: String, _ weight: String) -> VectorPath? {
    SymbolArt(file: "\(folder)/\(weight)/\(shape)\(weight == "regular" ? "" : "-" + weight).svg")?.path
  }

  private func innerSide(_ base: SymbolName.Base) -> Double {
    switch base {
    case .shape, .scene: 116
    case .characters: 104
    case .tick, .circle: 128
    }
  }

  /// The art with its ink's longer side brought to `side`, its ink box in the middle of the grid.
  private func scaled(_ art: VectorPath, to side: Double) -> VectorPath {
    guard let ink = Contours(art).bounds, max(ink.width, ink.height) > 0 else { return art }
    let factor = side / max(ink.width, ink.height)
    return art.transformed(
      by: Transform.translation(x: -ink.midX, y: -ink.midY).then(.scale(x: factor, y: factor)).then(.translation(x: 128, y: 128)))
  }

  /// The move by which the middle between art's ink box's centre and its centre of area is the middle of the grid.
  private func centering(_ art: VectorPath) -> Transform {
    let contours = Contours(art).oriented()
    guard let ink = contours.bounds, let weight = contours.centroid else { return .identity }
    return .translation(x: 128 - (ink.midX + weight.x) / 2, y: 128 - (ink.midY + weight.y) / 2)
  }
}

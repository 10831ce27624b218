// Symbols by name: finds the drawing, composes variants, centres it by eye, sizes it for the text beside it.

import ArcGraphics

/// The symbols of one folder. Each file is read when it is first drawn.
final class SymbolLibrary {
  private let folder: String
  private let letters: (String, _ weight: Double) -> VectorPath
  private var shapes = BoundedCache<SymbolRequest, SymbolShape>(capacity: 256)
  private var drawings = BoundedCache<Drawing, VectorPath>(capacity: 256)

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
    let drawing: VectorPath
    if let name = SymbolName(request.name, variants: request.variants) {
      if let known = drawings.value(for: Drawing(name: name, stroke: stroke)) {
        drawing = known
      } else if let fresh = draw(name, stroke: stroke) {
        drawing = name.isEnclosed && !name.isSlashed ? fresh : centered(fresh)
        drawings.store(drawing, for: Drawing(name: name, stroke: stroke))
      } else {
        drawing = SymbolGeometry.unknown(stroke: stroke)
        warning = "the drawing of the symbol '\(request.name)' is missing from \(folder); fetch it anew with: arcflow assets"
      }
      if let dropped = name.dropped { warning = "the symbol '\(request.name)' is drawn without its \(dropped)" }
    } else {
      drawing = SymbolGeometry.unknown(stroke: stroke)
      warning = SymbolName.complaint(about: request.name)
    }
    let unit = side / SymbolArt.grid
    let box = SymbolBox(request, side: side, ink: { Contours(drawing).bounds })
    return SymbolShape(
      size: box.size, baseline: box.baseline,
      layers: [SymbolShape.Layer(path: drawing.transformed(by: Transform.scale(x: unit, y: unit).then(box.shift)))], warning: warning)
  }

  private func draw(_ name: SymbolName, stroke: Double) -> VectorPath? {
    guard var art = base(name, stroke: stroke, isInside: name.enclosure != nil) else { return nil }
    if let enclosure = name.enclosure {
      let inner = name.base == .tick ? art : scaled(art, to: innerSide(name.base))
      if name.isFilled {
        var path = enclosure == .circle ? SymbolGeometry.disc() : SymbolGeometry.plate()
        path.append(name.base == .tick ? inner.reversed() : Contours(inner).oriented().path.reversed())
        art = path
      } else {
        art = inner
        art.append(enclosure == .circle ? SymbolGeometry.ring(stroke: stroke) : SymbolGeometry.frame(stroke: stroke))
      }
    }
    return name.isSlashed ? SymbolGeometry.slashed(art, stroke: stroke) : art
  }

  /// The art without enclosure and slash. Inside an enclosure it will be small, so its lines are drawn heavier.
  private func base(_ name: SymbolName, stroke: Double, isInside: Bool) -> VectorPath? {
    switch name.base {
    case .tick:
      return SymbolGeometry.tick(box: isInside ? 208 : 400, stroke: isInside ? stroke * 1.3 : stroke * 1.5)
    case .circle:
      return name.isFilled ? SymbolGeometry.disc() : SymbolGeometry.ring(stroke: stroke)
    case .characters(let text):
      return scaled(letters(text, stroke > 16 || isInside ? 600 : 400), to: 150)
    case .shape(let shape):
      if name.isFilled, !name.isLine { return file(shape, "fill") }
      let heavier = isInside || (name.isFilled && name.isLine)
      return switch stroke {
      case ..<10: file(shape, heavier ? "light" : "thin")
      case ..<14: file(shape, heavier ? "regular" : "light")
      case ..<20: file(shape, heavier ? "bold" : "regular")
      default: file(shape, "bold")
      }
    }
  }

  private func file(_ shape: String, _ weight: String) -> VectorPath? {
    SymbolArt(file: "\(folder)/\(weight)/\(shape)\(weight == "regular" ? "" : "-" + weight).svg")?.path
  }

  private func innerSide(_ base: SymbolName.Base) -> Double {
    switch base {
    case .shape: 116
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

  /// The art moved so that the middle between its ink box's centre and its centre of area is the middle of the grid.
  private func centered(_ art: VectorPath) -> VectorPath {
    let contours = Contours(art).oriented()
    guard let ink = contours.bounds, let weight = contours.centroid else { return art }
    return art.transformed(by: .translation(x: 128 - (ink.midX + weight.x) / 2, y: 128 - (ink.midY + weight.y) / 2))
  }
}

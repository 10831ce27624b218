// Which pixels of a picture may be dithered: painted like the picture, with kinds of surface for colours.

public import ArcGraphics

extension Painter {
  /// The kind of surface that each pixel of the list shows.
  ///
  /// Text and opaque plain shapes are flat, gradients, images, blurs and shadows continuous. A translucent plain shape leaves what
  /// lies under it as it is.
  ///
  /// - Parameter keepsTint: Whether a plain colour is to keep its tint where a panel lacks it; asked for fills and strokes only.
  public static func tones(of list: DisplayList, keepsTint: (RGBA) -> Bool = { _ in false }) -> ToneMap {
    var marked = list
    marked.ground = list.ground.map { keepsTint($0) ? Self.tint : .black } ?? .black
    marked.commands = mark(list.commands, isVeiled: false, keepsTint: keepsTint)
    let bitmap = Painter(edges: .crisp).paint(marked)
    let tones = bitmap.pixels.map { word -> ToneMap.Tone in
      word & 0xff_0000 != 0 ? .continuous : word & 0xff != 0 ? .tint : .flat
    }
    return ToneMap(width: bitmap.width, height: bitmap.height, tones: tones)
  }

  /// Flat is black, a tint blue, what is continuous white.
  private static let tint = RGBA(hex: 0x0000ff)

  /// - Parameter isVeiled: Whether a layer lets through what lies under it, so that plain shapes in it decide nothing.
  private static func mark(_ commands: [DrawCommand], isVeiled: Bool, keepsTint: (RGBA) -> Bool) -> [DrawCommand] {
    var result: [DrawCommand] = []
    var veils: [Bool] = [isVeiled]
    func surface(_ paint: Paint) -> Paint? {
      guard case .solid(let color) = paint else { return .solid(.white) }
      guard color.alpha > 0.99, veils.last == false else { return nil }
      return .solid(keepsTint(color) ? tint : .black)
    }
    for command in commands {
      switch command {
      case .fill(let path, let rule, let paint):
        if let mark = surface(paint) { result.append(.fill(path, rule, mark)) }
      case .stroke(let path, let stroke, let paint):
        if let mark = surface(paint) { result.append(.stroke(path, stroke, mark)) }
      case .glyphs(let run):
        // Letters stay crisp however faint they are, unless they are filled with a gradient.
        if case .solid(let color) = run.paint {
          if color.alpha > 0.2 { result.append(.glyphs(run.painted(.solid(.black)))) }
        } else {
          result.append(.glyphs(run.painted(.solid(.white))))
        }
      case .image(let image):
        var white = image
        white.opacity = 1
        white.bitmap.pixels = image.bitmap.pixels.map { $0 >> 24 >= 128 ? 0xffff_ffff : 0 }
        result.append(.image(white))
      case .beginLayer(let layer):
        var plain = Layer(clip: layer.clip, clipRule: layer.clipRule, mask: layer.mask)
        if layer.blurRadius > 1 {
          // Everything in it becomes soft.
          plain.shadow = Shadow(color: .white, radius: layer.blurRadius, x: 0, y: 0)
        } else if let shadow = layer.shadow, shadow.radius > 1 {
          plain.shadow = Shadow(color: .white, radius: shadow.radius, x: shadow.x, y: shadow.y)
        }
        veils.append(veils.last == true || layer.opacity < 0.99 || layer.blendMode != .normal)
        result.append(.beginLayer(plain))
      case .endLayer:
        if veils.count > 1 { veils.removeLast() }
        result.append(.endLayer)
      }
    }
    return result
  }
}

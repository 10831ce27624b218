// Display lists that between them use every command, paint and effect.

import ArcGraphics

enum Pictures {
  static let blue = RGBA(hex: 0x0a84ff)
  static let red = RGBA(hex: 0xff453a)
  static let green = RGBA(hex: 0x30d158)
  static let track = RGBA(hex: 0x787880, alpha: 0.36)

  /// A glyph of quadratic curves: a ring with a bar, 2048 units an em.
  static let ring: GlyphOutline = {
    var path = VectorPath()
    for (r, turn) in [(700.0, 1.0), (450.0, -1.0)] {
      let k = r * 0.4142
      let c = Point(x: 750, y: 720)
      func at(_ x: Double, _ y: Double) -> Point { Point(x: (c.x + x * turn).rounded(), y: (c.y + y).rounded()) }
      path.move(to: at(r, 0))
      for (control, end) in [
        ((r, k), (r * 0.7071, r * 0.7071)), ((k, r), (0, r)), ((-k, r), (-r * 0.7071, r * 0.7071)), ((-r, k), (-r, 0)),
        ((-r, -k), (-r * 0.7071, -r * 0.7071)), ((-k, -r), (0, -r)), ((k, -r), (r * 0.7071, -r * 0.7071)), ((r, -k), (r, 0)),
      ] { path.quad(to: at(end.0, end.1), control: at(control.0, control.1)) }
      path.close()
    }
    return GlyphOutline(key: "ring", unitsPerEm: 2048, path: path)
  }()

  static let bar = GlyphOutline(key: "bar", unitsPerEm: 2048, path: VectorPath(rect: Rect(x: 180, y: 0, width: 230, height: 1466)))
  static let space = GlyphOutline(key: "space", unitsPerEm: 2048, path: VectorPath())

  static func list(
    width: Int = 160, height: Int = 100, ground: RGBA? = .white, _ commands: [DrawCommand]
  ) -> DisplayList {
    DisplayList(
      width: width, height: height, scale: 2, ground: ground, commands: commands, outlines: [ring, bar, space], title: "A test",
      summary: "Shapes & <words>")
  }

  static func square(_ x: Double, _ y: Double, _ side: Double, _ radius: Double) -> VectorPath {
    VectorPath(roundedRect: Rect(x: x, y: y, width: side, height: side), radiusX: radius, radiusY: radius)
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> VectorPath {
    VectorPath(ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func word(_ size: Double, x4: Int, baseline: Int, _ paint: Paint, transform: Transform? = nil) -> DrawCommand {
    let advance = Int(size * 3)
    return .glyphs(
      GlyphRun(
        size: size, baseline: baseline,
        glyphs: [0, 1, 2, 0, 1].enumerated().map { .init(outline: $1, x4: x4 + $0 * advance) }, paint: paint, transform: transform))
  }

  static let stops = [
    GradientStop(color: red, location: 0), GradientStop(color: green, location: 0.5), GradientStop(color: blue, location: 1),
  ]
  static let fading = [GradientStop(color: .white, location: 0.2), GradientStop(color: blue.multipliedAlpha(0.1), location: 0.9)]

  /// A picture of every colour family, to draw as an image.
  static let photo: Bitmap = {
    var bitmap = Bitmap(width: 23, height: 17)
    for y in 0..<17 {
      for x in 0..<23 {
        let color = RGBA(red: Double(x) / 22, green: Double(y) / 16, blue: Double((x * y) % 7) / 6, alpha: x < 18 ? 1 : 0.5)
        bitmap[x, y] = color.premultipliedWord
      }
    }
    return bitmap
  }()

  /// By name, so that a failure says which.
  static let all: [(name: String, list: DisplayList)] =
    [
      ("nothing", list([])),
      ("transparent nothing", list(ground: nil, [])),
      ("squares", list((0..<12).map { .fill(square(Double($0 % 6) * 25 + 4, Double($0 / 6) * 40 + 8.5, 20, 5), .nonZero, .solid(blue)) })),
      (
        "translucent",
        list(ground: nil, [.fill(circle(50, 50, 40.3), .nonZero, .solid(track)), .fill(circle(90, 50, 30), .evenOdd, .solid(red))])
      ),
      (
        "even-odd",
        list([
          .fill(
            {
              var p = circle(60, 50, 40); p.append(circle(70, 50, 30)); return p
            }(), .evenOdd, .solid(green))
        ])
      ),
      (
        "strokes",
        list([
          .stroke(circle(50, 50, 36), Stroke(width: 9, cap: .round), .solid(track)),
          .stroke(
            {
              var p = VectorPath(); p.move(to: Point(x: 90, y: 80)); p.line(to: Point(x: 110, y: 20)); p.line(to: Point(x: 130, y: 80));
              return p
            }(),
            Stroke(width: 7, join: .miter), .solid(.black)),
          .stroke(
            {
              var p = VectorPath(); p.move(to: Point(x: 10, y: 92)); p.line(to: Point(x: 150, y: 92)); return p
            }(),
            Stroke(width: 3, cap: .round, dash: [1, 7], dashPhase: 2), .solid(red)),
          .stroke(square(100, 30, 40, 0), Stroke(width: 4, join: .bevel, dash: [9, 3, 2]), .solid(blue)),
        ])
      ),
      (
        "text",
        list(
          ground: .black,
          [
            word(24, x4: 17, baseline: 30, .solid(.white)), word(11.5, x4: 50, baseline: 50, .solid(RGBA.white.multipliedAlpha(0.6))),
            word(60, x4: -30, baseline: 98, .solid(green)),
          ])
      ),
      (
        "text with gradients",
        list([
          word(30, x4: 20, baseline: 40, .linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 100, y: 0))),
          word(30, x4: 20, baseline: 80, .radial(stops: stops, center: Point(x: 60, y: 70), startRadius: 5, endRadius: 50)),
        ])
      ),
      (
        "turned text",
        list([
          word(30, x4: 80, baseline: 30, .solid(.black), transform: Transform(a: 0.94, b: 0.34, c: -0.34, d: 0.94, tx: 5, ty: -10))
        ])
      ),
      (
        "linear",
        list([
          .fill(square(5, 5, 60, 9), .nonZero, .linear(stops: stops, start: Point(x: 5, y: 5), end: Point(x: 65, y: 65))),
          .fill(square(75, 5, 60, 9), .nonZero, .linear(stops: stops, start: Point(x: 0, y: 10), end: Point(x: 0, y: 50))),
          .stroke(circle(100, 80, 14), Stroke(width: 6), .linear(stops: fading, start: Point(x: 80, y: 0), end: Point(x: 120, y: 0))),
        ])
      ),
      (
        "linear with hard edges",
        list([
          .fill(
            square(5, 5, 60, 0), .nonZero,
            .linear(
              stops: [
                GradientStop(color: red, location: -0.5), GradientStop(color: blue, location: 0.5),
                GradientStop(color: green, location: 0.5),
                GradientStop(color: .black, location: 1.5),
              ], start: Point(x: 10, y: 0), end: Point(x: 60, y: 0)))
        ])
      ),
      (
        "radial",
        list(
          ground: .black,
          [
            .fill(circle(45, 50, 40), .nonZero, .radial(stops: stops, center: Point(x: 45, y: 50), startRadius: 10, endRadius: 40)),
            .fill(circle(120, 50, 30), .nonZero, .radial(stops: fading, center: Point(x: 110, y: 45), startRadius: 36, endRadius: 4)),
          ])
      ),
      (
        "angular",
        list([
          .fill(circle(40, 50, 35), .nonZero, .angular(stops: stops, center: Point(x: 40, y: 50), startAngle: -1.5, endAngle: 4.78)),
          .stroke(
            circle(115, 50, 30), Stroke(width: 12, cap: .round),
            .angular(stops: stops, center: Point(x: 115, y: 50), startAngle: 1, endAngle: 4)),
          word(20, x4: 240, baseline: 98, .angular(stops: stops, center: Point(x: 80, y: 90), startAngle: 0, endAngle: 3)),
        ])
      ),
      (
        "images",
        list([
          .image(ImageDraw(bitmap: photo, rect: Rect(x: 4, y: 4, width: 23, height: 17))),
          .image(ImageDraw(bitmap: photo, rect: Rect(x: 40.5, y: 4.25, width: 80.2, height: 60))),
          .image(ImageDraw(bitmap: photo, rect: Rect(x: 4, y: 40, width: 9, height: 7), opacity: 0.7)),
          .image(ImageDraw(bitmap: photo, rect: Rect(x: 4, y: 60, width: 46, height: 34), smooth: false)),
          .image(
            ImageDraw(
              bitmap: photo, rect: Rect(x: 80, y: 20, width: 40, height: 30),
              transform: Transform(a: 0.87, b: 0.5, c: -0.5, d: 0.87, tx: 35, ty: 0))),
        ])
      ),
      (
        "opacity and clip",
        list([
          .beginLayer(Layer(opacity: 0.5)), .fill(circle(40, 40, 30), .nonZero, .solid(red)),
          .fill(circle(60, 40, 30), .nonZero, .solid(blue)), .endLayer,
          .beginLayer(Layer(clip: circle(110, 60, 35))), .fill(square(70, 20, 60, 0), .nonZero, .solid(green)),
          .fill(square(90, 40, 60, 0), .nonZero, .solid(.black)), word(24, x4: 380, baseline: 60, .solid(.white)), .endLayer,
        ])
      ),
      (
        "mask",
        list([
          .beginLayer(
            Layer(mask: [
              .fill(
                square(10, 10, 60, 0), .nonZero,
                .linear(
                  stops: [GradientStop(color: .clear, location: 0), GradientStop(color: red, location: 1)], start: Point(x: 10, y: 0),
                  end: Point(x: 70, y: 0))),
              word(60, x4: 300, baseline: 80, .solid(.black)),
            ])), .fill(square(0, 0, 160, 0), .nonZero, .solid(blue)), .endLayer,
        ])
      ),
      (
        "mask with layers",
        list([
          .beginLayer(
            Layer(
              opacity: 0.9,
              mask: [
                .beginLayer(Layer(opacity: 0.5, clip: circle(50, 50, 30))), .fill(square(10, 10, 80, 0), .nonZero, .solid(.black)),
                .endLayer,
                .image(ImageDraw(bitmap: photo, rect: Rect(x: 90, y: 10, width: 60, height: 60))),
              ])), .fill(square(0, 0, 160, 0), .nonZero, .solid(red)), .endLayer,
        ])
      ),
      (
        "shadow",
        list([
          .beginLayer(Layer(shadow: Shadow(color: RGBA.black.multipliedAlpha(0.5), radius: 8, x: 3, y: 5))),
          .fill(square(20, 20, 50, 12), .nonZero, .solid(.white)), word(20, x4: 340, baseline: 50, .solid(red)), .endLayer,
        ])
      ),
      (
        "blur",
        list([
          .beginLayer(Layer(opacity: 0.8, clip: square(10, 10, 80, 20), blurRadius: 12)),
          .fill(square(20, 20, 50, 12), .nonZero, .solid(blue)), .endLayer,
          .beginLayer(Layer(blurRadius: 2)), .fill(square(100, 20, 40, 0), .nonZero, .solid(red)), .endLayer,
        ])
      ),
      (
        "nested layers",
        list([
          .beginLayer(Layer(opacity: 0.7)), .fill(square(10, 10, 70, 0), .nonZero, .solid(red)),
          .beginLayer(Layer(opacity: 0.6, blendMode: .multiply, clip: circle(60, 50, 40))),
          .fill(square(30, 30, 100, 0), .nonZero, .solid(green)),
          .beginLayer(Layer()), .fill(circle(60, 50, 10), .nonZero, .solid(.white)), .endLayer, .endLayer, .endLayer,
        ])
      ),
    ]
    + modes.map { mode in
      (
        "\(mode)",
        list([
          .fill(
            VectorPath(rect: Rect(x: 0, y: 0, width: 160, height: 50)), .nonZero,
            .linear(stops: stops, start: .zero, end: Point(x: 160, y: 0))),
          .beginLayer(Layer(opacity: 0.9, blendMode: mode)), .fill(circle(60, 50, 40), .nonZero, .solid(RGBA(hex: 0xc08040))),
          .fill(circle(110, 50, 30), .nonZero, .solid(RGBA(hex: 0x3366aa, alpha: 0.6))), .endLayer,
        ])
      )
    }

  static let modes: [BlendMode] = (0..<32).compactMap(BlendMode.init)
}

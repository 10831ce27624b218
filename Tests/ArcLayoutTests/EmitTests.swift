// Display lists: rounding, folding, and layers only where they are needed.

import ArcGraphics
import ArcLayout
import ArcViews
import Testing

@MainActor
@Suite("Emitting")
struct EmitTests {
  @Test("A picture has whole pixels, its scale, ground, title and words")
  func picture() {
    let result = list(text("Read"), 50.4, 20, EmitOptions(scale: 2, ground: .white, title: "Habits"))
    #expect(result.width == 101)
    #expect(result.height == 40)
    #expect(result.scale == 2)
    #expect(result.ground == .white)
    #expect(result.title == "Habits")
    #expect(result.summary == "Read")
  }

  @Test("Baselines come to lie on whole pixels")
  func baselines() throws {
    // The text's box starts at 3.85; its baseline at 13.85.
    guard case .glyphs(let run) = list(text("ab"), 10, 19.7).commands[0] else { throw Missing() }
    #expect(run.baseline == 14)
    guard case .glyphs(let doubled) = list(text("ab"), 10, 19.7, EmitOptions(scale: 2)).commands[0] else { throw Missing() }
    #expect(doubled.baseline == 28)
    #expect(doubled.size == 20)
  }

  @Test("Glyphs begin on quarter pixels, or on whole ones where asked")
  func glyphPhases() throws {
    // Three letters of 3.5 from 0.85: 0.85, 4.35, 7.85.
    let node = text("abc", 7).padding(leading: 0.85).frame(20, 20, .topLeading)
    guard case .glyphs(let run) = list(node, 20, 20).commands[0] else { throw Missing() }
    #expect(run.glyphs.map(\.x4) == [3, 17, 31])
    guard case .glyphs(let whole) = list(node, 20, 20, EmitOptions(glyphPhases: .whole)).commands[0] else { throw Missing() }
    #expect(whole.glyphs.map(\.x4) == [4, 16, 32])
  }

  @Test("Equal letters share an outline, across texts")
  func outlines() {
    let result = list(vstack(text("abab"), text("ba")))
    #expect(result.outlines.map(\.key) == ["box-a", "box-b"])
    #expect(kinds(result) == ["glyphs", "glyphs"])
  }

  @Test("Neighbouring spans of one paint are one run, of two paints two")
  func spans() {
    func node(_ second: RGBA) -> ViewNode {
      let font = FontSpec(size: 10)
      return .text(
        TextNode(
          request: TextRequest(spans: [
            TextSpan(content: .text("ab"), font: font, style: 0), TextSpan(content: .text("cd"), font: font, style: 1),
          ]), paints: [.solid(.black), .solid(second)]))
    }
    #expect(kinds(list(node(.black))) == ["glyphs"])
    #expect(kinds(list(node(.white))) == ["glyphs", "glyphs"])
  }

  @Test("Path coordinates are rounded to 1/100 pixel")
  func pathRounding() throws {
    guard case .fill(let path, _, _) = list(ellipse().frame(10 / 3, 10 / 3), 10, 10).commands[0] else { throw Missing() }
    #expect(path.points.allSatisfy { $0 == Point(x: ($0.x * 100).rounded() / 100, y: ($0.y * 100).rounded() / 100) })
    #expect(path.points[0] == Point(x: 6.67, y: 5))
  }

  @Test("Plain rectangles have their edges on whole pixels and never vanish")
  func rectangles() {
    #expect(
      list(box(20, 0.33).padding(top: 4.2), 20, 4.53, EmitOptions(scale: 2)).commands == [
        .fill(rect(0, 8, 40, 1), .nonZero, .solid(.black))
      ])
    #expect(list(box(10.4, 10.4), 11, 11).commands == [.fill(rect(0, 0, 11, 11), .nonZero, .solid(.black))])
  }

  @Test("Curves and strokes keep their exact places and widths")
  func strokes() throws {
    let ring = ViewNode.shape(
      ShapeNode(drawings: [.stroke(.solid(.black), Stroke(width: 3.5, cap: .round, dash: [1, 2.5]))]) { VectorPath(ellipseIn: $0) })
    guard case .stroke(let path, let stroke, _) = list(ring.frame(24.5, 24.5), 28, 28, EmitOptions(scale: 2)).commands[0] else {
      throw Missing()
    }
    #expect(stroke.width == 7)
    #expect(stroke.dash == [2, 5])
    #expect(path.controlBounds == Rect(x: 3.5, y: 3.5, width: 49, height: 49))
  }

  @Test("Gradients span the frame that they fill")
  func gradients() {
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    func shape(_ spec: PaintSpec) -> Paint? {
      paint(
        list(
          ViewNode.shape(ShapeNode(drawings: [.fill(spec, .nonZero)]) { VectorPath(ellipseIn: $0) }).frame(40, 20), 60, 40,
          EmitOptions(scale: 2)
        ).commands[0])
    }
    #expect(
      shape(.linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 1, y: 1)))
        == .linear(stops: stops, start: Point(x: 20, y: 20), end: Point(x: 100, y: 60)))
    #expect(
      shape(.radial(stops: stops, center: Point(x: 0.5, y: 0.5), startRadius: 1, endRadius: 10))
        == .radial(stops: stops, center: Point(x: 60, y: 40), startRadius: 2, endRadius: 20))
    #expect(
      shape(.angular(stops: stops, center: Point(x: 0.5, y: 0.5), startAngle: 0, endAngle: 3))
        == .angular(stops: stops, center: Point(x: 60, y: 40), startAngle: 0, endAngle: 3))
  }

  @Test("What is clear draws nothing")
  func clear() {
    #expect(list(vstack(color(.clear), text("a", color: .clear), circle(.clear))).commands.isEmpty)
    #expect(list(box(10, 10).opacity(0)).commands.isEmpty)
  }

  @Test("A scale without a turn is folded into sizes and places")
  func folding() throws {
    let node = text("ab").transform(.scale(x: 2, y: 2)).frame(40, 40, .topLeading)
    guard case .glyphs(let run) = list(node, 40, 40).commands[0] else { throw Missing() }
    #expect(run.transform == nil)
    #expect(run.size == 20)
    #expect(run.baseline == 20)
    #expect(run.glyphs.map(\.x4) == [0, 40])
  }

  @Test("A turned text carries its turn, set exactly around its own baseline")
  func turning() throws {
    let node = text("ab").transform(.rotation(cosine: 0, sine: 1)).frame(40, 40, .topLeading).padding(leading: 10)
    guard case .glyphs(let run) = list(node, 50, 40, EmitOptions(scale: 2)).commands[0] else { throw Missing() }
    #expect(run.size == 20)
    #expect(run.baseline == 0)
    #expect(run.glyphs.map(\.x4) == [0, 40])
    // The start of the baseline, (0, 10) from the text's corner at (10, 0), turns to (-10, 0): the device sees (0, 0).
    #expect(run.transform == Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
  }

  @Test("A turned rectangle is drawn along its turned path")
  func turnedRectangle() {
    let node = box(10, 4).transform(Transform.rotation(cosine: 0, sine: 1)).frame(20, 20, .topLeading).padding(leading: 10)
    #expect(list(node, 30, 20).commands == [.fill(turned(rect(10, 0, 10, 4), around: Point(x: 10, y: 0)), .nonZero, .solid(.black))])
    func turned(_ path: VectorPath, around p: Point) -> VectorPath {
      path.mapPoints { Point(x: p.x - ($0.y - p.y), y: p.y + ($0.x - p.x)) }
    }
  }

  @Test("The shift against burn-in moves the drawing and leaves the ground")
  func shift() {
    let options = EmitOptions(ground: .black, shiftX: 3, shiftY: -4)
    let result = list(box(10, 10), 30, 30, options)
    #expect(result.commands == [.fill(rect(13, 6, 10, 10), .nonZero, .solid(.black))])
    #expect(result.width == 30)
  }

  @Test("Round corners cut what reaches into them and nothing else")
  func corners() {
    let options = EmitOptions(scale: 2, ground: .white, cornerRadius: 10)
    let inner = list(box(60, 60), 100, 100, options)
    #expect(inner.ground == nil)
    #expect(kinds(inner) == ["fill", "fill"])
    #expect(
      inner.commands[0]
        == .fill(
          VectorPath(roundedRect: Rect(x: 0, y: 0, width: 200, height: 200), radiusX: 20, radiusY: 20).mapPoints {
            Point(x: ($0.x * 100).rounded() / 100, y: ($0.y * 100).rounded() / 100)
          }, .nonZero, .solid(.white)))
    #expect(kinds(list(color(), 100, 100, options)) == ["fill", "begin", "fill", "end"])
  }

  @Test("Opacity over one thing, or over things that do not touch, goes into their paints")
  func opacityFolds() {
    #expect(hex(paint(list(box(10, 10).opacity(0.5)).commands[0])) == "000000 50%")
    #expect(hex(paint(list(text("ab").opacity(0.25)).commands[0])) == "000000 25%")
    let apart = list(hstack(spacing: 10, box(10, 10), box(10, 10)).opacity(0.5))
    #expect(kinds(apart) == ["fill", "fill"])
    #expect(apart.commands.map { hex(paint($0)) } == ["000000 50%", "000000 50%"])
    #expect(hex(paint(list(box(10, 10).opacity(0.5).opacity(0.5)).commands[0])) == "000000 25%")
  }

  @Test("Opacity over things that overlap makes one layer")
  func opacityLayer() {
    let result = list(zstack(box(20, 20), circle().frame(10, 10)).opacity(0.5))
    #expect(kinds(result) == ["begin", "fill", "fill", "end"])
    #expect(result.commands[0] == .beginLayer(Layer(opacity: 0.5)))
    let twice = list(zstack(box(20, 20), circle().frame(10, 10)).opacity(0.5).opacity(0.5))
    #expect(twice.commands[0] == .beginLayer(Layer(opacity: 0.25)))
    #expect(kinds(twice) == ["begin", "fill", "fill", "end"])
  }

  @Test("A clip that holds everything is dropped, another is a layer")
  func clips() {
    #expect(kinds(list(box(10, 10).clip { VectorPath(rect: $0) })) == ["fill"])
    #expect(kinds(list(circle().padding(5).clip { VectorPath(rect: $0) })) == ["fill"])
    #expect(kinds(list(box(20, 20).frame(10, 10).clip { VectorPath(rect: $0) })) == ["begin", "fill", "end"])
    #expect(kinds(list(box(10, 10).clip { VectorPath(ellipseIn: $0) })) == ["begin", "fill", "end"])
    #expect(list(box(10, 10).clip { _ in VectorPath() }).commands.isEmpty)
    // One path by two rules is two cuts.
    let oval = box(10, 10).clip { VectorPath(ellipseIn: $0) }
    #expect(kinds(list(oval.clip { VectorPath(ellipseIn: $0) })) == ["begin", "fill", "end"])
    #expect(kinds(list(.modified(oval, .clip(.evenOdd) { VectorPath(ellipseIn: $0) }))) == ["begin", "begin", "fill", "end", "end"])
  }

  @Test("Effects that follow one another share a layer")
  func sharedLayers() {
    let overlapping = zstack(box(20, 20), circle().frame(10, 10))
    let oval = VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    let node = ViewNode.modified(overlapping.opacity(0.5).clip { VectorPath(ellipseIn: $0) }.opacity(0.5), .blendMode(.screen))
    let result = list(node, 20, 20)
    #expect(kinds(result) == ["begin", "fill", "fill", "end"])
    guard case .beginLayer(let layer) = result.commands.first else {
      Issue.record("no layer")
      return
    }
    #expect(layer.opacity == 0.25)
    #expect(layer.blendMode == .screen)
    #expect(layer.clip?.controlBounds == oval.controlBounds)
    let twice = overlapping.clip { VectorPath(ellipseIn: $0) }.padding(-5).clip { VectorPath(ellipseIn: $0) }
    #expect(kinds(list(twice, 20, 20)) == ["begin", "begin", "fill", "fill", "end", "end"])
  }

  @Test("Blend modes, blurs and shadows are layers in device pixels; neutral ones are not")
  func effects() {
    func first(_ modifier: NodeModifier) -> DrawCommand? {
      list(.modified(box(10, 10), modifier), 10, 10, EmitOptions(scale: 2)).commands.first
    }
    #expect(first(.blendMode(.multiply)) == .beginLayer(Layer(blendMode: .multiply)))
    #expect(first(.blur(radius: 3)) == .beginLayer(Layer(blurRadius: 6)))
    #expect(
      first(.shadow(Shadow(color: .black, radius: 2, x: 1, y: -1)))
        == .beginLayer(Layer(shadow: Shadow(color: .black, radius: 4, x: 2, y: -2))))
    for neutral: NodeModifier in [
      .blendMode(.normal), .blur(radius: 0), .shadow(Shadow(color: .clear, radius: 2, x: 0, y: 0)), .compositingGroup,
    ] {
      #expect(kinds(list(.modified(box(10, 10), neutral))) == ["fill"])
    }
    let blended = ViewNode.modified(ViewNode.modified(box(10, 10), .blendMode(.multiply)), .compositingGroup)
    #expect(kinds(list(blended)) == ["begin", "begin", "fill", "end", "end"])
  }

  @Test("A mask's own drawing decides, whatever its colours")
  func masks() throws {
    let node = ViewNode.modified(box(20, 20, .white), .mask(circle().named("m"), .center))
    let result = list(node, 20, 20, EmitOptions(mode: .vibrant(.white)))
    guard case .beginLayer(let layer) = result.commands[0] else { throw Missing() }
    #expect(layer.mask?.count == 1)
    #expect(hex(paint(layer.mask?.first)) == "000000")
    #expect(list(.modified(box(20, 20), .mask(.empty, .center))).commands.isEmpty)
  }

  @Test("A template image takes its paint's colour")
  func templates() throws {
    guard case .image(let draw) = list(image(10, 10, template: .solid(RGBA(hex: 0xff0000)))).commands[0] else { throw Missing() }
    #expect(draw.bitmap.pixels.allSatisfy { $0 == 0xffff_0000 })
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    let gradient = PaintSpec.linear(stops: stops, start: .zero, end: Point(x: 1, y: 0))
    #expect(kinds(list(image(10, 10, template: gradient))) == ["begin", "fill", "end"])
  }

  @Test("The same tree makes the same list")
  func determinism() {
    func once() -> DisplayList {
      list(vstack(text("abc"), hstack(circle(), box(3, 3).opacity(0.3)), image(4, 4)), 80, 80, EmitOptions(scale: 3, mode: .night))
    }
    #expect(once() == once())
    #expect(placed(text("abc"), 50, 50) == placed(text("abc"), 50, 50))
  }

  @Test("Words come in reading order; labels replace what they cover, hidden ones are left out")
  func words() {
    let node = vstack(
      text("Read  \n"), hstack(circle(), box(1, 1)).named("a ring"),
      ViewNode.modified(text("secret"), .accessibility(Accessibility(isHidden: true))),
      ViewNode.modified(vstack(text("12"), text("days")), .accessibility(Accessibility(label: "Streak", value: "12 days"))))
    #expect(list(node).summary == "Read, a ring, Streak, 12 days")
    #expect(list(node, 100, 100, EmitOptions(summary: "other")).summary == "other")
  }

  @Test("A truncated text is spoken in full")
  func fullWords() {
    #expect(list(text("abcdefghij", limit: 1).frame(20, nil)).summary == "abcdefghij")
  }
}

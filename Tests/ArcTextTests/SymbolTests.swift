// Symbols by their SF names: all are there, sized and centred, with their variants.

import ArcGraphics
import Testing

@testable import ArcText

@Suite("Symbols")
struct SymbolTests {
  /// Names that widgets and habit lists use; every one must draw without a warning.
  static let used =
    """
    figure.walk timer star.fill arrow.up clock music.note pause.fill calendar arrow.down plus play.fill checkmark.circle.fill
    shippingbox.fill largecircle.fill.circle sun.max.fill arrow.clockwise box.truck lessthan bolt.fill map flame.fill circle car.fill
    airplane photo globe drop.fill tuningfork exclamationmark.triangle.fill chevron.right arrow.trianglehead.counterclockwise
    pause.circle.fill arrow.triangle.2.circlepath.circle.fill arrow.triangle.2.circlepath.circle person.2.fill heart.fill figure.run
    plus.circle.fill forward.fill video.fill heart.slash newspaper bubble.left.and.bubble.right chart.line.downtrend.xyaxis play.circle
    sun.max square.and.pencil checkmark.circle bitcoinsign.circle power.circle.fill power.circle alarm list.bullet.circle.fill person
    speaker.wave.2.fill waveform.path.ecg drop.triangle.fill fork.knife location.circle building person.2 heart.circle.fill
    clock.badge.exclamationmark.fill arrow.up.right.square trash pawprint checklist star.circle.fill house.fill humidity wind
    arrow.up.right arrow.down.right minus.circle.fill arrow.counterclockwise play.circle.fill stop.circle star circle.fill
    mappin.circle.fill waveform door.right.hand.open record.circle photo.fill backward.fill exclamationmark.triangle
    calendar.badge.plus play pause arrow.circlepath truck.box house square flag.checkered checkmark square.grid.3x3
    cloud.sun.rain.fill cloud.sun.fill cloud.fill cloud.rain.fill cloud.snow.fill moon.stars message.fill location.fill leaf.fill
    book.fill dumbbell.fill square.fill chart.bar.fill battery.0 battery.25 battery.100.bolt arrow.up.circle arrow.down.circle
    arrow.left.circle arrow.right.circle arrow.up.left.circle arrow.up.right.circle arrow.down.left.circle arrow.down.right.circle
    bag.fill star.circle doc.text person.crop.circle figure.mind.and.body bed.double.fill pills.fill cup.and.saucer.fill moon.fill
    pencil phone.fill cart.fill pawprint.fill brain.head.profile guitars.fill camera.fill creditcard.fill bicycle carrot.fill
    lungs.fill zzz figure.yoga figure.pool.swim figure.hiking hands.sparkles.fill toothbrush.fill shower.fill paintbrush.fill
    gamecontroller.fill tv.fill iphone headphones mic.fill envelope.fill bell.slash.fill lock.fill gearshape.fill magnifyingglass
    trophy.fill crown.fill sparkles target scalemass.fill stethoscope cross.case.fill syringe graduationcap.fill books.vertical.fill
    questionmark.circle info.circle xmark.circle.fill 1.circle 12.square.fill a.circle.fill questionmark exclamationmark
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)

  private func ink(_ shape: SymbolShape) -> Rect? {
    shape.layers.compactMap(\.path.controlBounds).reduce(nil) { $0?.union($1) ?? $1 }
  }

  @Test("Every name of the table has ink inside its box, in all weights and filled")
  func table() throws {
    let engine = try Checkout.engine()
    #expect(SymbolNames.all.count > 700)
    for name in SymbolNames.all {
      for (weight, variants) in [(400.0, []), (700, []), (200, []), (400, [.fill])] as [(Double, Set<SymbolRequest.Variant>)] {
        let shape = engine.symbol(SymbolRequest(name: name, size: 100, weight: weight, variants: variants))
        #expect(shape.warning == nil, "\(name)")
        let box = try #require(ink(shape), "\(name)")
        #expect(box.width > 2.5 && box.height > 2.5, "\(name)")
        #expect(box.minX > -8 && box.minY > -8 && box.maxX < 108 && box.maxY < 108, "\(name) \(box)")
      }
    }
  }

  @Test("The names that widgets use draw without a warning")
  func names() throws {
    let engine = try Checkout.engine()
    for name in Self.used {
      let shape = engine.symbol(SymbolRequest(name: name, size: 20))
      #expect(shape.warning == nil, "\(name): \(shape.warning ?? "")")
      #expect(ink(shape) != nil)
    }
  }

  @Test("Every name takes a circle, a square and a slash")
  func variants() throws {
    let engine = try Checkout.engine()
    for name in SymbolNames.all {
      for variants in [[.circle], [.circle, .fill], [.square, .fill], [.slash]] as [Set<SymbolRequest.Variant>] {
        let shape = engine.symbol(SymbolRequest(name: name, size: 100, variants: variants))
        #expect(shape.warning == nil && ink(shape) != nil, "\(name)")
      }
    }
    let asked = engine.symbol(SymbolRequest(name: "drop", size: 20, variants: [.fill, .circle]))
    #expect(asked.layers == engine.symbol(SymbolRequest(name: "drop.circle.fill", size: 20)).layers)
  }

  @Test("The box is the text's size times the scale, and stands centred on the capitals beside it")
  func box() throws {
    let engine = try Checkout.engine()
    for (scale, factor) in [(SymbolRequest.Scale.small, 0.8), (.medium, 1), (.large, 1.3)] {
      let shape = engine.symbol(SymbolRequest(name: "heart", size: 20, scale: scale))
      #expect(shape.size == Size(width: 20 * factor, height: 20 * factor))
      #expect(abs(shape.baseline - (10 * factor + 1490.0 / 2048 * 10)) < 1e-9)
    }
  }

  @Test("The tick in a filled circle is a hole, and the disc's middle is the box's")
  func cutOut() throws {
    let shape = try Checkout.engine().symbol(SymbolRequest(name: "checkmark.circle.fill", size: 256))
    let contours = Contours(shape.layers[0].path)
    // The corner of the tick, by its place in the box of 208.
    #expect(contours.winding(around: Point(x: 128 - 0.072 * 208, y: 128 + 0.185 * 208)) == 0)
    #expect(contours.winding(around: Point(x: 128, y: 60)) == 1)
    #expect(contours.winding(around: Point(x: 20, y: 128)) == 0)
    let box = try #require(ink(shape))
    #expect(abs(box.midX - 128) < 0.01 && abs(box.midY - 128) < 0.01 && abs(box.width - 208) < 0.01)
  }

  @Test(
    "Shapes cut out of a disc leave it wound once around and nothing inside", arguments: ["heart", "drop", "star", "flame", "bolt", "leaf"])
  func cutShapes(name: String) throws {
    let shape = try Checkout.engine().symbol(SymbolRequest(name: name + ".circle.fill", size: 256))
    let contours = Contours(shape.layers[0].path)
    var counts: [Int: Int] = [:]
    for x in stride(from: 4.5, to: 256, by: 8) {
      for y in stride(from: 4.5, to: 256, by: 8) { counts[contours.winding(around: Point(x: x, y: y)), default: 0] += 1 }
    }
    #expect(Set(counts.keys) == [0, 1])
    #expect(counts[1, default: 0] > 350)
  }

  @Test("A symbol's ink box and centre of area lie on opposite sides of the middle, equally far")
  func optical() throws {
    let engine = try Checkout.engine()
    for name in ["play.fill", "heart", "flame.fill", "figure.run", "location"] {
      let contours = Contours(engine.symbol(SymbolRequest(name: name, size: 256)).layers[0].path).oriented()
      let (box, mass) = (try #require(contours.bounds), try #require(contours.centroid))
      #expect(abs((box.midX + mass.x) / 2 - 128) < 0.5 && abs((box.midY + mass.y) / 2 - 128) < 0.5, "\(name)")
    }
  }

  @Test("Heavier text has heavier symbols")
  func weights() throws {
    let engine = try Checkout.engine()
    for name in ["circle", "checkmark", "heart", "clock"] {
      let areas = [100.0, 300, 400, 700].map { weight in
        Contours(engine.symbol(SymbolRequest(name: name, size: 256, weight: weight)).layers[0].path).oriented().loops
          .reduce(0) { $0 + Contours.area($1) }
      }
      #expect(areas == areas.sorted() && Set(areas).count == 4, "\(name) \(areas)")
    }
  }

  @Test("An unknown name draws a mark and names its neighbours")
  func unknown() throws {
    let shape = try Checkout.engine().symbol(SymbolRequest(name: "flame.fil", size: 20))
    #expect(ink(shape) != nil)
    let warning = try #require(shape.warning)
    #expect(warning.contains("'flame.fil'") && warning.contains("'flame'"))
    #expect(SymbolName.nearest(to: "hart.fill")[0] == "heart")
    #expect(SymbolName.nearest(to: "checkmak")[0] == "checkmark")
  }

  @Test("A badge without a drawing is left out, and said to be")
  func badge() throws {
    let shape = try Checkout.engine().symbol(SymbolRequest(name: "leaf.badge.shield.half.filled", size: 20))
    #expect(shape.warning?.contains("badge.shield.half.filled") == true)
    #expect(shape.layers == (try Checkout.engine().symbol(SymbolRequest(name: "leaf", size: 20)).layers))
  }

  @Test("In a text a symbol is as wide as its box and carries the span's style")
  func inline() throws {
    let engine = try Checkout.engine()
    let font = FontSpec(size: 20, lineHeight: 25)
    let request = TextRequest(spans: [
      TextSpan(content: .symbol(SymbolRequest(name: "flame.fill", size: 20)), font: font, style: 3),
      TextSpan(content: .text(" 12"), font: font),
    ])
    let layout = engine.layout(request, width: nil, height: nil)
    let text = engine.layout(plain(" 12", size: 20), width: nil, height: nil)
    #expect(abs(layout.lines[0].width - 20 - text.lines[0].width) < 1e-9)
    #expect(layout.size.height == 25 && layout.lines[0].text == " 12")
    guard case .path(let path, 1, 3) = layout.lines[0].pieces[0] else { return #expect(Bool(false)) }
    let box = try #require(path.controlBounds)
    #expect(box.minX >= 0 && box.maxX <= 20)
    var cut = request
    cut.lineLimit = 1
    #expect(engine.layout(cut, width: 30, height: nil).lines[0].text == "…")
  }

  @Test("Arcs become curves that end where they should")
  func arcs() {
    let circle = path(fromData: Array("M0,50a50,50 0 1,0 100,0a50 50 0 10-100 0z".utf8))
    let contours = Contours(circle, steps: 32)
    #expect(abs(abs(Contours.area(contours.loops[0])) - .pi * 2500) < 5)
    let box = contours.bounds
    #expect(box.map { abs($0.width - 100) < 0.01 && abs($0.height - 100) < 0.5 } == true)
    let mixed = path(fromData: Array("m1 1h2v2H1zM5,5q1-1 2,0t2,0S11,7 12,8".utf8))
    #expect(mixed.verbs == [.move, .line, .line, .line, .close, .move, .quad, .quad, .cubic])
    #expect(mixed.points[4...].last == Point(x: 12, y: 8))
    #expect(mixed.points[7] == Point(x: 8, y: 6))
  }

  @Test("Numbers after a contour's end are no path data", .timeLimit(.minutes(1)))
  func afterClosing() {
    #expect(path(fromData: Array("M0 0L4 0L4 4z5 5L9 9".utf8)).verbs == [.move, .line, .line, .close])
  }
}

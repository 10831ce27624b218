// Draws the marks of a chart into its plot.

import ArcGraphics
import ArcViews
import Foundation

@MainActor
struct MarkPainter {
  let model: ChartModel
  let plot: PlotGeometry
  let context: ResolveContext
  private(set) var commands: [CanvasCommand] = []
  /// The frames of marks that have annotations.
  private(set) var targets: [(frame: Rect, mark: PlacedMark)] = []
  private var turned = 0.0
  private let wholeTurn: Double

  init(model: ChartModel, plot: PlotGeometry, context: ResolveContext) {
    self.model = model
    self.plot = plot
    self.context = context
    wholeTurn = model.marks.reduce(0) { sum, mark in
      if case .sector = mark.mark.kind { sum + max(0, mark.x.number ?? 0) } else { sum }
    }
    for item in model.items { draw(item) }
  }

  private mutating func draw(_ item: ChartModel.Item) {
    let first = model.marks[item.marks[0]]
    switch first.mark.kind {
    case .bar:
      if let frame = plot.bar(first), !frame.isEmpty { fill(block(frame, first), first, frame) } else { target(first, plot.bar(first)) }
    case .rectangle: if let frame = plot.rectangle(first) { fill(block(frame, first), first, frame) }
    case .point: if let point = plot.point(first) { symbol(at: point, first) }
    case .rule: rule(first)
    case .sector(let inner, let outer, let inset): sector(first, inner, outer, inset)
    case .line: line(item, first)
    case .area: area(item, first)
    }
  }

  // MARK: Shapes

  private func block(_ frame: Rect, _ mark: PlacedMark) -> VectorPath {
    guard let radii = mark.mark.look.cornerRadii else { return VectorPath(rect: frame) }
    return Path(roundedRect: CGRect(frame), cornerRadii: radii).vector
  }

  private mutating func rule(_ mark: PlacedMark) {
    guard let (a, b) = plot.rule(mark) else { return }
    var path = VectorPath()
    path.move(to: a)
    path.line(to: b)
    stroke(path, mark, standard: StrokeStyle(lineWidth: 1))
    target(mark, Rect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y)))
  }

  private mutating func sector(_ mark: PlacedMark, _ inner: MarkDimension, _ outer: MarkDimension, _ inset: Double) {
    guard wholeTurn > 0, let number = mark.x.number, number > 0 else { return }
    let radius = min(plot.size.width, plot.size.height) / 2
    let turn = 2 * Double.pi
    let (start, end) = (turned / wholeTurn * turn - .pi / 2, (turned + number) / wholeTurn * turn - .pi / 2)
    turned += number
    func length(_ dimension: MarkDimension, _ standard: Double) -> Double {
      switch dimension.kind {
      case .automatic: standard
      case .fixed(let length): length
      case .inset(let inset): max(0, radius - inset)
      case .ratio(let ratio): radius * ratio
      }
    }
    let corner = mark.mark.look.cornerRadii?.topLeading ?? 0
    let sector = Sector(
      center: Point(x: plot.size.width / 2, y: plot.size.height / 2), inner: max(0, length(inner, 0)), outer: length(outer, radius),
      start: start, end: end, inset: inset, cornerRadius: corner)
    guard let path = sector.path else { return }
    fill(path, mark, nil)
    target(mark, Rect(origin: sector.middle, size: .zero))
  }

  private mutating func line(_ item: ChartModel.Item, _ first: PlacedMark) {
    let method = first.mark.look.interpolation ?? .linear
    var path = VectorPath()
    for run in runs(item, { plot.point($0) }) { path.append(VectorPath(through: run.map(\.1), method)) }
    stroke(path, first, standard: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    for index in item.marks {
      let mark = model.marks[index]
      guard !mark.isGap, let point = plot.point(mark) else { continue }
      if mark.mark.look.symbol != nil { symbol(at: point, mark) } else { target(mark, Rect(origin: point, size: .zero)) }
    }
  }

  private mutating func area(_ item: ChartModel.Item, _ first: PlacedMark) {
    let method = first.mark.look.interpolation ?? .linear
    var path = VectorPath()
    for run in runs(item, { plot.area($0) }) {
      path.append(VectorPath(between: run.map(\.1.0), and: run.map(\.1.1), method))
      for (mark, ends) in run { target(mark, Rect(origin: ends.0, size: .zero)) }
    }
    fill(path, first, nil)
  }

  /// The points of a line in runs: what is no number breaks it.
  private func runs<P>(_ item: ChartModel.Item, _ place: (PlacedMark) -> P?) -> [[(PlacedMark, P)]] {
    var runs: [[(PlacedMark, P)]] = [[]]
    for index in item.marks {
      let mark = model.marks[index]
      if !mark.isGap, let point = place(mark) {
        runs[runs.count - 1].append((mark, point))
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  private mutating func symbol(at point: Point, _ mark: PlacedMark) {
    let look = mark.mark.look
    var shape: any ChartSymbolShape = BasicChartSymbolShape(kind: .circle)
    switch look.symbol {
    case .view(let view):
      let node = context.nodeOfAny(view)
      let pinned = ViewNode.modified(.modified(node, .fixedSize(horizontal: true, vertical: true)), .position(.zero))
      commands.append(.view(look.opacity < 1 ? .modified(pinned, .opacity(look.opacity)) : pinned, Rect(origin: point, size: .zero)))
      target(mark, Rect(origin: point, size: .zero))
      return
    case .shape(let own): shape = own
    case .by(let value): if case .shape(let own) = model.symbols.look(of: value.datum) { shape = own }
    case nil: break
    }
    let size = symbolSize(look)
    let frame = Rect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    fill(shape.path(in: CGRect(frame)).vector, mark, frame)
  }

  private func symbolSize(_ look: MarkLook) -> Size {
    func round(_ area: Double) -> Size {
      let side = 2 * (max(0, area) / .pi).squareRoot()
      return Size(width: side, height: side)
    }
    switch look.symbolSize {
    case .size(let size): return size.plain
    case .area(let area): return round(area)
    case .by(let value):
      if let pair = model.settings.symbolSizes?.pairs.first(where: { $0.0 == value.datum }) { return round(pair.1) }
      let range = model.settings.symbolSizes?.range ?? [20, 240]
      if let rank = model.sizeRanks[value.datum], model.sizeRanks.count > 1 {
        return round(range[0] + Double(rank) / Double(model.sizeRanks.count - 1) * (range[range.count - 1] - range[0]))
      }
      guard let scalar = value.datum.scalar, let bounds = model.sizeRange, bounds.upperBound > bounds.lowerBound else { return round(50) }
      let share = (scalar - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
      return round(range[0] + share * (range[range.count - 1] - range[0]))
    case nil: return round(50)
    }
  }

  // MARK: Painting

  private mutating func fill(_ path: VectorPath, _ mark: PlacedMark, _ frame: Rect?) {
    guard !path.isEmpty else { return }
    let paint = paint(of: mark.mark.look, over: path)
    layered(mark.mark.look, paint, .fill(path, .nonZero, paint.spec))
    if let frame { target(mark, frame) }
  }

  private mutating func stroke(_ path: VectorPath, _ mark: PlacedMark, standard: StrokeStyle) {
    guard !path.isEmpty else { return }
    let look = mark.mark.look
    let style: StrokeStyle =
      switch look.line {
      case .style(let style): style
      case .by(let value): model.lines.look(of: value.datum) ?? standard
      case nil: standard
      }
    guard style.lineWidth > 0 else { return }
    let paint = paint(of: look, over: path)
    layered(look, paint, .stroke(path, style.node, paint.spec))
  }

  private func paint(of look: MarkLook, over path: VectorPath) -> StylePaint {
    let environment = context.environment
    var paint: StylePaint =
      switch look.paint {
      case .style(let style): style.stylePaint(in: environment)
      case .by(let value): model.style(of: value.datum).stylePaint(in: environment)
      case nil: environment.hasForeground ? environment.foregroundPaint() : Color.blue.stylePaint(in: environment)
      }
    if look.spansPlot, case .linear(let stops, let start, let end) = paint.spec, let box = path.controlBounds {
      let size = plot.size
      func unit(_ point: Point) -> Point {
        Point(
          x: box.width > 0 ? (point.x * size.width - box.minX) / box.width : 0,
          y: box.height > 0 ? (point.y * size.height - box.minY) / box.height : 0)
      }
      paint.spec = .linear(stops: stops, start: unit(start), end: unit(end))
    }
    return look.opacity < 1 ? paint.multipliedAlpha(max(0, look.opacity)) : paint
  }

  /// Draws with the effects of a look around it.
  private mutating func layered(_ look: MarkLook, _ paint: StylePaint, _ command: CanvasCommand) {
    var layer = CanvasLayer(blendMode: look.blendMode?.node ?? paint.blendMode ?? .normal, cuts: cuts(look))
    if look.blur > 0 { layer.filters.append(.blur(radius: look.blur)) }
    for cast in paint.shadows { layer.filters.append(cast.isInner ? .innerShadow(cast.shadow) : .shadow(cast.shadow)) }
    if let shadow = look.shadow {
      let color = shadow.color.rgba(in: context.environment)
      layer.filters.append(.shadow(Shadow(color: color, radius: shadow.radius, x: shadow.x, y: shadow.y)))
    }
    if look.offset != .zero {
      layer.transform = .translation(x: plot.isRightToLeft ? -look.offset.width : look.offset.width, y: look.offset.height)
    }
    let isPlain = layer.transform.isIdentity && layer.blendMode == .normal && layer.cuts.isEmpty && layer.filters.isEmpty
    commands += isPlain ? [command] : CanvasCommand.layer(layer, [command])
  }

  private func cuts(_ look: MarkLook) -> [CanvasLayer.Cut] {
    var cuts: [CanvasLayer.Cut] = []
    if let shape = look.clip { cuts.append(.path(shape.path(in: CGRect(origin: .zero, size: CGSize(plot.size))).vector, .nonZero)) }
    if let mask = look.mask {
      var marks: [Mark] = []
      mask.addMarks(to: &marks, look: MarkLook())
      let masking = ChartModel(marks, settings: model.settings, environment: model.environment)
      cuts.append(.mask(MarkPainter(model: masking, plot: plot, context: context).commands))
    }
    return cuts
  }

  private mutating func target(_ mark: PlacedMark, _ frame: Rect?) {
    guard let frame, !mark.mark.look.annotations.isEmpty else { return }
    let offset = mark.mark.look.offset
    targets.append((frame.offsetBy(x: offset.width, y: offset.height), mark))
  }
}

extension ChartModel {
  /// The style of a value.
  func style(of datum: Datum) -> any ShapeStyle {
    if let style = styles.look(of: datum) { return style }
    guard let number = datum.scalar, let range = colorRange else { return Color.blue }
    let span = range.upperBound - range.lowerBound
    let share = span > 0 ? (number - range.lowerBound) / span : 1
    let stops = (settings.gradient ?? Gradient(colors: [.blue.opacity(0.15), .blue])).stops
    guard let after = stops.firstIndex(where: { $0.location >= share }), after > 0 else {
      return share <= (stops.first?.location ?? 0) ? stops.first?.color ?? .blue : stops.last?.color ?? .blue
    }
    let (a, b) = (stops[after - 1], stops[after])
    let width = b.location - a.location
    return a.color.mix(with: b.color, by: width > 0 ? (share - a.location) / width : 1)
  }
}

extension ResolveContext {
  /// The node of a view whose type is forgotten.
  @MainActor func nodeOfAny(_ view: any View) -> ViewNode { node(of: AnyView(erasing: view)) }
}

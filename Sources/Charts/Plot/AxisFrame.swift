// The plot with its axes: how much room labels take, and where every line, tick and label stands.

import ArcGraphics
import ArcViews
import Foundation

@MainActor
struct AxisFrame {
  let layout: ChartLayout
  /// The room of plot and axes.
  let room: Rect
  private(set) var plot: Rect
  private(set) var plans: [AxisPlan] = []
  private var x: AxisResolution
  private var y: AxisResolution

  private static let gap = 4.0

  init(layout: ChartLayout, room: Rect) {
    self.layout = layout
    self.room = room
    let model = layout.model
    let calendar = layout.context.environment.calendar
    let xGroups = Self.groups(model.settings.xAxis, model, model.x)
    let yGroups = Self.groups(model.settings.yAxis, model, model.y)
    // About what the plot will have; the labels, once measured, say it exactly.
    x = AxisResolution(
      model.x, model.settings.x, groups: xGroups, axis: .horizontal, length: room.width - (yGroups.isEmpty ? 0 : 28),
      isShown: !xGroups.isEmpty, calendar: calendar)
    y = AxisResolution(
      model.y, model.settings.y, groups: yGroups, axis: .vertical, length: room.height - (xGroups.isEmpty ? 0 : 20),
      isShown: !yGroups.isEmpty, calendar: calendar)
    plot = room
    for (axis, resolution, isShare) in [(Axis.vertical, y, model.y.isShare), (.horizontal, x, model.x.isShare)] {
      setPlot()
      let band = axis == .horizontal ? resolution.domain.band(in: plot.width) : nil
      for (group, values, unit) in resolution.values {
        plans.append(
          AxisPlan(axis, group, values: values, unit: unit, isShare: isShare, context: layout.context) {
            layout.measure($0, width: $1 ? band : nil)
          })
      }
    }
    setPlot()
    raiseForAnnotations()
  }

  private static func groups(_ look: ChartSettings.AxisLook, _ model: ChartModel, _ data: AxisData) -> [AxisGroup] {
    guard look.visibility != .hidden else { return [] }
    if let content = look.content { return content.allGroups }
    let isNeeded = !model.isRound && !model.marks.isEmpty && !data.isEmpty
    return isNeeded || look.visibility == .visible ? [.standard] : []
  }

  // MARK: Room

  private enum Edge { case left, right, top, bottom }

  private func edge(of plan: AxisPlan) -> Edge {
    let isRightToLeft = layout.isRightToLeft
    switch (plan.axis, plan.group.position.kind) {
    case (.horizontal, .top): return .top
    case (.horizontal, _): return .bottom
    case (.vertical, .leading): return isRightToLeft ? .right : .left
    case (.vertical, .trailing): return isRightToLeft ? .left : .right
    case (.vertical, _):
      // Names stand before their bars, numbers after the plot.
      let isLeading = y.domain.isCategories
      return isLeading != isRightToLeft ? .left : .right
    }
  }

  /// Whether labels stand beside long ticks, as dates do.
  private func standsBeside(_ plan: AxisPlan, _ label: AxisPlan.Label) -> Bool {
    if let anchor = label.label.anchor { return anchor.x == 0 }
    return plan.axis == .horizontal && x.domain.isDate && !label.isCentered && plan.group.preset.kind != .aligned
      && label.label.orientation.kind == .horizontal
  }

  private func spacing(_ plan: AxisPlan, _ label: AxisPlan.Label) -> Double {
    plan.axis == .horizontal ? label.label.verticalSpacing ?? Self.gap : label.label.horizontalSpacing ?? Self.gap
  }

  private mutating func setPlot() {
    var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    for plan in plans where plan.group.preset.kind != .inset {
      let isWide = plan.axis == .vertical
      let depths = plan.labels.map { (isWide ? $0.size.width : $0.size.height) + spacing(plan, $0) }
      let ticks = plan.ticks.map { tickLength($0, plan) }
      let depth = max(depths.max() ?? 0, ticks.max() ?? 0)
      switch edge(of: plan) {
      case .left: left = max(left, depth)
      case .right: right = max(right, depth)
      case .top: top = max(top, depth)
      case .bottom: bottom = max(bottom, depth)
      }
      // A label at the plot's end reaches over it by half.
      if isWide, !y.domain.isCategories, let height = plan.labels.map(\.size.height).max() {
        top = max(top, height / 2)
        bottom = max(bottom, height / 2)
      }
    }
    plot = Rect(
      x: room.minX + left, y: room.minY + top, width: max(1, room.width - left - right), height: max(1, room.height - top - bottom))
  }

  /// Gives the plot another size at the same corner.
  mutating func resize(to size: Size) {
    guard size.width > 0, size.height > 0 else { return }
    plot = Rect(origin: plot.origin, size: Size(width: min(size.width, plot.width), height: min(size.height, plot.height)))
  }

  /// Lets an inferred scale reach higher, so that annotations on top of marks stay within the chart.
  private mutating func raiseForAnnotations() {
    guard y.isInferred, layout.model.marks.contains(where: { !$0.mark.look.annotations.isEmpty }) else { return }
    let painter = MarkPainter(model: layout.model, plot: geometry, context: layout.context)
    let over = layout.overflowAbove(painter.targets, plot)
    if over > 0.5, over < plot.height / 2 { y.raise(by: plot.height / (plot.height - over) - 1) }
  }

  /// The scales in the plot.
  var geometry: PlotGeometry {
    let model = layout.model
    func ends(_ length: Double, _ wish: ChartSettings.Scale) -> (Double, Double) {
      if let fixed = wish.fixedRange { return (fixed.lowerBound, fixed.upperBound) }
      return (wish.range?.start ?? 0, length - (wish.range?.end ?? 0))
    }
    var (x0, x1) = ends(plot.width, model.settings.x)
    if x.isReversed != layout.isRightToLeft {
      (x0, x1) = layout.isRightToLeft && !x.isReversed ? (plot.width - x0, plot.width - x1) : (x1, x0)
    }
    var (y0, y1) = ends(plot.height, model.settings.y)
    // Numbers run up, names run down.
    if y.domain.isCategories == y.isReversed { (y0, y1) = y.domain.isCategories ? (y1, y0) : (plot.height - y0, plot.height - y1) }
    let xScale = PositionScale(x.domain, type: x.type, start: x0, end: x1)
    let yScale = PositionScale(y.domain, type: y.type, start: y0, end: y1)
    func room(_ data: AxisData, _ scale: PositionScale) -> Double? {
      guard let gap = data.barGap, case .continuous(let lower, let upper, _) = scale.domain, upper > lower else { return nil }
      return gap / (upper - lower) * abs(scale.end - scale.start)
    }
    return PlotGeometry(
      size: plot.size, x: xScale, y: yScale, barRoom: (room(model.x, xScale), room(model.y, yScale)),
      isRightToLeft: layout.isRightToLeft)
  }

  // MARK: Lines

  /// The place of a value along its axis in the plot; between it and the next where it is centred.
  private func place(_ index: Int, isCentered: Bool, _ plan: AxisPlan, _ geometry: PlotGeometry) -> Double? {
    let scale = plan.axis == .horizontal ? geometry.x : geometry.y
    guard let place = scale.position(plan.values[index]) else { return nil }
    guard isCentered, scale.band == nil else { return place }
    if index + 1 < plan.values.count { return scale.position(plan.values[index + 1]).map { ($0 + place) / 2 } }
    // After the last value comes as much as lay between the two before it, as far as the plot goes.
    guard index > 0, let before = scale.position(plan.values[index - 1]) else { return (place + scale.end) / 2 }
    let end = place + (place - before)
    return (place + (scale.end > scale.start ? min(end, scale.end) : max(end, scale.end))) / 2
  }

  /// A place moved so that a line of a width covers whole pixels.
  private func crisp(_ place: Double, origin: Double, width: Double) -> Double {
    let scale = Double(layout.context.environment.displayScale)
    let pixels = max(1, (width * scale).rounded())
    let shift = pixels.truncatingRemainder(dividingBy: 2) == 1 ? 0.5 : 0
    return ((place + origin) * scale - shift).rounded() / scale + shift / scale - origin
  }

  /// Grid lines, in the plot's coordinates.
  var gridCommands: [CanvasCommand] {
    let geometry = geometry
    let corner = layout.geometry.globalFrame.origin
    return plans.flatMap { plan in
      plan.gridLines.compactMap { line -> CanvasCommand? in
        guard let place = place(line.value, isCentered: line.isCentered, plan, geometry) else { return nil }
        var path = VectorPath()
        if plan.axis == .horizontal {
          let x = crisp(place, origin: plot.minX + corner.x, width: line.stroke.width) + line.offset.width
          path.move(to: Point(x: x, y: line.offset.height))
          path.line(to: Point(x: x, y: plot.height + line.offset.height))
        } else {
          let reach = plan.group.preset.kind == .extended ? plan.labelSize.width + Self.gap : 0
          let (before, after) = edge(of: plan) == .left ? (reach, 0) : (0, reach)
          let y = crisp(place, origin: plot.minY + corner.y, width: line.stroke.width) + line.offset.height
          path.move(to: Point(x: line.offset.width - before, y: y))
          path.line(to: Point(x: plot.width + line.offset.width + after, y: y))
        }
        return .stroke(path, line.stroke, line.paint)
      }
    }
  }

  private func tickLength(_ tick: AxisPlan.Line, _ plan: AxisPlan) -> Double {
    let beside = plan.labels.first { $0.value == tick.value }.map { standsBeside(plan, $0) } ?? false
    let reach = (plan.axis == .horizontal ? plan.labelSize.height : plan.labelSize.width) + Self.gap
    switch tick.length?.kind {
    case .fixed(let length): return length
    case .label(let more): return reach + more
    case .automatic, nil: return beside ? reach : 3
    }
  }

  /// Ticks and labels, in the chart's coordinates.
  var outerCommands: [CanvasCommand] {
    let geometry = geometry
    return plans.flatMap { ticks($0, geometry) + labels($0, geometry) }
  }

  private func ticks(_ plan: AxisPlan, _ geometry: PlotGeometry) -> [CanvasCommand] {
    let corner = layout.geometry.globalFrame.origin
    return plan.ticks.compactMap { tick in
      guard let place = place(tick.value, isCentered: tick.isCentered, plan, geometry) else { return nil }
      let length = tickLength(tick, plan)
      var path = VectorPath()
      let (from, to): (Point, Point)
      switch edge(of: plan) {
      case .bottom, .top:
        let x = crisp(place + plot.minX, origin: corner.x, width: tick.stroke.width)
        let isTop = edge(of: plan) == .top
        (from, to) = (Point(x: x, y: isTop ? plot.minY : plot.maxY), Point(x: x, y: isTop ? plot.minY - length : plot.maxY + length))
      case .left, .right:
        let y = crisp(place + plot.minY, origin: corner.y, width: tick.stroke.width)
        let isLeft = edge(of: plan) == .left
        (from, to) = (Point(x: isLeft ? plot.minX : plot.maxX, y: y), Point(x: isLeft ? plot.minX - length : plot.maxX + length, y: y))
      }
      path.move(to: Point(x: from.x + tick.offset.width, y: from.y + tick.offset.height))
      path.line(to: Point(x: to.x + tick.offset.width, y: to.y + tick.offset.height))
      return .stroke(path, tick.stroke, tick.paint)
    }
  }

  // MARK: Labels

  private func labels(_ plan: AxisPlan, _ geometry: PlotGeometry) -> [CanvasCommand] {
    var frames: [(label: AxisPlan.Label, frame: Rect)] = []
    for label in plan.labels {
      guard let place = place(label.value, isCentered: label.isCentered, plan, geometry) else { continue }
      frames.append((label, frame(of: label, at: place, plan)))
    }
    // Along the axis, from its left or from its bottom.
    let isFlat = plan.axis == .horizontal
    frames.sort { isFlat ? $0.frame.minX < $1.frame.minX : $0.frame.minY > $1.frame.minY }
    var kept: [(label: AxisPlan.Label, frame: Rect)] = []
    for (label, frame) in frames {
      if label.label.collision.kind != .disabled {
        let spacing = label.label.collision.spacing ?? (isFlat ? Self.gap : 0)
        if isFlat, frame.minX < -0.5 || frame.maxX > layout.size.width + 0.5 { continue }
        if let last = kept.last?.frame {
          if isFlat ? frame.minX < last.maxX + spacing : frame.maxY > last.minY - spacing + 0.01 { continue }
        }
      }
      kept.append((label, frame))
    }
    return kept.map { label, frame in
      let frame = frame.offsetBy(x: label.offset.width, y: label.offset.height)
      switch label.label.orientation.kind {
      case .horizontal: return .view(label.node, frame)
      case .vertical, .verticalReversed:
        let own = Size(width: label.size.height, height: label.size.width)
        return .view(label.node.turned(own, clockwise: label.label.orientation.kind == .vertical), frame)
      }
    }
  }

  private func frame(of label: AxisPlan.Label, at place: Double, _ plan: AxisPlan) -> Rect {
    let size = label.size
    let spacing = spacing(plan, label)
    let isInset = plan.group.preset.kind == .inset
    switch edge(of: plan) {
    case .bottom, .top:
      let isTop = edge(of: plan) == .top
      let y =
        isTop != isInset
        ? (isTop ? plot.minY - spacing - size.height : plot.maxY - spacing - size.height)
        : (isTop ? plot.minY + spacing : plot.maxY + spacing)
      return Rect(x: left(of: label, at: plot.minX + place, plan), y: y, width: size.width, height: size.height)
    case .left, .right:
      let isLeft = edge(of: plan) == .left
      let anchor = label.label.anchor?.y ?? 0.5
      var y = plot.minY + place - anchor * size.height
      if isInset { y = plot.minY + place - size.height - 1 }
      // On the left, labels end at the plot; on the right, they begin there.
      let x: Double
      if isInset {
        x = isLeft ? plot.minX + spacing : plot.maxX - spacing - size.width
      } else {
        x = isLeft ? plot.minX - spacing - size.width : plot.maxX + spacing
      }
      return Rect(x: x, y: y, width: size.width, height: size.height)
    }
  }

  /// The left edge of a label under a place of the x axis.
  private func left(of label: AxisPlan.Label, at place: Double, _ plan: AxisPlan) -> Double {
    let width = label.size.width
    let mirrored = layout.isRightToLeft
    if standsBeside(plan, label) {
      let gap = label.label.horizontalSpacing ?? Self.gap
      return mirrored ? place - gap - width : place + gap
    }
    let middle = place - (label.label.anchor?.x ?? 0.5) * width
    if x.domain.isCategories || label.isCentered { return middle }
    if plan.group.preset.kind == .aligned { return min(max(middle, plot.minX), plot.maxX - width) }
    // A number at the end of the axis stays within the chart.
    return min(max(middle, 0), max(0, layout.size.width - width))
  }
}

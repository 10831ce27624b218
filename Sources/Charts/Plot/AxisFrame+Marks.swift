// The lines, ticks and labels of a plot's axes.

import ArcGraphics
import ArcViews
import Foundation

extension AxisFrame {
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

  func tickLength(_ tick: AxisPlan.Line, _ plan: AxisPlan) -> Double {
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
    return plans.flatMap { plan in
      let commands = ticks(plan, geometry) + labels(plan, geometry)
      let settings = layout.model.settings
      let styles = plan.axis == .horizontal ? settings.xAxis.styles : settings.yAxis.styles
      return styles.isEmpty ? commands : styled(commands, in: strip(of: plan), styles)
    }
  }

  /// The room beside the plot on a plan's side.
  private func strip(of plan: AxisPlan) -> Rect {
    switch edge(of: plan) {
    case .left: Rect(x: room.minX, y: plot.minY, width: plot.minX - room.minX, height: plot.height)
    case .right: Rect(x: plot.maxX, y: plot.minY, width: room.maxX - plot.maxX, height: plot.height)
    case .top: Rect(x: plot.minX, y: room.minY, width: plot.width, height: plot.minY - room.minY)
    case .bottom: Rect(x: plot.minX, y: plot.maxY, width: plot.width, height: room.maxY - plot.maxY)
    }
  }

  private func styled(_ commands: [CanvasCommand], in strip: Rect, _ styles: [(ChartAxisContent) -> any View]) -> [CanvasCommand] {
    let moved = CanvasCommand.layer(CanvasLayer(transform: .translation(x: -strip.minX, y: -strip.minY)), commands)
    let node = styles.reduce(ViewNode.canvas { _ in moved }) { layout.context.nodeOfAny($1(ChartAxisContent(node: $0))) }
    return [.view(node, strip)]
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

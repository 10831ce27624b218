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
  private(set) var x: AxisResolution
  private(set) var y: AxisResolution

  static let gap = 4.0

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

  enum Edge { case left, right, top, bottom }

  func edge(of plan: AxisPlan) -> Edge {
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
  func standsBeside(_ plan: AxisPlan, _ label: AxisPlan.Label) -> Bool {
    if let anchor = label.label.anchor { return anchor.x == 0 }
    return plan.axis == .horizontal && x.domain.isDate && !label.isCentered && plan.group.preset.kind != .aligned
      && label.label.orientation.kind == .horizontal
  }

  func spacing(_ plan: AxisPlan, _ label: AxisPlan.Label) -> Double {
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
}

// The marks of one axis once its values are known: lines, ticks, and labels that have been measured.

import ArcGraphics
import ArcViews
import Foundation

/// One set of marks along an axis.
@MainActor
struct AxisPlan {
  struct Label {
    var value: Int
    var node: ViewNode
    var size: Size
    var label: AxisLabel
    var isCentered: Bool
    var offset: CGSize
  }

  struct Line {
    var value: Int
    var isCentered: Bool
    var stroke: Stroke
    var paint: PaintSpec
    /// A tick's length in points, nil for a grid line.
    var length: AxisTick.Length?
    var offset: CGSize
  }

  let axis: Axis
  let group: AxisGroup
  let values: [Datum]
  private(set) var labels: [Label] = []
  private(set) var gridLines: [Line] = []
  private(set) var ticks: [Line] = []

  /// The greatest size of a label, in points.
  var labelSize: Size {
    labels.reduce(Size.zero) { Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height)) }
  }

  /// `measure` is told whether a label is a view of the author's, which may wrap in its category's room.
  init(
    _ axis: Axis, _ group: AxisGroup, values: [Datum], unit: Calendar.Component?, isShare: Bool, context: ResolveContext,
    measure: (ViewNode, _ isOwn: Bool) -> Size
  ) {
    self.axis = axis
    self.group = group
    // More marks than pixels would only be a plate.
    let stride = max(1, values.count / 400)
    let values = stride == 1 ? values : values.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    self.values = values
    let writing = AxisWriting(values, unit: unit, isShare: isShare, environment: context.environment)
    for index in values.indices {
      let value = AxisValue(datum: values[index], index: index, count: values.count)
      for part in group.marks?(value).allParts ?? Self.standardParts(values[index], axis, group) {
        let isCentered = part.centered ?? false
        let style: any ShapeStyle = part.style ?? Self.lineStyle
        let stroke = { (own: StrokeStyle?) in (own ?? StrokeStyle(lineWidth: 0.5)).node }
        switch part.kind {
        case .gridLine(let own):
          gridLines.append(
            Line(
              value: index, isCentered: isCentered, stroke: stroke(own), paint: style.paintSpec(in: context.environment),
              offset: part.offset))
        case .tick(let length, let own):
          ticks.append(
            Line(
              value: index, isCentered: isCentered, stroke: stroke(own), paint: style.paintSpec(in: context.environment), length: length,
              offset: part.offset))
        case .label(let label):
          guard let node = Self.node(label, part, values[index], writing, context) else { continue }
          var isOwn = false
          if case .view = label.content { isOwn = true }
          var size = measure(node, isOwn)
          if label.orientation.kind != .horizontal { size = Size(width: size.height, height: size.width) }
          guard size.width > 0, size.height > 0 else { continue }
          labels.append(Label(value: index, node: node, size: size, label: label, isCentered: isCentered, offset: part.offset))
        }
      }
    }
  }

  private static var lineStyle: any ShapeStyle { HierarchicalShapeStyle.quaternary }

  /// What an axis has where an author says nothing: no lines between categories.
  private static func standardParts(_ value: Datum, _ axis: Axis, _ group: AxisGroup) -> [AxisPart] {
    var label = AxisLabel()
    if let format = group.format { label.content = format }
    let text = AxisPart(kind: .label(label))
    guard !value.isCategory else { return [text] }
    let line = AxisPart(kind: .gridLine(group.stroke))
    return axis == .vertical ? [line, text] : [line, AxisPart(kind: .tick(.automatic, group.stroke)), text]
  }

  private static func node(_ label: AxisLabel, _ part: AxisPart, _ datum: Datum, _ writing: AxisWriting, _ context: ResolveContext)
    -> ViewNode?
  {
    let context = context.changing { environment in
      environment.font = part.font ?? .caption
      environment.setLabelStyle(part.style)
    }
    let node: ViewNode
    switch label.content {
    case .automatic: node = context.node(of: Text(verbatim: writing.text(datum)))
    case .format(let format): node = context.node(of: Text(verbatim: format(datum, context.environment) ?? writing.text(datum)))
    case .view(let view): node = context.nodeOfAny(view)
    }
    if case .empty = node { return nil }
    return node
  }
}

extension EnvironmentValues {
  /// Secondary, or what is said.
  fileprivate mutating func setLabelStyle(_ style: (any ShapeStyle)?) { setForegroundStyle(style ?? HierarchicalShapeStyle.secondary) }
}

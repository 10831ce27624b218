// A chart in a size: legend, titles, axes and plot share the room.

import ArcGraphics
import ArcViews
import Foundation

/// Lays a chart out and draws it.
@MainActor
struct ChartLayout {
  let model: ChartModel
  let context: ResolveContext
  let geometry: NodeGeometry

  /// Something that stands outside of the plot, on one of its sides.
  struct Side {
    enum Edge { case top, bottom, left, right }

    var edge: Edge
    var node: ViewNode
    var size: Size
    var spacing: Double
    var alignment: Alignment
    /// Whether it lies along the plot alone, rather than along the whole chart.
    var followsPlot: Bool
  }

  var isRightToLeft: Bool { context.environment.layoutDirection == .rightToLeft }
  var size: Size { geometry.size }

  func measure(_ node: ViewNode, width: Double? = nil, height: Double? = nil) -> Size {
    geometry.measure(node, ProposedNodeSize(width: width, height: height))
  }

  /// The whole chart.
  var node: ViewNode {
    guard size.width > 0, size.height > 0 else { return .empty }
    let sides = legend + titles
    var room = Rect(origin: .zero, size: size)
    var places: [(Side, Rect)] = []
    for side in sides { places.append((side, room.cut(side))) }
    var frame = AxisFrame(layout: self, room: room)
    let plotNode = plotNode(&frame)
    let plot = frame.plot
    let geometry = frame.geometry
    let proxy = ChartProxy(plot: geometry, frame: plot.offsetBy(x: self.geometry.globalFrame.minX, y: self.geometry.globalFrame.minY))
    let whole = Rect(origin: .zero, size: size)
    var commands: [CanvasCommand] = []
    for layer in model.settings.backgrounds { commands.append(.view(layered(layer, proxy), whole)) }
    commands.append(.view(plotNode, plot))
    commands += frame.outerCommands
    for (side, place) in places { commands.append(.view(side.node, side.frame(in: place, along: plot, isRightToLeft))) }
    for layer in model.settings.overlays { commands.append(.view(layered(layer, proxy), whole)) }
    return .canvas { _ in commands }
  }

  private func layered(_ layer: ChartSettings.Layer, _ proxy: ChartProxy) -> ViewNode {
    let node = context.nodeOfAny(layer.content(proxy))
    return .modified(node, .frame(width: size.width, height: size.height, layer.alignment.pair))
  }

  /// The plot as an author styles it. A plot that is given a frame of its own settles the axes' place.
  private func plotNode(_ frame: inout AxisFrame) -> ViewNode {
    let styles = model.settings.plotStyles
    guard !styles.isEmpty else {
      let (layout, geometry, frame) = (self, frame.geometry, frame)
      return .canvas { _ in layout.plotCommands(frame, geometry) }
    }
    func styled(_ node: ViewNode) -> ViewNode {
      styles.reduce(node) { context.nodeOfAny($1(ChartPlotContent(node: $0))) }
    }
    let probe = measure(styled(.canvas { _ in [] }), width: frame.plot.width, height: frame.plot.height)
    frame.resize(to: probe)
    let (layout, settled) = (self, frame)
    return styled(.canvas { _ in layout.plotCommands(settled, settled.geometry) })
  }

  private func plotCommands(_ frame: AxisFrame, _ plot: PlotGeometry) -> [CanvasCommand] {
    let painter = MarkPainter(model: model, plot: plot, context: context)
    let clips = model.settings.x.scrolls || model.settings.y.scrolls
    var commands = frame.gridCommands
    if clips {
      let box = VectorPath(rect: Rect(origin: .zero, size: plot.size))
      commands += CanvasCommand.layer(CanvasLayer(cuts: [.path(box, .nonZero)]), painter.commands)
    } else {
      commands += painter.commands
    }
    return commands + annotations(painter.targets, frame)
  }

  // MARK: Legend and titles

  private var legend: [Side] {
    let wish = model.settings.legend
    guard wish.visibility != .hidden else { return [] }
    let entries = model.legendEntries
    guard wish.content != nil || !entries.isEmpty else { return [] }
    let (edge, alignment): (Side.Edge, Alignment) =
      switch wish.position.kind {
      case .automatic, .bottom, .overlay: (.bottom, .leading)
      case .bottomLeading: (.bottom, .leading)
      case .bottomTrailing: (.bottom, .trailing)
      case .top, .topLeading: (.top, .leading)
      case .topTrailing: (.top, .trailing)
      case .leading: (isRightToLeft ? .right : .left, .top)
      case .trailing: (isRightToLeft ? .left : .right, .top)
      }
    let isColumn = edge == .left || edge == .right
    let view = wish.content ?? ChartLegendView(entries: entries, isColumn: isColumn)
    let node = context.nodeOfAny(view)
    let size = measure(node, width: isColumn ? nil : self.size.width)
    // A legend that would leave the chart no room is left out.
    guard isColumn ? size.width < self.size.width * 0.6 : size.height < self.size.height * 0.6 else { return [] }
    return [
      Side(
        edge: edge, node: node, size: size, spacing: wish.spacing ?? 8, alignment: wish.alignment ?? alignment, followsPlot: isColumn)
    ]
  }

  private var titles: [Side] {
    let context = context.changing { environment in
      environment.font = .caption
      environment.setForegroundStyle(HierarchicalShapeStyle.secondary)
    }
    func side(_ title: ChartSettings.Title, _ edge: Side.Edge, _ alignment: Alignment, turned: Bool = false) -> Side {
      var node = context.nodeOfAny(title.content)
      var size = measure(node, width: turned ? nil : self.size.width)
      if turned {
        node = node.turned(size, clockwise: edge == .right)
        size = Size(width: size.height, height: size.width)
      }
      return Side(
        edge: edge, node: node, size: size, spacing: title.spacing ?? 4, alignment: title.alignment ?? alignment, followsPlot: true)
    }
    let (leading, trailing): (Side.Edge, Side.Edge) = isRightToLeft ? (.right, .left) : (.left, .right)
    // A title stands over its axis.
    let hasLeadingAxis = model.settings.yAxis.content?.allGroups.first?.position == .leading
    let xs = model.settings.xAxis.titles.map { title -> Side in
      switch title.position.kind {
      case .top, .topLeading, .topTrailing: side(title, .top, .center)
      case .leading: side(title, leading, .center, turned: true)
      case .trailing: side(title, trailing, .center, turned: true)
      case .automatic, .bottom, .bottomLeading, .bottomTrailing, .overlay: side(title, .bottom, .center)
      }
    }
    let ys = model.settings.yAxis.titles.map { title -> Side in
      switch title.position.kind {
      case .leading: side(title, leading, .center, turned: true)
      case .trailing: side(title, trailing, .center, turned: true)
      case .bottom, .bottomLeading, .bottomTrailing: side(title, .bottom, .trailing)
      case .topLeading: side(title, .top, .leading)
      case .automatic, .top, .topTrailing, .overlay: side(title, .top, hasLeadingAxis ? .leading : .trailing)
      }
    }
    return xs + ys
  }
}

extension Rect {
  /// Takes a side's room away, and answers with what was taken.
  fileprivate mutating func cut(_ side: ChartLayout.Side) -> Rect {
    switch side.edge {
    case .top:
      let depth = min(side.size.height + side.spacing, height)
      defer { self = Rect(x: minX, y: minY + depth, width: width, height: height - depth) }
      return Rect(x: minX, y: minY, width: width, height: side.size.height)
    case .bottom:
      let depth = min(side.size.height + side.spacing, height)
      defer { self = Rect(x: minX, y: minY, width: width, height: height - depth) }
      return Rect(x: minX, y: maxY - side.size.height, width: width, height: side.size.height)
    case .left:
      let depth = min(side.size.width + side.spacing, width)
      defer { self = Rect(x: minX + depth, y: minY, width: width - depth, height: height) }
      return Rect(x: minX, y: minY, width: side.size.width, height: height)
    case .right:
      let depth = min(side.size.width + side.spacing, width)
      defer { self = Rect(x: minX, y: minY, width: width - depth, height: height) }
      return Rect(x: maxX - side.size.width, y: minY, width: side.size.width, height: height)
    }
  }
}

extension ChartLayout.Side {
  /// The frame within a strip, lined up with the plot where it follows it.
  @MainActor func frame(in strip: Rect, along plot: Rect, _ isRightToLeft: Bool) -> Rect {
    let around = followsPlot ? plot : strip
    switch edge {
    case .top, .bottom:
      let free = around.width - size.width
      let share: Double =
        switch alignment.horizontal {
        case .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        default: 0.5
        }
      return Rect(x: max(strip.minX, around.minX + free * share), y: strip.minY, width: size.width, height: size.height)
    case .left, .right:
      let free = around.height - size.height
      let share: Double =
        switch alignment.vertical {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
      return Rect(x: strip.minX, y: around.minY + max(0, free * share), width: size.width, height: size.height)
    }
  }
}

extension ViewNode {
  /// The node turned by a quarter, in a frame as wide as it was high.
  func turned(_ size: Size, clockwise: Bool) -> ViewNode {
    let sine = clockwise ? 1.0 : -1.0
    let fixed = ViewNode.modified(self, .frame(width: size.width, height: size.height, Alignment.center.pair))
    let turned = ViewNode.modified(
      fixed,
      .transform { size in
        Transform.translation(x: -size.width / 2, y: -size.height / 2).then(.rotation(cosine: 0, sine: sine))
          .then(.translation(x: size.width / 2, y: size.height / 2))
      })
    return .modified(turned, .frame(width: size.height, height: size.width, Alignment.center.pair))
  }
}

// Texts while they are laid out: what they take in a room, asked of the text engine as seldom as can be.

import ArcGraphics
import ArcViews

/// A text: it wraps, shrinks or truncates into its proposal and takes the size of its lines.
final class TextItem: LayoutItem {
  private let node: TextNode
  private var ideal: TextLayout?
  /// Layouts of unlimited height, each with the width that was offered.
  private var wraps: [(width: Double, layout: TextLayout)] = []
  /// Layouts that the height cut, too.
  private var cuts: [Cut] = []
  /// Lines that a room's height cut or shrank; the width is infinite where none was proposed.
  private struct Cut {
    var room: Size
    var layout: TextLayout

    /// Whether a width makes no difference to the lines: it is the same, or narrower and still holds them.
    func holds(_ width: Double) -> Bool {
      width == room.width || (width < room.width && width + TextItem.slack >= layout.size.width)
    }
  }

  /// Engines round widths up by as much as this.
  nonisolated private static let slack = 1.0 / 64

  init(_ node: TextNode, _ context: LayoutContext) {
    self.node = node
    super.init(context)
  }

  private func layout(_ proposal: ProposedNodeSize) -> TextLayout {
    let whole = wrapped(proposal.width)
    guard let height = proposal.height, height + Self.slack < whole.size.height else { return whole }
    // One line stays however low the room is, unless it may shrink.
    if whole.lines.count == 1, node.request.minimumScale >= 1 { return whole }
    let room = Size(width: proposal.width.map { max(0, $0) } ?? .infinity, height: max(0, height))
    // Lines that were too high for a room are the same in every lower one, and in every higher one that is still too low for them; lines
    // that were not are the same in every lower room that holds them.
    for known in cuts where known.holds(room.width) {
      let taken = known.layout.size.height
      let isTooHigh = taken > known.room.height + Self.slack
      if isTooHigh ? room.height < taken : room.height <= known.room.height && room.height >= taken { return known.layout }
    }
    let layout = ask(room.width, room.height)
    cuts.append(Cut(room: room, layout: layout))
    return layout
  }

  /// The lines at a width, with height enough. A room at least as wide as the ideal changes nothing; neither does one between the width
  /// that some lines took and the width that they were broken for.
  private func wrapped(_ width: Double?) -> TextLayout {
    let ideal = self.ideal ?? ask(.infinity, nil)
    self.ideal = ideal
    guard let width, width + Self.slack < ideal.size.width else { return ideal }
    for known in wraps {
      if known.width == width { return known.layout }
      let isPlain = known.layout.scale == 1 && !known.layout.isTruncated
      if isPlain, width < known.width, width + Self.slack >= known.layout.size.width { return known.layout }
    }
    let layout = ask(max(0, width), nil)
    wraps.append((width, layout))
    return layout
  }

  private func ask(_ width: Double, _ height: Double?) -> TextLayout {
    context.scope.measuring.layout(node.request, width: width.isFinite ? width : nil, height: height)
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size { layout(proposal).size }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    if key == StandardGuide.firstBaseline { return layout(proposal).firstBaseline }
    if key == StandardGuide.lastBaseline { return layout(proposal).lastBaseline }
    return nil
  }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    let fonts = node.request.spans.map(\.font)
    guard fonts.contains(where: \.fitsPhone) else { return .view }
    return .text(fonts.map(context.scope.measuring.metrics), at: edge)
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let layout = layout(proposal)
    let box = Rect(origin: origin, size: layout.size)
    for warning in layout.warnings { context.scope.warn(warning) }
    if context.isRedacted { return plates(of: layout, in: box) }
    return PlacedNode(frame: box, content: .text(PlacedText(layout: layout, paints: node.paints, words: node.request.words)))
  }

  /// One rounded plate for each line, as wide as the line.
  private func plates(of layout: TextLayout, in box: Rect) -> PlacedNode {
    guard let font = node.request.spans.first?.font else { return PlacedNode(frame: box, content: .group("redacted")) }
    var path = VectorPath()
    for line in layout.lines where line.width > 0 {
      let height = font.size * layout.scale * 0.86
      let middle = box.minY + line.baseline - font.size * layout.scale * 0.35
      let plate = Rect(x: box.minX + line.x, y: middle - height / 2, width: line.width, height: height)
      path.append(VectorPath(roundedRect: plate, radiusX: height / 4, radiusY: height / 4))
    }
    let paint = (node.paints.first ?? .solid(.black)).multipliedAlpha(LayoutItem.plateStrength)
    return PlacedNode(frame: box, content: .shape(path, [.fill(paint, .nonZero)]))
  }
}

extension TextRequest {
  /// What the text says, symbols left out.
  var words: String {
    var words = ""
    for span in spans {
      if case .text(let text) = span.content { words += text }
    }
    return words
  }
}

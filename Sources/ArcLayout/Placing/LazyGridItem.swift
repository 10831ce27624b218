// LazyVGrid and LazyHGrid: cells flow into tracks, line after line.

import ArcGraphics
import ArcViews

/// Tracks share the room across the flow: fixed ones first, then each flexible one in turn takes an equal share of what is left, held to
/// its bounds; an adaptive one fills its share with as many tracks as fit. Each line is as thick as its thickest cell.
final class LazyGridItem: LayoutItem {
  private struct Track {
    var start: Double
    var length: Double
    var alignment: AlignmentPair?
  }

  private struct Arrangement {
    var tracks: [Track]
    var lines: [Double]
    var size: Size
  }

  private let items: [LayoutItem]
  private let tracks: GridNode.LazyTracks
  private let alignment: AlignmentPair
  /// The gap between lines.
  private let lineSpacing: Double
  /// The gap between tracks that do not say otherwise.
  private let trackSpacing: Double
  private var arrangements: [(proposal: ProposedNodeSize, arrangement: Arrangement)] = []

  init(_ node: GridNode, _ tracks: GridNode.LazyTracks, _ nodes: [ViewNode], _ context: LayoutContext) {
    items = LayoutItem.all(of: nodes, context.inStack(nil))
    self.tracks = tracks
    alignment = node.alignment
    lineSpacing = (tracks.isVertical ? node.verticalSpacing : node.horizontalSpacing) ?? 8
    trackSpacing = (tracks.isVertical ? node.horizontalSpacing : node.verticalSpacing) ?? 8
    super.init(context)
  }

  /// The most tracks that an adaptive one is filled with: more than the largest picture has room for.
  private static let mostTracks = 4096.0

  /// The axis along which the tracks lie side by side.
  private var axis: StackNode.Axis { tracks.isVertical ? .horizontal : .vertical }

  override func measure(_ proposal: ProposedNodeSize) -> Size { arrangement(proposal).size }

  private func arrangement(_ proposal: ProposedNodeSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let laid = layTracks(proposal[axis])
    var lines: [Double] = []
    for (index, item) in items.enumerated() where !laid.isEmpty {
      let track = laid[index % laid.count]
      let thickness = item.size(ProposedNodeSize(track.length, along: axis, across: nil))[axis.across]
      if index % laid.count == 0 {
        lines.append(thickness)
      } else {
        lines[lines.count - 1] = max(lines[lines.count - 1], thickness)
      }
    }
    let length = laid.last.map { $0.start + $0.length } ?? 0
    let depth = lines.reduce(0, +) + lineSpacing * Double(max(0, lines.count - 1))
    let result = Arrangement(tracks: laid, lines: lines, size: Size(length, along: axis, across: depth))
    arrangements.append((proposal, result))
    return result
  }

  private func layTracks(_ room: Double?) -> [Track] {
    let specs = tracks.tracks
    let gaps = specs.dropLast().map { max(0, $0.spacing ?? trackSpacing) }
    var rest = (room ?? ideal) - gaps.reduce(0, +)
    for (track, _, _) in specs {
      if case .fixed(let length) = track { rest -= max(0, length.finite ?? 0) }
    }
    var flexible = specs.count { if case .fixed = $0.0 { false } else { true } }
    var result: [Track] = []
    var start = 0.0
    for (index, spec) in specs.enumerated() {
      if index > 0 { start += gaps[index - 1] }
      let share = flexible > 0 ? max(0, rest / Double(flexible)) : 0
      switch spec.0 {
      case .fixed(let length):
        result.append(Track(start: start, length: max(0, length.finite ?? 0), alignment: spec.alignment))
        start += max(0, length.finite ?? 0)
      case .flexible(let least, let most):
        let length = share.held(least, most)
        result.append(Track(start: start, length: length, alignment: spec.alignment))
        start += length
        rest -= length
        flexible -= 1
      case .adaptive(let least, let most):
        let gap = max(0, spec.spacing ?? trackSpacing)
        let fitting = (share + gap) / (max(least, 1) + gap)
        let count = fitting.isFinite ? max(1, Int(min(fitting, Self.mostTracks))) : 1
        let length = max(0, (share - gap * Double(count - 1)) / Double(count)).held(least, most)
        for number in 0..<count {
          if number > 0 { start += gap }
          result.append(Track(start: start, length: length, alignment: spec.alignment))
          start += length
        }
        rest -= length * Double(count) + gap * Double(count - 1)
        flexible -= 1
      }
    }
    return result
  }

  /// The room that the tracks would like where nothing is proposed: their least lengths, 10 points where they have none.
  private var ideal: Double {
    var sum = 0.0
    for (index, spec) in tracks.tracks.enumerated() {
      if index > 0 { sum += max(0, tracks.tracks[index - 1].spacing ?? trackSpacing) }
      switch spec.0 {
      case .fixed(let length): sum += max(0, length.finite ?? 0)
      case .flexible(let least, let most), .adaptive(let least, let most): sum += 10.0.held(least, most)
      }
    }
    return sum
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let arrangement = arrangement(proposal)
    let box = Rect(origin: origin, size: arrangement.size.finite)
    var children: [PlacedNode] = []
    var depth = 0.0
    for (index, item) in items.enumerated() where !arrangement.tracks.isEmpty {
      let line = index / arrangement.tracks.count
      let place = index % arrangement.tracks.count
      if place == 0, line > 0 { depth += arrangement.lines[line - 1] + lineSpacing }
      let track = arrangement.tracks[place]
      let cell = Size(track.length, along: axis, across: arrangement.lines[line])
      let offer = ProposedNodeSize(track.length, along: axis, across: nil)
      let guides = track.alignment ?? alignment
      let inside = Point(
        x: guides.horizontal.fallback(in: cell) - item.guide(guides.horizontal, offer),
        y: guides.vertical.fallback(in: cell) - item.guide(guides.vertical, offer))
      let corner = tracks.isVertical ? Point(x: track.start, y: depth) : Point(x: depth, y: track.start)
      children.append(
        self.place(item, at: Point(x: corner.x + inside.x, y: corner.y + inside.y), offer, in: box, around))
    }
    return PlacedNode(frame: box, content: .group("lazygrid"), children: children.inDrawingOrder(of: items))
  }
}

// HStack and VStack: who is served first, what each is offered, and how the row lines up.

import ArcGraphics
import ArcViews

/// Children in a row along an axis.
///
/// Along the axis the room without spacing goes to the highest layout priority first, the least lengths of lower priorities set aside.
/// Within a priority the least flexible child (most minus least length; of two endless ones the one with the greater least) chooses first,
/// and each is offered an equal share of what is left. With no room proposed every child takes its ideal length. Spacing nil leaves the
/// gaps to the neighbours' own wishes (`EdgeSpacing`).
final class StackItem: LayoutItem {
  private struct Arrangement {
    var proposals: [ProposedNodeSize]
    /// Each child's top leading corner in the stack.
    var corners: [Point]
    var size: Size
  }

  private let axis: StackNode.Axis
  private let alignment: AlignmentKey
  private let items: [LayoutItem]
  /// The gap before each child.
  private let gaps: [Double]
  private let allGaps: Double
  private var arrangements: [(proposal: ProposedNodeSize, arrangement: Arrangement)] = []

  init(_ node: StackNode, _ context: LayoutContext) {
    axis = node.axis
    alignment = node.alignment
    let spacing = node.spacing?.finite
    let items = LayoutItem.all(of: node.children, context.inStack(node.axis))
    self.items = items
    let (end, start): (LayoutEdge, LayoutEdge) = node.axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var gaps: [Double] = []
    gaps.reserveCapacity(items.count)
    for index in items.indices {
      if index == 0 {
        gaps.append(0)
      } else if let spacing {
        gaps.append(spacing)
      } else {
        gaps.append(EdgeSpacing.gap(after: items[index - 1].spacing(at: end), before: items[index].spacing(at: start)))
      }
    }
    self.gaps = gaps
    allGaps = gaps.reduce(0, +)
    super.init(context)
  }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    guard let first = items.first, let last = items.last else { return .none }
    switch (axis, edge) {
    case (.horizontal, .leading), (.vertical, .top): return first.spacing(at: edge)
    case (.horizontal, .trailing), (.vertical, .bottom): return last.spacing(at: edge)
    case (.horizontal, .top), (.horizontal, .bottom), (.vertical, .leading), (.vertical, .trailing): return items.spacing(at: edge)
    }
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size {
    arrangement(proposal).size
  }

  /// While placing, a stack that was offered no size across its axis offers its children the one it took, so that dividers and
  /// shapes span it.
  private func placingProposal(_ proposal: ProposedNodeSize) -> ProposedNodeSize {
    if proposal[axis.across] != nil { return proposal }
    return ProposedNodeSize(proposal[axis], along: axis, across: size(proposal)[axis.across])
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    if key.isFrameEdge { return nil }
    let proposal = placingProposal(proposal)
    let arrangement = arrangement(proposal)
    return key.merged(items.indices) { index in
      items[index].explicitGuide(key, arrangement.proposals[index]).map {
        $0 + (key.isVertical ? arrangement.corners[index].y : arrangement.corners[index].x)
      }
    }
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let box = Rect(origin: origin, size: size(proposal).finite)
    let arrangement = arrangement(placingProposal(proposal))
    var children: [PlacedNode] = []
    children.reserveCapacity(items.count)
    for (index, item) in items.enumerated() where !item.isSpacer {
      children.append(place(item, at: arrangement.corners[index], arrangement.proposals[index], in: box, around))
    }
    let name = axis == .horizontal ? "hstack" : "vstack"
    return PlacedNode(
      frame: box, content: .group(name), children: children.inDrawingOrder(of: items.lazy.filter { !$0.isSpacer }))
  }

  private func arrangement(_ proposal: ProposedNodeSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let arrangement = arrange(proposal)
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  private func arrange(_ proposal: ProposedNodeSize) -> Arrangement {
    let cross = proposal[axis.across]
    var proposals = [ProposedNodeSize](repeating: ProposedNodeSize(nil, along: axis, across: cross), count: items.count)
    if let room = proposal[axis] { share(room - allGaps, across: cross, into: &proposals) }

    // Line the children up on the shared guide, then see how far they reach to both sides of it.
    var (before, after) = (-Double.infinity, -Double.infinity)
    var guides: [Double] = []
    guides.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let guide = item.guide(alignment, proposals[index])
      let length = item.size(proposals[index])[axis.across]
      guides.append(guide)
      before = max(before, guide)
      after = max(after, length.isInfinite ? length : length - guide)
    }
    var main = 0.0
    var corners: [Point] = []
    corners.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      main += gaps[index]
      let offset = before - guides[index]
      switch axis {
      case .horizontal: corners.append(Point(x: main, y: offset.isNaN ? 0 : offset))
      case .vertical: corners.append(Point(x: offset.isNaN ? 0 : offset, y: main))
      }
      main += item.size(proposals[index])[axis]
    }
    let width = items.isEmpty ? 0 : before.isInfinite || after.isInfinite ? .infinity : before + after
    // Overlapping neighbours may be shorter than nothing.
    return Arrangement(proposals: proposals, corners: corners, size: Size(max(0, main), along: axis, across: width))
  }

  /// Deals the room along the axis out to the children.
  private func share(_ room: Double, across cross: Double?, into proposals: inout [ProposedNodeSize]) {
    let least = ProposedNodeSize(0, along: axis, across: cross)
    let most = ProposedNodeSize(.infinity, along: axis, across: cross)
    var order = Array(items.indices)
    var isSorted = true
    for index in order.dropFirst() where items[index].priority > items[index - 1].priority { isSorted = false }
    if !isSorted { order.sort { (items[$0].priority, $1) > (items[$1].priority, $0) } }

    var room = room
    var start = 0
    while start < order.count {
      let priority = items[order[start]].priority
      var end = start + 1
      while end < order.count, items[order[end]].priority == priority { end += 1 }
      if start == 0 {
        for index in order[end...] { room -= items[index].size(least)[axis] }
      } else {
        for index in order[start..<end] { room += items[index].size(least)[axis] }
      }
      if end - start > 1 {
        let flexibility = order[start..<end].map { index in
          Flexibility(index: index, least: items[index].size(least)[axis], most: items[index].size(most)[axis])
        }
        for (place, chosen) in flexibility.sorted().enumerated() { order[start + place] = chosen.index }
      }
      for place in start..<end {
        let index = order[place]
        let share = max(0, room.isNaN ? 0 : room / Double(end - place))
        proposals[index] = ProposedNodeSize(share, along: axis, across: cross)
        let taken = items[index].size(proposals[index])[axis]
        if room.isFinite { room -= taken }
      }
      start = end
    }
  }

  /// How far a child can stretch; sorts the stiffest first and keeps the order of equals.
  private struct Flexibility: Comparable {
    var index: Int
    var least: Double
    var most: Double

    static func < (a: Flexibility, b: Flexibility) -> Bool {
      let (first, second) = (a.most - a.least, b.most - b.least)
      if first != second { return first < second }
      if first == .infinity, a.least != b.least { return a.least > b.least }
      return a.index < b.index
    }

    static func == (a: Flexibility, b: Flexibility) -> Bool { a.index == b.index }
  }
}

extension AlignmentKey {
  /// One explicit guide of a container out of its children's: the topmost first baseline, the lowest last baseline, and the mean of any
  /// other. Nil where no child has one.
  @MainActor
  func merged(_ indices: Range<Int>, _ value: (Int) -> Double?) -> Double? {
    var result: Double?
    var count = 0.0
    for index in indices {
      guard let own = value(index) else { continue }
      if self == StandardGuide.firstBaseline {
        result = min(own, result ?? own)
      } else if self == StandardGuide.lastBaseline {
        result = max(own, result ?? own)
      } else {
        result = ((result ?? 0) * count + own) / (count + 1)
        count += 1
      }
    }
    return result
  }
}

extension [LayoutItem] {
  /// What several views wish for at an edge that all of them reach.
  @MainActor
  func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    reduce(EdgeSpacing.open) { $0.joined(with: $1.spacing(at: edge)) }
  }
}

extension [PlacedNode] {
  /// Sorted by z index, equals in their order.
  @MainActor
  func inDrawingOrder(of items: some Sequence<LayoutItem>) -> [PlacedNode] {
    let indices = items.map(\.zIndex)
    if indices.allSatisfy({ $0 == 0 }) { return self }
    return self.indices.sorted { (indices[$0], $0) < (indices[$1], $1) }.map { self[$0] }
  }
}

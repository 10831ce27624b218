// How the parts of the island stand around the camera.

public import ArcViews
import Foundation

/// Lengths of the island on a screen of 393 × 852 points (Human Interface Guidelines, "Live Activities"). Its margins are ours:
/// Apple does not publish them.
enum IslandMetrics {
  /// What the compact island keeps for each of its views.
  static let side = CGSize(width: 52.33, height: 36.67)
  /// The room of the camera and its sensors between them.
  static let camera: CGFloat = 125.34
  /// Between a part below the camera and the one beside it.
  static let gap: CGFloat = 8
  static let expandedMargins = EdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
}

/// A view on each side of the camera, each in the middle of its room.
nonisolated struct CompactIsland: View {
  let leading: AnyView
  let trailing: AnyView

  @MainActor var body: some View {
    HStack(spacing: 0) {
      leading.lineLimit(1).frame(width: IslandMetrics.side.width, height: IslandMetrics.side.height)
      Spacer(minLength: IslandMetrics.camera)
      trailing.lineLimit(1).frame(width: IslandMetrics.side.width, height: IslandMetrics.side.height)
    }
  }
}

/// A view in a disc, which grows a little where the view is wide.
nonisolated struct MinimalIsland: View {
  let content: AnyView

  @MainActor var body: some View {
    content.lineLimit(1).frame(minWidth: IslandMetrics.side.height, minHeight: IslandMetrics.side.height)
  }
}

/// The parts of the expanded island.
nonisolated struct ExpandedIsland: View {
  let regions: [IslandRegion]
  let margins: EdgeInsets

  @MainActor var body: some View {
    ExpandedIslandLayout(cameraBottom: max(0, IslandMetrics.side.height - margins.top)) {
      ForEach(regions.indices, id: \.self) { index in
        regions[index].content().layoutValue(key: RegionPosition.self, value: regions[index].position)
      }
    }
    .padding(margins)
  }
}

private struct RegionPosition: LayoutValueKey { static let defaultValue = DynamicIslandExpandedRegionPosition.bottom }

private struct VerticalPlacement: LayoutValueKey { static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default }

/// Leading and trailing parts beside the camera, the centre under it, what is at the bottom below them all.
private struct ExpandedIslandLayout: Layout {
  /// How far the camera reaches below the content's top edge, in points.
  let cameraBottom: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? 331
    return CGSize(width: width, height: places(of: subviews, in: width).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (view, place) in zip(subviews, places(of: subviews, in: bounds.width)) {
      view.place(at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    let side = max(0, (width - IslandMetrics.camera) / 2)
    var places = [CGRect](repeating: .zero, count: subviews.count)
    func each(_ position: DynamicIslandExpandedRegionPosition, _ body: (Int) -> Void) {
      for index in subviews.indices where subviews[index][RegionPosition.self] == position { body(index) }
    }
    func isBelow(_ index: Int) -> Bool {
      subviews[index][VerticalPlacement.self] == .belowIfTooWide && subviews[index].sizeThatFits(.unspecified).width > side
    }
    /// The parts of a side under one another, and how wide and low they come to be. What is below the camera has all the room that the
    /// other side leaves.
    func stand(_ position: DynamicIslandExpandedRegionPosition, beside other: CGFloat) -> CGSize {
      var taken = CGSize.zero
      each(position) { index in
        let isBelow = isBelow(index)
        let room = isBelow ? max(0, width - (other > 0 ? other + IslandMetrics.gap : 0)) : side
        let size = subviews[index].sizeThatFits(ProposedViewSize(width: room, height: nil))
        let top = isBelow ? max(taken.height, cameraBottom) : taken.height
        places[index] = CGRect(
          x: position == .leading ? 0 : width - size.width, y: top, width: size.width, height: size.height)
        taken = CGSize(width: max(taken.width, min(size.width, side)), height: top + size.height)
      }
      return taken
    }
    var isLeadingBelow = false
    each(.leading) { isLeadingBelow = isLeadingBelow || isBelow($0) }
    let leading: CGSize
    let trailing: CGSize
    if isLeadingBelow {
      trailing = stand(.trailing, beside: 0)
      leading = stand(.leading, beside: trailing.width)
    } else {
      leading = stand(.leading, beside: 0)
      trailing = stand(.trailing, beside: leading.width)
    }
    var centre = cameraBottom
    each(.center) { index in
      let room = max(0, width - leading.width - trailing.width)
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: room, height: nil))
      places[index] = CGRect(x: leading.width + (room - size.width) / 2, y: centre, width: size.width, height: size.height)
      centre += size.height
    }
    var bottom = max(leading.height, trailing.height, centre)
    each(.bottom) { index in
      let size = subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
      places[index] = CGRect(x: (width - size.width) / 2, y: bottom, width: size.width, height: size.height)
      bottom += size.height
    }
    return places
  }
}

extension View {
  /// Whether a part of the expanded island may move below the camera.
  nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
    layoutValue(key: VerticalPlacement.self, value: verticalPlacement)
  }
}

// A live activity around a screen's camera, as authors describe it.

public import ArcViews
public import Foundation

/// A live activity around a screen's camera.
nonisolated public struct DynamicIsland {
  private let expanded: () -> [IslandRegion]
  private let compactLeading: () -> AnyView
  private let compactTrailing: () -> AnyView
  private let minimal: () -> AnyView
  private var margins: [DynamicIslandMode: EdgeInsets] = [:]
  private var url: URL?

  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded().regions }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// Where a tap on the island leads.
  public func widgetURL(_ url: URL?) -> DynamicIsland {
    var island = self
    island.url = url
    return island
  }

  /// The colour of the line around the island. The line is not drawn.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }

  /// The margins around a part of the island, in points, in place of the system's.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode) -> DynamicIsland {
    var island = self
    var insets = island.insets(of: mode)
    if edges.contains(.top) { insets.top = length }
    if edges.contains(.leading) { insets.leading = length }
    if edges.contains(.bottom) { insets.bottom = length }
    if edges.contains(.trailing) { insets.trailing = length }
    island.margins[mode] = insets
    return island
  }

  /// The island in a state.
  package func view(_ state: ActivityPreviewViewKind.DynamicIslandPreviewViewState) -> AnyView {
    let view =
      switch state {
      case .expanded: AnyView(ExpandedIsland(regions: expanded(), margins: insets(of: .expanded)))
      case .compact:
        AnyView(
          CompactIsland(
            leading: AnyView(compactLeading().padding(insets(of: .compactLeading))),
            trailing: AnyView(compactTrailing().padding(insets(of: .compactTrailing)))))
      case .minimal: AnyView(MinimalIsland(content: AnyView(minimal().padding(insets(of: .minimal)))))
      }
    return AnyView(view.widgetURL(url))
  }

  private func insets(of mode: DynamicIslandMode) -> EdgeInsets {
    margins[mode] ?? (mode == .expanded ? IslandMetrics.expandedMargins : EdgeInsets())
  }
}

/// A part of the island that has margins of its own.
public struct DynamicIslandMode: Sendable, Hashable {
  private let name: String
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Where a part of the expanded island stands.
public struct DynamicIslandExpandedRegionPosition: Sendable, Hashable {
  private let name: String
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Under the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below everything else.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A part of the expanded island.
nonisolated public struct DynamicIslandExpandedRegion<Content: View> {
  var region: IslandRegion

  /// `priority` decides which of several parts gets the room it asks for first; here leading and trailing ones have half each.
  public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) {
    region = IslandRegion(position: position, content: { AnyView(content()) })
  }

  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> DynamicIslandExpandedRegion {
    var part = self
    let content = region.content
    part.region.content = { AnyView(content().padding(edges, length)) }
    return part
  }
}

/// How a part lies beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Sendable, Hashable {
  private let name: String
  /// Beside the camera, however wide it is.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Below the camera where there is too little room beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// The parts of the expanded island.
nonisolated public struct DynamicIslandExpandedContent<Content: View> {
  let regions: [IslandRegion]
}

/// Collects the parts of the expanded island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public typealias Part = DynamicIslandExpandedContent<EmptyView>

  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> Part {
    Part(regions: [region.region])
  }

  public static func buildExpression<Content: View>(_ content: DynamicIslandExpandedContent<Content>) -> Part {
    Part(regions: content.regions)
  }

  public static func buildBlock(_ parts: Part...) -> Part { Part(regions: parts.flatMap(\.regions)) }
  public static func buildOptional(_ part: Part?) -> Part { part ?? Part(regions: []) }
  public static func buildEither(first: Part) -> Part { first }
  public static func buildEither(second: Part) -> Part { second }
  public static func buildLimitedAvailability(_ part: Part) -> Part { part }
}

/// A part of the expanded island without the type of its content.
nonisolated struct IslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  var content: () -> AnyView
}

// Live activities. They are declarations here: nothing starts one, and nothing draws them.

public import ArcViews
public import Foundation

/// What a live activity is about: what stays, and a state that changes.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// A live activity as its views see it.
public struct ActivityViewContext<Attributes: ActivityAttributes>: Sendable {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool

  public init(activityID: String = "", attributes: Attributes, state: Attributes.ContentState, isStale: Bool = false) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

/// A widget that is a live activity.
nonisolated public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}

  public func _describe(into descriptor: inout WidgetDescriptor) {
    descriptor.kind = String(describing: Attributes.self)
    descriptor.category = .activity
    descriptor.families = []
  }

  nonisolated public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    describing { _ in }
  }
}

/// How large a live activity is shown.
public enum ActivityFamily: Sendable, Hashable, CaseIterable { case small, medium }

/// A live activity around a screen's camera.
nonisolated public struct DynamicIsland {
  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode) -> DynamicIsland { self }
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
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// A part of the expanded island.
nonisolated public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
  ) {}

  public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> DynamicIslandExpandedRegion { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> DynamicIslandExpandedRegion { self }
}

/// How a part lies beside the camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable, Hashable { case `default`, belowIfTooWide }

/// The parts of the expanded island.
nonisolated public struct DynamicIslandExpandedContent<Content: View> {}

/// Collects the parts of the expanded island.
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> AnyDynamicIslandRegion {
    AnyDynamicIslandRegion()
  }

  public static func buildBlock(_ regions: AnyDynamicIslandRegion...) -> DynamicIslandExpandedContent<EmptyView> {
    DynamicIslandExpandedContent()
  }

  public static func buildOptional(_ region: DynamicIslandExpandedContent<EmptyView>?) -> AnyDynamicIslandRegion {
    AnyDynamicIslandRegion()
  }
  public static func buildEither(first: DynamicIslandExpandedContent<EmptyView>) -> AnyDynamicIslandRegion { AnyDynamicIslandRegion() }
  public static func buildEither(second: DynamicIslandExpandedContent<EmptyView>) -> AnyDynamicIslandRegion { AnyDynamicIslandRegion() }
}

/// A part of the expanded island, whatever it shows.
nonisolated public struct AnyDynamicIslandRegion {}

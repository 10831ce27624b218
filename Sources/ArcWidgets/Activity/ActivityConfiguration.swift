// Live activities: what they are about, and the widget that shows one.

public import ArcViews

/// What a live activity is about: what stays, and a state that changes.
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A live activity as its views see it.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// Whether the state is older than its program promised.
  public let isStale: Bool

  public init(activityID: String = "", attributes: Attributes, state: Attributes.ContentState, isStale: Bool = false) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// A widget that is a live activity. Nothing starts one here; its previews are drawn.
nonisolated public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  private let driver: ActivityDriver

  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    driver = ActivityDriver(content: content, island: dynamicIsland)
  }

  public func _describe(into descriptor: inout WidgetDescriptor) {
    descriptor.kind = String(describing: Attributes.self)
    descriptor.category = .activity
    descriptor.families = []
    descriptor.activity = driver
  }
}

extension WidgetConfiguration {
  /// The sizes that a live activity is laid out for elsewhere than on a phone. A phone's is drawn.
  nonisolated public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    describing { _ in }
  }
}

/// How large a live activity is shown: `medium` on a phone.
public enum ActivityFamily: Sendable, Hashable, CaseIterable { case small, medium }

/// Draws a live activity, whatever the type of its attributes.
public struct ActivityDriver: Sendable {
  private struct Calls {
    let attributes: any ActivityAttributes.Type
    let view: (ActivityMoment, ActivityPreviewViewKind) -> AnyView?
  }

  private let calls: Handed<Calls>

  /// The type of the attributes.
  public var attributes: any ActivityAttributes.Type { calls.value.attributes }

  init<Attributes: ActivityAttributes, Content: View>(
    content: @escaping (ActivityViewContext<Attributes>) -> Content,
    island: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    let view: (ActivityMoment, ActivityPreviewViewKind) -> AnyView? = { moment, kind in
      guard let attributes = moment.attributes as? Attributes, let state = moment.state as? Attributes.ContentState else { return nil }
      let context = ActivityViewContext(attributes: attributes, state: state, isStale: moment.isStale)
      switch kind {
      case .content: return AnyView(content(context))
      case .dynamicIsland(let state): return island(context).view(state)
      }
    }
    calls = Handed(value: Calls(attributes: Attributes.self, view: view))
  }

  /// The view of an activity at a moment, or nil where the moment is another activity's.
  @MainActor public func view(of moment: ActivityMoment, as kind: ActivityPreviewViewKind) -> AnyView? {
    calls.value.view(moment, kind)
  }
}

/// A live activity at one moment.
public struct ActivityMoment {
  public let attributes: any ActivityAttributes
  /// A `ContentState` of the attributes' type.
  public let state: Any
  public let isStale: Bool

  init<Attributes: ActivityAttributes>(_ attributes: Attributes, _ state: Attributes.ContentState, isStale: Bool = false) {
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

// Previews of live activities: attributes, the states to draw, and where.

public import ArcViews

/// Where a preview shows a live activity.
public enum ActivityPreviewViewKind: Sendable, Hashable {
  /// Where the screen is locked, and as a banner.
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// How far the island is open.
  public enum DynamicIslandPreviewViewState: Sendable, Hashable { case compact, expanded, minimal }
}

/// A preview of a live activity.
@MainActor
public struct ActivityPreview {
  /// The activity's widget; nil for the program's own.
  public let widget: WidgetDescriptor?
  public let attributes: any ActivityAttributes.Type
  public let kind: ActivityPreviewViewKind
  /// Makes the moments to draw, in order.
  public let moments: @MainActor () async -> [ActivityMoment]
}

/// Collects the states of a preview.
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ state: A.ContentState) -> [A.ContentState] { [state] }
  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
  public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState]) -> [A.ContentState] { accumulated + next }
  public static func buildArray(_ parts: [[A.ContentState]]) -> [A.ContentState] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [A.ContentState]?) -> [A.ContentState] { part ?? [] }
  public static func buildEither(first part: [A.ContentState]) -> [A.ContentState] { part }
  public static func buildEither(second part: [A.ContentState]) -> [A.ContentState] { part }
}

/// Makes a preview of a live activity in states that stand in the preview.
@MainActor
public func _makePreview<W: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> W,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) -> _AnyPreview {
  let preview = ActivityPreview(
    widget: WidgetDescriptor.all(of: widget()).first { $0.activity?.attributes == Attributes.self }, attributes: Attributes.self,
    kind: viewKind
  ) {
    await contentStates().map { ActivityMoment(attributes, $0) }
  }
  return _AnyPreview(name: name, view: AnyView(EmptyView()), payload: preview)
}

/// Shows a preview as a live activity of the program's own.
@MainActor
public struct ActivityPreviewContext: PreviewContext {
  public let preview: ActivityPreview

  nonisolated public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension ActivityAttributes {
  /// A preview of the activity with these attributes, in a preview provider.
  @MainActor public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let moment = ActivityMoment(self, contentState, isStale: isStale)
    let preview = ActivityPreview(widget: nil, attributes: Self.self, kind: viewKind) { [moment] }
    // What is drawn is the activity's view; this one stands for it among the provider's views.
    return Color.clear.previewContext(ActivityPreviewContext(preview: preview))
  }
}

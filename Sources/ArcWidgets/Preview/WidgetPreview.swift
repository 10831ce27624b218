// Previews of widgets: a widget, a family, and the entries to draw.

public import ArcIntents
public import ArcViews

/// A preview of a widget.
@MainActor
public struct WidgetPreview {
  /// The widget; nil where the preview's closure gave none.
  public let widget: WidgetDescriptor?
  public let family: WidgetFamily
  /// Makes the entries, in order. `limit` is how long a provider may take, or nil for ever.
  public let entries: @MainActor (_ context: TimelineProviderContext, _ limit: Duration?) async throws -> [AnyTimelineEntry]
}

/// Collects the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression<E: TimelineEntry>(_ entry: E) -> [any TimelineEntry] { [entry] }
  public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [any TimelineEntry]) -> [any TimelineEntry] { part }
}

@MainActor
private func preview(
  _ name: String?, _ family: WidgetFamily, _ widget: WidgetDescriptor?,
  _ entries: @escaping @MainActor (TimelineProviderContext, Duration?) async throws -> [AnyTimelineEntry]
) -> _AnyPreview {
  _AnyPreview(name: name, view: AnyView(EmptyView()), payload: WidgetPreview(widget: widget, family: family, entries: entries))
}

/// Makes a preview of a widget with entries that stand in the preview.
@MainActor
public func _makePreview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) -> _AnyPreview {
  preview(name, family, WidgetDescriptor.all(of: widget()).first) { _, _ in await timeline().map { AnyTimelineEntry($0) } }
}

/// Makes a preview of a widget with the entries of a provider.
@MainActor
public func _makePreview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) -> _AnyPreview {
  preview(name, family, WidgetDescriptor.all(of: widget()).first) { context, limit in
    let driver = WidgetDriver(kind: name ?? "preview", provider: timelineProvider()) { _ in EmptyView() }
    return try await driver.timeline(in: context, within: limit).entries
  }
}

/// Makes a preview of a configured widget with the entries of a provider.
@MainActor
public func _makePreview<W: Widget, P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) -> _AnyPreview {
  preview(name, family, WidgetDescriptor.all(of: widget()).first) { context, limit in
    let driver = WidgetDriver(kind: name ?? "preview", provider: timelineProvider()) { _ in EmptyView() }
    return try await driver.timeline(in: context, configuration: intent, within: limit).entries
  }
}

/// Makes a preview of a configured widget with entries that stand in the preview.
@MainActor
public func _makePreview<W: Widget, I: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: I, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) -> _AnyPreview {
  preview(name, family, WidgetDescriptor.all(of: widget()).first) { _, _ in await timeline().map { AnyTimelineEntry($0) } }
}

// `#Preview` for widgets.

/// Declares a preview of a widget with entries that stand in the preview.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a configured widget with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a configured widget with entries that stand in the preview.
@freestanding(declaration)
public macro Preview<W: Widget, I: WidgetConfigurationIntent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: I, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview of a live activity with its attributes, in states that stand in the preview.
@freestanding(declaration)
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> W,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

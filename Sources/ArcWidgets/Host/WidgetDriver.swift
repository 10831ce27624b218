// Runs a widget's provider and draws its entries, whatever their types.

public import ArcIntents
public import ArcViews

/// The provider and the content of one widget.
///
/// `configuration` is an intent of the widget's own type, or nil for one with its defaults; it is ignored where nothing configures the
/// widget. A provider is called off the main actor; its second answer is dropped, and one that takes longer than `limit` (nil: for
/// ever) is given up with `WidgetError.timedOut`.
public struct WidgetDriver: Sendable {
  /// The provider's calls and the content, free of their types.
  struct Calls {
    let placeholder: (TimelineProviderContext) -> AnyTimelineEntry
    let snapshot: (TimelineProviderContext, (any WidgetConfigurationIntent)?, OneShot<AnyTimelineEntry>) async -> Void
    let timeline: (TimelineProviderContext, (any WidgetConfigurationIntent)?, OneShot<AnyTimeline>) async -> Void
    let recommendations: () -> [(any WidgetConfigurationIntent, RecommendationName)]
    let view: (any TimelineEntry) -> AnyView
  }

  private let kind: String
  private let calls: Handed<Calls>

  init(kind: String, calls: Calls) {
    self.kind = kind
    self.calls = Handed(value: calls)
  }

  /// A stand-in whose contents are to be masked.
  public func placeholder(in context: TimelineProviderContext) -> AnyTimelineEntry {
    calls.value.placeholder(context)
  }

  /// The state of this moment.
  public func snapshot(
    in context: TimelineProviderContext, configuration: (any WidgetConfigurationIntent)? = nil, within limit: Duration? = nil
  ) async throws -> AnyTimelineEntry {
    try await OneShot.answer(within: limit, or: timeout("snapshot", limit)) { [calls] answer in
      await calls.value.snapshot(context, configuration, answer)
    }
  }

  /// The states from now on, as the provider gives them.
  public func timeline(
    in context: TimelineProviderContext, configuration: (any WidgetConfigurationIntent)? = nil, within limit: Duration? = nil
  ) async throws -> AnyTimeline {
    try await OneShot.answer(within: limit, or: timeout("timeline", limit)) { [calls] answer in
      await calls.value.timeline(context, configuration, answer)
    }
  }

  /// Ready-made configurations with their names.
  @MainActor public func recommendations() -> [(any WidgetConfigurationIntent, description: String)] {
    calls.value.recommendations().map { ($0, description: $1.words) }
  }

  /// The view of an entry, or an empty one where the entry is another widget's.
  @MainActor public func view(for entry: AnyTimelineEntry) -> AnyView {
    calls.value.view(entry.entry)
  }

  private func timeout(_ call: String, _ limit: Duration?) -> WidgetError {
    .timedOut(kind: kind, call: call, seconds: limit?.inSeconds ?? 0)
  }
}

/// A value that is handed from task to task. `@unchecked`: WidgetKit's own signatures ask for no more; the value is never changed.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

extension Duration {
  /// The length in seconds, with fractions.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

// Providers: what makes a widget's entries.

public import ArcIntents

/// Makes the entries of a widget that cannot be configured.
///
/// A host calls the completion's second and later calls nothing, and gives up on one that never comes.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// A stand-in whose contents are masked. Must answer at once.
  func placeholder(in context: Context) -> Entry
  /// The state of this moment, or a sample of it where `context.isPreview`.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The states from now on.
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// When the widget matters on a watch. Not asked for.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Makes the entries of a widget that an intent configures.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// A stand-in whose contents are masked. Must answer at once.
  func placeholder(in context: Context) -> Entry
  /// The state of this moment, or a sample of it where `context.isPreview`.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The states from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Ready-made configurations, for places that have no form.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When the widget matters on a watch. Not asked for.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

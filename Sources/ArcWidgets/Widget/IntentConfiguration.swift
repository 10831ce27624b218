// Widgets configured by the older kind of intent, which a generator makes from a definition file.

public import ArcIntents
public import ArcViews

/// Makes the entries of a widget that an older intent configures.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  @preconcurrency func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A widget that an older intent configures. It is drawn with the intent as its initialiser leaves it.
nonisolated public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  let kind: String
  let driver: WidgetDriver

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    driver = WidgetDriver(kind: kind, provider: FixedIntentProvider(provider: provider), content: content)
  }

  public func _describe(into descriptor: inout WidgetDescriptor) {
    descriptor.kind = kind
    descriptor.driver = driver
  }
}

/// A provider for an older intent, asked with the intent's defaults.
private struct FixedIntentProvider<Provider: IntentTimelineProvider>: TimelineProvider {
  let provider: Provider

  func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Provider.Entry) -> Void) {
    provider.getSnapshot(for: Provider.Intent(), in: context, completion: completion)
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void) {
    provider.getTimeline(for: Provider.Intent(), in: context, completion: completion)
  }
}

// Configurations with a provider and content.

public import ArcIntents
public import ArcViews

/// A widget that cannot be configured.
nonisolated public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  let kind: String
  let driver: WidgetDriver

  /// - Parameters:
  ///   - kind: the widget's identity, for reloads.
  ///   - content: the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    driver = WidgetDriver(kind: kind, provider: provider, content: content)
  }

  public func _describe(into descriptor: inout WidgetDescriptor) {
    descriptor.kind = kind
    descriptor.driver = driver
  }
}

/// A widget that an intent configures.
nonisolated public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  let kind: String
  let driver: WidgetDriver

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    driver = WidgetDriver(kind: kind, provider: provider, content: content)
  }

  public func _describe(into descriptor: inout WidgetDescriptor) {
    descriptor.kind = kind
    descriptor.driver = driver
    descriptor.configuration = Intent.self
  }
}

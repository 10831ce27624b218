// What a control's body is made of.

public import ArcFoundation
public import ArcIntents
public import ArcViews

/// A control that cannot be configured.
nonisolated public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public typealias Body = EmptyControlConfiguration

  let kind: String

  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.kind = kind
  }

  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
  }

  public func _describe(into descriptor: inout WidgetDescriptor) { descriptor.kind = kind }
}

/// A control that an intent configures.
nonisolated public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public typealias Body = EmptyControlConfiguration

  let kind: String

  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
  }

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
  }

  public func _describe(into descriptor: inout WidgetDescriptor) { descriptor.kind = kind }
}

/// Makes the value that a control shows.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// Makes the value that a configured control shows.
public protocol AppIntentControlValueProvider {
  associatedtype Configuration: ControlConfigurationIntent
  associatedtype Value
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

extension ControlWidgetConfiguration {
  nonisolated func describing(
    _ change: @escaping @MainActor (inout WidgetDescriptor) -> Void
  ) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(content: self, change: change)
  }

  nonisolated public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    describing { $0.displayName = displayName }
  }

  @_disfavoredOverload
  nonisolated public func displayName<S: StringProtocol>(_ displayName: S) -> some ControlWidgetConfiguration {
    let text = LocalizedStringResource(stringLiteral: String(displayName))
    return describing { $0.displayName = text }
  }

  @_disfavoredOverload
  nonisolated public func displayName(_ displayName: Text) -> some ControlWidgetConfiguration {
    describing { $0.displayName = displayName.plain }
  }

  nonisolated public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    describing { $0.summary = description }
  }

  @_disfavoredOverload
  nonisolated public func description<S: StringProtocol>(_ description: S) -> some ControlWidgetConfiguration {
    let text = LocalizedStringResource(stringLiteral: String(description))
    return describing { $0.summary = text }
  }

  @_disfavoredOverload
  nonisolated public func description(_ description: Text) -> some ControlWidgetConfiguration {
    describing { $0.summary = description.plain }
  }

  nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    describing { $0.promptsForConfiguration = true }
  }

  nonisolated public func disfavoredLocations(_ locations: [WidgetLocation]) -> some ControlWidgetConfiguration {
    describing { _ in }
  }
}

/// A control about which more is said.
nonisolated struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  typealias Body = EmptyControlConfiguration

  let content: Content
  let change: @MainActor (inout WidgetDescriptor) -> Void

  @MainActor func _describe(into descriptor: inout WidgetDescriptor) {
    content._describe(into: &descriptor)
    change(&descriptor)
  }
}

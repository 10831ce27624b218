// What a widget's body is made of.

/// A widget's kind, provider, content, and what is said about it.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency var body: Body { get }
  /// Writes itself into a description. The vocabulary's own configurations answer it; others pass it to their bodies.
  @MainActor @preconcurrency func _describe(into descriptor: inout WidgetDescriptor)
}

extension WidgetConfiguration {
  public func _describe(into descriptor: inout WidgetDescriptor) {
    body._describe(into: &descriptor)
  }
}

extension WidgetConfiguration where Body == EmptyWidgetConfiguration {
  /// The vocabulary's own configurations describe themselves rather than through a body.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// No configuration: a widget that is not offered.
nonisolated public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = EmptyWidgetConfiguration

  public init() {}
  public func _describe(into descriptor: inout WidgetDescriptor) {}
}

/// A configuration about which more is said.
nonisolated struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = EmptyWidgetConfiguration

  let content: Content
  let change: @MainActor (inout WidgetDescriptor) -> Void

  @MainActor func _describe(into descriptor: inout WidgetDescriptor) {
    content._describe(into: &descriptor)
    change(&descriptor)
  }
}

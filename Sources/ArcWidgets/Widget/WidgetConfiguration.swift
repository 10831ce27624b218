// What a widget's body is made of.

public import ArcFoundation
public import ArcViews

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

extension WidgetConfiguration {
  nonisolated func describing(_ change: @escaping @MainActor (inout WidgetDescriptor) -> Void) -> some WidgetConfiguration {
    ModifiedWidgetConfiguration(content: self, change: change)
  }

  /// What the widget is called where people choose one.
  nonisolated public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
    describing { $0.displayName = displayName.plain }
  }

  @_disfavoredOverload
  nonisolated public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    let text = LocalizedStringResource(stringLiteral: String(displayName))
    return describing { $0.displayName = text }
  }

  @_disfavoredOverload
  nonisolated public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
    describing { $0.displayName = displayName }
  }

  /// What the widget is for, in a sentence.
  nonisolated public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration {
    describing { $0.summary = description.plain }
  }

  @_disfavoredOverload
  nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    let text = LocalizedStringResource(stringLiteral: String(description))
    return describing { $0.summary = text }
  }

  @_disfavoredOverload
  nonisolated public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    describing { $0.summary = description }
  }

  /// The families it can be drawn for. Without this, all of them.
  nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    describing { $0.families = families }
  }

  /// Lays the content out to the widget's edges.
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
    describing { $0.hasContentMargins = false }
  }

  /// Whether the container's background may be left out, as StandBy does. Where it may not, the widget is not offered there.
  nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    describing { $0.isBackgroundRemovable = isRemovable }
  }

  /// Places in which the widget should not be offered first, for some families.
  nonisolated public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
    describing { descriptor in
      for family in families { descriptor.disfavoredLocations[family, default: []].append(contentsOf: locations) }
    }
  }

  /// Whether people are asked to configure the widget when they add it.
  nonisolated public func promptsForUserConfiguration() -> some WidgetConfiguration {
    describing { $0.promptsForConfiguration = true }
  }

  /// How much of StandBy's canvas the widget takes. Ours: without it, half.
  nonisolated public func standByLayout(_ layout: StandByLayout) -> some WidgetConfiguration {
    describing { $0.standByLayout = layout }
  }

  /// What happens when the system wakes the app for the widget's downloads. Never called here.
  nonisolated public func onBackgroundURLSessionEvents(
    matching identifier: String? = nil, _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    describing { _ in }
  }
}

extension LocalizedStringKey {
  /// What the key says where nothing translates it.
  @MainActor fileprivate var plain: LocalizedStringResource {
    let words = resolve(Text(self), in: EnvironmentValues()).words
    return LocalizedStringResource(stringLiteral: words.joined(separator: " "))
  }
}

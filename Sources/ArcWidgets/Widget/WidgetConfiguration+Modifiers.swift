// What is said about a widget beside its kind, provider and content.

public import ArcFoundation
public import ArcViews

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

  @_disfavoredOverload
  nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    describing { $0.displayName = displayName.plain }
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

  @_disfavoredOverload
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration {
    describing { $0.summary = description.plain }
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
    matching identifier: String, _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    describing { _ in }
  }

  nonisolated public func onBackgroundURLSessionEvents(
    matching: ((String) -> Bool)? = nil, _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    describing { _ in }
  }

  /// Who is told where a server reaches the widget. Never called here.
  nonisolated public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration {
    describing { _ in }
  }

  /// The kind of the widget with a timeline that this one may stand in for. Says nothing here.
  nonisolated public func associatedKind(_ kind: String) -> some WidgetConfiguration {
    describing { _ in }
  }
}

extension LocalizedStringKey {
  /// What the key says where nothing translates it.
  @MainActor var plain: LocalizedStringResource { Text(self).plain }
}

extension Text {
  /// What the text says where nothing translates it.
  @MainActor var plain: LocalizedStringResource {
    let words = resolve(self, in: EnvironmentValues()).words
    return LocalizedStringResource(stringLiteral: words.joined(separator: " "))
  }
}

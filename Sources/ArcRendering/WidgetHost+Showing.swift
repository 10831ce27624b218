// A placed widget, and what it shows at an instant.

public import ArcIntents
public import ArcViews
public import ArcWidgets
public import Foundation

/// A widget somewhere: its kind, family, size and configuration. Two with equal parts share a timeline.
public struct WidgetInstance: Sendable, Hashable {
  public let kind: String
  public let family: WidgetFamily
  /// In points.
  public let width: Double
  public let height: Double
  /// The intent that configures it, or nil for its defaults.
  public let configuration: (any WidgetConfigurationIntent)?
  private let record: IntentRecord?

  public init(
    kind: String, family: WidgetFamily, width: Double, height: Double, configuration: (any WidgetConfigurationIntent)? = nil
  ) {
    self.kind = kind
    self.family = family
    self.width = width
    self.height = height
    self.configuration = configuration
    record = configuration.map { IntentRecord($0) }
  }

  /// Equal where all parts are; configurations by their parameters' values.
  public static func == (a: WidgetInstance, b: WidgetInstance) -> Bool {
    a.kind == b.kind && a.family == b.family && a.width == b.width && a.height == b.height && a.record == b.record
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(family)
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(record)
  }
}

/// What a placed widget shows.
public struct WidgetShowing: Sendable {
  public let instance: WidgetInstance
  public let descriptor: WidgetDescriptor
  /// The entry to draw.
  public let entry: AnyTimelineEntry
  /// Whether the entry is a stand-in, to be drawn masked.
  public let isPlaceholder: Bool
  /// Whether the provider has failed since the entry came.
  public let isStale: Bool
  /// The provider's last failure where it has failed since, or nil.
  public let failure: TimelineFailure?
  /// When another entry comes to show, or nil where none will by itself.
  public let until: Date?
  /// When the provider is asked again by itself, or nil for never.
  public let nextRequest: Date?
  /// The timeline the widget has, or nil.
  public var record: TimelineRecord? { answer?.record }
  /// What was odd about it.
  public let warnings: [TimelineWarning]
  private let answer: TimelineState.Answer?

  init(instance: WidgetInstance, slot: WidgetHost.Slot, at now: Date, placeholder: () throws -> AnyTimelineEntry) rethrows {
    self.instance = instance
    descriptor = slot.descriptor
    let shown = slot.state.shown(at: now)
    entry = try shown.entry ?? placeholder()
    isPlaceholder = shown.entry == nil
    until = shown.until
    isStale = slot.state.isStale
    failure = slot.state.lastFailure
    nextRequest = slot.state.nextRequest
    answer = slot.state.current
    warnings = slot.state.warnings
  }

  /// The entry's view.
  @MainActor public var view: AnyView { view(for: entry) }

  /// The view of an entry of `record`; an empty one where there is no record.
  @MainActor public func view(of entry: TimelineRecord.Entry) -> AnyView { answer.map { view(for: $0[entry]) } ?? AnyView(EmptyView()) }

  @MainActor private func view(for entry: AnyTimelineEntry) -> AnyView { descriptor.driver?.view(for: entry) ?? AnyView(EmptyView()) }
}

/// What a tap came to.
public struct WidgetTap: Sendable {
  /// What the action threw, or nil. The provider was asked all the same.
  public let error: (any Error)?
  /// What the tapped widget shows afterwards.
  public let showing: WidgetShowing
  /// The reloads that the action asked for itself.
  public let requests: [ReloadRequest]
}

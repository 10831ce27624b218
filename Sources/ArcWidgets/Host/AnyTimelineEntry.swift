// Entries and timelines without their types.

public import Foundation

/// An entry of some provider.
public struct AnyTimelineEntry: @unchecked Sendable {
  /// `@unchecked`: a provider hands an entry over and keeps nothing of it, as WidgetKit asks; afterwards it is only read.
  public let entry: any TimelineEntry

  public init(_ entry: any TimelineEntry) {
    self.entry = entry
  }

  public var date: Date { entry.date }
}

/// A timeline of some provider, as the provider gave it.
public struct AnyTimeline: Sendable {
  public let entries: [AnyTimelineEntry]
  public let policy: TimelineReloadPolicy

  public init(entries: [AnyTimelineEntry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }

  public init<Entry>(_ timeline: Timeline<Entry>) {
    self.init(entries: timeline.entries.map(AnyTimelineEntry.init), policy: timeline.policy)
  }
}

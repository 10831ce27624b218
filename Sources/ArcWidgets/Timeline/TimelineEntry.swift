// A dated state of a widget.

public import Foundation

/// What a widget shows from an instant on.
public protocol TimelineEntry {
  /// The instant from which the entry shows.
  var date: Date { get }
  /// How much it matters, or nil where the provider does not say.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters compared with the provider's other entries, past and future.
public struct TimelineEntryRelevance: Sendable, Hashable, Codable {
  /// On a scale of the provider's own; at or below 0 the entry is never put forward.
  public var score: Float
  /// For how long from the entry's date, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// An entry that can say for itself why it is there. Ours.
public protocol DescribedTimelineEntry: TimelineEntry {
  /// The civil day it is about, `YYYY-MM-DD`, or nil.
  var dayDescription: String? { get }
  /// Why there is an entry at its date, for example `now` or `dayBoundary`.
  var reasons: [String] { get }
  /// What its picture shows, in words, or nil.
  var alternativeText: String? { get }
}

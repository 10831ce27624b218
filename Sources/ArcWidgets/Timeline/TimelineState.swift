// What a placed widget has and when it asks for more: every open question of timelines, decided.

public import Foundation

/// The lengths that the rules of timelines go by, in seconds.
public struct TimelineRules: Sendable, Hashable {
  /// The least time between a provider's answer and the next request that a policy makes.
  public var floor: TimeInterval
  /// The longest pause after failures; each failure doubles it, from `floor` on.
  public var longestPause: TimeInterval

  public init(floor: TimeInterval = 300, longestPause: TimeInterval = 3_600) {
    self.floor = floor
    self.longestPause = longestPause
  }
}

/// Why a provider's answer could not be used.
public enum TimelineFailure: Sendable, Hashable, CustomStringConvertible {
  case empty
  case timedOut
  case threw(String)

  public var description: String {
    switch self {
    case .empty: "the timeline has no entries"
    case .timedOut: "the provider did not answer in time"
    case .threw(let message): message
    }
  }
}

/// A placed widget's timelines and its next request, as a function of what came when.
package struct TimelineState: Sendable {
  /// A provider's answer, and the record that puts it in order.
  package struct Answer: Sendable {
    package let record: TimelineRecord
    private let timeline: AnyTimeline

    fileprivate init(_ timeline: AnyTimeline, as record: TimelineRecord) {
      self.timeline = timeline
      self.record = record
    }

    /// The provider's entry that an entry of the record stands for.
    package subscript(entry: TimelineRecord.Entry) -> AnyTimelineEntry { timeline.entries[entry.source] }
  }

  private let kind: String
  private let family: WidgetFamily
  private let rules: TimelineRules
  /// The last timeline that could be used, or nil before the first.
  package private(set) var current: Answer?
  private var previous: Answer?
  /// How many requests have failed since the current timeline came.
  package private(set) var failures = 0
  /// The last failure since then, or nil.
  package private(set) var lastFailure: TimelineFailure?
  /// When a policy or a failure asks the provider again, or nil for never by itself.
  package private(set) var nextRequest: Date?
  /// What was odd about the provider's last answer.
  package private(set) var warnings: [TimelineWarning] = []

  package init(kind: String, family: WidgetFamily, rules: TimelineRules = TimelineRules()) {
    self.kind = kind
    self.family = family
    self.rules = rules
  }

  /// Whether what shows is older than the provider's last failure.
  package var isStale: Bool { failures > 0 && current != nil }

  /// Takes a timeline that came at `now`. One without entries counts as a failure.
  package mutating func receive(_ timeline: AnyTimeline, at now: Date) {
    let record = TimelineRecord(kind: kind, family: family, timeline: timeline)
    warnings = record.warnings + record.warnings(at: now)
    guard !record.entries.isEmpty else { return fail(.empty, at: now) }
    previous = current ?? previous
    current = Answer(timeline, as: record)
    failures = 0
    lastFailure = nil
    let wished = Self.wish(of: record)
    nextRequest = wished.map { max($0, now.addingTimeInterval(rules.floor)) }
    if let wished, let nextRequest, nextRequest > wished { warnings.append(.clamped(from: wished, to: nextRequest)) }
  }

  /// The last good timeline stays; the next request waits twice as long as after the failure before.
  package mutating func fail(_ failure: TimelineFailure, at now: Date) {
    failures += 1
    lastFailure = failure
    nextRequest = now.addingTimeInterval(pause)
  }

  /// How long to wait after so many failures in a row, in seconds.
  private var pause: TimeInterval {
    var pause = rules.floor
    for _ in 1..<max(failures, 1) where pause < rules.longestPause { pause *= 2 }
    return min(pause, max(rules.longestPause, rules.floor))
  }

  /// What is on screen at `now`: an entry, or nil for a stand-in; and until when, or nil where nothing else comes by itself.
  ///
  /// Before the first entry of a timeline is due, the timeline before bridges the gap.
  package func shown(at now: Date) -> (entry: AnyTimelineEntry?, until: Date?) {
    guard let current else { return (nil, nil) }
    switch current.record.selection(at: now) {
    case .entry(let index, let until): return (current[current.record.entries[index]], until)
    case .nothing(let until):
      guard let previous, case .entry(let index, _) = previous.record.selection(at: now) else { return (nil, until) }
      return (previous[previous.record.entries[index]], until)
    }
  }

  /// When the policy asks again if nothing keeps it: at the last entry's date, at a date, or never.
  private static func wish(of record: TimelineRecord) -> Date? {
    switch record.policy.kind {
    case .atEnd: record.entries.last?.date
    case .after(let date): date
    case .never: nil
    }
  }
}

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

/// A placed widget's timelines and its next request, as a function of what came when.
public struct TimelineState: Sendable, Hashable {
  /// What is on screen.
  public enum Shown: Sendable, Hashable {
    /// An entry of the current timeline by its index.
    case current(Int, until: Date?)
    /// An entry of the timeline before, as nothing of the current one is due.
    case previous(Int, until: Date?)
    case placeholder(until: Date?)
  }

  /// Why a provider's answer could not be used.
  public enum Failure: Sendable, Hashable, CustomStringConvertible {
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

  public let rules: TimelineRules
  /// The last timeline that could be used, or nil before the first.
  public private(set) var current: TimelineRecord?
  /// The usable one before it, or nil.
  public private(set) var previous: TimelineRecord?
  /// When the current one came.
  public private(set) var receivedAt: Date?
  /// How many requests have failed since.
  public private(set) var failures = 0
  /// The last failure since then, or nil.
  public private(set) var lastFailure: Failure?
  /// When a policy or a failure asks the provider again, or nil for never by itself.
  public private(set) var nextRequest: Date?

  public init(rules: TimelineRules = TimelineRules()) {
    self.rules = rules
  }

  /// Whether what shows is older than the provider's last failure.
  public var isStale: Bool { failures > 0 && current != nil }

  /// Takes a timeline that came at `now`. One without entries counts as a failure.
  /// - Returns: what was odd about it.
  @discardableResult
  public mutating func receive(_ record: TimelineRecord, at now: Date) -> [TimelineWarning] {
    guard !record.entries.isEmpty else {
      fail(.empty, at: now)
      return record.warnings
    }
    previous = current ?? previous
    current = record
    receivedAt = now
    failures = 0
    lastFailure = nil
    let wished = Self.wish(of: record)
    nextRequest = wished.map { max($0, now.addingTimeInterval(rules.floor)) }
    var warnings = record.warnings + record.warnings(at: now)
    if let wished, let nextRequest, nextRequest > wished { warnings.append(.clamped(from: wished, to: nextRequest)) }
    return warnings
  }

  /// The last good timeline stays; the next request waits twice as long as after the failure before.
  public mutating func fail(_ failure: Failure, at now: Date) {
    failures += 1
    lastFailure = failure
    nextRequest = now.addingTimeInterval(pause(after: failures))
  }

  /// How long to wait after so many failures in a row, in seconds.
  public func pause(after failures: Int) -> TimeInterval {
    var pause = rules.floor
    for _ in 1..<max(failures, 1) where pause < rules.longestPause { pause *= 2 }
    return min(pause, max(rules.longestPause, rules.floor))
  }

  /// What is on screen at `now`.
  public func shown(at now: Date) -> Shown {
    guard let current else { return .placeholder(until: nil) }
    switch current.selection(at: now) {
    case .entry(let index, let until): return .current(index, until: until)
    case .nothing(let until):
      if let previous, case .entry(let index, _) = previous.selection(at: now) { return .previous(index, until: until) }
      return .placeholder(until: until)
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

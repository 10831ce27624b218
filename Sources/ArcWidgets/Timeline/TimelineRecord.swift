// A timeline as plain data: the text stage between a provider and a picture.

public import Foundation

/// What a provider answered, put in order, with what had to be decided to do so.
///
/// Entries are sorted by date; of several with one date the provider's last stays.
public struct TimelineRecord: Sendable, Hashable, Codable {
  public struct Entry: Sendable, Hashable, Codable {
    /// Its place among the entries as the provider gave them, from 0.
    public var source: Int
    /// The instant from which it shows.
    public var date: Date
    /// The civil day it is about, `YYYY-MM-DD`, or nil where it does not say.
    public var day: String?
    /// Why it is there; empty where it does not say.
    public var reasons: [String]
    public var relevance: TimelineEntryRelevance?
    /// What its picture shows, in words, or nil where nobody has said yet.
    public var alt: String?

    public init(
      source: Int = 0, date: Date, day: String? = nil, reasons: [String] = [], relevance: TimelineEntryRelevance? = nil, alt: String? = nil
    ) {
      self.source = source
      self.date = date
      self.day = day
      self.reasons = reasons
      self.relevance = relevance
      self.alt = alt
    }
  }

  public var kind: String
  public var family: WidgetFamily
  public var entries: [Entry]
  public var policy: TimelineReloadPolicy
  /// What was odd about the provider's answer.
  public var warnings: [TimelineWarning]

  /// Puts entries in order.
  public init(kind: String, family: WidgetFamily, entries: [Entry], policy: TimelineReloadPolicy) {
    self.kind = kind
    self.family = family
    self.policy = policy
    (self.entries, warnings) = Self.ordered(entries)
  }

  /// The record of a provider's answer.
  public init(kind: String, family: WidgetFamily, timeline: AnyTimeline) {
    let entries = timeline.entries.enumerated().map { Entry(source: $0, entry: $1.entry) }
    self.init(kind: kind, family: family, entries: entries, policy: timeline.policy)
  }

  private static func ordered(_ entries: [Entry]) -> ([Entry], [TimelineWarning]) {
    guard !entries.isEmpty else { return ([], [.empty]) }
    var warnings: [TimelineWarning] = []
    if zip(entries, entries.dropFirst()).contains(where: { $0.date > $1.date }) { warnings.append(.unsorted) }
    let sorted = entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    var kept: [Entry] = []
    for entry in sorted {
      if kept.last?.date == entry.date {
        kept.removeLast()
        if warnings.last != .sameDate(entry.date) { warnings.append(.sameDate(entry.date)) }
      }
      kept.append(entry)
    }
    return (kept, warnings)
  }
}

extension TimelineRecord.Entry {
  /// The record of an entry at a place of the provider's answer.
  init(source: Int, entry: any TimelineEntry) {
    let described = entry as? any DescribedTimelineEntry
    self.init(
      source: source, date: entry.date, day: described?.dayDescription, reasons: described?.reasons ?? [], relevance: entry.relevance,
      alt: described?.alternativeText)
  }
}

/// Something odd about a timeline.
public enum TimelineWarning: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The provider gave no entries.
  case empty
  /// The entries were not in the order of their dates.
  case unsorted
  /// Several entries had one date; the last of them stays.
  case sameDate(Date)
  /// Every entry was already past when the timeline came; the newest shows.
  case allPast(newest: Date)
  /// No entry is due yet when the timeline came.
  case allFuture(first: Date)
  /// The next request was put off to keep the least distance between requests.
  case clamped(from: Date, to: Date)

  public var description: String {
    switch self {
    case .empty: "no entries"
    case .unsorted: "entries out of order"
    case .sameDate(let date): "several entries at \(date.stamp), the last one stays"
    case .allPast(let newest): "all entries are past, the one of \(newest.stamp) shows"
    case .allFuture(let first): "no entry is due before \(first.stamp)"
    case .clamped(let from, let to): "next request put off from \(from.stamp) to \(to.stamp)"
    }
  }
}

extension TimelineRecord: CustomStringConvertible {
  /// One line for the widget, one an entry, one for the policy and one a warning; instants in UTC.
  public var description: String {
    var lines = ["timeline \(kind) \(family)"]
    lines += entries.map { "  \($0)" }
    lines.append("policy \(policy)")
    lines += warnings.map { "warning: \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension TimelineRecord.Entry: CustomStringConvertible {
  public var description: String {
    var parts = [date.stamp]
    if let day { parts.append("day \(day)") }
    if !reasons.isEmpty { parts.append(reasons.joined(separator: "+")) }
    if let relevance { parts.append("relevance \(relevance.score) for \(relevance.duration)s") }
    if let alt { parts.append("\"\(alt)\"") }
    return parts.joined(separator: "  ")
  }
}

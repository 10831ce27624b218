// Entries, and when to ask for more.

public import Foundation

/// What a provider answers with: what to show from when on, and when to ask again.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest moment to ask a provider again.
public struct TimelineReloadPolicy: Sendable, Hashable, Codable {
  public enum Kind: Sendable, Hashable, Codable {
    case atEnd
    case after(Date)
    case never
  }

  public let kind: Kind

  /// Once the last entry shows.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Never by itself; the last entry stays.
  public static let never = TimelineReloadPolicy(kind: .never)
  /// Not before `date`, wherever the entries lie.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}

extension TimelineReloadPolicy: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .atEnd: "atEnd"
    case .after(let date): "after \(date.stamp)"
    case .never: "never"
    }
  }
}

extension Date {
  /// The instant in UTC as text stages print it, with milliseconds only where it has any.
  package var stamp: String {
    let isWhole = timeIntervalSinceReferenceDate == timeIntervalSinceReferenceDate.rounded()
    return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole, timeZone: .gmt))
  }
}

// Which entry shows at an instant, and for how long.

public import Foundation

/// What a timeline shows at an instant.
public enum TimelineSelection: Sendable, Hashable {
  /// The entry at an index of the record, until an instant, or for good where that is nil.
  case entry(Int, until: Date?)
  /// Nothing of it is due: a stand-in, until the first entry's date, or for good where that is nil.
  case nothing(until: Date?)

  /// When to look again, or nil where nothing will change.
  public var until: Date? {
    switch self {
    case .entry(_, let until), .nothing(let until): until
    }
  }
}

extension TimelineRecord {
  /// The newest entry that is not in the future shows; older ones never do, and the last stays.
  public func selection(at now: Date) -> TimelineSelection {
    let next = entries.firstIndex { $0.date > now } ?? entries.endIndex
    let until = next < entries.endIndex ? entries[next].date : nil
    return next == 0 ? .nothing(until: until) : .entry(next - 1, until: until)
  }

  /// The instants from `start` on at which another entry comes to show, ascending.
  public func changes(from start: Date) -> [Date] {
    entries.map(\.date).filter { $0 > start }
  }

  /// What is odd about a timeline that came at `now`: all of it is past, or none of it is due.
  public func warnings(at now: Date) -> [TimelineWarning] {
    guard let first = entries.first, let last = entries.last else { return [] }
    if first.date > now { return [.allFuture(first: first.date)] }
    if entries.count > 1, last.date <= now { return [.allPast(newest: last.date)] }
    return []
  }

  /// When an entry may be put forward: from its date for the duration it gives, or until the next entry where it gives 0.
  ///
  /// Nil where the entry has no relevance or a score of 0 or less. The last entry without a duration stays until the policy's date, else
  /// for good.
  public func relevanceWindow(of index: Int) -> Range<Date>? {
    let entry = entries[index]
    guard let relevance = entry.relevance, relevance.score > 0 else { return nil }
    if relevance.duration > 0 { return entry.date..<entry.date.addingTimeInterval(relevance.duration) }
    if index + 1 < entries.count { return entry.date..<entries[index + 1].date }
    if case .after(let date) = policy.kind, date > entry.date { return entry.date..<date }
    return entry.date..<Date.distantFuture
  }

  /// The scores of the entries from 0 to 1, 1 for the greatest; 0 where an entry is never put forward.
  public var normalizedScores: [Double] {
    let scores = entries.map { Double(max($0.relevance?.score ?? 0, 0)) }
    guard let greatest = scores.max(), greatest > 0 else { return scores.map { _ in 0 } }
    return scores.map { $0 / greatest }
  }
}

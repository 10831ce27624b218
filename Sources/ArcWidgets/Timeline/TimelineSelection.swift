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
}

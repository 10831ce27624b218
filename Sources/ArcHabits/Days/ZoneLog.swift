// Where a person lived and from when: the append-only list of zones that says which days never happened to them.

/// The zones a person has lived in, each from an instant on. Before the first entry its zone holds.
///
/// The log makes the past independent of where one is today: a day skipped by Samoa in 2011 stays skipped when seen from Paris.
public struct ZoneLog: Sendable, Hashable {
  /// One move: from this instant on, this zone.
  public struct Entry: Sendable, Hashable {
    /// The first instant in the zone.
    public let from: Instant
    /// The zone lived in from then on.
    public let zone: ZoneRules

    /// A move to `zone` at `from`.
    public init(from: Instant, zone: ZoneRules) {
      self.from = from
      self.zone = zone
    }
  }

  /// The moves, earliest first, no two at the same instant.
  public let entries: [Entry]

  /// A log of `entries` in any order. Of two at the same instant the later in the list stays.
  public init(_ entries: [Entry] = []) {
    var byInstant: [Instant: Entry] = [:]
    for entry in entries { byInstant[entry.from] = entry }
    self.entries = byInstant.values.sorted { $0.from < $1.from }
  }

  /// The life of someone who never left `zone`.
  public init(always zone: ZoneRules) {
    entries = [Entry(from: Instant(milliseconds: 0), zone: zone)]
  }

  /// Whether nothing is known about where the person lived.
  public var isEmpty: Bool { entries.isEmpty }

  /// The zone in force at an instant, or nil if the log is empty.
  public func zone(at instant: Instant) -> ZoneRules? {
    entries.last { $0.from <= instant }?.zone ?? entries.first?.zone
  }

  /// Whether `day` never happened to the person: no instant of their life fell on it. An empty log voids nothing.
  public func isVoid(_ day: CalendarDay, dayStart: DayStart = .midnight) -> Bool {
    guard !entries.isEmpty else { return false }
    for (index, entry) in entries.enumerated() {
      let opens = entry.zone.boundary(of: day, dayStart: dayStart)
      let closes = entry.zone.boundary(of: day + 1, dayStart: dayStart)
      let from = index == 0 ? opens : max(opens, entry.from)
      let until = index + 1 < entries.count ? min(closes, entries[index + 1].from) : closes
      if from < until { return false }
    }
    return true
  }

  /// The days of `range` that never happened, in order. It is empty for nearly everybody.
  public func voidDays(in range: ClosedRange<CalendarDay>, dayStart: DayStart = .midnight) -> [CalendarDay] {
    var found: Set<CalendarDay> = []
    for (index, entry) in entries.enumerated() {
      let opens = index == 0 ? range.lowerBound : max(range.lowerBound, entry.zone.day(at: entry.from, dayStart: dayStart) - 1)
      var closes = range.upperBound
      if index + 1 < entries.count {
        let move = entries[index + 1]
        let left = entry.zone.day(at: move.from, dayStart: dayStart)
        let arrived = move.zone.day(at: move.from, dayStart: dayStart)
        closes = min(closes, left + 1)
        // Days jumped over in flight.
        if arrived > left + 1 { found.formUnion((left + 1)..<arrived) }
        // The day left may have begun at the very instant of the move.
        found.insert(left)
      }
      if opens <= closes { found.formUnion(entry.zone.skippedDays(in: opens...closes)) }
    }
    return found.filter { range.contains($0) && isVoid($0, dayStart: dayStart) }.sorted()
  }
}

extension ZoneRules {
  /// Days around which the zone's clocks jump ahead by most of a day: the only ones that can be void.
  fileprivate func skippedDays(in range: ClosedRange<CalendarDay>) -> [CalendarDay] {
    // Such a jump moves a zone across the date line for good, so looking once a year finds it.
    var found: [CalendarDay] = []
    var day = range.lowerBound - 2
    var before = offset(at: Instant(seconds: Int64(day.number) * 86_400))
    while day <= range.upperBound {
      let next = min(day + 365, range.upperBound + 3)
      let after = offset(at: Instant(seconds: Int64(next.number) * 86_400))
      if after - before > 12 * 3600 {
        var low = day
        var high = next
        while high - low > 1 {
          let middle = low + (high - low) / 2
          if offset(at: Instant(seconds: Int64(middle.number) * 86_400)) - before > 12 * 3600 { high = middle } else { low = middle }
        }
        found += (low - 1)...(high + 2)
      }
      before = after
      day = next
      if next > range.upperBound { break }
    }
    return found
  }
}

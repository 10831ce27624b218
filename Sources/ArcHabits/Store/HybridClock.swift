// The clock that orders changes between devices: the wall clock, kept from ever running backwards.

/// A hybrid logical clock's reading: milliseconds since 1970 in the upper 48 bits, a counter in the lower 16.
///
/// Of two versions of a row the one with the greater reading is the newer; equal readings are decided by the replica's name.
struct HybridClock: Comparable, Hashable {
  let reading: Int64

  init(reading: Int64) { self.reading = reading }

  /// The reading for a change made at `now` to something last changed at `earlier`: always later than that.
  init(at now: Instant, after earlier: HybridClock?) {
    let wall = max(0, min(now.milliseconds, Int64.max >> 17)) << 16
    // Only a damaged row has a reading that nothing can follow.
    reading = max(wall, earlier.map { $0.reading < .max ? $0.reading + 1 : .max } ?? 0)
  }

  /// The latest reading of another device that is accepted here at `now`: a clock that runs ahead counts at most five minutes ahead, so that one
  /// wrong clock cannot overrule everybody for a year.
  static func limit(at now: Instant) -> HybridClock { HybridClock(at: now.adding(seconds: 300), after: nil) }

  static func < (left: HybridClock, right: HybridClock) -> Bool { left.reading < right.reading }
}

// An instant as milliseconds since 1970 UTC, and its RFC 3339 text, read strictly.

public import Foundation

/// A point in time, to the millisecond.
public struct Instant: Sendable, Hashable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted; negative before it.
  public let milliseconds: Int64

  /// The instant `milliseconds` after 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// The instant `seconds` after 1970-01-01T00:00:00Z.
  public init(seconds: Int64) { milliseconds = seconds * 1000 }

  /// The millisecond that holds `date`.
  public init(_ date: Date) {
    let value = (date.timeIntervalSince1970 * 1000 + 1e-4).rounded(.down)
    milliseconds = Int64(max(-9e15, min(9e15, value)))
  }

  /// The same instant as Foundation has it.
  public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

  /// Whole seconds since 1970, rounded down.
  public var seconds: Int64 { Int64(CalendarDay.floorQuotient(Int(milliseconds), 1000)) }

  public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

  /// The instants whose day in UTC has a key, and which so have a text: the years 1 to 9999.
  static let nameable =
    Instant(seconds: Int64(CalendarDay.earliest.number) * 86_400)..<Instant(seconds: (Int64(CalendarDay.latest.number) + 1) * 86_400)

  /// The instant a store keeps as `milliseconds`, or nil for one that has no text and so was never logged.
  init?(stored milliseconds: Int64) {
    guard Self.nameable.contains(Instant(milliseconds: milliseconds)) else { return nil }
    self.init(milliseconds: milliseconds)
  }

  /// The instant `seconds` later.
  public func adding(seconds: Int64) -> Instant { Instant(milliseconds: milliseconds + seconds * 1000) }
}

extension Instant: CustomStringConvertible {
  /// RFC 3339 in UTC: `2026-03-20T08:00:00Z`, with three decimals only where there are milliseconds.
  public var description: String {
    let seconds = Int(self.seconds)
    let day = CalendarDay.floorQuotient(seconds, 86_400)
    let rest = seconds - day * 86_400
    let fraction = Int(milliseconds) - seconds * 1000
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { ASCII.padded($0, 2) }.joined(separator: ":")
    return "\(CalendarDay(day))T\(clock)\(fraction == 0 ? "" : "." + ASCII.padded(fraction, 3))Z"
  }

  /// The instant an RFC 3339 text names, or nil: `2026-03-20T08:00:00Z`, `2026-03-20T09:00:00.5+01:00`. The offset is required, a
  /// fraction is cut to milliseconds, and a leap second is the second after it. In UTC it lies in the years 1 to 9999.
  public init?(parsing text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] == 0x54 || bytes[10] == 0x74, bytes[13] == 0x3A, bytes[16] == 0x3A,
      let day = bytes.withUnsafeBufferPointer({ CalendarDay.day(in: UnsafeBufferPointer(rebasing: $0[..<10])) }),
      let hour = Self.pair(bytes, 11, below: 24), let minute = Self.pair(bytes, 14, below: 60),
      let second = Self.pair(bytes, 17, below: 61)
    else { return nil }
    var index = 19
    var fraction = 0
    if bytes[index] == 0x2E {
      index += 1
      let start = index
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
        if index - start < 3 { fraction = fraction * 10 + Int(bytes[index]) - 0x30 }
        index += 1
      }
      guard index > start else { return nil }
      for _ in min(index - start, 3)..<3 { fraction *= 10 }
    }
    guard index < bytes.count, let offset = Self.offset(bytes[index...]) else { return nil }
    let local = Int(day.number) * 86_400 + hour * 3600 + minute * 60 + second
    let seconds = local - offset
    guard second < 60 || CalendarDay.floorRemainder(seconds, 86_400) == 0 else { return nil }
    // An offset can carry the last hours of 9999 into a year that has no text.
    let days = Int(CalendarDay.earliest.number)...Int(CalendarDay.latest.number)
    guard days.contains(CalendarDay.floorQuotient(seconds, 86_400)) else { return nil }
    milliseconds = Int64(seconds * 1000 + (second < 60 ? fraction : 0))
  }

  private static func pair(_ bytes: [UInt8], _ at: Int, below limit: Int) -> Int? {
    let tens = bytes[at] &- 0x30
    let ones = bytes[at + 1] &- 0x30
    guard tens < 10, ones < 10 else { return nil }
    let value = Int(tens) * 10 + Int(ones)
    return value < limit ? value : nil
  }

  /// Seconds east of UTC written `Z` or `±HH:MM`, or nil.
  private static func offset(_ tail: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tail)
    if bytes == [0x5A] || bytes == [0x7A] { return 0 }
    guard bytes.count == 6, bytes[0] == 0x2B || bytes[0] == 0x2D, bytes[3] == 0x3A,
      let hours = pair(bytes, 1, below: 24), let minutes = pair(bytes, 4, below: 60)
    else { return nil }
    return (bytes[0] == 0x2B ? 1 : -1) * (hours * 3600 + minutes * 60)
  }
}

// When a person's day begins: minutes after midnight on the wall clock.

/// The wall-clock time at which a new day begins, for people who stay up late.
public struct DayStart: Sendable, Hashable, Comparable {
  /// Minutes after midnight, 0 to 720. A later start could not be told from an early end of the day.
  public let minutes: Int

  /// Midnight.
  public static let midnight = DayStart(validMinutes: 0)

  /// A start `minutes` after midnight, or nil outside 0 to 720.
  public init?(minutes: Int) {
    guard (0...720).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  private init(validMinutes: Int) { minutes = validMinutes }

  /// A start written `HH:MM`, from `00:00` to `12:00`, or nil.
  public init?(parsing text: some StringProtocol) {
    guard let time = WallTime(parsing: text), let start = DayStart(minutes: time.minutes) else { return nil }
    self = start
  }

  public static func < (left: DayStart, right: DayStart) -> Bool { left.minutes < right.minutes }
}

extension DayStart: CustomStringConvertible {
  /// `HH:MM`.
  public var description: String { WallTime(minutes: minutes).description }
}

/// A time of day on the wall clock, to the minute.
public struct WallTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Minutes after midnight, 0 to 1439.
  public let minutes: Int

  /// A time `minutes` after midnight; it traps outside 0 to 1439.
  public init(minutes: Int) {
    precondition((0..<1440).contains(minutes), "a wall time is 0 to 1439 minutes after midnight")
    self.minutes = minutes
  }

  /// A time written `HH:MM` in ASCII, from `00:00` to `23:59`, or nil.
  public init?(parsing text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == 0x3A else { return nil }
    var digits: [Int] = []
    for index in [0, 1, 3, 4] {
      guard (0x30...0x39).contains(bytes[index]) else { return nil }
      digits.append(Int(bytes[index]) - 0x30)
    }
    let hours = digits[0] * 10 + digits[1]
    let minutes = digits[2] * 10 + digits[3]
    guard hours < 24, minutes < 60 else { return nil }
    self.minutes = hours * 60 + minutes
  }

  public static func < (left: WallTime, right: WallTime) -> Bool { left.minutes < right.minutes }

  /// `HH:MM`.
  public var description: String { ASCII.padded(minutes / 60, 2) + ":" + ASCII.padded(minutes % 60, 2) }
}

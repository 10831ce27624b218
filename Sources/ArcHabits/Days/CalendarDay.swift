// A civil day as an integer: arithmetic and the ASCII key, with no calendar, formatter or clock.

/// A day of the proleptic Gregorian calendar.
///
/// A day is where a completion is filed. It is a plain integer, so adding, comparing and printing days involves no locale,
/// zone or calendar of the reader's.
public struct CalendarDay: Sendable, Hashable {
  /// Days since 1970-01-01; negative before it.
  public let number: Int32

  /// The first day a key can name, 0001-01-01.
  public static let earliest = CalendarDay(number: -719_162)
  /// The last day a key can name, 9999-12-31.
  public static let latest = CalendarDay(number: 2_932_896)
  /// The days a store keeps: 1970-01-01 through 2200-12-31. Anything outside is a broken clock or a broken file.
  public static let storable = CalendarDay(number: 0)...CalendarDay(number: 84_370)

  /// The day `number` days after 1970-01-01.
  public init(number: Int32) { self.number = number }

  /// The day `number` days after 1970-01-01. It traps beyond Int32.
  public init(_ number: Int) { self.number = Int32(number) }

  /// The day of these numbers, or nil where the calendar has no such day. Years run from 1 to 9999, months from 1, days from 1.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, year: year) else {
      return nil
    }
    number = Int32(Self.number(year: year, month: month, day: day))
  }

  /// 1 for Monday through 7 for Sunday.
  public var weekday: Int { Self.floorRemainder(Int(number) + 3, 7) + 1 }

  /// The year, 1 to 9999 for every day that has a key.
  public var year: Int { civil.year }
  /// The month, 1 to 12.
  public var month: Int { civil.month }
  /// The day of the month, from 1.
  public var day: Int { civil.day }

  /// Year, month and day at once.
  public var civil: (year: Int, month: Int, day: Int) {
    // Years are counted from March, so that the leap day is the last of its year.
    let fromMarch = Int(number) + 719_468
    let era = Self.floorQuotient(fromMarch, 146_097)
    let dayOfEra = fromMarch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// The first day of this day's week.
  /// - Parameter firstWeekday: 1 for Monday through 7 for Sunday.
  public func startOfWeek(firstWeekday: Int) -> CalendarDay {
    precondition((1...7).contains(firstWeekday), "a week starts on a weekday from 1 (Monday) to 7 (Sunday)")
    return self - (weekday - firstWeekday + 7) % 7
  }

  /// The first day of this day's month.
  public var startOfMonth: CalendarDay { self - (day - 1) }

  /// The first day of the month after this day's.
  public var startOfNextMonth: CalendarDay {
    let (year, month, _) = civil
    return startOfMonth + Self.length(ofMonth: month, year: year)
  }

  /// Days in a month: 28 to 31.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = floorQuotient(year, 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static func floorQuotient(_ value: Int, _ by: Int) -> Int { value >= 0 ? value / by : -((by - 1 - value) / by) }
  static func floorRemainder(_ value: Int, _ by: Int) -> Int { value - floorQuotient(value, by) * by }
}

extension CalendarDay: Comparable {
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }
}

extension CalendarDay: Strideable {
  public func distance(to other: CalendarDay) -> Int { Int(other.number) - Int(number) }
  public func advanced(by days: Int) -> CalendarDay { CalendarDay(Int(number) + days) }

  /// The day `days` later.
  public static func + (day: CalendarDay, days: Int) -> CalendarDay { day.advanced(by: days) }
  /// The day `days` earlier.
  public static func - (day: CalendarDay, days: Int) -> CalendarDay { day.advanced(by: -days) }
  /// How many days `left` lies after `right`; negative where it lies before.
  public static func - (left: CalendarDay, right: CalendarDay) -> Int { right.distance(to: left) }
}

// Schedules as people type them: `weekdays:mon,wed`, `week:3/sun`, `rolling:3/14`.

extension Schedule {
  static let weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  /// The longest span a schedule may count over, in days.
  static let longest = 3660

  /// The schedule a specification names: `daily`, `weekdays:mon,wed,fri`, `every:3`, `week:3`, `week:3/sun`, `month:10`, `interval:3`, `rolling:3/14`.
  /// - Parameters:
  ///   - anchor: the day `every` counts from.
  ///   - firstWeekday: the day a week begins where the specification names none, 1 (Monday) to 7 (Sunday).
  /// - Throws: `ScheduleError`, saying which part is wrong and what it may be.
  public init(spec: String, anchor: CalendarDay, firstWeekday: Int = 1) throws(ScheduleError) {
    let parts = spec.lowercased().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let value = parts.count > 1 ? parts[1] : ""
    switch parts[0] {
    case "daily" where parts.count == 1:
      self = .daily
    case "weekdays":
      self = .weekdays(try Self.weekdays(value, spec))
    case "every":
      self = .every(days: try Self.number(value, in: 1...Self.longest, spec), anchor: anchor)
    case "week":
      let halves = value.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let count = try Self.number(halves[0], in: 1...7, spec)
      self = .perWeek(count: count, firstWeekday: halves.count > 1 ? try Self.weekday(halves[1], spec) : firstWeekday)
    case "month":
      self = .perMonth(count: try Self.number(value, in: 1...31, spec))
    case "interval":
      self = .interval(days: try Self.number(value, in: 1...Self.longest, spec))
    case "rolling":
      let halves = value.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard halves.count == 2 else {
        throw ScheduleError(spec: spec, reason: "'rolling' takes a count and a number of days, as in 'rolling:3/14'")
      }
      let days = try Self.number(halves[1], in: 1...Self.longest, spec)
      self = .rolling(count: try Self.number(halves[0], in: 1...days, spec), days: days)
    default:
      throw ScheduleError(
        spec: spec,
        reason:
          "a schedule is 'daily', 'weekdays:mon,wed,fri', 'every:3', 'week:3', 'week:3/sun', 'month:10', 'interval:3' or 'rolling:3/14'")
    }
  }

  /// The specification that names this schedule; the anchor of `every` is not in it.
  public var spec: String {
    switch self {
    case .daily: "daily"
    case .weekdays(let days): "weekdays:" + days.days.map { Self.weekdayNames[$0 - 1] }.joined(separator: ",")
    case .every(let days, _): "every:\(days)"
    case .perWeek(let count, 1): "week:\(count)"
    case .perWeek(let count, let first): "week:\(count)/\((1...7).contains(first) ? Self.weekdayNames[first - 1] : String(first))"
    case .perMonth(let count): "month:\(count)"
    case .interval(let days): "interval:\(days)"
    case .rolling(let count, let days): "rolling:\(count)/\(days)"
    }
  }

  /// The weekday of an English name, whole or its first three letters, 1 (Monday) to 7 (Sunday), or nil.
  public static func weekday(named name: String) -> Int? {
    let name = name.lowercased()
    let full = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return (weekdayNames.firstIndex(of: name) ?? full.firstIndex(of: name)).map { $0 + 1 }
  }

  private static func weekday(_ text: String, _ spec: String) throws(ScheduleError) -> Int {
    guard let day = weekday(named: text) else {
      throw ScheduleError(spec: spec, reason: "'\(text)' is no weekday; they are \(weekdayNames.joined(separator: ", "))")
    }
    return day
  }

  private static func weekdays(_ text: String, _ spec: String) throws(ScheduleError) -> Weekdays {
    var days: [Int] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) { days.append(try weekday(String(name), spec)) }
    return Weekdays(days)
  }

  private static func number(_ text: String, in range: ClosedRange<Int>, _ spec: String) throws(ScheduleError) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(text), range.contains(value) else {
      throw ScheduleError(spec: spec, reason: "'\(text)' is not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}

/// What is wrong with a schedule's specification.
public struct ScheduleError: Error, Sendable, Hashable {
  /// The specification as typed.
  public let spec: String
  /// What is wrong and what would be right, without a full stop.
  public let reason: String
}

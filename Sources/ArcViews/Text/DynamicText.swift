// Texts that depend on the instant drawn: clocks, timers, distances in time.

public import Foundation

/// A text about time, made when the instant drawn is known.
enum DynamicText: Equatable, Sendable {
  case date(Date, Text.DateStyle)
  case interval(Date, Date)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  /// Whether the text counts seconds, so that its digits should not jump.
  var ticks: Bool {
    switch self {
    case .date(_, let style): style == .timer
    case .timer: true
    case .interval: false
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    let conventions = FormattedText.Conventions(environment)
    switch self {
    case .date(let date, let style): return style.string(date.tellable, at: environment.date.tellable, conventions)
    case .interval(let from, let to):
      let (start, end) = (from.tellable, to.tellable)
      let style = Date.IntervalFormatStyle(
        date: nil, time: .shortened, locale: conventions.locale, calendar: conventions.calendar, timeZone: conventions.timeZone)
      return style.format(start..<max(start, end))
    case .timer(let range, let pause, let countsDown, let showsHours):
      let (start, end) = (range.lowerBound.tellable, range.upperBound.tellable)
      let now = min(max((pause ?? environment.date).tellable, start), end)
      let seconds = countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start)
      let whole = countsDown ? seconds.rounded(.up) : seconds.rounded(.down)
      return TimerText.string(seconds: Int(whole), showsHours: showsHours, locale: conventions.locale)
    }
  }
}

extension Date {
  /// The nearest date that has a name and whole seconds from any other: within a million years. What is no date at all is long past.
  fileprivate var tellable: Date {
    let seconds = timeIntervalSinceReferenceDate
    return seconds.isNaN ? .distantPast : Date(timeIntervalSinceReferenceDate: min(max(seconds, -3e13), 3e13))
  }
}

extension Text {
  /// What of a date a text shows.
  public struct DateStyle: Equatable, Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }

    private let kind: Kind

    /// The day, for example "April 1, 2020".
    public static let date = DateStyle(kind: .date)
    /// The hour, for example "9:41 AM".
    public static let time = DateStyle(kind: .time)
    /// How far away the date is, without a direction, for example "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// How far away the date is, minus where it lies ahead, for example "-3 months".
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds to the date or since it, for example "2:32:04".
    public static let timer = DateStyle(kind: .timer)

    fileprivate func string(_ date: Date, at now: Date, _ conventions: FormattedText.Conventions) -> String {
      let seconds = Int(date.timeIntervalSince(now).magnitude.rounded(.down))
      switch kind {
      case .date: return conventions.applied(to: Date.FormatStyle(date: .long, time: .omitted)).format(date)
      case .time: return conventions.applied(to: Date.FormatStyle().hour().minute()).format(date)
      case .relative:
        return Duration.seconds(seconds).formatted(
          .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2).locale(conventions.locale))
      case .offset:
        let distance = Duration.seconds(seconds).formatted(
          .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1).locale(conventions.locale))
        return (date > now ? "-" : "+") + distance
      case .timer: return TimerText.string(seconds: seconds, showsHours: true, locale: conventions.locale)
      }
    }
  }

  /// A date in one of the styles, drawn for the environment's instant.
  public init(_ date: Date, style: DateStyle) { self.init(.dynamic(.date(date, style))) }

  /// The hours from one date to another, for example "9:30 AM – 3:30 PM".
  public init(_ dates: ClosedRange<Date>) { self.init(.dynamic(.interval(dates.lowerBound, dates.upperBound))) }

  public init(_ interval: DateInterval) { self.init(.dynamic(.interval(interval.start, interval.end))) }

  /// A timer that runs within a range of time and stands outside of it.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(.dynamic(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// The look of a timer: minutes and two-digit seconds, with hours before them from the first on.
enum TimerText {
  /// `step` is the least step shown, in seconds: from 60 on there are no seconds, but hours and minutes.
  static func string(seconds: Int, step: Int = 1, showsHours: Bool, locale: Locale) -> String {
    func plain(_ value: Int) -> String { value.formatted(.number.locale(locale).grouping(.never)) }
    func padded(_ value: Int) -> String { value.formatted(.number.locale(locale).grouping(.never).precision(.integerLength(2...))) }
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    if step >= 60 { return showsHours ? "\(plain(hours)):\(padded(minutes))" : plain(seconds / 60) }
    if showsHours, hours > 0 { return "\(plain(hours)):\(padded(minutes)):\(padded(rest))" }
    return "\(plain(seconds / 60)):\(padded(rest))"
  }
}

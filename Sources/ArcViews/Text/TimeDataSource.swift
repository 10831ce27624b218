// Values that follow the time, and the formats that turn them into texts.

public import Foundation

/// A value that follows the time. A picture takes it at the instant drawn.
public struct TimeDataSource<Value: Sendable>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The instant drawn.
  public static var currentDate: TimeDataSource { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to the instant drawn, empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource { TimeDataSource { date..<max(date, $0) } }
  /// From the instant drawn to a date, empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource { TimeDataSource { min(date, $0)..<date } }
}

extension TimeDataSource where Value == Duration {
  /// How long it is from a date to the instant drawn.
  public static func durationOffset(to date: Date) -> TimeDataSource {
    TimeDataSource { .seconds(Int($0.timeIntervalSince(date).rounded(.down))) }
  }
}

extension Text {
  /// A value that follows the time, in a format.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String {
    self.init(.formatted(FormattedText { $0.applied(to: format).format(source.value($0.date)) }))
  }

  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedText { String($0.applied(to: format).format(source.value($0.date)).characters) }))
  }
}

/// Formats for values that follow the time.
public enum SystemFormatStyle: Sendable {
  /// Minutes and seconds within a range, which stand at its ends, with hours before them from the first on.
  public struct Timer: FormatStyle, Sendable {
    let range: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    /// The least step shown, in seconds.
    let step: Int
    var locale = Locale(identifier: "en_US")

    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, range.lowerBound), range.upperBound)
      let seconds =
        countsDown ? range.upperBound.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(range.lowerBound).rounded(.down)
      return AttributedString(TimerText.string(seconds: Int(seconds), step: step, showsHours: showsHours, locale: locale))
    }
  }

  /// Minutes and seconds since a date.
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    /// The least step shown, in seconds.
    let step: Int
    var locale = Locale(identifier: "en_US")

    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Date) -> AttributedString {
      let seconds = max(0, value.timeIntervalSince(start).rounded(.down))
      return AttributedString(TimerText.string(seconds: Int(seconds), step: step, showsHours: showsHours, locale: locale))
    }
  }

  /// How far a date lies from the instant drawn, minus where it lies ahead.
  public struct DateOffset: FormatStyle, Sendable {
    let anchor: Date
    let maxFieldCount: Int
    var locale = Locale(identifier: "en_US")

    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Date) -> AttributedString {
      let seconds = Int(anchor.timeIntervalSince(value).magnitude.rounded(.down))
      let text = Duration.seconds(seconds).formatted(
        .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: maxFieldCount).locale(locale))
      return AttributedString((anchor > value ? "-" : "+") + text)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of a range.
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(range: range, countsDown: true, showsHours: showsHours, step: Int(maxPrecision.components.seconds))
  }

  /// What has passed of a range.
  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(range: range, countsDown: false, showsHours: showsHours, step: Int(maxPrecision.components.seconds))
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// What has passed since a date.
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(start: date, showsHours: showsHours, step: Int(maxPrecision.components.seconds))
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date lies away.
  public static func offset(to anchor: Date, maxFieldCount: Int = 2) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(anchor: anchor, maxFieldCount: maxFieldCount)
  }
}

// The values of the environment that describe the instant and the reader's conventions.

public import Foundation

extension EnvironmentValues {
  private struct Moment: EnvironmentKey { static let defaultValue = Date(timeIntervalSince1970: 0) }
  private struct Words: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
  private struct Days: EnvironmentKey { static let defaultValue: Calendar? = nil }
  private struct Zone: EnvironmentKey { static let defaultValue = TimeZone.gmt }

  /// The instant that the picture shows: what dynamic texts count from. The start of 1970 where no host says otherwise.
  public var date: Date {
    get { self[Moment.self] }
    set { self[Moment.self] = newValue }
  }

  /// The reader's language and conventions; American English where no host says otherwise.
  public var locale: Locale {
    get { self[Words.self] }
    set { self[Words.self] = newValue }
  }

  /// The reader's calendar, in the environment's zone and locale; Gregorian where no host says otherwise.
  public var calendar: Calendar {
    get {
      if let calendar = self[Days.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[Days.self] = newValue }
  }

  /// The zone that times are told in; GMT where no host says otherwise.
  public var timeZone: TimeZone {
    get { self[Zone.self] }
    set { self[Zone.self] = newValue }
  }
}

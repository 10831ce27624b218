// The units a length of time is written in, with their words by locale.

import Foundation

/// A unit of a length of time, largest first in `all`.
enum TimeUnit: Hashable {
  case year, month, week, day, hour, minute, second

  static let all: [TimeUnit] = [.year, .month, .week, .day, .hour, .minute, .second]

  var component: Calendar.Component {
    switch self {
    case .year: return .year
    case .month: return .month
    case .week: return .weekOfYear
    case .day: return .day
    case .hour: return .hour
    case .minute: return .minute
    case .second: return .second
    }
  }

  var flag: NSCalendar.Unit {
    switch self {
    case .year: return .year
    case .month: return .month
    case .week: return .weekOfMonth
    case .day: return .day
    case .hour: return .hour
    case .minute: return .minute
    case .second: return .second
    }
  }

  /// Its length, or nil where it varies.
  var seconds: Double? {
    switch self {
    case .year, .month: return nil
    case .week: return 604_800
    case .day: return 86_400
    case .hour: return 3_600
    case .minute: return 60
    case .second: return 1
    }
  }

  /// "3 hours" in `locale`.
  func text(_ count: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale) -> String {
    if let durationUnit, let seconds {
      let width: Duration.UnitsFormatStyle.UnitWidth
      switch style {
      case .full, .spellOut: width = .wide
      case .short: width = .abbreviated
      case .abbreviated, .brief, .positional: width = .narrow
      }
      let format = Duration.UnitsFormatStyle(allowedUnits: [durationUnit], width: width).locale(locale)
      return Duration.seconds(Double(count) * seconds).formatted(format)
    }
    let number = count.formatted(.number.locale(locale))
    switch (self, style) {
    case (.year, .abbreviated), (.year, .positional): return number + "y"
    case (.month, .abbreviated), (.month, .positional): return number + "mo"
    case (.year, _): return number + (style == .brief ? "yr" : style == .short ? " yr" : count == 1 ? " year" : " years")
    default: return number + (style == .brief ? "mth" : style == .short ? " mth" : count == 1 ? " month" : " months")
    }
  }

  private var durationUnit: Duration.UnitsFormatStyle.Unit? {
    switch self {
    case .year, .month: return nil
    case .week: return .weeks
    case .day: return .days
    case .hour: return .hours
    case .minute: return .minutes
    case .second: return .seconds
    }
  }
}

extension DateComponents {
  /// The number of a component, or nil where it is not set.
  func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .year: return year
    case .month: return month
    case .weekOfYear: return weekOfYear ?? weekOfMonth
    case .day: return day
    case .hour: return hour
    case .minute: return minute
    case .second: return second
    default: return nil
    }
  }
}

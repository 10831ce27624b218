// What labels of an axis say where an author leaves it to the chart.

import ArcViews
import Foundation

/// How the values of one axis are usually written.
struct AxisWriting {
  private enum Style {
    case names
    case numbers(digits: Int)
    case shares
    case dates(Calendar.Component, spansYears: Bool)
  }

  private let style: Style
  private let environment: EnvironmentValues

  /// `unit` is the unit by which dates were stepped, nil where it is to be guessed from them.
  init(_ values: [Datum], unit: Calendar.Component?, isShare: Bool, environment: EnvironmentValues) {
    self.environment = environment
    switch values.first {
    case .category, nil: style = .names
    case .number:
      style = isShare ? .shares : .numbers(digits: Self.digits(values.compactMap(\.scalar)))
    case .date:
      let dates = values.compactMap(\.scalar)
      let gap = zip(dates, dates.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? 86_400
      let span = (dates.max() ?? 0) - (dates.min() ?? 0)
      style = .dates(unit ?? Self.unit(of: gap), spansYears: span > 366 * 86_400)
    }
  }

  private static func unit(of gap: Double) -> Calendar.Component {
    switch gap {
    case ..<60.0: .second
    case ..<3600.0: .minute
    case ..<77_760.0: .hour
    case ..<2_332_800.0: .day
    case ..<31_104_000.0: .month
    default: .year
    }
  }

  /// How many digits after the point tell the numbers exactly, at most 6.
  private static func digits(_ numbers: [Double]) -> Int {
    for digits in 0..<6 {
      let power = pow(10, Double(digits))
      if numbers.allSatisfy({ abs(($0 * power).rounded() - $0 * power) < 1e-6 * max(1, abs($0 * power)) }) { return digits }
    }
    return 6
  }

  func text(_ datum: Datum) -> String {
    switch (datum, style) {
    case (.category(let name), _): return name
    case (.number(let number), .shares): return number.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale))
    case (.number(let number), .numbers(let digits)):
      return number.formatted(.number.precision(.fractionLength(digits)).locale(environment.locale))
    case (.number(let number), _): return number.formatted(.number.locale(environment.locale))
    case (.date(let date), .dates(let unit, let spansYears)): return date.formatted(format(date, unit, spansYears))
    case (.date(let date), _): return date.formatted(environment.dateStyle(.dateTime.month(.abbreviated).day()))
    }
  }

  private func format(_ date: Date, _ unit: Calendar.Component, _ spansYears: Bool) -> Date.FormatStyle {
    let plain = environment.dateStyle(Date.FormatStyle())
    switch unit {
    case .nanosecond, .second: return plain.hour().minute().second()
    case .minute: return plain.hour().minute()
    case .hour: return plain.hour()
    case .month, .quarter:
      // January tells the year.
      if spansYears, environment.calendar.component(.month, from: date) == 1 { return plain.year() }
      return plain.month(.abbreviated)
    case .year, .yearForWeekOfYear, .era: return plain.year()
    default: return plain.month(.abbreviated).day()
    }
  }
}

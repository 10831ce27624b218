// A value of the data with its type forgotten.

import Foundation

/// A number, an instant or a name.
enum Datum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The place on a continuous axis: the number, or seconds since 2001; nil for a name.
  var scalar: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// Whether it can be drawn at all.
  var isFinite: Bool { scalar?.isFinite ?? true }

  var isCategory: Bool {
    switch self {
    case .category: true
    case .number, .date: false
    }
  }

  var isDate: Bool {
    switch self {
    case .date: true
    case .number, .category: false
    }
  }

  /// What a legend calls it where nobody says otherwise.
  func name(in environment: EnvironmentValues) -> String {
    switch self {
    case .number(let number): number.formatted(.number.locale(environment.locale))
    case .category(let name): name
    case .date(let date):
      date.formatted(environment.dateStyle(Date.FormatStyle(date: .abbreviated, time: .omitted)))
    }
  }
}

extension Plottable {
  var datum: Datum { (primitivePlottable as? any DatumConvertible)?.plainDatum ?? .category("\(primitivePlottable)") }

  /// The value that a datum stands for; nil where the datum is of another kind.
  init?(datum: Datum) {
    guard let type = PrimitivePlottable.self as? any DatumConvertible.Type, let value = type.init(plain: datum) as? PrimitivePlottable
    else { return nil }
    self.init(primitivePlottable: value)
  }
}

extension EnvironmentValues {
  /// A date style in the reader's locale, calendar and zone.
  func dateStyle(_ style: Date.FormatStyle) -> Date.FormatStyle {
    var style = style.locale(locale)
    style.calendar = calendar
    style.timeZone = timeZone
    return style
  }
}

/// A datum as an author gave it: one, or a stretch from one to another.
struct Plotted: Sendable {
  var datum: Datum
  /// Where a stretch ends; nil for one value.
  var end: Datum?
  /// The unit that a date stands for; nil for the instant itself.
  var unit: Calendar.Component?
  /// Whose units are meant; nil for the reader's.
  var calendar: Calendar?

  /// The stretch that the value covers, or nil where it is one value.
  func stretch(in calendar: Calendar) -> (Datum, Datum)? {
    if let end { return (datum, end) }
    guard let unit, case .date(let date) = datum, let interval = (self.calendar ?? calendar).dateInterval(of: unit, for: date) else {
      return nil
    }
    return (.date(interval.start), .date(interval.end))
  }
}

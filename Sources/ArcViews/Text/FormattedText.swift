// Values made into text by a format, once the reader's conventions are known.

public import Foundation

/// A value with the format that makes it a text.
struct FormattedText: Equatable, Sendable {
  /// How a reader writes dates and numbers.
  struct Conventions: Sendable {
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    /// The instant drawn.
    var date: Date
  }

  /// A value and its format, which nothing changes once they are here; both are used on the main actor alone.
  private struct Rendering: @unchecked Sendable { let text: (Conventions) -> String }

  private let rendering: Rendering

  init(_ text: @escaping (Conventions) -> String) { rendering = Rendering(text: text) }

  init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    if let relative = format as? Date.RelativeFormatStyle, let event = input as? Date {
      rendering = Rendering { $0.relative(relative, to: event) }
    } else {
      rendering = Rendering { $0.applied(to: format).format(input) }
    }
  }

  init(_ subject: Any, formatter: Formatter?) {
    rendering = Rendering { conventions in
      guard let formatter else { return Self.plain(subject, conventions) }
      return conventions.applied(to: formatter).string(for: subject) ?? "\(subject)"
    }
  }

  /// The text in a reader's conventions.
  func text(_ conventions: Conventions) -> String { rendering.text(conventions) }

  /// A value without a formatter.
  private static func plain(_ subject: Any, _ conventions: Conventions) -> String {
    switch subject {
    case let date as Date:
      conventions.applied(to: Date.FormatStyle(date: .abbreviated, time: .shortened)).format(date)
    case let url as URL: url.absoluteString
    default: "\(subject)"
    }
  }

  static func == (a: FormattedText, b: FormattedText) -> Bool {
    a.text(.posix) == b.text(.posix)
  }
}

extension FormattedText.Conventions {
  static let posix = FormattedText.Conventions(
    locale: Locale(identifier: "en_US_POSIX"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
    date: Date(timeIntervalSince1970: 0))

  init(_ environment: EnvironmentValues) {
    self.init(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone, date: environment.date)
  }

  /// The format in these conventions. A date format that names no zone or calendar of its own takes those as well.
  func applied<F: FormatStyle>(to format: F) -> F {
    let localized = format.locale(locale)
    guard var date = localized as? Date.FormatStyle else { return localized }
    let standard = Date.FormatStyle()
    if date.timeZone == standard.timeZone { date.timeZone = timeZone }
    if date.calendar == standard.calendar { date.calendar = calendar }
    return date as? F ?? localized
  }

  /// How far an event lies from the instant drawn, where the style itself would ask the clock.
  func relative(_ style: Date.RelativeFormatStyle, to event: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: event, presentation: style.presentation, unitsStyle: style.unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: style.capitalizationContext
    ).format(date)
  }

  /// The formatter in these conventions, where it names none of its own.
  func applied(to formatter: Formatter) -> Formatter {
    switch formatter {
    case let date as DateFormatter:
      guard let copy = date.copy() as? DateFormatter else { return formatter }
      let standard = DateFormatter()
      if copy.timeZone == standard.timeZone { copy.timeZone = timeZone }
      if copy.locale == standard.locale { copy.locale = locale }
      return copy
    case let number as NumberFormatter:
      guard let copy = number.copy() as? NumberFormatter else { return formatter }
      if copy.locale == NumberFormatter().locale { copy.locale = locale }
      return copy
    default: return formatter
    }
  }
}

extension Text {
  init(_ formatted: FormattedText) { self.init(.formatted(formatted)) }

  /// A value made a text by a format style, in the reader's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedText(input, format: format)))
  }

  /// A value made a text by a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted(FormattedText(subject, formatter: formatter)))
  }

  public init<Subject: _ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted(FormattedText(subject, formatter: formatter)))
  }
}

extension EnvironmentValues {
  /// A value made a text by a format style, in the reader's conventions.
  package func text<F: FormatStyle>(of input: F.FormatInput, format: F) -> String where F.FormatOutput == String {
    FormattedText(input, format: format).text(FormattedText.Conventions(self))
  }
}

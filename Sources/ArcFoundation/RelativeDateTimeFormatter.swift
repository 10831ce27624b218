// `RelativeDateTimeFormatter`, which Foundation lacks here, over the relative format style.

public import Foundation

/// Writes how far one instant lies from another: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2 mo. ago", as narrow as the locale has it
    case abbreviated
  }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar that days and months are counted in, or nil for the Gregorian one in UTC.
  open var calendar: Calendar?
  /// The locale of the words, or nil for the one in force.
  open var locale: Locale?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where `date` lies as seen from `reference`.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    style.format(date, relativeTo: reference)
  }

  /// - Parameter timeInterval: seconds; negative is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// - Parameter dateComponents: a distance; negative numbers are in the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = gregorianOrOwn.date(byAdding: dateComponents, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  open override func string(for obj: Any?) -> String? { nil }

  private var gregorianOrOwn: Calendar {
    if let calendar { return calendar }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    return gregorian
  }

  private var style: AnchorFreeRelativeStyle {
    AnchorFreeRelativeStyle(
      isNamed: dateTimeStyle == .named, units: unitsStyle, locale: locale ?? Localization.locale, calendar: gregorianOrOwn)
  }
}

/// The relative format style with its anchor passed in rather than read from the machine's clock.
private struct AnchorFreeRelativeStyle {
  var isNamed: Bool
  var units: RelativeDateTimeFormatter.UnitsStyle
  var locale: Locale
  var calendar: Calendar

  func format(_ date: Date, relativeTo reference: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: isNamed ? .named : .numeric, unitsStyle: unitsStyle, locale: locale, calendar: calendar)
    return style.format(reference)
  }

  private var unitsStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch units {
    case .full: return .wide
    case .spellOut: return .spellOut
    case .short: return .abbreviated
    case .abbreviated: return .narrow
    }
  }
}

// `DateComponentsFormatter`, which is unavailable in Foundation here, over the duration format styles.

public import Foundation

/// Writes a length of time: "1 hour, 20 minutes", "1:20:00".
///
/// Years and months are written where the components name them, or counted in the calendar where two dates are given.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    /// "1:20:00"
    case positional
    /// "1h 20m"
    case abbreviated
    /// "1 hr, 20 min"
    case short
    /// "1 hour, 20 minutes"
    case full
    /// "one hour, twenty minutes"
    case spellOut
    /// "1hr 20min"
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Drops leading and, where positional, no inner zeros.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes every allowed unit, with two digits where positional.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// The units that may be written, or empty for all of them.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar, whose locale gives the words; nil for the Gregorian one in UTC and the locale in force.
  open var calendar: Calendar?
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  /// The most units that are written, or 0 for all.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Formatter.Context = .unknown

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// - Parameter interval: seconds.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval.rounded()))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = unitsInUse
    let parts = counting.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return string(units.map { ($0, parts.value(for: $0.component) ?? 0) })
  }

  open func string(from components: DateComponents) -> String? {
    let named = TimeUnit.all.filter { (components.value(for: $0.component) ?? 0) != 0 }
    guard !named.contains(where: { $0.seconds == nil }) else {
      return string(named.map { ($0, components.value(for: $0.component) ?? 0) })
    }
    let seconds = named.reduce(0.0) { $0 + Double(components.value(for: $1.component) ?? 0) * ($1.seconds ?? 0) }
    return string(from: seconds)
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var counting: Calendar {
    if let calendar { return calendar }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    return gregorian
  }

  private var locale: Locale { calendar?.locale ?? Localization.locale }

  private var unitsInUse: [TimeUnit] {
    let allowed = TimeUnit.all.filter { allowedUnits.contains($0.flag) }
    return allowed.isEmpty ? TimeUnit.all.filter { $0 != .week } : allowed
  }

  private func string(_ counted: [(TimeUnit, Int)]) -> String? {
    guard !counted.isEmpty else { return nil }
    var parts = kept(counted)
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    guard unitsStyle != .positional else { return positional(parts) }
    let words = parts.map { $0.0.text($0.1, unitsStyle, locale) }
    switch unitsStyle {
    case .abbreviated, .brief: return words.joined(separator: " ")
    case .positional, .short, .full, .spellOut: return words.joined(separator: ", ")
    }
  }

  /// What the zero rules leave; the smallest unit where they leave nothing.
  private func kept(_ counted: [(TimeUnit, Int)]) -> [(TimeUnit, Int)] {
    let rules = zeroFormattingBehavior
    if rules.contains(.pad) { return counted }
    var parts = counted
    let dropsByDefault = rules.contains(.default)
    if dropsByDefault || rules.contains(.dropLeading) { parts = Array(parts.drop { $0.1 == 0 }) }
    if rules.contains(.dropTrailing) || (dropsByDefault && unitsStyle != .positional) {
      while parts.last?.1 == 0 { parts.removeLast() }
    }
    if rules.contains(.dropMiddle) || (dropsByDefault && unitsStyle != .positional), parts.count > 2 {
      let inner = parts[1..<(parts.count - 1)].filter { $0.1 != 0 }
      parts = [parts[0]] + inner + [parts[parts.count - 1]]
    }
    return parts.isEmpty ? counted.suffix(1) : parts
  }

  private func positional(_ parts: [(TimeUnit, Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    let style = IntegerFormatStyle<Int>.number.locale(locale).grouping(.never)
    return parts.enumerated().map { index, part in
      let isClock = part.0 == .minute || part.0 == .second
      let padded = isClock && index > 0 || pads
      return part.1.formatted(padded ? style.precision(.integerLength(2...)) : style)
    }.joined(separator: ":")
  }
}

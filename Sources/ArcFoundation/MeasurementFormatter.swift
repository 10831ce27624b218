// `MeasurementFormatter`, which is unavailable in Foundation here.

public import Foundation

/// Writes a measure with its unit: "2.5 km".
///
/// Times are written in the locale's words. Other units have their symbols, which hardly differ between languages, and in the long style
/// English names. Units are not converted: Foundation here does not know which ones a region prefers.
open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The locale of number and words, or nil for the one in force.
  open var locale: Locale?
  /// Writes the number, or nil for at most two digits behind the point.
  open var numberFormatter: NumberFormatter?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func string<UnitType: Foundation.Unit>(from measurement: Measurement<UnitType>) -> String {
    MeasureWords(
      locale: locale ?? Localization.locale, style: unitStyle, hidesTemperatureUnit: unitOptions.contains(.temperatureWithoutUnit)
    )
    .string(measurement.value, measurement.unit, number: numberFormatter)
  }

  /// The unit alone.
  open func string(from unit: Foundation.Unit) -> String { unit.symbol }

  open override func string(for obj: Any?) -> String? { nil }
}

/// Puts a number and a unit together.
struct MeasureWords {
  let locale: Locale
  let style: Formatter.UnitStyle
  let hidesTemperatureUnit: Bool

  func string(_ value: Double, _ unit: Foundation.Unit, number: NumberFormatter?) -> String {
    let number =
      number?.string(from: NSNumber(value: value))
      ?? value.formatted(FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...2)).locale(locale))
    return string(value, unit, written: number)
  }

  /// - Parameter number: The value as it is written.
  func string(_ value: Double, _ unit: Foundation.Unit, written number: String) -> String {
    if let unit = unit as? UnitDuration, let time = duration(value, unit) { return time }
    if unit is UnitTemperature {
      if hidesTemperatureUnit { return number + "°" }
      return style == .long ? "\(number) \(name(of: unit, value))" : number + unit.symbol
    }
    switch style {
    case .short: return number + unit.symbol
    case .long: return "\(number) \(name(of: unit, value))"
    default: return "\(number) \(unit.symbol)"
    }
  }

  private func duration(_ value: Double, _ unit: UnitDuration) -> String? {
    let known: [(UnitDuration, Duration.UnitsFormatStyle.Unit)] = [(.seconds, .seconds), (.minutes, .minutes), (.hours, .hours)]
    guard let styled = known.first(where: { $0.0 == unit })?.1, value == value.rounded() else { return nil }
    let width: Duration.UnitsFormatStyle.UnitWidth = style == .long ? .wide : style == .short ? .narrow : .abbreviated
    let seconds = Measurement(value: value, unit: unit).converted(to: .seconds).value
    return Duration.seconds(seconds).formatted(Duration.UnitsFormatStyle(allowedUnits: [styled], width: width).locale(locale))
  }

  private func name(of unit: Foundation.Unit, _ value: Double) -> String {
    guard let name = Self.names[unit.symbol] else { return unit.symbol }
    return value == 1 ? name.one : name.many
  }

  private static let names: [String: (one: String, many: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"), "yd": ("yard", "yards"),
    "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"), "gal": ("gallon", "gallons"),
    "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "kCal": ("kilocalorie", "kilocalories"), "kJ": ("kilojoule", "kilojoules"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
    "kWh": ("kilowatt-hour", "kilowatt-hours"), "hPa": ("hectopascal", "hectopascals"), "bar": ("bar", "bars"),
  ]
}

extension Measurement {
  /// The measure with at most two digits behind the point and its unit's symbol, in the locale in force.
  public func formatted() -> String {
    MeasureWords(locale: Localization.locale, style: .medium, hidesTemperatureUnit: false).string(value, unit, number: nil)
  }
}

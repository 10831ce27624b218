// Format styles of measures, which Foundation lacks here: "21°C", "5 miles".

public import Foundation

/// What a measure is for, which decides its unit where people have several.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String

  /// The unit that is usual where people live.
  public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
  /// The unit that the measure has.
  public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: MeasurementFormatUnitUsage { general }
  public static var person: MeasurementFormatUnitUsage { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: MeasurementFormatUnitUsage { general }
  public static var person: MeasurementFormatUnitUsage { asProvided }
  public static var personHeight: MeasurementFormatUnitUsage { asProvided }
  public static var visibility: MeasurementFormatUnitUsage { general }
  public static var rainfall: MeasurementFormatUnitUsage { asProvided }
  public static var snowfall: MeasurementFormatUnitUsage { asProvided }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: MeasurementFormatUnitUsage { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: MeasurementFormatUnitUsage { general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: MeasurementFormatUnitUsage { asProvided }
  public static var workout: MeasurementFormatUnitUsage { asProvided }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measure with its unit.
  ///
  /// Temperatures, distances, speeds and masses of the metric system are converted where people count otherwise; the rest is written in the
  /// unit that it has.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let rawValue: Int
      public static var wide: UnitWidth { UnitWidth(rawValue: 0) }
      public static var abbreviated: UnitWidth { UnitWidth(rawValue: 1) }
      public static var narrow: UnitWidth { UnitWidth(rawValue: 2) }

      var style: Formatter.UnitStyle { rawValue == 0 ? .long : rawValue == 1 ? .medium : .short }
    }

    public var width: UnitWidth
    /// The locale of number and words, or nil for the one in force.
    public var locale: Locale?
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether the scale of a temperature is left out.
    public var hidesScaleName: Bool

    public init(
      width: UnitWidth, locale: Locale? = nil, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil, hidesScaleName: Bool = false
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
      self.hidesScaleName = hidesScaleName
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement) -> String {
      let locale = locale ?? Localization.locale
      let measure = usage == .asProvided ? value : value.usual(in: locale)
      let number = numberFormatStyle ?? .number.precision(.fractionLength(measure.unit is UnitTemperature ? 0...0 : 0...1))
      // The narrow way to write a temperature has no scale.
      let hidesScale = hidesScaleName || (width == .narrow && measure.unit is UnitTemperature)
      return MeasureWords(locale: locale, style: width.style, hidesTemperatureUnit: hidesScale)
        .string(measure.value, measure.unit, written: number.locale(locale).format(measure.value))
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement { style.format(self) }

  /// The measure in the unit that is usual where a locale's people live.
  fileprivate func usual(in locale: Locale) -> Measurement {
    let system = locale.measurementSystem
    guard system != .metric else { return self }
    let other: Dimension? =
      switch unit {
      case let unit as UnitTemperature where system == .us && unit != .fahrenheit: UnitTemperature.fahrenheit
      case let unit as UnitLength where unit == .kilometers: UnitLength.miles
      case let unit as UnitSpeed where unit == .kilometersPerHour || unit == .metersPerSecond: UnitSpeed.milesPerHour
      case let unit as UnitMass where system == .us && unit == .kilograms: UnitMass.pounds
      default: nil
      }
    guard let unit = other as? UnitType else { return self }
    return converted(to: unit)
  }
}

extension FormatStyle {
  /// Writes a measure with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// Writes a temperature, with its scale or without.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle, hidesScaleName: hidesScaleName)
  }
}

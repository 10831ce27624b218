// The kinds of values for which `@Parameter` takes further labels, each also in its optional form.

public import ArcFoundation
public import Foundation

/// Integers and floating-point numbers.
public protocol IntentNumber {
  /// What a range of it is made of.
  associatedtype Bound: Sendable
}

extension Int: IntentNumber { public typealias Bound = Int }
extension Double: IntentNumber { public typealias Bound = Double }
extension Float: IntentNumber { public typealias Bound = Float }
extension Optional: IntentNumber where Wrapped: IntentNumber { public typealias Bound = Wrapped.Bound }

/// Texts.
public protocol IntentText {}

extension String: IntentText {}
extension Optional: IntentText where Wrapped: IntentText {}

/// Dates.
public protocol IntentDate {}

extension Date: IntentDate {}
extension DateComponents: IntentDate {}
extension Optional: IntentDate where Wrapped: IntentDate {}

/// Flags.
public protocol IntentFlag {}

extension Bool: IntentFlag {}
extension Optional: IntentFlag where Wrapped: IntentFlag {}

/// Quantities in a unit.
public protocol IntentMeasure {
  associatedtype Measured: Dimension
}

extension Measurement: IntentMeasure where UnitType: Dimension { public typealias Measured = UnitType }
extension Optional: IntentMeasure where Wrapped: IntentMeasure { public typealias Measured = Wrapped.Measured }

/// Files, one or several.
public protocol IntentFiles {}

extension IntentFile: IntentFiles {}
extension Array: IntentFiles where Element == IntentFile {}
extension Optional: IntentFiles where Wrapped: IntentFiles {}

/// Amounts of money.
public protocol IntentCurrency {}

extension IntentCurrencyAmount: IntentCurrency {}
extension Optional: IntentCurrency where Wrapped: IntentCurrency {}

/// How a number is entered.
public enum IntentNumberControlStyle: Sendable, Hashable {
  case field, stepper, slider
}

/// Which part of a date is meant.
public enum IntentDateKind: Sendable, Hashable {
  case date, time, dateTime
}

/// How many items a list takes. Without families it is the same for all.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
  /// The bounds, by the name of the family; the empty name is for all others.
  public var counts: [String: ClosedRange<Int>]

  public init(min: Int, max: Int) {
    counts = ["": min...max]
  }

  public init(integerLiteral value: Int) {
    counts = ["": value...value]
  }

  /// For each family a number of items.
  public init(dictionaryLiteral elements: (IntentWidgetFamily, IntentCollectionSize)...) {
    counts = [:]
    for (family, size) in elements { counts[family.rawValue] = size.counts[""] }
  }
}

/// The families as intents name them.
public enum IntentWidgetFamily: String, Sendable, Hashable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline
}

extension String {
  /// How a text is entered.
  public struct IntentInputOptions: Sendable, Hashable {
    public enum KeyboardType: Sendable, Hashable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
      case webSearch, asciiCapableNumberPad
    }

    public enum CapitalizationType: Sendable, Hashable {
      case none, words, sentences, allCharacters
    }

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
      autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  /// What a flag's two values are called.
  public struct IntentDisplayName: Sendable, Hashable {
    public var `true`: LocalizedStringResource
    public var `false`: LocalizedStringResource

    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
      self.true = trueName
      self.false = falseName
    }
  }
}

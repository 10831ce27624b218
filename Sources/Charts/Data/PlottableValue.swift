// A value of the data with its label.

public import Foundation

/// A labelled value. The label is for people who do not see the chart; nothing of it is drawn.
public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted

  init(_ plotted: Plotted) { self.plotted = plotted }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { .init(Plotted(datum: value.datum)) }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { .init(Plotted(datum: value.datum)) }
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue { .init(Plotted(datum: value.datum)) }
}

extension PlottableValue where Value: Comparable {
  /// A stretch of values, from its lower bound to its upper.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue { stretch(range) }
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue { stretch(range) }
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue { stretch(range) }

  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    .init(Plotted(datum: range.lowerBound.datum, end: range.upperBound.datum))
  }

  private static func stretch(_ range: Range<Value>) -> PlottableValue {
    .init(Plotted(datum: range.lowerBound.datum, end: range.upperBound.datum))
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for the whole hour, day, month … around it. `calendar` is the reader's where it is nil.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil)
    -> PlottableValue
  { .init(Plotted(datum: .date(value), unit: unit, calendar: calendar)) }

  public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue {
    .init(Plotted(datum: .date(value), unit: unit, calendar: calendar))
  }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil)
    -> PlottableValue
  { .init(Plotted(datum: .date(value), unit: unit, calendar: calendar)) }
}

/// A stretch of values between two thresholds, as bins make them.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  public func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
}

extension ChartBinRange: Hashable, Equatable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

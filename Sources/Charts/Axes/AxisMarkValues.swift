// Where the marks of an axis stand, and on which side.

public import Foundation

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?, least: Double?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case list([Datum])
  }

  let kind: Kind
  /// Whether an inferred domain grows to a value at this end; nil for what is usual.
  var roundsLower: Bool?
  var roundsUpper: Bool?

  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil, least: nil)) }

  /// About `desiredCount` round values; nil for what the room bears.
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount, least: nil), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, least: minimumStride.datum.scalar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Multiples of a number.
  public static func stride<P: Plottable & Numeric>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil)
    -> AxisMarkValues
  {
    AxisMarkValues(kind: .stride(stepSize.datum.scalar ?? 1), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The starts of every `count`th unit of a calendar, the reader's where it is nil.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dates(component, count, calendar), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
}

/// The side on which an axis stands.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let kind: Kind

  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How labels lie about their marks.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }

  let kind: Kind

  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Grid lines reach under the labels.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// The first and the last label end where the plot ends.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels stand in the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// A value of an axis as its marks see it.
public struct AxisValue: Sendable {
  let datum: Datum
  /// The value's number among those of the axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int

  /// The value as a type, or nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

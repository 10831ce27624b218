// What a scale is made for: the values at its ends, its categories, and how it runs between them.

public import Foundation

/// The values that a scale covers.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Array: ScaleDomain where Element: Plottable {}

/// What data says of a domain, with wishes.
public struct AutomaticScaleDomain: ScaleDomain {
  var includesZero: Bool?
  var isReversed = false
  /// What an author makes of the values found.
  var change: ((inout [Datum]) -> Void)?
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// `includesZero` is for numbers, true where it is nil.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }

  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type, modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { data in
      var values = data.compactMap { Value(datum: $0) }
      modifyInferredDomain(&values)
      data = values.map(\.datum)
    }
  }
}

/// A domain with its types forgotten.
enum DomainWish {
  case automatic(AutomaticScaleDomain)
  case range(Datum, Datum)
  case list([Datum])

  init(_ domain: some ScaleDomain) {
    switch domain {
    case let automatic as AutomaticScaleDomain: self = .automatic(automatic)
    case let list as any DatumList: self = list.wish
    default: self = .automatic(AutomaticScaleDomain())
    }
  }
}

extension DomainWish {
  /// The least and the greatest number, where the domain names them.
  var numbers: ClosedRange<Double>? {
    let scalars: [Double] =
      switch self {
      case .automatic: []
      case .range(let lower, let upper): [lower, upper].compactMap(\.scalar)
      case .list(let list): list.compactMap(\.scalar)
      }
    let known = scalars.filter { !$0.isNaN }
    guard let lower = known.min(), let upper = known.max() else { return nil }
    return lower...upper
  }
}

/// A collection of plottable values, whatever its types.
private protocol DatumList { var wish: DomainWish { get } }

extension ClosedRange: DatumList where Bound: Plottable {
  fileprivate var wish: DomainWish { .range(lowerBound.datum, upperBound.datum) }
}

extension Array: DatumList where Element: Plottable {
  fileprivate var wish: DomainWish { .list(map(\.datum)) }
}

/// How a scale runs between its ends.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, squareRoot, date, category
    case symmetricLog(Double)
    case power(Double)
  }

  let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
  public static let symmetricLog = ScaleType.symmetricLog(slopeAtZero: 1)
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// A value bent so that equal steps of it are equal distances; nil where the scale has no place for it.
  func bent(_ value: Double) -> Double? {
    switch kind {
    case .linear, .date, .category: value
    case .log: value > 0 ? log10(value) : nil
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }

  /// The value again.
  func straight(_ bent: Double) -> Double {
    switch kind {
    case .linear, .date, .category: bent
    case .log: pow(10, bent)
    case .squareRoot: bent < 0 ? -bent * bent : bent * bent
    case .symmetricLog(let slope): (bent < 0 ? -1 : 1) * expm1(abs(bent)) / slope
    case .power(let exponent): (bent < 0 ? -1 : 1) * pow(abs(bent), 1 / exponent)
    }
  }
}

/// The room that a scale of positions fills.
public protocol PositionScaleRange {}

/// The plot's length, less paddings.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  var start = 0.0
  var end = 0.0
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// Paddings in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(start: padding, end: padding) }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

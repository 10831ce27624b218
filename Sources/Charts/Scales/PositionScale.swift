// A scale of one axis: from values to points and back.

import Foundation

/// What an axis covers.
enum AxisDomain: Equatable {
  /// Numbers, or seconds since 2001 where they are dates.
  case continuous(Double, Double, isDate: Bool)
  case categories([String])

  var isDate: Bool {
    switch self {
    case .continuous(_, _, let isDate): isDate
    case .categories: false
    }
  }

  /// The room of one category in a length, nil where there are none.
  func band(in length: Double) -> Double? {
    switch self {
    case .continuous: nil
    case .categories(let names): length / Double(max(names.count, 1))
    }
  }

  var isCategories: Bool {
    switch self {
    case .continuous: false
    case .categories: true
    }
  }
}

/// Places values of a domain along a plot.
struct PositionScale {
  let domain: AxisDomain
  let type: ScaleType
  /// The place of the domain's start and of its end, in points from the plot's left or top edge.
  let start: Double
  let end: Double
  private let ranks: [String: Int]

  init(_ domain: AxisDomain, type: ScaleType = .linear, start: Double, end: Double) {
    self.domain = domain
    self.type = type
    self.start = start
    self.end = end
    switch domain {
    case .continuous: ranks = [:]
    case .categories(let names): ranks = Dictionary(zip(names, 0...), uniquingKeysWith: { first, _ in first })
    }
  }

  /// The room of one category, in points; nil on a continuous scale.
  var band: Double? {
    switch domain {
    case .continuous: nil
    case .categories(let names): abs(end - start) / Double(max(names.count, 1))
    }
  }

  /// The place of a value: a category's middle. Nil for what the scale does not cover.
  func position(_ datum: Datum) -> Double? {
    switch domain {
    case .continuous(let lower, let upper, _):
      guard let scalar = datum.scalar, scalar.isFinite, let value = type.bent(scalar), let low = type.bent(lower),
        let high = type.bent(upper)
      else { return nil }
      guard high != low else { return (start + end) / 2 }
      let place = start + (value - low) / (high - low) * (end - start)
      return place.isFinite ? min(max(place, -1e6), 1e6) : nil
    case .categories(let names):
      guard case .category(let name) = datum, let rank = ranks[name] else { return nil }
      return start + (Double(rank) + 0.5) / Double(names.count) * (end - start)
    }
  }

  /// The value at a place.
  func datum(at place: Double) -> Datum? {
    guard end != start else { return nil }
    let share = (place - start) / (end - start)
    switch domain {
    case .continuous(let lower, let upper, let isDate):
      guard let low = type.bent(lower), let high = type.bent(upper) else { return nil }
      let value = type.straight(low + share * (high - low))
      return isDate ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
    case .categories(let names):
      guard share >= 0, share < 1 else { return nil }
      return .category(names[Int(share * Double(names.count))])
    }
  }

  /// Where bars begin: zero, or the end of the domain that is nearer to it.
  var base: Double {
    switch domain {
    case .continuous(let lower, let upper, false):
      if type.kind == .log { return start }
      return position(.number(min(max(0, min(lower, upper)), max(lower, upper)))) ?? start
    case .continuous, .categories: return start
    }
  }
}

// What the marks of a chart say of one axis, and the domain that follows from it.

import Foundation

/// The values that marks have on one axis.
struct AxisData {
  private(set) var lower = Double.infinity
  private(set) var upper = -Double.infinity
  private(set) var hasNumbers = false
  private(set) var hasDates = false
  private(set) var categories: [String] = []
  private var known: Set<String> = []
  /// Places of bars that have no room of their own: neither a category nor a bin.
  private var bars: Set<Double> = []
  /// Whether a bar or an area grows along the axis in shares of a whole.
  var isShare = false

  var isEmpty: Bool { categories.isEmpty && !hasNumbers && !hasDates }

  mutating func add(_ span: Span) {
    switch span {
    case .whole, .point, .points: break
    case .value(let datum): add(datum)
    case .bin(let start, let end), .range(let start, let end):
      add(start)
      add(end)
    }
  }

  mutating func add(_ datum: Datum) {
    switch datum {
    case .category(let name): if known.insert(name).inserted { categories.append(name) }
    case .number(let number):
      hasNumbers = true
      include(number)
    case .date(let date):
      hasDates = true
      include(date.timeIntervalSinceReferenceDate)
    }
  }

  mutating func include(_ scalar: Double) {
    lower = min(lower, scalar)
    upper = max(upper, scalar)
  }

  mutating func addBar(at span: Span) {
    if case .value(let datum) = span, let scalar = datum.scalar { bars.insert(scalar) }
  }

  /// The least distance between bars without a room of their own; nil without such bars.
  var barGap: Double? {
    guard !bars.isEmpty else { return nil }
    let places = bars.sorted()
    let gap = zip(places, places.dropFirst()).map { $1 - $0 }.min()
    return gap ?? (hasDates ? 86_400 : 1)
  }

  /// The values found, as an author may change them.
  var found: [Datum] {
    if !categories.isEmpty { return categories.map { .category($0) } }
    guard lower <= upper else { return [] }
    return [lower, upper].map { hasDates ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }
  }

  /// The domain before it is rounded, whether it may be rounded, and whether it runs backward.
  func domain(_ scale: ChartSettings.Scale) -> (AxisDomain, isInferred: Bool, isReversed: Bool) {
    switch scale.domain {
    case .range(let a, let b):
      guard let lower = a.scalar, let upper = b.scalar else { return (.categories([a, b].compactMap(\.category)), false, false) }
      return (.continuous(lower, upper, isDate: a.isDate), false, false)
    case .list(let list):
      let names = list.compactMap(\.category)
      if !names.isEmpty { return (.categories(names), false, false) }
      let scalars = list.compactMap(\.scalar).filter(\.isFinite)
      guard let first = scalars.first, let last = scalars.last else { return (inferred(nil, scale.type), true, false) }
      // A list that runs down is a scale that runs backward.
      let isReversed = last < first
      return (.continuous(scalars.min() ?? first, scalars.max() ?? last, isDate: list[0].isDate), false, isReversed)
    case .automatic(let wish):
      var data = self
      if let change = wish.change {
        var values = found
        change(&values)
        data = AxisData()
        for value in values { data.add(value) }
        data.bars = bars
      }
      return (data.inferred(wish.includesZero, scale.type), true, wish.isReversed)
    case nil: return (inferred(nil, scale.type), true, false)
    }
  }

  private func inferred(_ includesZero: Bool?, _ type: ScaleType?) -> AxisDomain {
    if !categories.isEmpty { return .categories(categories) }
    guard lower <= upper else { return .continuous(0, 1, isDate: false) }
    var (low, high) = (lower, upper)
    if let gap = barGap { (low, high) = (low - gap / 2, high + gap / 2) }
    if !hasDates, includesZero ?? true, type?.kind != .log { (low, high) = (min(low, 0), max(high, 0)) }
    if low == high {
      // One value alone stands in the middle.
      let room = hasDates ? 43_200 : (low == 0 ? 0.5 : abs(low) / 2)
      (low, high) = low == 0 && !hasDates ? (0, 1) : (low - room, high + room)
    }
    return .continuous(low, high, isDate: hasDates)
  }
}

extension Datum {
  fileprivate var category: String? {
    if case .category(let name) = self { return name }
    return nil
  }
}

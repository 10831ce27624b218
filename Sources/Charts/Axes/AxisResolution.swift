// From what is said of an axis to its domain and its values.

import ArcViews
import Foundation

/// The domain of an axis with the values at which it has marks.
@MainActor
struct AxisResolution {
  private(set) var domain: AxisDomain
  let type: ScaleType
  private(set) var isReversed: Bool
  let isInferred: Bool
  /// The values of each set of marks, and the unit by which dates were stepped.
  private(set) var values: [(group: AxisGroup, values: [Datum], unit: Calendar.Component?)] = []

  /// `length` is about the axis's length in points, `isShown` whether its marks are drawn.
  init(
    _ data: AxisData, _ scale: ChartSettings.Scale, groups: [AxisGroup], axis: Axis, length: Double, isShown: Bool, calendar: Calendar
  ) {
    (domain, isInferred, isReversed) = data.domain(scale)
    type = scale.type ?? .linear
    if scale.type?.kind == .category, case .continuous = domain { domain = .categories(data.found.map { "\($0)" }) }
    let room = axis == .vertical ? 27.0 : (domain.isDate ? 52.0 : 44.0)
    let most = axis == .vertical ? 6 : 8
    let usual = length / room >= 1 ? Int(min(length / room, Double(most))) : 1
    if isShown, isInferred { round(groups, data, usual) }
    if scale.scrolls { scroll(scale, calendar) }
    guard isShown else { return }
    for group in groups {
      let (values, unit) = values(of: group, usual, calendar)
      self.values.append((group, values, unit))
    }
  }

  /// The step of automatic values.
  private func step(_ values: AxisMarkValues, _ lower: Double, _ upper: Double, _ usual: Int) -> Double? {
    switch values.kind {
    case .automatic(let count, let least):
      let step = count.map { Ticks.step(span: upper - lower, count: max($0 - 1, 1)) } ?? Ticks.step(from: lower, to: upper, most: usual)
      return max(step, least ?? 0)
    case .stride(let step): return step > 0 ? step : nil
    case .dates, .list: return nil
    }
  }

  /// Lets an inferred domain end at round values, and cover those that an author names.
  private mutating func round(_ groups: [AxisGroup], _ data: AxisData, _ usual: Int) {
    guard case .continuous(var lower, var upper, let isDate) = domain else { return }
    for group in groups {
      if case .list(let list) = group.values.kind {
        for scalar in list.compactMap(\.scalar) where scalar.isFinite { (lower, upper) = (min(lower, scalar), max(upper, scalar)) }
      }
    }
    if let group = groups.first, !isDate, type.kind != .log, let step = step(group.values, lower, upper, usual) {
      let rounds = data.barGap == nil
      let (low, high) = (floor(lower / step + 1e-9) * step, ceil(upper / step - 1e-9) * step)
      if group.values.roundsLower ?? rounds { lower = low }
      if group.values.roundsUpper ?? rounds { upper = high }
    }
    domain = .continuous(lower, upper, isDate: isDate)
  }

  /// Narrows the domain to what is seen at once.
  private mutating func scroll(_ scale: ChartSettings.Scale, _ calendar: Calendar) {
    switch domain {
    case .continuous(let lower, let upper, let isDate):
      guard let length = scale.visibleLength, length > 0, length < upper - lower else { return }
      let start = min(max(scale.scrollStart?.scalar ?? lower, lower), upper - length)
      domain = .continuous(start, start + length, isDate: isDate)
    case .categories(let names):
      guard let length = scale.visibleLength, length >= 1, Int(length) < names.count else { return }
      var start = 0
      if case .category(let name) = scale.scrollStart { start = names.firstIndex(of: name) ?? 0 }
      start = min(start, names.count - Int(length))
      domain = .categories(Array(names[start..<start + Int(length)]))
    }
  }

  private func values(of group: AxisGroup, _ usual: Int, _ calendar: Calendar) -> ([Datum], Calendar.Component?) {
    switch (domain, group.values.kind) {
    case (.categories(let names), .list(let list)):
      let known = Set(names)
      return (
        list.filter { if case .category(let name) = $0 { known.contains(name) } else { false } }, nil
      )
    case (.categories(let names), _): return (names.map { .category($0) }, nil)
    case (.continuous(let lower, let upper, let isDate), .list(let list)):
      let slack = (upper - lower) * 1e-9
      return (
        list.filter { datum in
          guard let scalar = datum.scalar, datum.isDate == isDate else { return false }
          return scalar >= min(lower, upper) - slack && scalar <= max(lower, upper) + slack
        }, nil
      )
    case (.continuous(let lower, let upper, true), .dates(let unit, let count, let own)):
      return (dates(unit, count, lower, upper, own ?? calendar), unit)
    case (.continuous(let lower, let upper, true), .automatic(let count, _)):
      let (unit, step) = Ticks.dateStep(span: upper - lower, count: count ?? usual)
      return (dates(unit, step, lower, upper, calendar), unit)
    case (.continuous(let lower, let upper, true), .stride(let step)):
      return (Ticks.multiples(of: step, from: lower, to: upper).map { .date(Date(timeIntervalSinceReferenceDate: $0)) }, nil)
    case (.continuous(let lower, let upper, false), .automatic(let count, _)) where type.kind == .log:
      return (Ticks.logarithmic(from: lower, to: upper, count: count ?? usual).map { .number($0) }, nil)
    case (.continuous(let lower, let upper, false), _):
      guard let step = step(group.values, lower, upper, usual), upper > lower else { return ([.number(lower)], nil) }
      return (Ticks.multiples(of: step, from: lower, to: upper).map { .number($0) }, nil)
    }
  }

  private func dates(_ unit: Calendar.Component, _ count: Int, _ lower: Double, _ upper: Double, _ calendar: Calendar) -> [Datum] {
    guard lower <= upper else { return [] }
    let range = Date(timeIntervalSinceReferenceDate: lower)...Date(timeIntervalSinceReferenceDate: upper)
    return Ticks.dates(unit, count: count, in: range, calendar: calendar).map { .date($0) }
  }

  /// Lets the domain reach further up, by a share of its span.
  mutating func raise(by share: Double) {
    guard case .continuous(let lower, let upper, let isDate) = domain else { return }
    domain = .continuous(lower, upper + (upper - lower) * share, isDate: isDate)
  }
}

// Marks with their stacks settled: each knows what it covers of both axes.

import Foundation

/// What a mark covers of one axis.
enum Span: Hashable {
  /// All of the plot.
  case whole
  case value(Datum)
  /// A value that stands for a stretch: a day, a bin.
  case bin(Datum, Datum)
  case range(Datum, Datum)
  /// In points from the plot's leading or top edge; nil for the middle.
  case point(Double?)
  /// In points; nil for the plot's edges.
  case points(Double?, Double?)

  /// Nil where a value is no number that can be drawn.
  init?(_ extent: Extent, calendar: Calendar) {
    switch extent {
    case .whole: self = .whole
    case .point(let place): self = .point(place.map { Double($0) })
    case .points(let start, let end): self = .points(start.map { Double($0) }, end.map { Double($0) })
    case .at(let value):
      guard value.datum.isFinite else { return nil }
      if let (start, end) = value.stretch(in: calendar) {
        guard end.isFinite else { return nil }
        self = .bin(start, end)
      } else {
        self = .value(value.datum)
      }
    case .between(let start, let end):
      guard start.datum.isFinite, end.datum.isFinite else { return nil }
      self = .range(start.datum, end.datum)
    }
  }

  /// Whether bars stand across this rather than grow along it.
  var isBase: Bool {
    switch self {
    case .bin, .value(.category): true
    case .whole, .value, .range, .point, .points: false
    }
  }

  /// The number of a value that bars grow to.
  var number: Double? {
    if case .value(.number(let number)) = self { return number }
    return nil
  }
}

/// A mark that knows its place in the data.
struct PlacedMark {
  var mark: Mark
  var x: Span
  var y: Span
  /// Whether a bar or an area grows along the y axis.
  var isUpright = true
  /// Its number among marks put beside one another, and how many there are.
  var slot: (index: Int, count: Int)?
  /// Whether it only breaks a line: its value is no number.
  var isGap = false

  init?(_ mark: Mark, calendar: Calendar) {
    self.mark = mark
    let (x, y) = (Span(mark.x, calendar: calendar), Span(mark.y, calendar: calendar))
    switch mark.kind {
    case .line, .area: isGap = x == nil || y == nil
    case .bar, .point, .rule, .rectangle, .sector: if x == nil || y == nil { return nil }
    }
    self.x = x ?? .whole
    self.y = y ?? .whole
    isUpright = Self.isUpright(self.x, self.y)
  }

  private static func isUpright(_ x: Span, _ y: Span) -> Bool {
    switch (x, y) {
    case (.range, _), (.points, _): return false
    case (_, .range), (_, .points): return true
    case (.point, _), (.whole, _): return true
    case (_, .point), (_, .whole): return false
    case (.value(let a), .value(let b)):
      if b.isCategory { return a.isCategory }
      return a.isCategory || !(b.isDate && !a.isDate)
    case (.bin, _): return true
    case (_, .bin): return false
    }
  }

  /// The axis that bars stand on.
  var base: Span { isUpright ? x : y }

  /// The axis that bars grow along.
  var growth: Span {
    get { isUpright ? y : x }
    set { if isUpright { y = newValue } else { x = newValue } }
  }
}

/// Puts bars and areas of one place on top of one another.
struct Stacking {
  private struct Place: Hashable {
    var base: Span
    var slot: Int?
    var isUpright: Bool
    var isArea: Bool
  }

  private struct Pile {
    /// The sums of what was put on it, up and down.
    var up = 0.0
    var down = 0.0
    /// The sum of sizes in the end.
    var total = 0.0
  }

  private var piles: [Place: Pile] = [:]

  static func settle(_ marks: inout [PlacedMark]) {
    var stacking = Stacking()
    for mark in marks {
      guard let (place, _) = stacking.place(of: mark), let number = mark.growth.number else { continue }
      stacking.piles[place, default: Pile()].total += abs(number)
    }
    for index in marks.indices { stacking.put(&marks[index]) }
  }

  private func place(of mark: PlacedMark) -> (Place, MarkStackingMethod)? {
    switch mark.mark.kind {
    case .bar(let method): (Place(base: mark.base, slot: mark.slot?.index, isUpright: mark.isUpright, isArea: false), method)
    case .area(let method): (Place(base: mark.base, slot: nil, isUpright: mark.isUpright, isArea: true), method)
    case .line, .point, .rule, .rectangle, .sector: nil
    }
  }

  private mutating func put(_ mark: inout PlacedMark) {
    guard let (place, method) = place(of: mark), let number = mark.growth.number else { return }
    var pile = piles[place] ?? Pile()
    var (from, to) = (0.0, number)
    switch method.kind {
    case .unstacked: break
    case .standard, .normalized, .center:
      if number < 0 {
        (from, to) = (pile.down, pile.down + number)
        pile.down = to
      } else {
        (from, to) = (pile.up, pile.up + number)
        pile.up = to
      }
    }
    switch method.kind {
    case .standard, .unstacked: break
    case .normalized where pile.total > 0: (from, to) = (from / pile.total, to / pile.total)
    case .center: (from, to) = (from - pile.total / 2, to - pile.total / 2)
    case .normalized: break
    }
    piles[place] = pile
    mark.growth = .range(.number(from), .number(to))
  }
}

// Bins: equal stretches that values are counted in.

public import Foundation

/// Equal stretches of numbers.
public struct NumberBins<Value: BinaryFloatingPoint> {
  /// The edges of the bins, ascending.
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// Bins of `size` that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    let count = last > first ? Int(Swift.min(last - first, 10_000)) : 0
    thresholds = (0...count).map { (first + Value($0)) * size }
  }

  /// About `desiredCount` bins of a round size that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let step = Ticks.step(span: Double(range.upperBound - range.lowerBound), count: Swift.max(desiredCount, 1))
    self.init(size: Value(step), range: range)
  }

  /// Bins that cover some data.
  public init(data: [Value], desiredCount: Int = 10) {
    let finite = data.filter(\.isFinite)
    self.init(range: (finite.min() ?? 0)...(finite.max() ?? 1), desiredCount: desiredCount)
  }

  /// The number of the bin that holds a value, held to the first and the last.
  public func index(for value: Value) -> Int {
    var (low, high) = (0, thresholds.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> { ChartBinRange(thresholds[position], thresholds[position + 1]) }
}

/// Stretches of a calendar's units.
public struct DateBins {
  /// The edges of the bins, ascending.
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Bins of a unit, `by` units each, that cover a range.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = Calendar(identifier: .gregorian))
  {
    var dates = Ticks.dates(unit, count: count, in: range, calendar: calendar, startsBefore: true)
    if let last = dates.last, let next = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: last) { dates.append(next) }
    thresholds = dates
  }

  /// The number of the bin that holds a date, held to the first and the last.
  public func index(for date: Date) -> Int {
    Swift.max(0, (thresholds.firstIndex { $0 > date } ?? thresholds.count - 1) - 1)
  }
}

extension DateBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> { ChartBinRange(thresholds[position], thresholds[position + 1]) }
}

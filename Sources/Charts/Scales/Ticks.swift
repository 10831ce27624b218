// Round values along an axis.

import Foundation

/// The rules by which an axis gets its values.
enum Ticks {
  /// A round step (1, 2 or 5 times a power of ten) that makes about `count` steps of a span.
  static func step(span: Double, count: Int) -> Double {
    let raw = abs(span) / Double(max(count, 1))
    guard raw > 0, raw.isFinite else { return 1 }
    let power = pow(10, floor(log10(raw)))
    let rest = raw / power
    let factor: Double =
      switch rest {
      case ..<1.415: 1
      case ..<3.163: 2
      case ..<7.072: 5
      default: 10
      }
    return power * factor
  }

  /// The least round step that makes at most `most` steps of the range that it rounds to.
  static func step(from lower: Double, to upper: Double, most: Int) -> Double {
    var result = step(span: upper - lower, count: most * 3)
    for _ in 0..<6 {
      if ceil(upper / result - 1e-9) - floor(lower / result + 1e-9) <= Double(max(most, 1)) { break }
      result = next(result)
    }
    return result
  }

  /// The round step after one.
  private static func next(_ step: Double) -> Double {
    let power = pow(10, floor(log10(step) + 1e-9))
    switch (step / power).rounded() {
    case ..<2: return 2 * power
    case ..<5: return 5 * power
    default: return 10 * power
    }
  }

  /// The multiples of a step between two numbers, ends included.
  static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard first.isFinite, last >= first, last - first < 2000 else { return [] }
    // A step below one is 1 over a whole number, which divides more exactly than its reciprocal multiplies.
    let inverse = (1 / step).rounded()
    let isFraction = step < 1 && abs(inverse * step - 1) < 1e-9
    return (0...Int(last - first)).map { index in
      let number = first + Double(index)
      return isFraction ? number / inverse : number * step
    }
  }

  /// Powers of ten, with 2 and 5 times them where few fit.
  static func logarithmic(from lower: Double, to upper: Double, count: Int) -> [Double] {
    guard lower > 0, upper > lower, upper.isFinite else { return [] }
    let (first, last) = (Int(floor(log10(lower) + 1e-9)), Int(floor(log10(upper) + 1e-9)))
    let powers = last - first + 1
    let factors: [Double] = powers >= 3 ? [1] : [1, 2, 5]
    let stride = max(1, powers / max(count, 1))
    let (least, most) = (lower * (1 - 1e-9), upper * (1 + 1e-9))
    var result: [Double] = []
    for power in Swift.stride(from: first, through: last, by: stride) {
      for factor in factors {
        let number = factor * pow(10, Double(power))
        if number >= least, number <= most { result.append(number) }
      }
    }
    return result
  }

  /// The step of a calendar's units that makes at most `count` values of a span of seconds.
  static func dateStep(span: Double, count: Int) -> (unit: Calendar.Component, count: Int) {
    let steps: [(Calendar.Component, Int, Double)] = [
      (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
      (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400),
      (.day, 2, 172_800), (.day, 4, 345_600), (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800),
      (.month, 3, 7_889_400),
      (.month, 6, 15_778_800), (.year, 1, 31_557_600),
    ]
    let most = Double(max(count, 1)) + 0.5
    if let step = steps.first(where: { span / $0.2 <= most }) { return (step.0, step.1) }
    let years = Self.step(span: span / 31_557_600, count: max(count, 1))
    return (.year, years > 1 ? Int(min(years, 1e9)) : 1)
  }

  /// The starts of units, `count` units apart, within a range of dates.
  static func dates(
    _ unit: Calendar.Component, count: Int, in range: ClosedRange<Date>, calendar: Calendar, startsBefore: Bool = false
  ) -> [Date] {
    let count = max(count, 1)
    guard var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else { return [] }
    // Several units start at a multiple: every third hour at 0, 3, 6.
    let places: [Calendar.Component: Calendar.Component] = [.second: .minute, .minute: .hour, .hour: .day, .month: .year]
    if count > 1, let around = places[unit], let start = calendar.dateInterval(of: around, for: date)?.start,
      let passed = calendar.dateComponents([unit], from: start, to: date).value(for: unit)
    {
      date = calendar.date(byAdding: unit, value: passed / count * count, to: start) ?? date
    }
    if count > 1, unit == .year {
      date = calendar.date(byAdding: .year, value: -(calendar.component(.year, from: date) % count), to: date) ?? date
    }
    var result: [Date] = []
    let first = date
    for index in 0..<2000 {
      guard let next = calendar.date(byAdding: unit, value: index * count, to: first), next <= range.upperBound else { break }
      if next >= range.lowerBound || startsBefore { result.append(next) }
    }
    return result
  }
}

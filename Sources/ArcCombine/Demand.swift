// How many values a subscriber wants, and how a publisher ends.

extension Subscribers {
  /// A number of values that are wanted, or all of them.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// nil for all.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is no less than nothing")
      return Demand(max: value)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func + (a: Demand, b: Demand) -> Demand {
      guard let x = a.max, let y = b.max else { return .unlimited }
      let (sum, overflow) = x.addingReportingOverflow(y)
      return overflow ? .unlimited : Demand(max: sum)
    }

    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// No less than nothing; what is unlimited stays so.
    public static func - (a: Demand, b: Int) -> Demand { a.max.map { Demand(max: Swift.max(0, $0 - b)) } ?? .unlimited }
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func * (a: Demand, b: Int) -> Demand {
      guard let x = a.max else { return .unlimited }
      let (product, overflow) = x.multipliedReportingOverflow(by: b)
      return overflow ? .unlimited : .max(product)
    }

    public static func < (a: Demand, b: Demand) -> Bool {
      switch (a.max, b.max) {
      case (let x?, let y?): x < y
      case (_?, nil): true
      case (nil, _): false
      }
    }

    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    public static func < (a: Demand, b: Int) -> Bool { a < .max(b) }
  }

  /// How a publisher ends.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

// What can stand on an axis: numbers, dates and names, and authors' types that come down to one of them.

public import Foundation

/// A value that an axis or a legend can show.
public protocol Plottable {
  /// What the value comes down to.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  var primitivePlottable: PrimitivePlottable { get }

  /// The value again; nil where there is none for what is given.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a name.
public protocol PrimitivePlottableProtocol: Plottable, Hashable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

/// A primitive value that becomes a datum and back.
protocol DatumConvertible {
  var plainDatum: Datum { get }

  /// Nil where the datum is of another kind.
  init?(plain datum: Datum)
}

extension DatumConvertible where Self: BinaryInteger {
  var plainDatum: Datum { .number(Double(self)) }

  init?(plain datum: Datum) {
    guard case .number(let number) = datum, number.isFinite, abs(number) < 9e15 else { return nil }
    self.init(exactly: Int64(number.rounded(.towardZero)))
  }
}

extension DatumConvertible where Self: BinaryFloatingPoint {
  var plainDatum: Datum { .number(Double(self)) }

  init?(plain datum: Datum) {
    guard case .number(let number) = datum else { return nil }
    self.init(number)
  }
}

extension Int: PrimitivePlottableProtocol, DatumConvertible {}
extension Int8: PrimitivePlottableProtocol, DatumConvertible {}
extension Int16: PrimitivePlottableProtocol, DatumConvertible {}
extension Int32: PrimitivePlottableProtocol, DatumConvertible {}
extension Int64: PrimitivePlottableProtocol, DatumConvertible {}
extension UInt: PrimitivePlottableProtocol, DatumConvertible {}
extension UInt8: PrimitivePlottableProtocol, DatumConvertible {}
extension UInt16: PrimitivePlottableProtocol, DatumConvertible {}
extension UInt32: PrimitivePlottableProtocol, DatumConvertible {}
extension UInt64: PrimitivePlottableProtocol, DatumConvertible {}
extension Double: PrimitivePlottableProtocol, DatumConvertible {}
extension Float: PrimitivePlottableProtocol, DatumConvertible {}
extension CGFloat: PrimitivePlottableProtocol, DatumConvertible {}

extension Decimal: PrimitivePlottableProtocol, DatumConvertible {
  var plainDatum: Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

  init?(plain datum: Datum) {
    guard case .number(let number) = datum else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol, DatumConvertible {
  var plainDatum: Datum { .category(self) }

  init?(plain datum: Datum) {
    guard case .category(let name) = datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol, DatumConvertible {
  var plainDatum: Datum { .date(self) }

  init?(plain datum: Datum) {
    guard case .date(let date) = datum else { return nil }
    self = date
  }
}

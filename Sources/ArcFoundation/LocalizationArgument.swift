// What may stand in a localized string's gaps, and how each is written in a locale.

public import Foundation

/// A value in a gap of a localized string, kept as data so that it can be written in any locale later.
public enum LocalizationArgument: Sendable, Hashable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case resource(LocalizedStringResource)
  /// Written by a format style once the locale is known.
  case styled(StyledArgument)

  /// The conversion that stands for it in a key, for example `lld`.
  public var conversion: String {
    switch self {
    case .string, .resource, .styled: return "@"
    case .integer: return "lld"
    case .unsigned: return "llu"
    case .number: return "lf"
    }
  }

  /// The number it stands for in plural rules, or nil where it is none.
  var quantity: PluralOperand? {
    switch self {
    case .string, .resource, .styled: return nil
    case .integer(let value): return PluralOperand(Int(clamping: value))
    case .unsigned(let value): return PluralOperand(Int(clamping: value))
    case .number(let value): return PluralOperand(value, fractionDigits: value == value.rounded() ? 0 : 6)
    }
  }
}

/// A value with the style that will write it.
public struct StyledArgument: Sendable, Hashable {
  private let text: @Sendable (Locale) -> String

  /// - Parameter text: writes the value in a locale.
  public init(_ text: @escaping @Sendable (Locale) -> String) {
    self.text = text
  }

  /// The value as it reads in `locale`.
  public func string(in locale: Locale) -> String { text(locale) }

  private static let reference = Locale(identifier: "en_US_POSIX")

  /// Equal where both read the same in a fixed locale.
  public static func == (a: StyledArgument, b: StyledArgument) -> Bool {
    a.text(reference) == b.text(reference)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text(Self.reference))
  }
}

/// A value that `"\(value)"` in a localized string writes as a number of the locale.
public protocol LocalizationNumber {
  /// The value as an argument.
  var localizationArgument: LocalizationArgument { get }
}

extension LocalizationNumber where Self: BinaryInteger {
  public var localizationArgument: LocalizationArgument {
    Self.isSigned ? .integer(Int64(clamping: self)) : .unsigned(UInt64(clamping: self))
  }
}

extension LocalizationNumber where Self: BinaryFloatingPoint {
  public var localizationArgument: LocalizationArgument { .number(Double(self)) }
}

extension Int: LocalizationNumber {}
extension Int8: LocalizationNumber {}
extension Int16: LocalizationNumber {}
extension Int32: LocalizationNumber {}
extension Int64: LocalizationNumber {}
extension UInt: LocalizationNumber {}
extension UInt8: LocalizationNumber {}
extension UInt16: LocalizationNumber {}
extension UInt32: LocalizationNumber {}
extension UInt64: LocalizationNumber {}
extension Float: LocalizationNumber {}
extension Double: LocalizationNumber {}
extension CGFloat: LocalizationNumber {}

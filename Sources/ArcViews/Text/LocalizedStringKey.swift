// Keys of translated text, with what is put into them.

public import Foundation

/// A key into a table of translations, in which values stand as format specifiers.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  enum Argument: Equatable, Sendable {
    case text(Text)
    case number(FormatNumber, specifier: String)
  }

  /// The key as it stands in a table, for example `%lld days`.
  let key: String
  let arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    mutating func append(_ argument: Argument, specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.text(Text(verbatim: string))) }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.number(value._number, specifier: value._specifier), specifier: value._specifier)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(.number(value._number, specifier: specifier), specifier: specifier)
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    public mutating func appendInterpolation(_ attributed: AttributedString) { append(.text(Text(attributed))) }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.text(Text(FormattedText(subject, formatter: formatter))))
    }

    public mutating func appendInterpolation<Subject: _ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.text(Text(FormattedText(subject, formatter: formatter))))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.text(Text(date, style: style))) }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates))) }

    public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval))) }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(.text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
  }
}

/// A number as it stands in a key.
public enum _FormatNumber: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case float(Double)

  var argument: any CVarArg {
    switch self {
    case .signed(let value): value
    case .unsigned(let value): value
    case .float(let value): value
    }
  }
}

typealias FormatNumber = _FormatNumber

/// A number that can stand in a key.
public protocol _FormatSpecifiable: Equatable {
  var _number: _FormatNumber { get }
  var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(Int64(self)) }
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  public var _number: _FormatNumber { .signed(self) }
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(UInt64(self)) }
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  public var _number: _FormatNumber { .unsigned(self) }
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  public var _number: _FormatNumber { .float(Double(self)) }
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  public var _number: _FormatNumber { .float(self) }
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _number: _FormatNumber { .float(Double(self)) }
  public var _specifier: String { "%lf" }
}

/// A value with a class of its own in Foundation, which a formatter takes.
public protocol _ReferenceConvertible {}

extension Date: _ReferenceConvertible {}
extension URL: _ReferenceConvertible {}
extension UUID: _ReferenceConvertible {}
extension Decimal: _ReferenceConvertible {}
extension Data: _ReferenceConvertible {}
extension DateComponents: _ReferenceConvertible {}
extension Measurement: _ReferenceConvertible {}
extension PersonNameComponents: _ReferenceConvertible {}

// Logs. Nothing is written: what a program of pictures prints is its own. Messages are not even made.

/// Writes messages to the system's log, of which there is none here.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(_ logObj: OSLog) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

/// A message with values in it. The values are not asked for.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Takes a message's values in every form that they may be written in.
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}

  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable, Equatable {
  /// What stands in a private value's place.
  public enum Mask: Sendable, Equatable { case hash, none }

  private let name: String

  public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(name: "private") }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(name: "sensitive") }
  public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { .decimal }
  public static var octal: OSLogIntegerFormatting { .decimal }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0) -> OSLogIntegerFormatting {
    .decimal
  }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { .decimal }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var exponential: OSLogFloatFormatting { .fixed }
  public static var hybrid: OSLogFloatFormatting { .fixed }
  public static var hex: OSLogFloatFormatting { .fixed }
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }
}

/// How yes and no are written.
public enum OSLogBoolFormat: Sendable { case truth, answer }

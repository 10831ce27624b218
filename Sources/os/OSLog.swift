// The older names of logs, and signposts. Nothing is written.

/// How weighty a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// A log, which is always off here.
public final class OSLog: Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog()
  public static let disabled = OSLog()

  private init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: Category) {}

  public func isEnabled(type: OSLogType) -> Bool { false }
  public var signpostsEnabled: Bool { false }
}

public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {}
@_disfavoredOverload public func os_log(_ message: OSLogMessage) {}
@_disfavoredOverload public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
@_disfavoredOverload public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {}

/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
  private let name: String
  public static let event = OSSignpostType(name: "event")
  public static let begin = OSSignpostType(name: "begin")
  public static let end = OSSignpostType(name: "end")
}

/// Tells apart signposts of one name.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { rawValue = 0 }
  public init(log: OSLog, object: AnyObject) { rawValue = 0 }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)
}

public func os_signpost(_ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive) {}
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive, _ format: StaticString,
  _ arguments: any CVarArg...
) {}

/// Marks what a program does for a profiler, of which there is none here.
public struct OSSignposter: Sendable {
  public static let disabled = OSSignposter()

  public init() {}
  public init(subsystem: String, category: String) {}
  public init(subsystem: String, category: OSLog.Category) {}
  public init(logHandle: OSLog) {}
  public init(logger: Logger) {}

  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .null }
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .null }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}

  public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T {
    try task()
  }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

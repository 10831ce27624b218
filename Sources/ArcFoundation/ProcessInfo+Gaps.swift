// Small things of Foundation that are missing here and cost nothing to have.

public import Foundation

extension ProcessInfo {
  /// There is no battery to spare: always false.
  public var isLowPowerModeEnabled: Bool { false }
}

/// Runs a closure; nothing collects what it leaves.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Objective-C's names of the integers.
public typealias NSInteger = Int
public typealias NSUInteger = UInt

// Dispatch queues as schedulers.

public import ArcCombine
public import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(seconds: (Double(other.dispatchTime.uptimeNanoseconds) - Double(dispatchTime.uptimeNanoseconds)) / 1e9)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.seconds) }

    public static func == (a: Self, b: Self) -> Bool { a.dispatchTime == b.dispatchTime }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    public typealias Stride = SchedulerSeconds
  }

  /// How the work is done: every work here is done in its turn.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    async { work.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Work(action: action)
    asyncAfter(deadline: date.dispatchTime) { work.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Work(action: action)
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(deadline: date.dispatchTime, repeating: interval.seconds)
    timer.setEventHandler { work.action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// A length of time in seconds, as queues and run loops count it.
public struct SchedulerSeconds: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, ExpressibleByFloatLiteral, Sendable {
  public var seconds: Double

  public init(seconds: Double) { self.seconds = seconds }
  public init(_ seconds: Double) { self.seconds = seconds }
  public init(integerLiteral value: Int) { seconds = Double(value) }
  public init(floatLiteral value: Double) { seconds = value }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    seconds = value
  }

  public var magnitude: Double { abs(seconds) }
  public var timeInterval: Double { seconds }

  public static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(seconds: s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }

  public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
  public static func + (a: Self, b: Self) -> Self { Self(seconds: a.seconds + b.seconds) }
  public static func - (a: Self, b: Self) -> Self { Self(seconds: a.seconds - b.seconds) }
  public static func * (a: Self, b: Self) -> Self { Self(seconds: a.seconds * b.seconds) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

// Run loops and operation queues as schedulers.

public import ArcCombine
import Dispatch
public import Foundation

/// A date as run loops and operation queues count time.
public struct SchedulerDate: Strideable, Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: SchedulerDate) -> SchedulerSeconds { SchedulerSeconds(seconds: other.date.timeIntervalSince(date)) }
  public func advanced(by n: SchedulerSeconds) -> SchedulerDate { SchedulerDate(date + n.seconds) }

  public typealias Stride = SchedulerSeconds
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerDate { SchedulerDate(Clock.now) }
  public var minimumTolerance: SchedulerSeconds { 0 }

  /// The main run loop's work is done by the main queue: nothing runs that loop in a program that draws pictures.
  private var queue: DispatchQueue? { self === RunLoop.main ? .main : nil }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    if let queue { queue.async { work.action() } } else { perform { work.action() } }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Work(action: action)
    if let queue {
      queue.asyncAfter(deadline: .now() + max(0, now.distance(to: date).seconds)) { work.action() }
    } else {
      add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.action() }, forMode: .default)
    }
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let queue {
      let delay = SchedulerSeconds(seconds: max(0, now.distance(to: date).seconds))
      return queue.schedule(after: queue.now.advanced(by: delay), interval: interval, tolerance: tolerance, options: nil, action)
    }
    let work = Work(action: action)
    let timer = Timer(fire: date.date, interval: interval.seconds, repeats: true) { _ in work.action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerDate { SchedulerDate(Clock.now) }
  public var minimumTolerance: SchedulerSeconds { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    addOperation { work.action() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerSeconds, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Work { [self] in schedule(options: nil, action) }
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, now.distance(to: date).seconds)) { work.action() }
  }

  public func schedule(
    after date: SchedulerDate, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let queue = DispatchQueue.global()
    let delay = SchedulerSeconds(seconds: max(0, now.distance(to: date).seconds))
    return queue.schedule(after: queue.now.advanced(by: delay), interval: interval, tolerance: tolerance, options: nil) { [self] in
      schedule(options: nil, action)
    }
  }
}

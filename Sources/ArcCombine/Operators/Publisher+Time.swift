// Operators that wait, and those that change the place where values arrive.

import Foundation

extension Publishers {
  /// An operator that passes values on at other times or places than they come.
  public struct Timed<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    /// Whether everything is asked for, whatever the subscriber wants.
    let isGreedy: Bool
    /// Begins anew for every subscriber; what it makes hears what comes, and passes it on when it will.
    let work: (Exit<Output, Failure>) -> Timing<Output, Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let exit = Exit<Output, Failure>()
      let timing = work(exit)
      let inlet = Inlet<Output, Failure> {
        timing.value($0)
        return .none
      } completion: {
        timing.completion($0)
      }
      let outlet = Outlet(
        subscriber, onRequest: { [isGreedy] in if !isGreedy { inlet.request($0) } },
        onCancel: {
          exit.close()
          inlet.cancel()
        })
      exit.open(outlet)
      subscriber.receive(subscription: outlet)
      if isGreedy { inlet.request(.unlimited) }
      upstream.subscribe(inlet)
    }
  }

  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>

  /// Subscribes, and asks for values, in another place.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
    }
  }
}

/// What an operator that waits does with what comes.
struct Timing<Output, Failure: Error> {
  let value: (Output) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void
}

/// The subscriber of an operator that waits, until it gives up.
final class Exit<Output, Failure: Error> {
  private let lock = NSLock()
  private var outlet: Outlet<Output, Failure>?

  func open(_ outlet: Outlet<Output, Failure>) { lock.withLock { self.outlet = outlet } }
  func close() { lock.withLock { outlet = nil } }
  func offer(_ value: Output) { lock.withLock { outlet }?.offer(value) }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let outlet = lock.withLock {
      defer { self.outlet = nil }
      return self.outlet
    }
    outlet?.finish(completion)
  }
}

extension Publisher {
  /// Values and the end arrive where the scheduler does its work.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    Publishers.Timed(upstream: self, isGreedy: false) { exit in
      Timing { value in
        scheduler.schedule(options: options) { exit.offer(value) }
      } completion: { completion in
        scheduler.schedule(options: options) { exit.finish(completion) }
      }
    }
  }

  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Values and a good end arrive later; a failure at once.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Timed(upstream: self, isGreedy: false) { exit in
      func later(_ action: @escaping () -> Void) {
        let date = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: date, tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
      }
      return Timing { value in
        later { exit.offer(value) }
      } completion: { completion in
        switch completion {
        case .finished: later { exit.finish(completion) }
        case .failure: scheduler.schedule(options: options) { exit.finish(completion) }
        }
      }
    }
  }

  /// A value arrives once none has followed it for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Timed(upstream: self, isGreedy: true) { exit in
      let lock = NSLock()
      var newest = 0
      return Timing { value in
        let number = lock.withLock {
          newest += 1
          return newest
        }
        scheduler.schedule(after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options) {
          if lock.withLock({ newest == number }) { exit.offer(value) }
        }
      } completion: { completion in
        scheduler.schedule(options: options) { exit.finish(completion) }
      }
    }
  }

  /// One value at most in an interval: the newest that came in it, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Timed(upstream: self, isGreedy: true) { exit in
      let lock = NSRecursiveLock()
      var last: S.SchedulerTimeType?
      var held: Output?
      func pass() {
        let value = lock.withLock {
          defer { held = nil }
          last = scheduler.now
          return held
        }
        if let value { exit.offer(value) }
      }
      return Timing { value in
        let date: S.SchedulerTimeType? = lock.withLock {
          let isFirst = held == nil
          if isFirst || latest { held = value }
          guard isFirst else { return nil }
          return last.map { Swift.max($0.advanced(by: interval), scheduler.now) } ?? scheduler.now
        }
        guard let date else { return }
        if date > scheduler.now {
          scheduler.schedule(after: date, pass)
        } else {
          scheduler.schedule(pass)
        }
      } completion: { completion in
        scheduler.schedule {
          pass()
          exit.finish(completion)
        }
      }
    }
  }
}

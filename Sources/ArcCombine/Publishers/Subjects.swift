// Publishers into which a program puts values, and the one that keeps a promise.

import Foundation

/// Those who listen to a publisher with many subscribers.
final class Audience<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var outlets: [ObjectIdentifier: Outlet<Output, Failure>] = [:]
  private var order: [ObjectIdentifier] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// Everybody who listens, in the order in which they came.
  private var all: [Outlet<Output, Failure>] { order.compactMap { outlets[$0] } }

  /// Lets somebody listen; `first` is what they hear at the beginning.
  func join<S: Subscriber>(_ subscriber: S, first: (Outlet<Output, Failure>) -> Void = { _ in })
  where S.Input == Output, S.Failure == Failure {
    let key = Weak<Outlet<Output, Failure>>()
    let outlet = Outlet(
      subscriber,
      onRequest: { [weak self] demand in
        guard let self else { return }
        for upstream in lock.withLock({ self.upstreams }) { upstream.request(demand) }
      },
      onCancel: { [weak self] in
        if let self, let outlet = key.object { leave(ObjectIdentifier(outlet)) }
      })
    key.object = outlet
    let completion = lock.withLock {
      outlets[ObjectIdentifier(outlet)] = outlet
      order.append(ObjectIdentifier(outlet))
      return self.completion
    }
    first(outlet)
    subscriber.receive(subscription: outlet)
    if let completion { outlet.finish(completion) }
  }

  private func leave(_ id: ObjectIdentifier) {
    lock.withLock {
      outlets[id] = nil
      order.removeAll { $0 == id }
    }
  }

  func each(_ body: (Outlet<Output, Failure>) -> Void) {
    for outlet in lock.withLock({ completion == nil ? all : [] }) { body(outlet) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let leaving = lock.withLock {
      defer { (outlets, order, upstreams) = ([:], [], []) }
      guard self.completion == nil else { return [Outlet<Output, Failure>]() }
      self.completion = completion
      return all
    }
    for outlet in leaving { outlet.finish(completion) }
  }

  func hold(_ upstream: any Subscription) {
    lock.withLock { upstreams.append(upstream) }
    upstream.request(.unlimited)
  }
}

/// Passes on what is put into it; those who come later have missed it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.each { $0.offerIfWanted(value) } }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { audience.hold(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { audience.join(subscriber) }
}

/// Keeps the last value put into it, which those who come later hear first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    lock.withLock { current = value }
    audience.each { $0.replace(with: value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { audience.hold(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.join(subscriber) { if audience.completion == nil { $0.replace(with: value) } }
  }
}

/// Publishes the one result of some work, which begins when the future is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private let lock = NSLock()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let isFirst = lock.withLock {
      guard self.result == nil else { return false }
      self.result = result
      return true
    }
    guard isFirst else { return }
    if case .success(let value) = result { audience.each { $0.replace(with: value) } }
    audience.finish(result.completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.join(subscriber) { if case .success(let value) = lock.withLock({ result }) { $0.replace(with: value) } }
  }
}

extension Result {
  fileprivate var completion: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }
}

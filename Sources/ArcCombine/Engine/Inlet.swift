// What listens to a publisher on behalf of an operator.

import Foundation

/// Something from which values can be asked, and which can be given up.
protocol Tap: AnyObject {
  func request(_ demand: Subscribers.Demand)
  func cancel()
}

/// Passes on what a publisher sends. What is asked of it before the publisher answers is remembered.
final class Inlet<Input, Failure: Error>: Subscriber, Tap {
  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var asked = Subscribers.Demand.none
  private var isOver = false
  private var onValue: ((Input) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(value: @escaping (Input) -> Subscribers.Demand, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard upstream == nil, !isOver else { return nil }
      upstream = subscription
      return asked
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { onValue }?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let heard = lock.withLock {
      isOver = true
      return end().completion
    }
    heard?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      if self.upstream == nil { asked += demand }
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock {
      isOver = true
      return end().upstream
    }
    upstream?.cancel()
  }

  /// Lets go of everything. Called under the lock.
  private func end() -> (upstream: (any Subscription)?, completion: ((Subscribers.Completion<Failure>) -> Void)?) {
    let held = (upstream, onCompletion)
    (upstream, onValue, onCompletion) = (nil, nil, nil)
    return held
  }
}

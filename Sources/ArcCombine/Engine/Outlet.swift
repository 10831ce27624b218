// The way to one subscriber. All publishers end in it, so that demand, order and cancellation are decided in one place.

import Foundation

/// Keeps values until they are wanted and hands them over one at a time, whatever the threads they come from.
final class Outlet<Output, Failure: Error>: Subscription {
  private struct Listener {
    let receive: (Output) -> Subscribers.Demand
    let complete: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = NSLock()
  /// nil once the subscriber has had its completion, or has cancelled.
  private var listener: Listener?
  private var waiting: ArraySlice<Output> = []
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isHandingOver = false
  private var onRequest: ((Subscribers.Demand) -> Void)?
  private var onRoom: (() -> Void)?
  private var onCancel: (() -> Void)?

  /// `onRequest` hears every demand, `onRoom` that nothing waits and more is wanted, `onCancel` that the subscriber gave up.
  init<S: Subscriber>(
    _ subscriber: S, onRequest: ((Subscribers.Demand) -> Void)? = nil, onRoom: (() -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    listener = Listener(receive: subscriber.receive(_:), complete: subscriber.receive(completion:))
    self.onRequest = onRequest
    self.onRoom = onRoom
    self.onCancel = onCancel
  }

  /// Whether the subscriber still listens.
  var isOpen: Bool { lock.withLock { listener != nil && completion == nil } }

  /// What may be asked of a publisher now: everything, one value that would be handed over at once, or nothing.
  var appetite: Subscribers.Demand {
    lock.withLock {
      guard listener != nil else { return .none }
      if demand == .unlimited { return .unlimited }
      return waiting.isEmpty && !isHandingOver && demand > 0 ? .max(1) : .none
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let forward = lock.withLock {
      self.demand += demand
      return onRequest
    }
    forward?(demand)
    handOver()
  }

  /// A value, which waits until it is wanted.
  func offer(_ value: Output) {
    lock.withLock { if completion == nil, listener != nil { waiting.append(value) } }
    handOver()
  }

  /// A value that is lost where none is wanted now.
  func offerIfWanted(_ value: Output) {
    lock.withLock {
      if completion == nil, listener != nil, demand > .max(waiting.count) { waiting.append(value) }
    }
    handOver()
  }

  /// A value in place of any that still waits.
  func replace(with value: Output) {
    lock.withLock { if completion == nil, listener != nil { waiting = [value] } }
    handOver()
  }

  /// The end, after what still waits.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    handOver()
  }

  func cancel() {
    let cancelled = lock.withLock {
      waiting = []
      return close()
    }
    cancelled?()
  }

  /// Lets go of everything. Called under the lock.
  private func close() -> (() -> Void)? {
    let cancelled = onCancel
    listener = nil
    (onRequest, onRoom, onCancel) = (nil, nil, nil)
    return cancelled
  }

  private enum Next {
    case value(Output, Listener)
    case end(Subscribers.Completion<Failure>, Listener)
    case room(() -> Void)
    case nothing
  }

  private func nextStep() -> Next {
    guard let listener else { return .nothing }
    if demand > 0, let value = waiting.popFirst() {
      demand -= 1
      return .value(value, listener)
    }
    if waiting.isEmpty, let completion {
      _ = close()
      return .end(completion, listener)
    }
    if waiting.isEmpty, demand > 0, let onRoom { return .room(onRoom) }
    return .nothing
  }

  /// Hands over what it can. One thread does at a time; what others bring meanwhile is handed over by that one.
  private func handOver() {
    let isFirst = lock.withLock {
      guard !isHandingOver else { return false }
      isHandingOver = true
      return true
    }
    guard isFirst else { return }
    while true {
      let next: Next = lock.withLock {
        let next = nextStep()
        switch next {
        case .value, .end: break
        case .room, .nothing: isHandingOver = false
        }
        return next
      }
      switch next {
      case .value(let value, let listener):
        let more = listener.receive(value)
        guard more > 0 else { continue }
        let forward = lock.withLock {
          demand += more
          return onRequest
        }
        forward?(more)
      case .end(let completion, let listener): listener.complete(completion)
      case .room(let onRoom): return onRoom()
      case .nothing: return
      }
    }
  }
}

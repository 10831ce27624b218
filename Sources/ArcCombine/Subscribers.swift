// Those who listen last: closures and properties. And what gives a subscription up.

import Foundation

extension Subscribers {
  /// Calls closures; wants everything.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    public init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      let isWelcome = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let heard = lock.withLock {
        defer { end() }
        return onCompletion
      }
      heard?(completion)
    }

    public func cancel() {
      let subscription = lock.withLock {
        defer { end() }
        return self.subscription
      }
      subscription?.cancel()
    }

    private func end() {
      isOver = true
      (subscription, onValue, onCompletion) = (nil, nil, nil)
    }
  }

  /// Writes values into a property of an object.
  public final class Assign<Root: AnyObject, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let sink: Sink<Input, Never>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { sink.receive(value) }
    public func receive(completion: Subscribers.Completion<Never>) { sink.receive(completion: completion) }
    public func cancel() { sink.cancel() }
  }
}

extension Publisher {
  /// Calls closures for as long as the result lives.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes values into a property for as long as the result lives, which keeps the object alive too.
  public func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}

/// Gives something up when it is cancelled or no longer held.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Keeps this in a collection, for as long as that lives.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self as? AnyCancellable ?? AnyCancellable(self))
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self as? AnyCancellable ?? AnyCancellable(self))
  }
}

/// A publisher without its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let publisher: any Publisher<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { self.publisher = publisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

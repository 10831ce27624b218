// Publishers that others begin with: one value, none, a failure, a sequence.

/// Publishes one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber)
    outlet.offer(output)
    outlet.finish(.finished)
    subscriber.receive(subscription: outlet)
  }
}

/// Publishes nothing, and ends unless it is told not to.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    if completeImmediately { outlet.finish(.finished) }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    outlet.finish(.failure(error))
  }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// Publishes a sequence's elements, each when it is wanted.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      let last = Weak<Outlet<Output, Failure>>()
      let outlet = Outlet(
        subscriber,
        onRoom: {
          guard let outlet = last.object else { return }
          // One at a time: a value may be the last that is wanted.
          while outlet.appetite > 0 {
            guard let element = iterator.next() else { return outlet.finish(.finished) }
            outlet.offer(element)
          }
        })
      last.object = outlet
      subscriber.receive(subscription: outlet)
    }
  }

  /// Publishes the value of an optional, or ends without one.
  public typealias OptionalPublisher<Wrapped> = Publishers.Sequence<[Wrapped], Never>
}

/// A reference that keeps nothing alive.
final class Weak<Object: AnyObject> {
  weak var object: Object?
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public var publisher: Publishers.OptionalPublisher<Wrapped> { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}

extension Result {
  /// Publishes the result's value, or fails with its error.
  public struct Publisher: ArcCombine.Publisher {
    public typealias Output = Success

    public let result: Result

    public init(_ result: Result) { self.result = result }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      if case .success(let value) = result { outlet.offer(value) }
      subscriber.receive(subscription: outlet)
      switch result {
      case .success: outlet.finish(.finished)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

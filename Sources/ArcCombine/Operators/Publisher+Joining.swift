// Operators that join publishers.

extension Publishers {
  /// The values of publishers made of values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// How many of them may be at work at once.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Junction<Output, Failure>.join(subscriber) { junction in
        let outer = Token()
        outer.id = junction.add(upstream, demand: maxPublishers) { value in
          junction.add(transform(value), value: { [$0] }) { completion in
            if case .finished = completion, junction.open > 0 { return junction.request(.max(1), of: outer.id) }
            junction.finish(completion)
          }
          return []
        } completion: { completion in
          if case .finished = completion, junction.open > 0 { return }
          junction.finish(completion)
        }
      }
    }
  }

  /// The values of the newest of publishers that a publisher sends.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher where Upstream.Output == P, Upstream.Failure == P.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Junction<Output, Failure>.join(subscriber) { junction in
        let newest = Token()
        junction.add(upstream, demand: .unlimited) { publisher in
          junction.remove(newest.id)
          newest.id = junction.add(publisher, value: { [$0] }) { completion in
            if case .finished = completion, junction.open > 0 { return }
            junction.finish(completion)
          }
          return []
        } completion: { completion in
          if case .finished = completion, junction.open > 0 { return }
          junction.finish(completion)
        }
      }
    }
  }

  /// The values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ publishers: Upstream...) { self.publishers = publishers }
    public init<S: Swift.Sequence>(_ publishers: S) where S.Element == Upstream { self.publishers = Array(publishers) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Junction<Output, Failure>.join(subscriber) { junction in
        // One that ends at once must not end those that are still to be added.
        var left = publishers.count
        if left == 0 { junction.finish(.finished) }
        for publisher in publishers {
          junction.add(publisher, value: { [$0] }) { completion in
            left -= 1
            if case .finished = completion, left > 0 { return }
            junction.finish(completion)
          }
        }
      }
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }

  /// Publishers one after another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    public typealias Output = Prefix.Output
    public typealias Failure = Prefix.Failure

    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Junction<Output, Failure>.join(subscriber) { junction in
        junction.add(prefix, value: { [$0] }) { completion in
          guard case .finished = completion else { return junction.finish(completion) }
          junction.add(suffix, value: { [$0] }, completion: junction.finish)
        }
      }
    }
  }

  /// Another publisher in place of one that failed.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Junction<Output, Failure>.join(subscriber) { junction in
        junction.add(upstream, value: { [$0] }) { completion in
          guard case .failure(let error) = completion else { return junction.finish(.finished) }
          do {
            junction.add(try handler(error), value: { [$0] }) { junction.finish($0.anyError) }
          } catch {
            junction.finish(.failure(error))
          }
        }
      }
    }
  }

  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Junction<Output, Failure>.join(subscriber) { junction in
        junction.add(upstream, value: { [$0] }) { completion in
          guard case .failure(let error) = completion else { return junction.finish(.finished) }
          junction.add(handler(error), value: { [$0] }, completion: junction.finish)
        }
      }
    }
  }
}

/// The number of a publisher in a junction, known once it was added.
private final class Token {
  var id = 0
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output: Publisher, Output.Failure == Failure {
    Publishers.SwitchToLatest(upstream: self)
  }

  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge<Publishers.Merge<Self, B>, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    merge(with: b).merge(with: c)
  }

  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Begins again after a failure, at most `retries` times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries <= 0 ? eraseToAnyPublisher() : self.catch { _ in retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publisher where Failure == Never {
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

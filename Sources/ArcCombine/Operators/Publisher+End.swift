// Operators on the end: all values as one, failures changed or replaced, and looking on.

extension Publishers {
  public typealias MapError<Upstream: Publisher, Failure: Error> = Relay<Upstream, Upstream.Output, Failure>
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Relay<Upstream, Upstream.Output, Failure>
  public typealias ReplaceError<Upstream: Publisher> = Relay<Upstream, Upstream.Output, Never>
  public typealias ReplaceEmpty<Upstream: Publisher> = Relay<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Collect<Upstream: Publisher> = Relay<Upstream, [Upstream.Output], Upstream.Failure>
  public typealias Reduce<Upstream: Publisher, Output> = Relay<Upstream, Output, Upstream.Failure>
}

extension Publisher {
  /// One value at the end, made of all.
  fileprivate func fold<T, Sum>(
    _ initial: Sum, _ next: @escaping (inout Sum, Output) -> Void, end: @escaping (Sum) -> T?
  ) -> Publishers.Relay<Self, T, Failure> {
    Publishers.Relay(upstream: self) {
      var sum = initial
      return Work {
        next(&sum, $0)
        return .skip
      } completion: { completion in
        switch completion {
        case .finished: .end(.finished, after: end(sum).map { [$0] } ?? [])
        case .failure(let error): .end(.failure(error))
        }
      }
    }
  }

  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
    fold(initial, { $0 = next($0, $1) }, end: { $0 })
  }

  public func collect() -> Publishers.Collect<Self> { fold([], { $0.append($1) }, end: { $0 }) }

  /// Arrays of `count` values; the last may be shorter.
  public func collect(_ count: Int) -> Publishers.Collect<Self> {
    Publishers.Relay(upstream: self) {
      var values: [Output] = []
      return Work {
        values.append($0)
        guard values.count >= count else { return .skip }
        defer { values = [] }
        return .pass(values)
      } completion: { completion in
        switch completion {
        case .finished: .end(.finished, after: values.isEmpty ? [] : [values])
        case .failure: .end(completion)
        }
      }
    }
  }

  public func count() -> Publishers.Reduce<Self, Int> { fold(0, { sum, _ in sum += 1 }, end: { $0 }) }
  public func last() -> Publishers.Reduce<Self, Output> { fold(Output?.none, { $0 = $1 }, end: { $0 }) }
  public func ignoreOutput() -> Publishers.Reduce<Self, Never> { fold((), { _, _ in }, end: { _ in nil }) }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
    fold(true, { $0 = $0 && predicate($1) }, end: { $0 })
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
    fold(false, { $0 = $0 || predicate($1) }, end: { $0 })
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.Relay(upstream: self) {
      var isEmpty = true
      return Work {
        isEmpty = false
        return .pass($0)
      } completion: { completion in
        switch completion {
        case .finished: .end(.finished, after: isEmpty ? [output] : [])
        case .failure: .end(completion)
        }
      }
    }
  }

  /// A value in place of a failure.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.Relay(upstream: self) {
      Work {
        .pass($0)
      } completion: { completion in
        switch completion {
        case .finished: .end(.finished)
        case .failure: .end(.finished, after: [output])
        }
      }
    }
  }

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.Relay(upstream: self) { Work(value: { .pass($0) }, completion: { .end($0.mapped(transform)) }) }
  }

  /// A failure is a mistake of the program.
  public func assertNoFailure(_ prefix: String = "") -> Publishers.MapError<Self, Never> {
    mapError { preconditionFailure("\(prefix)\(prefix.isEmpty ? "" : ": ")\($0)") }
  }

  /// Calls closures beside what passes. A subscription and demands are heard as soon as they are passed on.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.Relay(
      upstream: self,
      work: {
        Work {
          receiveOutput?($0)
          return .pass($0)
        } completion: {
          receiveCompletion?($0)
          return .end($0)
        }
      }, watch: Watch(subscription: receiveSubscription, cancel: receiveCancel, request: receiveRequest))
  }

  /// The publisher itself: nothing is printed, as a program's output is its own.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Self { self }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Reduce<Self, Bool> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Reduce<Self, Output> {
    fold(Output?.none, { greatest, value in greatest = greatest.map { Swift.max($0, value) } ?? value }, end: { $0 })
  }

  public func min() -> Publishers.Reduce<Self, Output> {
    fold(Output?.none, { least, value in least = least.map { Swift.min($0, value) } ?? value }, end: { $0 })
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.Relay(upstream: self) { Work(value: { .pass($0) }, completion: { _ in .end(.finished) }) }
  }
}

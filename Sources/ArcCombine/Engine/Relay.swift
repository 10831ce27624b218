// Operators with one publisher before them: what comes of each value and of the end.

/// What an operator makes of a value or an end: values to pass on, and perhaps the end.
struct Reaction<Output, Failure: Error> {
  var values: [Output] = []
  var completion: Subscribers.Completion<Failure>?

  static func pass(_ value: Output) -> Reaction { Reaction(values: [value]) }
  /// Passes nothing on: another value is asked for in its place.
  static var skip: Reaction { Reaction() }
  static func end(_ completion: Subscribers.Completion<Failure>, after values: [Output] = []) -> Reaction {
    Reaction(values: values, completion: completion)
  }
}

/// How an operator works on one subscription.
struct Work<Input, InputFailure: Error, Output, Failure: Error> {
  let value: (Input) -> Reaction<Output, Failure>
  let completion: (Subscribers.Completion<InputFailure>) -> Reaction<Output, Failure>
}

/// What looks on while an operator works.
struct Watch {
  var subscription: ((any Subscription) -> Void)?
  var cancel: (() -> Void)?
  var request: ((Subscribers.Demand) -> Void)?
}

extension Publishers {
  /// What an operator makes of a publisher. `Publishers.Map` and its kin are names of it.
  public struct Relay<Upstream: Publisher, Output, Failure: Error>: Publisher {
    public let upstream: Upstream
    /// Begins anew for every subscriber.
    let work: () -> Work<Upstream.Output, Upstream.Failure, Output, Failure>
    var watch = Watch()

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let work = work()
      let way = Way<Upstream.Output, Upstream.Failure, Output, Failure>()
      let inlet = Inlet<Upstream.Output, Upstream.Failure> {
        way.pass(work.value($0))
      } completion: {
        _ = way.pass(work.completion($0))
      }
      let outlet = Outlet(
        subscriber,
        onRequest: {
          watch.request?($0)
          way.inlet?.request($0)
        },
        onCancel: {
          watch.cancel?()
          way.cancel()
        })
      (way.inlet, way.outlet) = (inlet, outlet)
      watch.subscription?(outlet)
      subscriber.receive(subscription: outlet)
      upstream.subscribe(inlet)
    }
  }
}

/// Both ends of a relay.
private final class Way<Input, InputFailure: Error, Output, Failure: Error> {
  var inlet: Inlet<Input, InputFailure>?
  var outlet: Outlet<Output, Failure>?

  func pass(_ reaction: Reaction<Output, Failure>) -> Subscribers.Demand {
    guard let outlet else { return .none }
    for value in reaction.values { outlet.offer(value) }
    if let completion = reaction.completion {
      let inlet = inlet
      (self.inlet, self.outlet) = (nil, nil)
      inlet?.cancel()
      outlet.finish(completion)
      return .none
    }
    return reaction.values.isEmpty ? .max(1) : .none
  }

  func cancel() {
    inlet?.cancel()
    (inlet, outlet) = (nil, nil)
  }
}

extension Publisher {
  /// An operator with its own state; what ends this publisher ends the operator.
  func relay<T>(_ work: @escaping () -> (Output) -> Reaction<T, Failure>) -> Publishers.Relay<Self, T, Failure> {
    Publishers.Relay(upstream: self) { Work(value: work(), completion: { .end($0) }) }
  }

  /// An operator whose closure may throw, which ends it.
  func throwingRelay<T>(_ work: @escaping () -> (Output) throws -> Reaction<T, any Error>) -> Publishers.Relay<Self, T, any Error> {
    Publishers.Relay(upstream: self) {
      let step = work()
      return Work {
        do { return try step($0) } catch { return .end(.failure(error)) }
      } completion: {
        .end($0.anyError)
      }
    }
  }
}

extension Subscribers.Completion {
  var anyError: Subscribers.Completion<any Error> { mapped { $0 } }

  func mapped<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

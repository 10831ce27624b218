// Operators that make tuples of what several publishers send.

extension Publishers {
  /// The newest values of two publishers, once both have sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Junction<Output, Failure>.join(subscriber) { junction in
        let pair = Pair<A.Output, B.Output>()
        junction.add(a) {
          pair.a = [$0]
          return pair.newest
        } completion: {
          pair.end($0, of: junction, isHopeless: pair.a.isEmpty)
        }
        junction.add(b) {
          pair.b = [$0]
          return pair.newest
        } completion: {
          pair.end($0, of: junction, isHopeless: pair.b.isEmpty)
        }
      }
    }
  }

  /// The first values of two publishers, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Junction<Output, Failure>.join(subscriber) { junction in
        let pair = Pair<A.Output, B.Output>()
        /// The next pair; the end after it where one side is over and has nothing left.
        func next() -> [Output] {
          let oldest = pair.takeOldest()
          let isLast = pair.isOver.a && pair.a.isEmpty || pair.isOver.b && pair.b.isEmpty
          guard isLast, !oldest.isEmpty else { return oldest }
          for output in oldest { junction.outlet?.offer(output) }
          junction.finish(.finished)
          return []
        }
        junction.add(a, isHungry: { pair.a.isEmpty }) {
          pair.a.append($0)
          return next()
        } completion: {
          pair.isOver.a = true
          pair.end($0, of: junction, isHopeless: pair.a.isEmpty)
        }
        junction.add(b, isHungry: { pair.b.isEmpty }) {
          pair.b.append($0)
          return next()
        } completion: {
          pair.isOver.b = true
          pair.end($0, of: junction, isHopeless: pair.b.isEmpty)
        }
      }
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let pairs = a.combineLatest(b).combineLatest(c.combineLatest(d))
      pairs.map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.receive(subscriber: subscriber)
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }
}

/// What two publishers have sent.
private final class Pair<A, B> {
  var a: [A] = []
  var b: [B] = []
  var isOver = (a: false, b: false)
  private var ended = 0

  var newest: [(A, B)] {
    guard let a = a.last, let b = b.last else { return [] }
    return [(a, b)]
  }

  func takeOldest() -> [(A, B)] {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    return [(a.removeFirst(), b.removeFirst())]
  }

  /// One side is over. `isHopeless` where nothing can come any more without it.
  func end<O, F>(_ completion: Subscribers.Completion<F>, of junction: Junction<O, F>, isHopeless: Bool) {
    ended += 1
    if case .finished = completion, ended < 2, !isHopeless { return }
    junction.finish(completion)
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Relay<Publishers.CombineLatest<Self, P>, T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D> where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure { Publishers.Zip(self, other) }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Relay<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }
}

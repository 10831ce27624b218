// Operators on single values: changed, left out, counted.

extension Publishers {
  public typealias Map<Upstream: Publisher, Output> = Relay<Upstream, Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = Relay<Upstream, Output, any Error>
  public typealias CompactMap<Upstream: Publisher, Output> = Relay<Upstream, Output, Upstream.Failure>
  public typealias Filter<Upstream: Publisher> = Relay<Upstream, Upstream.Output, Upstream.Failure>
  public typealias RemoveDuplicates<Upstream: Publisher> = Relay<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Scan<Upstream: Publisher, Output> = Relay<Upstream, Output, Upstream.Failure>
  public typealias Drop<Upstream: Publisher> = Relay<Upstream, Upstream.Output, Upstream.Failure>
  public typealias First<Upstream: Publisher> = Relay<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Decode<Upstream: Publisher, Output: Decodable> = Relay<Upstream, Output, any Error>
  public typealias HandleEvents<Upstream: Publisher> = Relay<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    relay { { .pass(transform($0)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    relay { { .pass($0[keyPath: keyPath]) } }
  }

  public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>) -> Publishers.Map<Self, (A, B)> {
    relay { { .pass(($0[keyPath: a], $0[keyPath: b])) } }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    throwingRelay { { .pass(try transform($0)) } }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    relay { { transform($0).map { .pass($0) } ?? .skip } }
  }

  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryMap<Self, T> {
    throwingRelay { { try transform($0).map { .pass($0) } ?? .skip } }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    relay { { isIncluded($0) ? .pass($0) : .skip } }
  }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryMap<Self, Output> {
    throwingRelay { { try isIncluded($0) ? .pass($0) : .skip } }
  }

  /// Leaves out a value that `predicate` takes for the one before it.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    relay {
      var last: Output?
      return { value in
        defer { last = value }
        return last.map { predicate($0, value) } == true ? .skip : .pass(value)
      }
    }
  }

  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    relay {
      var sum = initial
      return { value in
        sum = next(sum, value)
        return .pass(sum)
      }
    }
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    relay {
      var left = count
      return { value in
        guard left == 0 else {
          left -= 1
          return .skip
        }
        return .pass(value)
      }
    }
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Drop<Self> {
    relay {
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .pass(value)
      }
    }
  }

  /// The first values, and then the end.
  public func prefix(_ maxLength: Int) -> Publishers.First<Self> {
    relay {
      var left = maxLength
      return { value in
        left -= 1
        if left > 0 { return .pass(value) }
        return .end(.finished, after: left == 0 ? [value] : [])
      }
    }
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    relay { { predicate($0) ? .pass($0) : .end(.finished) } }
  }

  public func first() -> Publishers.First<Self> { prefix(1) }

  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.First<Self> {
    relay { { predicate($0) ? .end(.finished, after: [$0]) : .skip } }
  }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

/// Makes values of what a file or an answer holds.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Makes what a file or a request holds of values.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

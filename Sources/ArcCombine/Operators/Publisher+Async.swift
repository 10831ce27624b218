// Publishers in `for await`.

/// The values of a publisher that does not fail, one after another.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias Failure = Never

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct AsyncIterator: AsyncIteratorProtocol {
    var values: AsyncStream<Handed<P.Output>>.Iterator

    public mutating func next() async -> P.Output? { await values.next()?.value }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    let (stream, continuation) = AsyncStream<Handed<P.Output>>.makeStream()
    let listening = publisher.sink {
      _ in
      continuation.finish()
    } receiveValue: {
      continuation.yield(Handed(value: $0))
    }
    let held = Handed(value: listening)
    continuation.onTermination = { _ in held.value.cancel() }
    return AsyncIterator(values: stream.makeAsyncIterator())
  }
}

/// The values of a publisher, and its failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias Failure = any Error

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct AsyncIterator: AsyncIteratorProtocol {
    var values: AsyncThrowingStream<Handed<P.Output>, any Error>.Iterator

    public mutating func next() async throws -> P.Output? { try await values.next()?.value }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    let (stream, continuation) = AsyncThrowingStream<Handed<P.Output>, any Error>.makeStream()
    let listening = publisher.sink { completion in
      switch completion {
      case .finished: continuation.finish()
      case .failure(let error): continuation.finish(throwing: error)
      }
    } receiveValue: {
      continuation.yield(Handed(value: $0))
    }
    let held = Handed(value: listening)
    continuation.onTermination = { _ in held.value.cancel() }
    return AsyncIterator(values: stream.makeAsyncIterator())
  }
}

/// A value that goes from a publisher's thread to a reader's. `@unchecked`: Combine asks no more of values; each is handed over once.
struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  /// The result, once there is one.
  public var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("the future ended without a value")
    }
  }
}

extension Future {
  @_disfavoredOverload
  public var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}

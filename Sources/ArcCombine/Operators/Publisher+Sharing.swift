// One subscription for many listeners.

import Foundation

extension Publishers {
  /// Begins when its first subscriber comes and gives up when the last leaves.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let count = Count()

    init(upstream: Upstream) { self.upstream = upstream }

    private final class Count {
      let lock = NSLock()
      var subscribers = 0
      var connection: (any Cancellable)?
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(receiveCancel: leave).receive(subscriber: subscriber)
      let isFirst = count.lock.withLock {
        count.subscribers += 1
        return count.subscribers == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      count.lock.withLock { count.connection = connection }
    }

    private func leave() {
      let connection: (any Cancellable)? = count.lock.withLock {
        count.subscribers -= 1
        guard count.subscribers == 0 else { return nil }
        defer { count.connection = nil }
        return count.connection
      }
      connection?.cancel()
    }
  }

  /// Sends what a publisher publishes through one subject to all who subscribe.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let subject: SubjectType

    init(upstream: Upstream, subject: SubjectType) {
      self.upstream = upstream
      self.subject = subject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  public typealias MakeConnectable<Upstream: Publisher> = Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

  /// One subscription for all who come.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let shared: Autoconnect<MakeConnectable<Upstream>>
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }

  public func makeConnectable() -> Publishers.MakeConnectable<Self> where Failure == Never { multicast(subject: PassthroughSubject()) }

  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

// Combine's protocols: who publishes, who listens, and what lies between them.

/// Delivers values, and at last a completion, to those who subscribe.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject for as long as the result lives.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// Listens to a publisher. It asks for values through the subscription that it is given first.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  /// Takes a value and says how many more are wanted beyond those already asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// Something that can be given up.
public protocol Cancellable {
  func cancel()
}

/// A subscriber's connection to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher into which a program puts values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

/// Tells publishers and subscribers apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let object: ObjectIdentifier
  /// Kept so that no other identifier can be alike.
  private let owned: AnyObject?

  private final class Token {}

  public init() {
    let token = Token()
    object = ObjectIdentifier(token)
    owned = token
  }

  public init(_ object: AnyObject) {
    self.object = ObjectIdentifier(object)
    owned = nil
  }

  public var description: String { "\(object)" }
  public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool { a.object == b.object }
  public func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Where the kinds of publishers have their names.
public enum Publishers {}

/// Where the kinds of subscribers have their names.
public enum Subscribers {}

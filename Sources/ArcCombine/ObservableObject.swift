// Objects that tell of their changes.

import Foundation

/// An object that tells, before it changes, that it will.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  public init() {}

  public func send() { audience.each { $0.offerIfWanted(()) } }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { audience.join(subscriber) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells of changes to the object's published properties; always the same one, where there are any.
  public var objectWillChange: ObservableObjectPublisher {
    var fields: [any PublishedField] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      fields += part.children.compactMap { $0.value as? any PublishedField }
      mirror = part.superclassMirror
    }
    let publisher = fields.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
    for field in fields where field.willChange == nil { field.willChange = publisher }
    return publisher
  }
}

/// What a published property tells its object through.
private protocol PublishedField {
  var willChange: ObservableObjectPublisher? { get nonmutating set }
}

/// A property of an observable object, which publishes the values it takes.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage {
    var value: Value
    var willChange: ObservableObjectPublisher?
    private var subject: CurrentValueSubject<Value, Never>?
    var sources: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    var published: CurrentValueSubject<Value, Never> {
      if let subject { return subject }
      let subject = CurrentValueSubject<Value, Never>(value)
      self.subject = subject
      return subject
    }

    /// Tells of the new value first, then takes it, as the object *will* change.
    func change(to newValue: Value) {
      willChange?.send()
      subject?.send(newValue)
      value = newValue
    }
  }

  fileprivate let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.change(to: newValue) }
  }

  /// Publishes the property's value, then each that it is about to take.
  public struct Publisher: ArcCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.published.receive(subscriber: subscriber)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // What is set has been joined to this very property already.
    set {}
  }
}

extension Published: PublishedField {
  fileprivate var willChange: ObservableObjectPublisher? {
    get { storage.willChange }
    nonmutating set { storage.willChange = newValue }
  }
}

extension Publisher where Failure == Never {
  /// Writes values into a published property for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.sources.append(sink { [weak storage] in storage?.change(to: $0) })
  }
}

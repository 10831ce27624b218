// A parameter whose choices are things the app keeps.

public import ArcFoundation
public import Foundation

/// A thing of the app that a person can choose, found again by its id.
public protocol AppEntity: Identifiable, TypeDisplayRepresentable, InstanceDisplayRepresentable where ID: EntityIdentifierConvertible {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// What finds entities where nothing else is said.
  static var defaultQuery: DefaultQuery { get }
}

/// An id that can be written down as text and read back.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: LosslessStringConvertible {
  public var entityIdentifierString: String { rawValue.description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue(entityIdentifierString).flatMap(Self.init(rawValue:))
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
}

extension URL: EntityIdentifierConvertible {
  public var entityIdentifierString: String { absoluteString }
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? { URL(string: entityIdentifierString) }
}

/// An entity that lives only as long as its query's answer.
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable {
  init()
}

/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

/// An entity that a system's search may list. None does here.
public protocol IndexedEntity: AppEntity {}

/// An entity that is a file.
public protocol FileEntity: AppEntity {}

/// A property of an entity that queries may sort and filter by. It only holds its value here.
@propertyWrapper
public struct EntityProperty<Value> {
  private var stored: Value?
  public let title: LocalizedStringResource?

  public init() { title = nil }
  public init(title: LocalizedStringResource) { self.title = title }
  public init(title: LocalizedStringResource, description: LocalizedStringResource?) { self.title = title }
  /// - Parameter identifier: a name that a system knows the property by.
  public init(identifier: String) { title = nil }
  public init(title: LocalizedStringResource, identifier: String) { self.title = title }
  /// - Parameter indexingKey: under what a system's search lists it. None does here.
  public init<Key>(title: LocalizedStringResource? = nil, indexingKey: Key) { self.title = title }
  public init<Key>(title: LocalizedStringResource? = nil, customIndexingKey: Key) { self.title = title }
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    stored = wrappedValue
    self.title = title
  }

  /// The value. Reading it before it was set is a mistake of the caller.
  public var wrappedValue: Value {
    get {
      guard let stored else { preconditionFailure("an entity's property of type \(Value.self) was read before it had a value") }
      return stored
    }
    set { stored = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: Sendable where Value: Sendable {}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

extension TransientAppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

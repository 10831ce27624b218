// Objects that views watch. A picture is drawn once, so that watching is reading.

public import ArcCombine
public import Observation

/// An object that a view watches and someone else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view owns, made when it is first asked for.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage {
    lazy var object = make()
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let storage: Storage

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { storage = Storage(make) }

  public var wrappedValue: ObjectType { storage.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }
}

/// An object that a view around this one handed down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, EnvironmentBound {
  private var object: ObjectType?

  public init() {}

  /// The object; a missing one is a mistake of the caller.
  public var wrappedValue: ObjectType {
    guard let object else { preconditionFailure("no \(ObjectType.self) was handed down by environmentObject(_:)") }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }

  mutating func bind(to environment: EnvironmentValues) { object = environment[object: ObjectType.self] as? ObjectType }
}

extension View {
  /// Hands an object down, to be read by `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changingEnvironment { $0[object: T.self] = object }
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

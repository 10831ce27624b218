// Properties of a view that are filled in just before its body runs.

@_spi(Reflection) import Swift

/// A stored property that the vocabulary fills in before a view's `body` runs. A structure made of such properties may be one itself.
public protocol DynamicProperty {
  /// Called after the property's own dynamic properties are filled in.
  mutating func update()
}

extension DynamicProperty {
  nonisolated public mutating func update() {}
}

/// A dynamic property that reads the environment itself.
protocol EnvironmentBound: DynamicProperty {
  mutating func bind(to environment: EnvironmentValues)
}

/// Where the dynamic properties of each type lie, found once a type.
@MainActor
enum DynamicFields {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func fields(of type: Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    var fields: [Field] = []
    _ = unsafe _forEachField(of: type) { _, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type { fields.append(Field(offset: offset, type: dynamic)) }
      return true
    }
    known[key] = fields
    return fields
  }

  /// Whether a type has no dynamic properties.
  static func isBare(_ type: Any.Type) -> Bool { fields(of: type).isEmpty }

  /// A copy of a view or modifier in whose dynamic properties the environment stands.
  static func bound<T>(_ value: T, to environment: EnvironmentValues) -> T {
    let fields = fields(of: T.self)
    guard !fields.isEmpty else { return value }
    var copy = value
    unsafe withUnsafeMutablePointer(to: &copy) {
      unsafe bind(fields, at: UnsafeMutableRawPointer($0), to: environment)
    }
    return copy
  }

  private static func bind(_ fields: [Field], at base: UnsafeMutableRawPointer, to environment: EnvironmentValues) {
    for field in fields { unsafe bind(field.type, at: base + field.offset, to: environment) }
  }

  private static func bind<P: DynamicProperty>(_ type: P.Type, at pointer: UnsafeMutableRawPointer, to environment: EnvironmentValues) {
    let property = unsafe pointer.assumingMemoryBound(to: P.self)
    if var bound = unsafe property.pointee as? any EnvironmentBound {
      bound.bind(to: environment)
      if let bound = bound as? P { unsafe property.pointee = bound }
    } else {
      unsafe bind(fields(of: type), at: pointer, to: environment)
    }
    unsafe property.pointee.update()
  }
}

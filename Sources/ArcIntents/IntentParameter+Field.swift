// A parameter as the host sees it: without its type.

import ArcFoundation
import Foundation

/// A parameter whose value can be read and set as data.
protocol ParameterField: Sendable {
  var titleText: String { get }
  var value: IntentValue { get }
  /// Whether reading it is no mistake: it has a value, or may be empty.
  var isReadable: Bool { get }
  func set(_ value: IntentValue, name: String) async throws
  /// - Parameter now: what a date's form shows, or nil where nobody says.
  func setDefault(at now: Date?) async
}

extension IntentParameter: ParameterField {
  var titleText: String { title?.string(in: Localization.locale) ?? "" }
  var value: IntentValue { currentValue.map { IntentValue($0) } ?? .none }
  var isReadable: Bool { currentValue != nil }

  func set(_ value: IntentValue, name: String) async throws {
    guard let found = try await ValueReader.read(value, as: Value.self, parameter: name) as? Value else {
      throw IntentError.unfitValue(parameter: name, expected: "\(Value.self)", found: value.description)
    }
    wrappedValue = found
  }

  func setDefault(at now: Date?) async {
    if let suggestion {
      if let value = await suggestion(), let own = Self.own(value) { wrappedValue = own }
    } else if let entity = Self.entity {
      if let value = await EntityDefault.of(entity), let own = Self.own(value) { wrappedValue = own }
    }
    guard currentValue == nil else { return }
    if let value = now as? Value ?? naturalValue {
      wrappedValue = value
    } else if let entity = Value.self as? any AppEntity.Type, let value = await EntityDefault.first(of: entity) {
      if let own = value as? Value { wrappedValue = own }
    }
  }
}

extension IntentParameter {
  /// The type of entity that the parameter holds, one or several of; nil where it holds others.
  private static var entity: (any AppEntity.Type)? {
    let type = ValueReader.wrapped(Value.self)
    return ((type as? any ListType.Type)?.element ?? type) as? any AppEntity.Type
  }

  /// A default as a value of the parameter: itself, the first of several, or a list of the one.
  private static func own(_ value: Any) -> Value? {
    if let own = value as? Value { return own }
    if let list = ValueReader.wrapped(Value.self) as? any ListType.Type { return list.make([value]) as? Value }
    return (value as? [Any])?.first as? Value
  }
}

/// What is chosen of entities where a person chose nothing.
enum EntityDefault {
  static func of<E: AppEntity>(_ type: E.Type) async -> Any? { await of(E.defaultQuery) }

  static func of<Query: EntityQuery>(_ query: Query) async -> Any? { await query.defaultResult().map { $0 as Any } }

  /// The first that is offered, for a parameter that must have a value.
  static func first<E: AppEntity>(of type: E.Type) async -> Any? {
    (try? await E.defaultQuery.suggestedEntities().choices.first).map { $0 as Any }
  }
}

/// Turns plain values into values of a parameter's type.
enum ValueReader {
  /// The type inside an optional, or the type itself.
  static func wrapped(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalType.Type)?.wrapped ?? type
  }

  /// The value, or nil where it does not fit the type.
  static func read(_ value: IntentValue, as type: Any.Type, parameter: String) async throws -> Any? {
    if let optional = type as? any OptionalType.Type {
      if value == .none { return optional.emptyValue }
      return try await read(value, as: optional.wrapped, parameter: parameter)
    }
    if let list = type as? any ListType.Type {
      guard case .list(let values) = value else { return nil }
      var items: [Any] = []
      for item in values {
        guard let item = try await read(item, as: list.element, parameter: parameter) else { return nil }
        items.append(item)
      }
      return list.make(items)
    }
    if let choice = type as? any AppEnum.Type { return readChoice(value.plainText, as: choice) }
    if let entity = type as? any AppEntity.Type {
      guard let id = value.plainText else { return nil }
      return try await readEntity(id, as: entity, parameter: parameter)
    }
    return readPlain(value, as: type)
  }

  private static func readChoice<E: AppEnum>(_ raw: String?, as type: E.Type) -> Any? {
    E.allCases.first { String(describing: $0.rawValue) == raw }
  }

  private static func readEntity<E: AppEntity>(_ id: String, as type: E.Type, parameter: String) async throws -> Any? {
    guard let id = E.ID.entityIdentifier(for: id) else { return nil }
    guard let entity = try await E.defaultQuery.entities(for: [id]).first else {
      throw IntentError.unknownEntity(parameter: parameter, id: id.entityIdentifierString)
    }
    return entity
  }

  private static func readPlain(_ value: IntentValue, as type: Any.Type) -> Any? {
    switch (value, type) {
    case (.flag(let flag), is Bool.Type): flag
    case (.text(let text), is Bool.Type): Bool(text)
    case (.integer(let integer), is Int.Type): integer
    case (.text(let text), is Int.Type): Int(text)
    case (.integer(let integer), is Double.Type): Double(integer)
    case (.number(let number), is Double.Type): number
    case (.text(let text), is Double.Type): Double(text)
    case (.number(let number), is Float.Type): Float(number)
    case (.integer(let integer), is Float.Type): Float(integer)
    case (.text(let text), is String.Type): text
    case (.text(let text), is URL.Type): URL(string: text)
    case (.date(let date), is Date.Type): date
    case (.text(let text), is Date.Type): try? Date(text, strategy: .iso8601)
    default: nil
    }
  }
}

extension IntentValue {
  /// The text of a text, a choice or an id; nil for other kinds.
  var plainText: String? {
    switch self {
    case .text(let text): text
    case .choice(let raw, _): raw
    case .entity(let id, _): id
    case .integer(let value): String(value)
    case .none, .flag, .number, .date, .list: nil
    }
  }
}

/// An optional of any kind, to look inside of.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  static var emptyValue: Any { get }
  var content: Any? { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  static var emptyValue: Any { Self.none as Any }
  var content: Any? { map { $0 as Any } }
}

/// An array of any kind.
protocol ListType {
  static var element: Any.Type { get }
  static func make(_ items: [Any]) -> Any?
}

extension Array: ListType {
  static var element: Any.Type { Element.self }
  static func make(_ items: [Any]) -> Any? { items as? [Element] }
}

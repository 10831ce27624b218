// A parameter's value as plain data: what hosts, command lines and text stages read and write.

public import ArcFoundation
public import Foundation

/// A value of a parameter, free of the type it came from.
public enum IntentValue: Sendable, Hashable, Codable {
  case none
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case date(Date)
  /// One of a fixed set of choices, by its raw value, with its name.
  case choice(String, name: String)
  /// A thing of the app by its id, with its name.
  case entity(id: String, name: String)
  case list([IntentValue])

  /// A value as data. What is of no known kind becomes its description.
  public init<Value>(_ value: Value) {
    switch value {
    case let value as IntentValue: self = value
    case let value as Bool: self = .flag(value)
    case let value as any BinaryInteger: self = .integer(Int(clamping: value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .text(value.absoluteString)
    case let value as any AppEnum: self = .choice(Self.rawText(of: value), name: Self.name(of: value))
    case let value as any AppEntity: self = .entity(id: Self.idText(of: value), name: Self.name(of: value))
    case let value as any OptionalType: self = value.content.map { Self($0) } ?? .none
    case let value as [Any]: self = .list(value.map { Self($0) })
    default: self = .text(String(describing: value))
    }
  }

  private static func rawText<E: AppEnum>(of value: E) -> String { String(describing: value.rawValue) }
  private static func idText<E: AppEntity>(of value: E) -> String { value.id.entityIdentifierString }
  private static func name(of value: any InstanceDisplayRepresentable) -> String {
    value.displayRepresentation.title.string(in: Localization.locale)
  }

  /// The value as a person reads it, or nil where there is none.
  public var name: LocalizedStringResource? {
    switch self {
    case .none: nil
    case .flag(let flag): flag ? "Yes" : "No"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let text): "\(text)"
    case .date(let date): "\(date, format: .dateTime)"
    case .choice(_, let name), .entity(_, let name): "\(name)"
    case .list(let values): "\(values.compactMap { $0.name?.string(in: Localization.locale) }, format: .list(type: .and))"
    }
  }
}

extension IntentValue: CustomStringConvertible {
  /// A short form for text stages, the same in every locale and zone.
  public var description: String {
    switch self {
    case .none: "none"
    case .flag(let flag): "\(flag)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let text): "\"\(text)\""
    case .date(let date): date.formatted(.iso8601)
    case .choice(let raw, _): ".\(raw)"
    case .entity(let id, _): "#\(id)"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    }
  }
}

// An intent as plain data: its type's name and the values of its parameters.

import ArcFoundation
public import Foundation

/// What an intent is and holds, to be printed, compared, sent, and put back into an intent.
public struct IntentRecord: Sendable, Hashable, Codable {
  public struct Parameter: Sendable, Hashable, Codable {
    /// The property's name.
    public var name: String
    /// What a person calls it, in the locale the record was made in; empty where it has no title.
    public var title: String
    public var value: IntentValue

    public init(name: String, title: String, value: IntentValue) {
      self.name = name
      self.title = title
      self.value = value
    }
  }

  /// The type's name without its module.
  public var type: String
  /// The intent's title, in the locale the record was made in.
  public var title: String
  /// In the order in which the properties are declared.
  public var parameters: [Parameter]

  public init(type: String, title: String, parameters: [Parameter]) {
    self.type = type
    self.title = title
    self.parameters = parameters
  }

  /// The record of an intent as it stands.
  public init(_ intent: any AppIntent) {
    type = Self.name(of: intent)
    title = Swift.type(of: intent).title.string(in: Localization.locale)
    parameters = IntentFields.of(intent).map { name, field in
      Parameter(name: name, title: field.titleText, value: field.value)
    }
  }

  static func name(of intent: any AppIntent) -> String { String(describing: Swift.type(of: intent)) }
}

extension IntentRecord: CustomStringConvertible {
  /// `Toggle(habit: #water, amount: 2)`.
  public var description: String {
    "\(type)(\(parameters.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
  }
}

/// Reaches an intent's parameters by their names.
public enum IntentFields {
  /// The parameters in the order of their declaration.
  static func of(_ intent: any AppIntent) -> [(String, any ParameterField)] {
    Mirror(reflecting: intent).children.compactMap { label, value in
      guard let label, let field = value as? any ParameterField else { return nil }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, field)
    }
  }

  /// Sets parameters from plain values, finding entities through their queries.
  /// - Throws: `IntentError` where a name is unknown or a value does not fit; earlier parameters may be set already.
  public static func set(_ values: [String: IntentValue], in intent: any AppIntent) async throws {
    let fields = Dictionary(of(intent)) { first, _ in first }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let field = fields[name] else { throw IntentError.unknownParameter(name, intent: IntentRecord.name(of: intent)) }
      try await field.set(value, name: name)
    }
  }

  /// Gives every empty parameter what a widget's form would before a person touches it: what its query or provider names as the
  /// default; else, where it must have a value, off, zero, no text, the first choice, the first entity that is suggested.
  /// - Parameter now: what a date that must have a value becomes.
  /// - Throws: `IntentError.missingValue` where a parameter that is not optional is still empty.
  public static func fillDefaults(in intent: any AppIntent, at now: Date? = nil) async throws {
    for (name, field) in of(intent) where field.value == .none {
      await field.setDefault(at: now)
      if !field.isReadable { throw IntentError.missingValue(parameter: name) }
    }
  }
}

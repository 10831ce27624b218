// What is wrong with a person's JSON, and where.

extension DecodingError {
  /// Such as `'widgets[1].family' is missing`; the place is a path of keys.
  var sentence: String {
    switch self {
    case .keyNotFound(let key, let context): "'\((context.codingPath + [key]).place)' is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      context.codingPath.isEmpty ? "it is not \(Self.word(for: type))" : "'\(context.codingPath.place)' is not \(Self.word(for: type))"
    case .dataCorrupted(let context):
      // Foundation's own word for what is no JSON at all.
      if context.codingPath.isEmpty, context.debugDescription.hasPrefix("The given data was not valid JSON") {
        "it is not JSON"
      } else {
        (context.codingPath.isEmpty ? "" : "'\(context.codingPath.place)': ") + context.debugDescription
      }
    @unknown default: "it cannot be read"
    }
  }

  /// A type as people call what stands for it in JSON.
  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any Collection.Type where !(type is any ExpressibleByDictionaryLiteral.Type): "a list"
    default: "an object"
    }
  }
}

extension [any CodingKey] {
  /// `widgets[1].family`.
  var place: String {
    reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

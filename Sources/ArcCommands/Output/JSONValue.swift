// JSON as commands print it: keys in the order they were given, on one line.

/// A JSON value that keeps the order of its keys.
indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(KeyValuePairs<String, JSONValue>)

  /// Text, or null for nil.
  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}

extension JSONValue {
  /// The value on one line, characters beyond ASCII as they are.
  var line: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): String(number)
    case .number(let number): Self.shortest(number)
    case .string(let text): Self.quoted(text)
    case .array(let items): "[" + items.map(\.line).joined(separator: ",") + "]"
    case .object(let pairs): "{" + pairs.map { Self.quoted($0.key) + ":" + $0.value.line }.joined(separator: ",") + "}"
    }
  }

  /// A number without a needless `.0`; what JSON has no number for is null.
  private static func shortest(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number) { return String(whole) }
    return "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

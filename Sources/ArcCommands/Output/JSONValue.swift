// JSON as commands print it: keys in the order they were given, on one line.

import ArcHabits

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
    var text = JSONText()
    write(into: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func write(into text: inout JSONText) {
    switch self {
    case .null: text.value("null")
    case .bool(let flag): text.value(flag ? "true" : "false")
    case .int(let number): text.value(String(number))
    case .number(let number): text.number(number)
    case .string(let words): text.string(words)
    case .array(let items):
      text.open("[")
      for item in items {
        text.next()
        item.write(into: &text)
      }
      text.close("]")
    case .object(let pairs):
      text.open("{")
      for (key, value) in pairs {
        text.key(key)
        value.write(into: &text)
      }
      text.close("}")
    }
  }
}

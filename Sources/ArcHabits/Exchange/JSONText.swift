// JSON as text: keys in the order they are given, digits and escapes always the same.

/// Text being written as JSON.
package struct JSONText {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  /// Adds text that is JSON already.
  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    needsComma = false
  }

  /// Adds what separates values: a comma, unless nothing came before; and `gap`.
  package mutating func next(_ gap: String = "") {
    if needsComma { bytes.append(0x2C) }
    bytes.append(contentsOf: gap.utf8)
    needsComma = false
  }

  /// Adds a key and its value, after a comma where one is needed.
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  mutating func member(_ key: String, _ value: Int) { member(key, Double(value)) }

  mutating func member(_ key: String, _ values: [Int]) {
    self.key(key)
    value("[\(values.map(String.init).joined(separator: ","))]")
  }

  /// Adds a member that may be missing.
  mutating func member(_ key: String, _ value: String?) {
    if let value { member(key, value) }
  }

  /// Adds a number; null stands for what JSON has none for.
  package mutating func number(_ value: Double) {
    self.value(value.isFinite ? ASCII.number(value) : "null")
  }

  /// Adds a value that is JSON already.
  package mutating func value(_ text: String) {
    raw(text)
    needsComma = true
  }

  /// Adds a key whose value follows.
  package mutating func key(_ key: String) {
    next()
    string(key)
    bytes.append(0x3A)
    needsComma = false
  }

  /// Opens or closes an object or an array.
  package mutating func open(_ bracket: String) {
    raw(bracket)
  }

  package mutating func close(_ bracket: String) {
    value(bracket)
  }

  package mutating func string(_ text: String) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0x09: bytes += [0x5C, 0x74]
      case ..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
    needsComma = true
  }
}

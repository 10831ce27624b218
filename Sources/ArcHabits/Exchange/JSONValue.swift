// JSON as values, read strictly with the place of every fault.

/// A JSON value. An object keeps its keys in the order of the text.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  struct Member: Sendable, Hashable {
    let key: String
    let value: JSONValue
  }

  /// The member of an object, or nil where it is missing, null, or this is no object. Of two with one key the last counts.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let found = members.last(where: { $0.key == key })?.value, found != .null else { return nil }
    return found
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}

/// What is wrong with a JSON text, and where.
struct JSONFault: Error, Hashable {
  let line: Int
  let column: Int
  let reason: String
}

extension JSONValue {
  /// The value a text holds, by RFC 8259 and nothing looser; a byte order mark is passed over.
  init(parsing bytes: [UInt8]) throws(JSONFault) {
    var result: Swift.Result<JSONValue, JSONFault>?
    bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(buffer)
      do throws(JSONFault) { result = .success(try reader.document()) } catch { result = .failure(error) }
    }
    switch result {
    case .success(let value): self = value
    case .failure(let fault): throw fault
    case nil: preconditionFailure("reading ended without an answer")
    }
  }
}

/// Reads one JSON text.
private struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func document() throws(JSONFault) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value(depth: 0)
    space()
    guard index == bytes.count else { throw fault("something follows the end of the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard depth < 200 else { throw fault("values are nested too deeply") }
    space()
    switch peek() {
    case 0x7B: return try object(depth)
    case 0x5B: return try array(depth)
    case 0x22: return .string(try string())
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    case .some(0x2D), .some(0x30...0x39): return .number(try number())
    case nil: throw fault("the text ends too early")
    default: throw fault("a value was expected")
    }
  }

  private mutating func object(_ depth: Int) throws(JSONFault) -> JSONValue {
    index += 1
    var members: [JSONValue.Member] = []
    space()
    if peek() == 0x7D {
      index += 1
      return .object(members)
    }
    while true {
      space()
      guard peek() == 0x22 else { throw fault("a key in quotes was expected") }
      let key = try string()
      space()
      guard peek() == 0x3A else { throw fault("a colon was expected after '\(key)'") }
      index += 1
      members.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
      space()
      switch peek() {
      case 0x2C: index += 1
      case 0x7D:
        index += 1
        return .object(members)
      default: throw fault("a comma or a closing brace was expected")
      }
    }
  }

  private mutating func array(_ depth: Int) throws(JSONFault) -> JSONValue {
    index += 1
    var values: [JSONValue] = []
    space()
    if peek() == 0x5D {
      index += 1
      return .array(values)
    }
    while true {
      values.append(try value(depth: depth + 1))
      space()
      switch peek() {
      case 0x2C: index += 1
      case 0x5D:
        index += 1
        return .array(values)
      default: throw fault("a comma or a closing bracket was expected")
      }
    }
  }

  private mutating func string() throws(JSONFault) -> String {
    index += 1
    let start = index
    // Most strings have no escapes and can be taken as they stand.
    while let byte = peek(), byte != 0x22, byte != 0x5C, byte >= 0x20 { index += 1 }
    if peek() == 0x22 {
      let text = try text(bytes[start..<index])
      index += 1
      return text
    }
    var collected = Array(bytes[start..<index])
    while let byte = peek() {
      switch byte {
      case 0x22:
        let text = try text(collected[...])
        index += 1
        return text
      case 0x5C: try escape(into: &collected)
      case ..<0x20: throw fault("a control character stands in a string")
      default:
        collected.append(byte)
        index += 1
      }
    }
    throw fault("a string does not end")
  }

  private func text(_ slice: some Collection<UInt8>) throws(JSONFault) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else { throw fault("a string is not UTF-8") }
    return text
  }

  private mutating func escape(into collected: inout [UInt8]) throws(JSONFault) {
    index += 1
    guard let byte = peek() else { throw fault("a string does not end") }
    index += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: collected.append(byte)
    case 0x62: collected.append(0x08)
    case 0x66: collected.append(0x0C)
    case 0x6E: collected.append(0x0A)
    case 0x72: collected.append(0x0D)
    case 0x74: collected.append(0x09)
    case 0x75:
      var scalar = try hex()
      if (0xD800..<0xDC00).contains(scalar) {
        guard peek() == 0x5C, index + 1 < bytes.count, bytes[index + 1] == 0x75 else { throw fault("half of a surrogate pair is missing") }
        index += 2
        let low = try hex()
        guard (0xDC00..<0xE000).contains(low) else { throw fault("half of a surrogate pair is missing") }
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let unicode = Unicode.Scalar(scalar) else { throw fault("half of a surrogate pair is missing") }
      collected.append(contentsOf: Array(String(Character(unicode)).utf8))
    default: throw fault("there is no such escape in a string")
    }
  }

  private mutating func hex() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits were expected")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func number() throws(JSONFault) -> Double {
    let start = index
    if peek() == 0x2D { index += 1 }
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[index - whole] != 0x30 else { throw fault("this is no number") }
    var isWhole = true
    if peek() == 0x2E {
      isWhole = false
      index += 1
      guard digits() > 0 else { throw fault("this is no number") }
    }
    if peek() == 0x65 || peek() == 0x45 {
      isWhole = false
      index += 1
      if peek() == 0x2B || peek() == 0x2D { index += 1 }
      guard digits() > 0 else { throw fault("this is no number") }
    }
    if isWhole, whole <= 15 {
      var value = 0
      for byte in bytes[(index - whole)..<index] { value = value * 10 + Int(byte) - 0x30 }
      return Double(bytes[start] == 0x2D ? -value : value)
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else {
      throw fault("this number is too great")
    }
    return value
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek(), (0x30...0x39).contains(byte) { index += 1 }
    return index - start
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    let length = word.utf8CodeUnitCount
    guard index + length <= bytes.count,
      (0..<length).allSatisfy({ bytes[index + $0] == word.utf8Start[$0] })
    else { throw fault("a value was expected") }
    index += length
    return value
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func space() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private func fault(_ reason: String) -> JSONFault {
    let before = bytes[..<min(index, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let column = index - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return JSONFault(line: line, column: column, reason: reason)
  }
}

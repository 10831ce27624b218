// Bytes in a file's order.

/// Collects bytes; numbers go big end first (PNG) or little end first (BMP).
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  var count: Int { bytes.count }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  mutating func append(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }
  mutating func append(ascii text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func big32(_ v: UInt32) {
    append([UInt8(v >> 24), UInt8(truncatingIfNeeded: v >> 16), UInt8(truncatingIfNeeded: v >> 8), UInt8(truncatingIfNeeded: v)])
  }
  mutating func little16(_ v: UInt16) { append([UInt8(truncatingIfNeeded: v), UInt8(v >> 8)]) }
  mutating func little32(_ v: UInt32) {
    append([UInt8(truncatingIfNeeded: v), UInt8(truncatingIfNeeded: v >> 8), UInt8(truncatingIfNeeded: v >> 16), UInt8(v >> 24)])
  }
}

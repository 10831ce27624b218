// Reading the files of a zip archive.

/// The files in a zip archive, by name.
struct ZipArchive {
  private let bytes: [UInt8]
  private let file: String
  private let entries: [Entry]

  /// What the directory says of a file.
  private struct Entry {
    var name: String
    /// 0 for stored, 8 for deflate.
    var method: Int
    /// CRC-32 of the content.
    var sum: Int
    /// In bytes, in the archive and unpacked.
    var packed: Int, size: Int
    /// Where its own header begins.
    var offset: Int
  }

  /// No file in an archive may be larger than this when unpacked, in bytes.
  private static let limit = 256 << 20

  /// The archive in `bytes`.
  /// - Throws: `StoreError.badImport` where its directory does not read.
  init(_ bytes: [UInt8], file: String) throws(StoreError) {
    self.bytes = bytes
    self.file = file
    let broken = StoreError.badImport(file: file, place: "the archive's directory", reason: "it does not read; the file may be cut short")
    // The directory's end record is the last thing in the file but for a comment.
    let earliest = max(0, bytes.count - 65_557)
    guard bytes.count >= 22,
      let end = stride(from: bytes.count - 22, through: earliest, by: -1).first(where: { Self.word(bytes, $0) == 0x0605_4B50 })
    else { throw broken }
    let count = Self.half(bytes, end + 10)
    var at = Self.word(bytes, end + 16)
    var entries: [Entry] = []
    for _ in 0..<count {
      guard at + 46 <= bytes.count, Self.word(bytes, at) == 0x0201_4B50 else { throw broken }
      let nameLength = Self.half(bytes, at + 28)
      guard at + 46 + nameLength <= bytes.count else { throw broken }
      entries.append(
        Entry(
          name: String(decoding: bytes[(at + 46)..<(at + 46 + nameLength)], as: UTF8.self), method: Self.half(bytes, at + 10),
          sum: Self.word(bytes, at + 16), packed: Self.word(bytes, at + 20), size: Self.word(bytes, at + 24),
          offset: Self.word(bytes, at + 42)))
      at += 46 + nameLength + Self.half(bytes, at + 30) + Self.half(bytes, at + 32)
    }
    self.entries = entries
  }

  /// The names of its files.
  var names: [String] { entries.map(\.name) }

  /// The content of a file, or nil where there is none of that name.
  /// - Throws: `StoreError.badImport` naming the file where it does not unpack, or not to what the directory says.
  func content(of name: String) throws(StoreError) -> [UInt8]? {
    guard let entry = entries.first(where: { $0.name == name }) else { return nil }
    let broken = StoreError.badImport(file: file, place: name, reason: "it does not unpack; the archive may be damaged")
    guard entry.offset + 30 <= bytes.count, Self.word(bytes, entry.offset) == 0x0403_4B50, entry.size <= Self.limit else { throw broken }
    let start = entry.offset + 30 + Self.half(bytes, entry.offset + 26) + Self.half(bytes, entry.offset + 28)
    guard start + entry.packed <= bytes.count else { throw broken }
    let packed = start..<(start + entry.packed)
    let content: [UInt8]?
    switch entry.method {
    case 0: content = entry.packed == entry.size ? Array(bytes[packed]) : nil
    case 8: content = Inflate.unpack(bytes, in: packed, size: entry.size)
    default: content = nil
    }
    guard let content, Self.checksum(of: content) == entry.sum else { throw broken }
    return content
  }

  /// CRC-32 as archives reckon it, lowest bit first.
  private static func checksum(of bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = sum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return Int(~sum)
  }

  /// What each byte leaves when divided by the polynomial.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
  }

  private static func half(_ bytes: [UInt8], _ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
  private static func word(_ bytes: [UInt8], _ at: Int) -> Int { half(bytes, at) | half(bytes, at + 2) << 16 }
}

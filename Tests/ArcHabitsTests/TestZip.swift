// A zip file made by hand, its files deflated as stored blocks, so that reading one needs no archive in the repository.

enum TestZip {
  /// An archive of texts by name: the first file stored, the others through deflate.
  static func archive(_ files: [(String, String)]) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for (index, (name, text)) in files.enumerated() {
      let content = Array(text.utf8)
      // A deflate stream of one stored block: final, length, its complement, the bytes.
      let packed = index == 0 ? content : [1] + half(content.count) + half(content.count ^ 0xFFFF) + content
      let common =
        half(20) + half(0x0800) + half(index == 0 ? 0 : 8) + half(0) + half(0) + word(checksum(content)) + word(packed.count)
        + word(content.count)
      directory +=
        word(0x0201_4B50) + half(20) + common + half(name.utf8.count) + half(0) + half(0) + half(0) + half(0) + word(0) + word(bytes.count)
        + Array(name.utf8)
      bytes += word(0x0403_4B50) + common + half(name.utf8.count) + half(0) + Array(name.utf8) + packed
    }
    let start = bytes.count
    return bytes + directory + word(0x0605_4B50) + half(0) + half(0) + half(files.count) + half(files.count) + word(directory.count)
      + word(start) + half(0)
  }

  private static func half(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }
  private static func word(_ value: Int) -> [UInt8] { half(value & 0xFFFF) + half(value >> 16) }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(sum ^ 0xFFFF_FFFF)
  }
}

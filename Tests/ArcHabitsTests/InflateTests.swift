// Deflate streams of each kind of block, as zlib writes them.

@testable import ArcHabits
import Testing

@Suite("Unpacking deflate")
struct InflateTests {
  /// A table of days, the text both streams hold.
  static let text: [UInt8] = {
    let marks = ["YES_MANUAL", "NO", "SKIP", "UNKNOWN"]
    let lines = (0..<30).map { "2015-01-\($0 > 21 ? "0" : "")\(31 - $0),\(marks[$0 % 4]),\($0 % 5 == 0 ? "note \($0) é" : "")\n" }
    return Array(("Date,Value,Notes\n" + lines.joined()).utf8)
  }()

  func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  static let fixed = """
    73492c49d5094bcc294dd5f1cb2f492de632323034d53530d43536d489740d8ef775f40b75f4d1c903ca2918281c5e899037d00100
    """
  static let dynamic = """
    6d914d0e82400c46f79e820394a42d0c3f4b125d18743021685c1916ec882ec443790e2fa64202d3a1cbb6c9fbfae56ddba18373dbbf3ab08fa17b6e
    18c98448614470ddd5b763619be200f7df2dc0e0f35eee08b68279e41cea727f72161934b6b4d5c53abbd4652eebe48f1a238c1bc1c667c60a33d299
    2cdfa30935869028c2b88652ae422913504abdff2899515390a8434687c6121af95056fe5bcb61518aa41df4eda06207753bb8d861d1077d3da8e841
    5d0f4e7abe
    """

  @Test("A stream of fixed codes")
  func fixedCodes() {
    let stream = bytes(Self.fixed)
    #expect(Inflate.unpack(stream, in: 0..<stream.count, size: 60) == Array(Self.text.prefix(60)))
  }

  @Test("A stream of codes of its own, with copies that run into themselves")
  func dynamicCodes() {
    let stream = bytes(Self.dynamic)
    #expect(Inflate.unpack(stream, in: 0..<stream.count, size: Self.text.count) == Self.text)
    #expect(Inflate.unpack([9] + stream + [9], in: 1..<stream.count + 1, size: Self.text.count) == Self.text)
  }

  @Test("A stream cut short, or of another size, is damaged; whatever is in it, nothing traps")
  func damage() {
    let stream = bytes(Self.dynamic)
    for end in 0..<stream.count { #expect(Inflate.unpack(stream, in: 0..<end, size: Self.text.count) == nil) }
    #expect(Inflate.unpack(stream, in: 0..<stream.count, size: Self.text.count - 1) == nil)
    #expect(Inflate.unpack(stream, in: 0..<stream.count, size: Self.text.count + 1) == nil)
    var random = Seeded(3)
    for _ in 0..<2000 {
      var broken = stream
      for _ in 0..<3 { broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
      let content = Inflate.unpack(broken, in: 0..<broken.count, size: Self.text.count)
      #expect(content == nil || content?.count == Self.text.count)
    }
  }
}

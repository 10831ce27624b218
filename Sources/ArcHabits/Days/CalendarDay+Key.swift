// The key of a day, YYYY-MM-DD in ten ASCII bytes: read strictly, printed from integers.

extension CalendarDay: CustomStringConvertible, LosslessStringConvertible {
  /// The key, ten ASCII bytes: `2026-03-20`.
  public var description: String {
    String(unsafeUninitializedCapacity: 10) { buffer in
      write(into: buffer)
      return 10
    }
  }

  /// The day a key names: exactly ten ASCII bytes, `YYYY-MM-DD`, of a day that exists. Other digits, spaces and shorter forms are refused.
  public init?(_ key: String) { self.init(parsing: key) }

  /// The day a key names: exactly ten ASCII bytes, `YYYY-MM-DD`, of a day that exists. Other digits, spaces and shorter forms are refused.
  public init?(parsing key: some StringProtocol) {
    var key = String(key)
    guard let day = key.withUTF8({ Self.day(in: $0) }) else { return nil }
    self = day
  }

  /// The day that ten bytes name, or nil.
  static func day(in bytes: UnsafeBufferPointer<UInt8>) -> CalendarDay? {
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    func number(_ from: Int, _ count: Int) -> Int? {
      var value = 0
      for index in from..<from + count {
        let digit = bytes[index] &- 0x30
        guard digit < 10 else { return nil }
        value = value &* 10 &+ Int(digit)
      }
      return value
    }
    guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2) else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// The key; for a day that has none, how many days it lies after 1970-01-01. For sentences about days that cannot be.
  var words: String { (Self.earliest...Self.latest).contains(self) ? description : "day \(number)" }

  func write(into buffer: UnsafeMutableBufferPointer<UInt8>) {
    let (year, month, day) = civil
    precondition((1...9999).contains(year), "a day outside the years 1 to 9999 has no key")
    func put(_ value: Int, _ count: Int, at start: Int) {
      var value = value
      for index in stride(from: start + count - 1, through: start, by: -1) {
        buffer[index] = 0x30 + UInt8(value % 10)
        value /= 10
      }
    }
    put(year, 4, at: 0)
    buffer[4] = 0x2D
    put(month, 2, at: 5)
    buffer[7] = 0x2D
    put(day, 2, at: 8)
  }
}

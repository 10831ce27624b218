// zlib's check sum, put together from the sums of rows.

/// Adler-32 put together from rows.
struct AdlerSum {
  var a: UInt32 = 1
  var b: UInt32 = 0

  /// Adds `count` bytes whose own sum, begun at 1, is `row`.
  mutating func append(_ row: (UInt32, UInt32), count: Int) {
    let shift = UInt64(count) * UInt64((a + 65_520) % 65_521) % 65_521
    b = UInt32((UInt64(b) + UInt64(row.1) + shift) % 65_521)
    a = (a + row.0 + 65_520) % 65_521
  }
}

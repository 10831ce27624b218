// Loop's colors by their index.

enum LoopPalette {
  /// The colors of a database of version 21 or later, by index.
  private static let colors = [
    "#D32F2F", "#E64A19", "#F57C00", "#FF8F00", "#F9A825", "#AFB42B", "#7CB342", "#388E3C", "#00897B", "#00ACC1", "#039BE5", "#1976D2",
    "#303F9F", "#5E35B1", "#8E24AA", "#D81B60", "#5D4037", "#424242", "#757575", "#9E9E9E",
  ]
  /// Where the thirteen colors of versions 14 to 20 stand among them.
  private static let older = [0, 1, 4, 5, 7, 8, 9, 10, 13, 14, 15, 17, 19]

  /// The color a database of `version` means, as `#RRGGBB`, or nil where it means none. Before version 14 it was a signed ARGB number.
  static func color(_ value: Int64, version: Int) -> String? {
    if version < 14 || value < 0 || value > 0xFF {
      let digits = String(UInt32(truncatingIfNeeded: value) & 0xFF_FFFF, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
    var index = Int(value)
    if version < 21 {
      guard older.indices.contains(index) else { return nil }
      index = older[index]
    }
    return colors.indices.contains(index) ? colors[index] : nil
  }
}

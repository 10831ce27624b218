// Pixels as a display's own memory holds them, without any header.

/// Packed rows for displays that are written to directly.
public enum RawRows {
  /// Indexes packed to 1, 2, 4 or 8 bits, the leftmost pixel in the highest bits, each row filled up to a whole byte. At 4 bits
  /// and with the palette black, white, green, blue, red, yellow, orange this is what seven-colour panels take.
  ///
  /// - Parameter depth: Bits a pixel.
  public static func packed(_ picture: IndexedBitmap, depth: Int) -> [UInt8] { picture.packedRows(depth: depth) }

  /// Two planes of 1 bit, one after the other, for panels of black, white and one colour: in the first 0 is black, in the
  /// second 0 is the colour, and 1 is neither.
  ///
  /// - Parameters:
  ///   - black: The index that is black.
  ///   - color: The index of the third colour.
  public static func planes(_ picture: IndexedBitmap, black: UInt8, color: UInt8) -> [UInt8] {
    picture.packedRows(depth: 1, prefix: 0) { $0 == black ? 0 : 1 } + picture.packedRows(depth: 1, prefix: 0) { $0 == color ? 0 : 1 }
  }
}

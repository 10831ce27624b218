// PBM and PGM: the plainest files there are.

/// The binary portable formats.
public enum PortableMap {
  /// A PBM (P4) of a two-colour picture: a set bit is black. The darker of the two colours is black.
  ///
  /// - Precondition: The picture has at most two colours.
  public static func bits(_ picture: IndexedBitmap) -> [UInt8] {
    precondition(picture.palette.count <= 2, "a PBM has two colours")
    let black = black(of: picture.palette)
    return header("P4", picture, "") + picture.packedRows(depth: 1, prefix: 0) { $0 == black ? 1 : 0 }
  }

  /// Which of at most two colours is black; 1 for neither of one light colour.
  static func black(of palette: [UInt32]) -> UInt8 {
    let lumas = palette.map(luma)
    return lumas.count == 1 ? (lumas[0] < 128 ? 0 : 1) : lumas[0] <= lumas[1] ? 0 : 1
  }

  /// A PGM (P5) of 8 bits: each pixel's gray.
  public static func grays(_ picture: IndexedBitmap) -> [UInt8] {
    let lumas = picture.palette.map(luma)
    return header("P5", picture, "255\n") + picture.indexes.map { lumas[Int($0)] }
  }

  private static func header(_ kind: String, _ picture: IndexedBitmap, _ rest: String) -> [UInt8] {
    Array("\(kind)\n\(picture.width) \(picture.height)\n\(rest)".utf8)
  }
}

/// The gray of a straight colour by integer weights (Rec. 709), so that it is the same on every machine; grays stay themselves.
func luma(_ color: UInt32) -> UInt8 {
  UInt8((54 * (color >> 16 & 255) + 183 * (color >> 8 & 255) + 19 * (color & 255) + 128) >> 8)
}

// Writing pictures of few colours as PNG: grays without a palette, or indexes with one.

extension PNG {
  /// How a picture of few colours is stored.
  public enum IndexedKind: Sendable, Hashable {
    /// Gray of so many bits (1, 2, 4 or 8), no palette. Every colour of the picture must be one of those grays and opaque.
    case gray(depth: Int)
    /// Indexes of so many bits (1, 2, 4 or 8) with the picture's palette as it is, and transparency where a colour has any.
    case palette(depth: Int)
  }

  /// The picture as a PNG of few bits a pixel. The same picture gives the same bytes.
  ///
  /// - Parameter kind: How it is stored, or nil for grays where they say it all in as few bits, else a palette.
  /// - Precondition: The picture has at least one pixel, and `kind` holds its colours.
  public static func encode(_ picture: IndexedBitmap, as kind: IndexedKind? = nil, options: Options = Options()) -> [UInt8] {
    let kind = kind ?? picture.bestKind
    let level = options.optimizes ? 12 : 6
    switch kind {
    case .gray(let depth):
      let levels = IndexedBitmap.grays(depth: depth)
      let values = picture.palette.map { color in levels.firstIndex(of: color) }
      let rows = picture.packedRows(depth: depth, prefix: 1) { index in
        guard Int(index) < values.count else { return 0 }
        guard let value = values[Int(index)] else { preconditionFailure("a gray PNG holds the grays of its depth only") }
        return UInt8(value)
      }
      return file(
        width: picture.width, height: picture.height, depth: depth, type: .gray, options: options, data: Deflate.zlib(rows, level: level))
    case .palette(let depth):
      precondition(picture.palette.count <= 1 << depth, "a palette's colours fit its depth")
      let rows = picture.packedRows(depth: depth, prefix: 1) { $0 }
      return file(
        width: picture.width, height: picture.height, depth: depth, type: .palette, options: options, palette: picture.palette,
        data: Deflate.zlib(rows, level: level))
    }
  }
}

extension IndexedBitmap {
  /// Grays where every colour is one of as many as the indexes could tell apart, else the palette.
  fileprivate var bestKind: PNG.IndexedKind {
    for depth in [1, 2, 4, 8] where depth <= self.depth {
      if Set(Self.grays(depth: depth)).isSuperset(of: palette) { return .gray(depth: depth) }
    }
    return .palette(depth: depth)
  }
}

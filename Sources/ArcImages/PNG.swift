// PNG: reading through libpng, writing by ourselves.

/// The PNG format.
public enum PNG {
  /// Why bytes are no picture.
  public enum ReadError: Error, Hashable {
    /// libpng's own words.
    case damaged(String)
    /// The picture has more pixels than the caller allows.
    case tooLarge(width: Int, height: Int)
  }

  /// What a file carries besides its pixels. Nothing is written that is not asked for.
  public struct Options: Sendable, Hashable {
    /// Pixels per point, written as pHYs (72 points an inch); nil for none.
    public var scale: Double?
    /// Whether the file says that its colours are sRGB.
    public var marksSRGB: Bool
    /// Spends time for bytes.
    public var optimizes: Bool

    public init(scale: Double? = nil, marksSRGB: Bool = false, optimizes: Bool = false) {
      self.scale = scale
      self.marksSRGB = marksSRGB
      self.optimizes = optimizes
    }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
}

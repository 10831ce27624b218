// The colours a panel can show: how each looks, and what the file calls it.

/// The inks of a panel, at least two.
public struct InkPalette: Sendable, Hashable {
  public struct Ink: Sendable, Hashable {
    /// For people and profiles: `black`, `red`.
    public var name: String
    /// How the ink looks on the panel, 0xRRGGBB: colours are chosen by this.
    public var match: UInt32
    /// What the file holds for it, 0xRRGGBB, exactly.
    public var wire: UInt32

    public init(name: String, match: UInt32, wire: UInt32) {
      self.name = name
      self.match = match & 0xff_ffff
      self.wire = wire & 0xff_ffff
    }
  }

  public let inks: [Ink]

  /// - Precondition: 2 to 256 inks.
  public init(inks: [Ink]) {
    precondition((2...256).contains(inks.count), "a panel shows 2 to 256 colours")
    self.inks = inks
  }

  /// Even grays from black to white, as exact multiples: n × 255, 85, 17 or 1.
  ///
  /// - Parameter depth: 1, 2, 4 or 8 bits.
  public static func grays(depth: Int) -> InkPalette {
    InkPalette(inks: IndexedBitmap.grays(depth: depth).enumerated().map { Ink(name: "gray\($0)", match: $1, wire: $1) })
  }

  /// The file's palette: opaque wire colours in the inks' order.
  public var wireColors: [UInt32] { inks.map { $0.wire | 0xff00_0000 } }
  /// How the panel will look: opaque match colours in the inks' order.
  public var matchColors: [UInt32] { inks.map { $0.match | 0xff00_0000 } }
  /// Whether no ink has a hue.
  public var isGray: Bool { inks.allSatisfy { $0.match >> 16 == $0.match & 255 && $0.match >> 8 & 255 == $0.match & 255 } }

  /// The index of the ink that stands for black: dark, and of little hue.
  public var black: Int { inks.indices.min { tone($0, 2) < tone($1, 2) } ?? 0 }
  /// The index of the ink that stands for white: light, and of little hue, because on paper a yellow can be lighter than the white.
  public var white: Int { inks.indices.max { tone($0, -2) < tone($1, -2) } ?? 0 }

  /// Lightness and so many times the chroma.
  private func tone(_ index: Int, _ weight: Float) -> Float {
    let lab = LightTable.light(inks[index].match).okLab
    return lab.x + weight * (lab.y * lab.y + lab.z * lab.z).squareRoot()
  }

  /// The luminance of an ink as it looks, 0…1.
  func luminance(_ index: Int) -> Float { LightTable.light(inks[index].match).luminance }
}

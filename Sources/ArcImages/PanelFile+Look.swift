// What a file looks like on its display, for people who are not in front of it.

public import ArcGraphics

extension DeviceProfile {
  /// A file as the display shows it: upright, in match colours, each pixel a hard square of `factor` pixels.
  ///
  /// - Parameter factor: At least 1.
  public func look(of file: PanelFile, enlargedBy factor: Int) -> Bitmap {
    let colors = palette.map { palette in Dictionary(zip(palette.wireColors, palette.matchColors)) { first, _ in first } } ?? [:]
    var shown = file.bitmap
    if let frame {
      let (wide, high) = turn.swapsSides ? (height, width) : (width, height)
      shown = shown.placed(onWidth: wide, height: high, x: -frame.x, y: -frame.y, ground: 0xffff_ffff)
    }
    shown = shown.turned(turn.inverse)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(shown.pixels.count * factor * factor)
    for y in 0..<shown.height {
      let row = shown.pixels[y * shown.width..<(y + 1) * shown.width].flatMap { word in
        repeatElement(colors[word] ?? word, count: factor)
      }
      for _ in 0..<factor { pixels += row }
    }
    return Bitmap(width: shown.width * factor, height: shown.height * factor, pixels: pixels)
  }
}

extension PanelTurn {
  /// The turn that takes this one back.
  public var inverse: PanelTurn { PanelTurn(quarters: isMirrored ? quarters : -quarters, isMirrored: isMirrored) }
}

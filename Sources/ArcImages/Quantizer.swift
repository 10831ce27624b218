// From full colour to a panel's inks: crisp where the picture is flat, dithered where it is not.

public import ArcGraphics

/// Brings bitmaps to the inks of a panel.
public struct Quantizer: Sendable {
  public var palette: InkPalette
  /// How gradients and photographs are shown.
  public var dithering: Dithering
  /// How plain tints are shown that are marked to be kept; an ordered way, so that one changed digit leaves them alone.
  public var tintDithering: Dithering

  public init(palette: InkPalette, dithering: Dithering = .floydSteinberg, tintDithering: Dithering = .bayer) {
    self.palette = palette
    self.dithering = dithering
    self.tintDithering = tintDithering
  }

  /// The picture in inks; its palette is the wire colours. Transparency is laid over white first.
  ///
  /// Errors are spread in linear light, row by row in turns to the right and to the left, and never into or out of flat pixels.
  ///
  /// - Parameter tones: Which pixels may be dithered, of the bitmap's size; nil where all are flat.
  public func quantized(_ bitmap: Bitmap, tones: ToneMap? = nil) -> IndexedBitmap {
    precondition(tones.map { $0.width == bitmap.width && $0.height == bitmap.height } ?? true, "a tone map has its picture's size")
    let (width, height) = (bitmap.width, bitmap.height)
    var matcher = InkMatcher(palette)
    var indexes = [UInt8](repeating: 0, count: width * height)
    let spread = dithering.spread
    /// Errors for this row and the next two, two pixels wider on both sides.
    var errors = [[Light]](repeating: [Light](repeating: .zero, count: width + 4), count: 3)
    var last: (word: UInt32, index: UInt8)?
    for y in 0..<height {
      let isBackward = y % 2 == 1 && !spread.isEmpty
      for step in 0..<width {
        let x = isBackward ? width - 1 - step : step
        let at = y * width + x
        let word = bitmap.pixels[at]
        let tone = tones?.tones[at] ?? .flat
        let way = tone == .flat ? .none : tone == .tint ? tintDithering : dithering
        if way == .none {
          if let last, last.word == word {
            indexes[at] = last.index
          } else {
            indexes[at] = matcher.nearest(word.overWhite)
            last = (word, indexes[at])
          }
        } else if let pattern = way.pattern {
          let mixture = matcher.mixture(word.overWhite)
          indexes[at] = pattern.threshold(x: x, y: y) < mixture.share ? mixture.second : mixture.first
        } else {
          let wanted = matcher.light(word.overWhite) + errors[0][x + 2]
          let held = wanted.clamped(lowerBound: Light(repeating: -0.9), upperBound: Light(repeating: 1.9))
          let index = matcher.nearest(to: held.clamped(lowerBound: .zero, upperBound: .one))
          indexes[at] = index
          let error = held - matcher.lights[Int(index)]
          for target in spread { errors[target.y][x + 2 + (isBackward ? -target.x : target.x)] += error * target.share }
        }
      }
      if !spread.isEmpty {
        errors.removeFirst()
        errors.append([Light](repeating: .zero, count: width + 4))
      }
    }
    return IndexedBitmap(width: width, height: height, indexes: indexes, palette: palette.wireColors)
  }
}

extension UInt32 {
  /// A premultiplied word laid over white, as 0xRRGGBB.
  var overWhite: UInt32 {
    let ground = 255 - self >> 24
    if ground == 0 { return self & 0xff_ffff }
    func channel(_ shift: UInt32) -> UInt32 { Swift.min(255, (self >> shift & 255) + ground) << shift }
    return channel(16) | channel(8) | channel(0)
  }
}

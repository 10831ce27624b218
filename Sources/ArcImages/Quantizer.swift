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
    var run = InkRun(matcher: InkMatcher(palette), dithering: dithering, tintDithering: tintDithering, width: width)
    let indexes = [UInt8](unsafeUninitializedCapacity: width * height) { indexes, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        for y in 0..<height {
          let row = y * width..<(y + 1) * width
          let target = UnsafeMutableBufferPointer(rebasing: indexes[row])
          let source = UnsafeBufferPointer(rebasing: pixels[row])
          guard let tones else {
            run.flatRow(source, to: target)
            continue
          }
          tones.tones.withUnsafeBufferPointer { tones in
            run.row(y, source, UnsafeBufferPointer(rebasing: tones[row]), to: target)
          }
        }
      }
      count = width * height
    }
    return IndexedBitmap(width: width, height: height, indexes: indexes, palette: palette.wireColors)
  }
}

/// The state of a picture being brought to inks: answers found, errors on their way down.
private struct InkRun {
  var matcher: InkMatcher
  let dithering: Dithering
  let spread: [(x: Int, y: Int, share: Float)]
  let pattern: ThresholdPattern?
  let tintPattern: ThresholdPattern?
  /// Errors for this row and the next two, two pixels wider on both sides.
  var errors: [[Light]]
  var last: (word: UInt32, index: UInt8)?

  init(matcher: InkMatcher, dithering: Dithering, tintDithering: Dithering, width: Int) {
    self.matcher = matcher
    self.dithering = dithering
    spread = dithering.spread
    pattern = dithering.pattern
    tintPattern = tintDithering.pattern
    errors = [[Light]](repeating: [Light](repeating: .zero, count: width + 4), count: 3)
  }

  /// The nearest ink; the last answer is at hand, because flat pictures ask the same again.
  private mutating func nearest(_ word: UInt32) -> UInt8 {
    if let last, last.word == word { return last.index }
    let index = matcher.nearest(word.overWhite)
    last = (word, index)
    return index
  }

  mutating func flatRow(_ pixels: UnsafeBufferPointer<UInt32>, to indexes: UnsafeMutableBufferPointer<UInt8>) {
    for x in pixels.indices { indexes[x] = nearest(pixels[x]) }
  }

  mutating func row(
    _ y: Int, _ pixels: UnsafeBufferPointer<UInt32>, _ tones: UnsafeBufferPointer<ToneMap.Tone>,
    to indexes: UnsafeMutableBufferPointer<UInt8>
  ) {
    let isBackward = y % 2 == 1 && !spread.isEmpty
    for step in pixels.indices {
      let x = isBackward ? pixels.count - 1 - step : step
      let word = pixels[x]
      switch tones[x] {
      case .flat:
        indexes[x] = nearest(word)
      case .tint:
        indexes[x] = tintPattern.map { patterned(word, $0, x, y) } ?? nearest(word)
      case .continuous:
        indexes[x] =
          pattern.map { patterned(word, $0, x, y) } ?? (spread.isEmpty ? nearest(word) : diffused(word, x, isBackward: isBackward))
      }
    }
    guard !spread.isEmpty else { return }
    errors.swapAt(0, 1)
    errors.swapAt(1, 2)
    for i in errors[2].indices { errors[2][i] = .zero }
  }

  private mutating func patterned(_ word: UInt32, _ pattern: ThresholdPattern, _ x: Int, _ y: Int) -> UInt8 {
    let mixture = matcher.mixture(word.overWhite)
    return pattern.threshold(x: x, y: y) < mixture.share ? mixture.second : mixture.first
  }

  private mutating func diffused(_ word: UInt32, _ x: Int, isBackward: Bool) -> UInt8 {
    let color = word.overWhite
    let wanted = matcher.light(color) + errors[0][x + 2]
    let held = wanted.clamped(lowerBound: Light(repeating: -0.9), upperBound: Light(repeating: 1.9))
    let index = matcher.nearest(to: held.clamped(lowerBound: .zero, upperBound: .one), neutral: matcher.isNeutral(color))
    let error = held - matcher.lights[Int(index)]
    for target in spread { errors[target.y][x + 2 + (isBackward ? -target.x : target.x)] += error * target.share }
    return index
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

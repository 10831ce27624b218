// From a painted picture to the bytes that a display takes, within its limit.

public import ArcGraphics

/// A finished file for a display.
public struct PanelFile: Sendable, Hashable {
  /// What had to give so that the file fits its limit, in the order it was given up.
  public enum Concession: Sendable, Hashable {
    /// Time was spent on smaller bytes.
    case optimized
    /// Another way of dithering was taken.
    case dithering(Dithering)
    /// Only so many inks are used.
    case inks(Int)
    /// JPEG quality was lowered.
    case quality(Int)
    /// Nothing fitted: the file holds a crossed-out frame instead of the picture.
    case placeholder
    /// Not even that fitted, because the format's size does not depend on the picture.
    case overLimit
  }

  public var bytes: [UInt8]
  /// The pixels in the file, turned as the display wants them; nil for true colour.
  public var indexed: IndexedBitmap?
  /// The file's pixels in wire colours.
  public var bitmap: Bitmap
  public var concessions: [Concession]

  /// The content of the file's pixels as a number: unchanged pixels, unchanged number.
  public var contentHash: UInt64 { bitmap.contentHash }
}

extension DeviceProfile {
  /// The file for a picture of the display's size, painted as the display is looked at.
  ///
  /// - Parameters:
  ///   - bitmap: The painted picture; another size is cut or filled up with white.
  ///   - tones: Which of its pixels may be dithered; nil for none.
  public func file(for bitmap: Bitmap, tones: ToneMap? = nil) -> PanelFile {
    let (picture, tones) = turned(bitmap, tones)
    guard let palette else { return trueColorFile(picture) }
    var concessions: [PanelFile.Concession] = []
    func attempt(_ palette: InkPalette, _ way: Dithering, _ tintWay: Dithering, optimizes: Bool, quality: Int = 95) -> PanelFile {
      let indexed = Quantizer(palette: palette, dithering: way, tintDithering: tintWay).quantized(picture, tones: tones)
      return self.file(indexed, optimizes: optimizes, quality: quality, concessions: concessions)
    }
    var file = attempt(palette, dithering, tintDithering, optimizes: false)
    if fits(file) { return file }
    if format == .png {
      concessions.append(.optimized)
      file = attempt(palette, dithering, tintDithering, optimizes: true)
      if fits(file) { return file }
    }
    if format == .jpeg {
      for quality in [85, 70, 50] {
        concessions = [.quality(quality)]
        file = attempt(palette, dithering, tintDithering, optimizes: false, quality: quality)
        if fits(file) { return file }
      }
    }
    if format == .png || format == .jpeg {
      for way in [Dithering.bayer, .none] where way != dithering {
        concessions.append(.dithering(way))
        file = attempt(palette, way, way, optimizes: true, quality: 50)
        if fits(file) { return file }
      }
      for fewer in palette.fewer {
        concessions.append(.inks(fewer.inks.count))
        file = attempt(fewer, .none, .none, optimizes: true, quality: 50)
        if fits(file) { return file }
      }
    }
    concessions.append(.placeholder)
    let cross = Quantizer(palette: palette, dithering: .none).quantized(placeholder(width: picture.width, height: picture.height))
    file = self.file(cross, optimizes: true, quality: 50, concessions: concessions)
    if !fits(file) { file.concessions.append(.overLimit) }
    return file
  }

  private func fits(_ file: PanelFile) -> Bool { byteLimit.map { file.bytes.count <= $0 } ?? true }

  /// The picture cut to the display, turned and put in its frame; the tones with it.
  private func turned(_ bitmap: Bitmap, _ tones: ToneMap?) -> (Bitmap, ToneMap?) {
    let isWhole = bitmap.width == width && bitmap.height == height
    let white: UInt32 = 0xffff_ffff
    var picture = (isWhole ? bitmap : bitmap.placed(onWidth: width, height: height, x: 0, y: 0, ground: white)).turned(turn)
    var map = tones.map { (isWhole ? $0 : $0.placed(onWidth: width, height: height, x: 0, y: 0)).turned(turn) }
    if let frame {
      picture = picture.placed(onWidth: frame.width, height: frame.height, x: frame.x, y: frame.y, ground: white)
      map = map?.placed(onWidth: frame.width, height: frame.height, x: frame.x, y: frame.y)
    }
    return (picture, map)
  }

  private func file(_ indexed: IndexedBitmap, optimizes: Bool, quality: Int, concessions: [PanelFile.Concession]) -> PanelFile {
    let options = PNG.Options(optimizes: optimizes)
    let bitmap = indexed.bitmap
    let bytes: [UInt8]
    switch format {
    case .png:
      let isGray = Set(IndexedBitmap.grays(depth: depth)).isSuperset(of: indexed.palette)
      bytes = PNG.encode(indexed, as: isGray ? .gray(depth: depth) : .palette(depth: depth), options: options)
    case .bmp: bytes = BMP.encode(indexed, depth: depth)
    case .jpeg: bytes = JPEG.encode(bitmap, quality: quality)
    case .pbm: bytes = PortableMap.bits(indexed)
    case .pgm: bytes = PortableMap.grays(indexed)
    case .raw: bytes = RawRows.packed(indexed, depth: depth)
    case .planes:
      let black = palette?.black ?? 0
      let white = palette?.white ?? 1
      bytes = RawRows.planes(indexed, black: UInt8(black), color: UInt8(3 - black - white))
    }
    return PanelFile(bytes: bytes, indexed: indexed, bitmap: bitmap, concessions: concessions)
  }

  private func trueColorFile(_ picture: Bitmap) -> PanelFile {
    let opaque = Bitmap(width: picture.width, height: picture.height, pixels: picture.pixels.map { $0.overWhite | 0xff00_0000 })
    func file(_ bitmap: Bitmap, optimizes: Bool, quality: Int, _ concessions: [PanelFile.Concession]) -> PanelFile {
      let bytes =
        switch format {
        case .bmp: BMP.encode(bitmap)
        case .jpeg: JPEG.encode(bitmap, quality: quality)
        case .png, .pbm, .pgm, .raw, .planes: PNG.encode(bitmap, options: .init(optimizes: optimizes))
        }
      return PanelFile(bytes: bytes, indexed: nil, bitmap: bitmap, concessions: concessions)
    }
    var result = file(opaque, optimizes: false, quality: 95, [])
    if fits(result) { return result }
    if format == .png { result = file(opaque, optimizes: true, quality: 95, [.optimized]) }
    for quality in [85, 70, 50] where format == .jpeg && !fits(result) {
      result = file(opaque, optimizes: true, quality: quality, [.quality(quality)])
    }
    if fits(result) { return result }
    result = file(
      placeholder(width: picture.width, height: picture.height), optimizes: true, quality: 50, result.concessions + [.placeholder])
    if !fits(result) { result.concessions.append(.overLimit) }
    return result
  }

  /// Black frame and cross on white: says without words that the picture is missing.
  private func placeholder(width: Int, height: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height, filledWith: 0xffff_ffff)
    for y in 0..<height {
      for x in 0..<width {
        let isFrame = x < 2 || y < 2 || x >= width - 2 || y >= height - 2
        let isCross = abs(x * height - y * width) < width + height || abs((width - 1 - x) * height - y * width) < width + height
        if isFrame || isCross { result[x, y] = 0xff00_0000 }
      }
    }
    return result
  }
}

extension InkPalette {
  /// Smaller palettes to fall back to: every fourth gray, then black and white alone. The inks keep their wire colours.
  fileprivate var fewer: [InkPalette] {
    var result: [InkPalette] = []
    if isGray, inks.count > 4, inks.count % 4 == 0 {
      let step = (inks.count - 1) / 3
      result.append(InkPalette(inks: (0..<4).map { inks[$0 * step] }))
    }
    if inks.count > 2 { result.append(InkPalette(inks: [inks[black], inks[white]])) }
    return result
  }
}

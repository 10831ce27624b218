// From a display list to pixels. Cairo makes coverage, kept from frame to frame; compositing is done here.

public import ArcGraphics

/// Paints display lists. One thread's: keep it in one actor or task, and keep it alive, because it remembers the coverage of
/// the shapes and glyphs it has seen. What it remembers can never change a pixel.
public final class Painter {
  /// The most pixels a side of a picture may have; a larger list is painted up to here.
  public static let largestSide = 16_384

  /// What becomes of pixels that a shape covers in part.
  public enum Edges: Sendable, Hashable {
    /// They mix the shape's colour with what lies under it.
    case smooth
    /// They take it wholly or not at all: from half a pixel on, from 41 % in glyphs of less than 16 pixels an em. For panels of few colours.
    case crisp
  }

  public let edges: Edges
  var scratch = Scratch()
  var masks: MaskCache
  var outlines = OutlineSlots()
  /// The shape being looked at, kept for its storage.
  var shape = RoundedShape()
  var key: [Int32] = []

  /// - Parameters:
  ///   - edges: Whether edges are smooth or crisp.
  ///   - cacheBound: The most bytes of coverage kept; when they are reached everything is dropped.
  public init(edges: Edges = .smooth, cacheBound: Int = 4 << 20) {
    self.edges = edges
    masks = MaskCache(bound: max(0, cacheBound))
  }

  /// The picture. Numbers that cannot be drawn (not finite, out of range, an outline that the list lacks) draw nothing.
  public func paint(_ list: DisplayList) -> Bitmap {
    var bitmap = Bitmap(width: 0, height: 0)
    paint(list, into: &bitmap)
    return bitmap
  }

  /// Paints into a bitmap whose storage is used again where it has the picture's size.
  public func paint(_ list: DisplayList, into bitmap: inout Bitmap) {
    let (width, height) = (Self.side(list.width), Self.side(list.height))
    let ground = list.ground?.premultipliedWord ?? 0
    if bitmap.width != width || bitmap.height != height {
      bitmap = Bitmap(width: width, height: height, filledWith: ground)
    } else {
      bitmap.pixels.withUnsafeMutableBufferPointer { $0.update(repeating: ground) }
    }
    guard width > 0, height > 0 else { return }
    let page = Page(commands: list.commands, outlines: list.outlines)
    let box = PixelBox(left: 0, top: 0, right: width, bottom: height)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      draw(page, on: Canvas(pixels: base, box: box), depth: 0)
    }
  }

  /// How many bytes of coverage are kept at the moment.
  public var cachedByteCount: Int { masks.byteCount }

  static func side(_ v: Int) -> Int { min(max(v, 0), largestSide) }
}

/// Commands and the outlines they point into.
struct Page {
  var commands: ArraySlice<DrawCommand>
  var outlines: [GlyphOutline]

  init(commands: ArraySlice<DrawCommand>, outlines: [GlyphOutline]) {
    self.commands = commands
    self.outlines = outlines
  }

  init(commands: [DrawCommand], outlines: [GlyphOutline]) {
    self.init(commands: commands[...], outlines: outlines)
  }

  /// The index of the `endLayer` that matches the layer begun at `start`, or the end of the commands.
  func endOfLayer(at start: Int) -> Int {
    var depth = 0
    for i in start..<commands.endIndex {
      switch commands[i] {
      case .beginLayer: depth += 1
      case .endLayer:
        depth -= 1
        if depth == 0 { return i }
      case .fill, .stroke, .glyphs, .image: break
      }
    }
    return commands.endIndex
  }

  func part(_ range: Range<Int>) -> Page { Page(commands: commands[range], outlines: outlines) }
}

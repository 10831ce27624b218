// A display's picture in the making: drawings laid on it one by one, then brought to the display's inks and file.

import ArcGraphics
import ArcImages
import ArcLayout
import ArcPaint
import ArcRendering

/// What is laid on a display so far.
struct PanelSheet: Sendable {
  let profile: DeviceProfile
  private(set) var picture: Bitmap
  /// What may be dithered, or nil while all is flat.
  private var tones: ToneMap?
  /// What a person in front of the display would miss, in sentences.
  private(set) var remarks: [String] = []

  /// An empty display of one colour.
  init(_ profile: DeviceProfile, ground: RGBA) {
    self.profile = profile
    picture = Bitmap(width: profile.width, height: profile.height, filledWith: ground.premultipliedWord)
  }

  /// Lays a drawing with its top left corner at a pixel, cut where it leaves the display.
  mutating func lay(_ drawing: Drawing, x: Int = 0, y: Int = 0) {
    let list = profile.legible(drawing.list)
    let painter = Painter(edges: profile.isCrisp ? .crisp : .smooth)
    picture.lay(painter.paint(list), x: x, y: y)
    if profile.palette != nil, !list.isPlain {
      if tones == nil { tones = ToneMap(width: profile.width, height: profile.height, filledWith: .flat) }
      tones?.lay(Painter.tones(of: list), x: x, y: y)
    }
    for finding in profile.findings(in: list, x: x, y: y) {
      let remark = finding.sentence(drawing.words(at: finding.place), x: x, y: y, on: profile)
      if !remarks.contains(remark) { remarks.append(remark) }
    }
  }

  /// Fills a rectangle of pixels with a colour.
  mutating func fill(_ rectangle: PixelRectangle, with color: RGBA) {
    let plain = Bitmap(width: rectangle.width, height: rectangle.height, filledWith: color.premultipliedWord)
    picture.lay(plain, x: rectangle.x, y: rectangle.y)
  }

  /// The display's file.
  func file() -> PanelFile { profile.file(for: picture, tones: tones) }
}

extension Bitmap {
  /// Lays another opaque picture over this one; transparent pixels let this one through.
  fileprivate mutating func lay(_ other: Bitmap, x: Int, y: Int) {
    for row in max(0, y)..<max(max(0, y), min(height, y + other.height)) {
      for column in max(0, x)..<max(max(0, x), min(width, x + other.width)) {
        let word = other[column - x, row - y]
        if word >> 24 == 255 {
          self[column, row] = word
        } else if word >> 24 > 0 {
          self[column, row] = word.over(self[column, row])
        }
      }
    }
  }
}

extension UInt32 {
  /// A premultiplied word over an opaque one.
  fileprivate func over(_ under: UInt32) -> UInt32 {
    let rest = 255 - self >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min(255, (self >> shift & 255) + ((under >> shift & 255) * rest * 2 + 255) / 510) << shift
    }
    return 0xff00_0000 | channel(16) | channel(8) | channel(0)
  }
}

extension ToneMap {
  fileprivate mutating func lay(_ other: ToneMap, x: Int, y: Int) {
    for row in max(0, y)..<max(max(0, y), min(height, y + other.height)) {
      for column in max(0, x)..<max(max(0, x), min(width, x + other.width)) { self[column, row] = other[column - x, row - y] }
    }
  }
}

extension DisplayList {
  /// Whether nothing in it runs from tone to tone, so that nothing would be dithered.
  fileprivate var isPlain: Bool { commands.allSatisfy(\.isPlain) }
}

extension DrawCommand {
  fileprivate var isPlain: Bool {
    switch self {
    case .fill(_, _, .solid), .stroke(_, _, .solid), .endLayer: true
    case .fill, .stroke, .image: false
    case .glyphs(let run): if case .solid = run.paint { true } else { false }
    case .beginLayer(let layer): layer.blurRadius == 0 && layer.shadow == nil && (layer.mask?.allSatisfy(\.isPlain) ?? true)
    }
  }
}

extension Drawing {
  /// What the text says that lies at a place in pixels; nil where that is no text of the tree's.
  fileprivate func words(at place: Rect) -> String? {
    let middle = Point(x: place.midX / list.scale, y: place.midY / list.scale)
    var found: (words: String, area: Double)?
    func look(_ node: PlacedNode) {
      if case .text(let text) = node.content, node.frame.contains(middle) {
        let area = node.frame.width * node.frame.height
        if area < found?.area ?? .infinity { found = (text.words, area) }
      }
      for child in node.children { look(child) }
    }
    look(placement.root)
    return found?.words
  }
}

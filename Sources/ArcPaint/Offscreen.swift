// Pixels painted apart from the picture: a layer, a mask, an image brought to its size.

import ArcGraphics

/// A transparent ground for a part of the picture.
struct Offscreen {
  let box: PixelBox
  /// Premultiplied, rows of `box.width`.
  var pixels: [UInt32]

  init(_ box: PixelBox) {
    self.box = box
    pixels = [UInt32](repeating: 0, count: max(0, box.width) * max(0, box.height))
  }

  mutating func paint(_ body: (Canvas) -> Void) {
    let box = self.box
    pixels.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { body(Canvas(pixels: base, box: box)) }
    }
  }

  /// Multiplies every pixel by `factor` of 255.
  mutating func fade(_ factor: UInt32) {
    guard factor < 255 else { return }
    for i in pixels.indices { pixels[i] = scaled(pixels[i], factor) }
  }

  /// Multiplies every pixel by the alpha of `mask`, which is nothing outside its box.
  mutating func multiply(byAlphaOf mask: Offscreen) {
    for y in box.top..<max(box.top, box.bottom) {
      for x in box.left..<max(box.left, box.right) {
        let i = (y - box.top) * box.width + (x - box.left)
        let isCovered = x >= mask.box.left && x < mask.box.right && y >= mask.box.top && y < mask.box.bottom
        let alpha = isCovered ? mask.pixels[(y - mask.box.top) * mask.box.width + (x - mask.box.left)] >> 24 : 0
        if alpha < 255 { pixels[i] = scaled(pixels[i], alpha) }
      }
    }
  }

  var bitmap: Bitmap { Bitmap(width: box.width, height: box.height, pixels: pixels) }
}

extension Canvas {
  /// Lays a whole offscreen over the canvas, through a mask where one is given.
  func lay(_ source: Offscreen, mode: BlendMode, through clip: (mask: CoverageMask, x: Int, y: Int)?) {
    let part = source.box.intersection(box)
    guard !part.isEmpty else { return }
    source.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      func stretch(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>?) {
        let from = base + (y - source.box.top) * source.box.width + (x - source.box.left)
        let to = row(y) + (x - box.left)
        for i in 0..<count {
          var word = from[i]
          guard word >> 24 != 0 else { continue }
          if let coverage { word = scaled(word, UInt32(coverage[i])) }
          to[i] = mode == .normal ? over(word, to[i]) : blended(word, to[i], mode)
        }
      }
      if let clip {
        clip.mask.forEachRun(x: clip.x, y: clip.y, in: part) { x, y, count, coverage in
          stretch(x: x, y: y, count: count, coverage: coverage)
        }
      } else {
        for y in part.top..<part.bottom { stretch(x: part.left, y: y, count: part.width, coverage: nil) }
      }
    }
  }
}

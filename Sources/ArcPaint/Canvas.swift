// Pixels being painted: masks of one colour laid over them.

/// A view of premultiplied pixels whose top left one is (`left`, `top`) of the picture.
struct Canvas {
  let pixels: UnsafeMutablePointer<UInt32>
  let box: PixelBox

  /// The first pixel of a row of the picture, at x = `box.left`.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y - box.top) * (box.right - box.left) }

  /// Fills whole pixels with one premultiplied colour.
  func fill(_ area: PixelBox, _ word: UInt32) {
    let part = area.intersection(box)
    guard !part.isEmpty, word >> 24 != 0 else { return }
    for y in part.top..<part.bottom { lay(word, over: row(y) + (part.left - box.left), count: part.width) }
  }

  /// Lays a premultiplied colour through a mask whose origin stands at (`x`, `y`).
  func fill(_ mask: CoverageMask, x: Int, y: Int, _ word: UInt32) {
    guard !mask.isEmpty, word >> 24 != 0 else { return }
    mask.forEachRun(x: x, y: y, in: box) { runX, runY, count, coverage in
      let target = row(runY) + (runX - box.left)
      guard let coverage else { return lay(word, over: target, count: count) }
      if word >> 24 == 255 {
        for i in 0..<count { target[i] = mixed(word, target[i], UInt32(coverage[i])) }
      } else {
        for i in 0..<count { target[i] = over(scaled(word, UInt32(coverage[i])), target[i]) }
      }
    }
  }

  private func lay(_ word: UInt32, over target: UnsafeMutablePointer<UInt32>, count: Int) {
    if word >> 24 == 255 {
      target.update(repeating: word, count: count)
    } else {
      for i in 0..<count { target[i] = over(word, target[i]) }
    }
  }

  /// Lays the colours that `shade` writes for a stretch of a row through a mask.
  func shade(_ mask: CoverageMask, x: Int, y: Int, with shader: some Shader) {
    guard !mask.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(1, box.width)) { buffer in
      guard let colors = buffer.baseAddress else { return }
      mask.forEachRun(x: x, y: y, in: box) { runX, runY, count, coverage in
        let target = row(runY) + (runX - box.left)
        shader.shade(x: runX, y: runY, count: count, into: colors)
        if let coverage {
          for i in 0..<count { target[i] = over(scaled(colors[i], UInt32(coverage[i])), target[i]) }
        } else {
          for i in 0..<count { target[i] = over(colors[i], target[i]) }
        }
      }
    }
  }
}

/// Where the colours of a fill come from when they differ from pixel to pixel.
protocol Shader {
  /// Writes the premultiplied colours of `count` pixels of a row, sampled at their centres.
  func shade(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>)
}

extension CoverageMask {
  /// Calls `body` with every run that meets `box`, cut to it: x, y, count, and the coverage or nil for a solid run.
  @inline(__always)
  func forEachRun(x: Int, y: Int, in box: PixelBox, _ body: (Int, Int, Int, UnsafePointer<UInt8>?) -> Void) {
    guard !isEmpty, x + left < box.right, x + right > box.left, y + top < box.bottom, y + bottom > box.top else { return }
    let isInside = x + left >= box.left && x + right <= box.right && y + top >= box.top && y + bottom <= box.bottom
    coverage.withUnsafeBufferPointer { bytes in
      runs.withUnsafeBufferPointer { runs in
        var next = 0
        for run in runs {
          var (start, count) = (x + Int(run.x), Int(run.count))
          var edge: UnsafePointer<UInt8>?
          if count > 0 {
            edge = bytes.baseAddress.map { $0 + next }
            next += count
          } else {
            count = -count
          }
          let line = y + Int(run.y)
          if !isInside {
            guard line >= box.top, line < box.bottom, start < box.right, start + count > box.left else { continue }
            let skipped = max(0, box.left - start)
            start += skipped
            count = min(count - skipped, box.right - start)
            edge = edge.map { $0 + skipped }
          }
          body(start, line, count, edge)
        }
      }
    }
  }
}

/// Every channel times `a` of 255, rounded.
@inline(__always)
func scaled(_ word: UInt32, _ a: UInt32) -> UInt32 {
  var even = (word & 0xff00ff) &* a &+ 0x7f007f
  even = (even &+ (even &>> 8 & 0xff00ff)) &>> 8 & 0xff00ff
  var odd = (word &>> 8 & 0xff00ff) &* a &+ 0x7f007f
  odd = (odd &+ (odd &>> 8 & 0xff00ff)) & 0xff00_ff00
  return even | odd
}

/// A premultiplied colour over another.
@inline(__always)
func over(_ source: UInt32, _ ground: UInt32) -> UInt32 {
  source &+ scaled(ground, 255 &- source &>> 24)
}

/// An opaque colour covering `a` of 255 of a pixel. Rounded once, so that a colour over itself stays what it is.
@inline(__always)
func mixed(_ source: UInt32, _ ground: UInt32, _ a: UInt32) -> UInt32 {
  let b = 255 &- a
  var even = (source & 0xff00ff) &* a &+ (ground & 0xff00ff) &* b &+ 0x7f007f
  even = (even &+ (even &>> 8 & 0xff00ff)) &>> 8 & 0xff00ff
  var odd = (source &>> 8 & 0xff00ff) &* a &+ (ground &>> 8 & 0xff00ff) &* b &+ 0x7f007f
  odd = (odd &+ (odd &>> 8 & 0xff00ff)) & 0xff00_ff00
  return even | odd
}

// Drawing a bitmap into a rectangle, turned or not.

import ArcGraphics

extension ImageDraw {
  /// The rectangle's outline where it lands.
  var corners: VectorPath {
    let path = VectorPath(rect: rect)
    guard let transform else { return path }
    return path.transformed(by: transform)
  }
}

extension Painter {
  func draw(_ image: ImageDraw, on canvas: Canvas) {
    guard image.bitmap.width > 0, image.bitmap.height > 0, image.opacity > 0, image.rect.width > 0, image.rect.height > 0,
      shape.take(image.corners, stroke: nil, rule: .nonZero), let placed = placedMask(within: canvas.box)
    else { return }
    let mask = placed.mask
    let seen = PixelBox(left: mask.left, top: mask.top, right: mask.right, bottom: mask.bottom).moved(x: placed.x, y: placed.y)
      .intersection(canvas.box)
    guard !seen.isEmpty else { return }
    var pixels: Offscreen
    let transform = image.transform ?? .identity
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      let origin = transform.apply(image.rect.origin)
      let rect = Rect(x: origin.x, y: origin.y, width: image.rect.width * transform.a, height: image.rect.height * transform.d)
      pixels = resampled(image.bitmap, to: rect, within: seen, isSmooth: image.smooth)
    } else {
      pixels = turned(image, by: transform, within: seen)
    }
    pixels.fade(UInt32((min(image.opacity, 1) * 255).rounded()))
    canvas.lay(pixels, mode: .normal, through: placed)
  }

  /// The picture under a map that turns, slants or mirrors: brought to about its size first, then read at every pixel.
  private func turned(_ image: ImageDraw, by transform: Transform, within seen: PixelBox) -> Offscreen {
    var result = Offscreen(seen)
    var source = image.bitmap
    if image.smooth {
      func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
      let wide = length(transform.a, transform.b) * image.rect.width
      let high = length(transform.c, transform.d) * image.rect.height
      let width = min(source.width, max(1, wide < 1e5 ? Int(wide.rounded(.up)) : source.width))
      let height = min(source.height, max(1, high < 1e5 ? Int(high.rounded(.up)) : source.height))
      if width < source.width || height < source.height {
        let box = PixelBox(left: 0, top: 0, right: width, bottom: height)
        source = resampled(source, to: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), within: box, isSmooth: true).bitmap
      }
    }
    let toRect = Transform(
      a: image.rect.width / Double(source.width), b: 0, c: 0, d: image.rect.height / Double(source.height), tx: image.rect.minX,
      ty: image.rect.minY)
    guard let back = toRect.then(transform).inverted else { return result }
    let (width, height) = (source.width, source.height)
    source.pixels.withUnsafeBufferPointer { pixels in
      func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        vector(pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)])
      }
      for y in seen.top..<seen.bottom {
        for x in seen.left..<seen.right {
          let p = back.apply(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          guard abs(p.x) < 1e9, abs(p.y) < 1e9 else { continue }
          let at = (y - seen.top) * seen.width + (x - seen.left)
          guard image.smooth else {
            result.pixels[at] = word(pixel(Int(p.x.rounded(.down)), Int(p.y.rounded(.down))))
            continue
          }
          let (left, top) = ((p.x - 0.5).rounded(.down), (p.y - 0.5).rounded(.down))
          let (fx, fy) = (Float(p.x - 0.5 - left), Float(p.y - 0.5 - top))
          let (ix, iy) = (Int(left), Int(top))
          let upper = pixel(ix, iy) * (1 - fx) + pixel(ix + 1, iy) * fx
          let lower = pixel(ix, iy + 1) * (1 - fx) + pixel(ix + 1, iy + 1) * fx
          result.pixels[at] = word(upper * (1 - fy) + lower * fy)
        }
      }
    }
    return result
  }
}

/// Blue, green, red, alpha in 0…255.
@inline(__always)
func vector(_ word: UInt32) -> SIMD4<Float> {
  SIMD4(Float(word & 255), Float(word >> 8 & 255), Float(word >> 16 & 255), Float(word >> 24))
}

/// The nearest premultiplied word; no channel exceeds alpha, whatever a bitmap holds.
@inline(__always)
func word(_ v: SIMD4<Float>) -> UInt32 {
  let alpha = UInt32(v.w + 0.5)
  func channel(_ c: Float) -> UInt32 { min(UInt32(c + 0.5), alpha) }
  return alpha << 24 | channel(v.z) << 16 | channel(v.y) << 8 | channel(v.x)
}

/// A bitmap brought to a rectangle's size: averaged over each pixel's area where it shrinks, between four pixels where it grows.
func resampled(_ bitmap: Bitmap, to rect: Rect, within seen: PixelBox, isSmooth: Bool) -> Offscreen {
  var result = Offscreen(seen)
  let columns = Taps(from: seen.left, to: seen.right, origin: rect.minX, length: rect.width, source: bitmap.width, isSmooth: isSmooth)
  let rows = Taps(from: seen.top, to: seen.bottom, origin: rect.minY, length: rect.height, source: bitmap.height, isSmooth: isSmooth)
  var kept: [(row: Int, values: [SIMD4<Float>])] = []
  bitmap.pixels.withUnsafeBufferPointer { pixels in
    /// One source row at the target's width. The last two are kept: neighbours share them.
    func line(_ row: Int) -> [SIMD4<Float>] {
      if let known = kept.first(where: { $0.row == row }) { return known.values }
      var values = [SIMD4<Float>](repeating: .zero, count: seen.width)
      for x in 0..<seen.width {
        var sum = SIMD4<Float>.zero
        for k in columns.starts[x]..<columns.starts[x + 1] {
          sum += vector(pixels[row * bitmap.width + columns.places[k]]) * columns.weights[k]
        }
        values[x] = sum
      }
      if kept.count == 2 { kept.removeFirst() }
      kept.append((row, values))
      return values
    }
    for y in 0..<seen.height {
      var sums = [SIMD4<Float>](repeating: .zero, count: seen.width)
      for k in rows.starts[y]..<rows.starts[y + 1] {
        let (values, weight) = (line(rows.places[k]), rows.weights[k])
        for x in 0..<seen.width { sums[x] += values[x] * weight }
      }
      for x in 0..<seen.width { result.pixels[y * seen.width + x] = word(sums[x]) }
    }
  }
  return result
}

/// For each target pixel along one axis, the source pixels that make it and their shares, which add up to 1.
private struct Taps {
  var starts: [Int] = [0]
  var places: [Int] = []
  var weights: [Float] = []

  init(from: Int, to: Int, origin: Double, length: Double, source: Int, isSmooth: Bool) {
    let ratio = Double(source) / length
    func held(_ v: Double) -> Double { min(max(v, 0), Double(source)) }
    for target in from..<max(from, to) {
      let start = (Double(target) - origin) * ratio
      if !isSmooth {
        add(Int(held((start + ratio / 2).rounded(.down))), 1, source)
      } else if ratio > 1 {
        let (a, b) = (held(start), held(start + ratio))
        if b - a < 1e-6 {
          add(Int(a), 1, source)
        } else {
          var place = Int(a)
          while Double(place) < b {
            add(place, Float((min(b, Double(place + 1)) - max(a, Double(place))) / (b - a)), source)
            place += 1
          }
        }
      } else {
        let center = held(start + ratio / 2) - 0.5
        let left = center.rounded(.down)
        let share = Float(center - left)
        add(Int(left), 1 - share, source)
        if share > 0 { add(Int(left) + 1, share, source) }
      }
      starts.append(places.count)
    }
  }

  private mutating func add(_ place: Int, _ weight: Float, _ source: Int) {
    places.append(min(max(place, 0), source - 1))
    weights.append(weight)
  }
}

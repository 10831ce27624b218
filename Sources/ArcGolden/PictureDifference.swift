// How two pictures of one size differ, pixel by pixel, and a picture that shows where.

public import ArcGraphics

/// What differs between two pictures. There is no tolerance: a pixel is the same or it is not.
public struct PictureDifference: Sendable, Hashable {
  /// How many pixels differ.
  public let count: Int
  /// How many pixels each picture has.
  public let total: Int
  /// The greatest difference of any channel, 1 to 255.
  public let maxDelta: Int
  /// The smallest rectangle around all that differs: left, top, width and height in pixels.
  public let box: (x: Int, y: Int, width: Int, height: Int)

  /// The difference of two pictures of the same size, or nil where every pixel is the same.
  public init?(_ expected: Bitmap, _ actual: Bitmap) {
    precondition(expected.width == actual.width && expected.height == actual.height, "only pictures of one size have a difference")
    guard expected.pixels != actual.pixels else { return nil }
    var count = 0
    var maxDelta = 0
    var left = expected.width
    var top = expected.height
    var right = -1
    var bottom = -1
    for y in 0..<expected.height {
      for x in 0..<expected.width where expected[x, y] != actual[x, y] {
        count += 1
        maxDelta = max(maxDelta, delta(expected[x, y], actual[x, y]))
        (left, top) = (min(left, x), min(top, y))
        (right, bottom) = (max(right, x), max(bottom, y))
      }
    }
    self.count = count
    self.total = expected.pixels.count
    self.maxDelta = maxDelta
    self.box = (left, top, right - left + 1, bottom - top + 1)
  }

  /// The share of pixels that differ, 0…1.
  public var share: Double { Double(count) / Double(total) }

  public static func == (a: PictureDifference, b: PictureDifference) -> Bool {
    a.count == b.count && a.total == b.total && a.maxDelta == b.maxDelta && a.box == b.box
  }

  public func hash(into hasher: inout Hasher) {
    for number in [count, total, maxDelta, box.x, box.y, box.width, box.height] { hasher.combine(number) }
  }
}

extension PictureDifference: CustomStringConvertible {
  /// `48 of 24964 pixels differ (0.19 %), by up to 212 of 255, within 12 × 9 at (104, 30)`.
  public var description: String {
    let hundredths = Int((share * 10_000).rounded())
    let percent = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return "\(count) of \(total) pixels differ (\(percent) %), by up to \(maxDelta) of 255, "
      + "within \(box.width) × \(box.height) at (\(box.x), \(box.y))"
  }
}

extension Bitmap {
  /// The picture faded, with every pixel that differs from `other` in red: the more, the stronger.
  public func marked(where other: Bitmap) -> Bitmap {
    var marked = self
    for index in pixels.indices {
      let difference = delta(pixels[index], other.pixels[index])
      if difference > 0 {
        marked.pixels[index] = 0xff00_0000 | UInt32(128 + difference / 2) << 16
      } else {
        let word = pixels[index]
        let gray = ((word >> 16 & 0xff) * 2 + (word >> 8 & 0xff) * 5 + (word & 0xff)) / 8
        let faded = 0xc0 + gray / 4
        marked.pixels[index] = 0xff00_0000 | faded << 16 | faded << 8 | faded
      }
    }
    return marked
  }
}

/// The greatest difference of any channel between two pixels.
private func delta(_ a: UInt32, _ b: UInt32) -> Int {
  stride(from: UInt32(0), to: 32, by: 8).map { abs(Int(a >> $0 & 0xff) - Int(b >> $0 & 0xff)) }.max() ?? 0
}

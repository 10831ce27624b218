// Boxes of whole pixels.

import ArcGraphics

/// A box of whole pixels; right and bottom are exclusive.
struct PixelBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The pixels that a rectangle touches, held to ±2²⁴; empty where a number is not finite.
  init(covering r: Rect) {
    func whole(_ v: Double) -> Int { Int(min(max(v, -16_777_216), 16_777_216)) }
    guard r.minX.isFinite, r.minY.isFinite, r.maxX.isFinite, r.maxY.isFinite else {
      self = .empty
      return
    }
    self.init(
      left: whole(r.minX.rounded(.down)), top: whole(r.minY.rounded(.down)), right: whole(r.maxX.rounded(.up)),
      bottom: whole(r.maxY.rounded(.up)))
  }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { right <= left || bottom <= top }

  func contains(_ other: PixelBox) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }

  /// The shared pixels, or the empty box.
  func intersection(_ other: PixelBox) -> PixelBox {
    let box = PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right), bottom: min(bottom, other.bottom))
    return box.isEmpty ? .empty : box
  }

  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  func outset(by distance: Int) -> PixelBox {
    isEmpty ? self : PixelBox(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }

  func moved(x: Int, y: Int) -> PixelBox {
    PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

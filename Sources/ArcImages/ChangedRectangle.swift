// What changed between two pictures, for panels that can refresh a part.

public import ArcGraphics

/// A rectangle of whole pixels.
public struct PixelRectangle: Sendable, Hashable, Codable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest rectangle that holds every pixel in which two pictures differ; nil where they are equal. Pictures of different
  /// sizes differ everywhere.
  ///
  /// - Parameter columnStep: Left and right edges are multiples of this many pixels (or the picture's right edge): 8 for a panel of
  ///   1 bit a pixel, whose columns are addressed by bytes.
  public static func changed<T: Equatable>(
    from old: [T], width oldWidth: Int, to new: [T], width: Int, columnStep: Int = 1
  ) -> PixelRectangle? {
    precondition(columnStep > 0 && width > 0, "columns have a width")
    let height = new.count / width
    guard oldWidth == width, old.count == new.count else { return PixelRectangle(x: 0, y: 0, width: width, height: height) }
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      let row = y * width
      guard let first = (0..<width).first(where: { old[row + $0] != new[row + $0] }),
        let last = (0..<width).last(where: { old[row + $0] != new[row + $0] })
      else { continue }
      (left, right) = (min(left, first), max(right, last + 1))
      (top, bottom) = (min(top, y), y + 1)
    }
    guard right > left else { return nil }
    left = left / columnStep * columnStep
    right = min(width, (right + columnStep - 1) / columnStep * columnStep)
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Bitmap {
  /// Where this picture differs from an older one; nil where it does not.
  public func changes(since old: Bitmap, columnStep: Int = 1) -> PixelRectangle? {
    guard width > 0 else { return nil }
    return PixelRectangle.changed(from: old.pixels, width: old.width, to: pixels, width: width, columnStep: columnStep)
  }
}

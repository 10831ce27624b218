// Turning, mirroring and placing pictures pixel by pixel, for panels that are mounted another way.

public import ArcGraphics

/// How a picture is turned for a panel: first mirrored left to right, then turned clockwise.
public struct PanelTurn: Sendable, Hashable {
  /// Quarter turns clockwise, 0…3.
  public var quarters: Int
  public var isMirrored: Bool

  public init(quarters: Int = 0, isMirrored: Bool = false) {
    self.quarters = ((quarters % 4) + 4) % 4
    self.isMirrored = isMirrored
  }

  /// Whether width and height change places.
  public var swapsSides: Bool { quarters % 2 == 1 }

  /// The elements of a grid in their turned order.
  func apply<T>(_ values: [T], width: Int, height: Int) -> [T] {
    if quarters == 0, !isMirrored { return values }
    let (wide, high) = swapsSides ? (height, width) : (width, height)
    var result: [T] = []
    result.reserveCapacity(values.count)
    for y in 0..<high {
      for x in 0..<wide {
        // Where the pixel at (x, y) of the turned picture comes from.
        let (fromX, fromY) =
          switch quarters {
          case 1: (y, height - 1 - x)
          case 2: (width - 1 - x, height - 1 - y)
          case 3: (width - 1 - y, x)
          default: (x, y)
          }
        result.append(values[fromY * width + (isMirrored ? width - 1 - fromX : fromX)])
      }
    }
    return result
  }
}

extension Bitmap {
  public func turned(_ turn: PanelTurn) -> Bitmap {
    let (wide, high) = turn.swapsSides ? (height, width) : (width, height)
    return Bitmap(width: wide, height: high, pixels: turn.apply(pixels, width: width, height: height))
  }

  /// The picture laid on a ground of another size, its top left corner at (`x`, `y`); what hangs over is cut.
  public func placed(onWidth wide: Int, height high: Int, x: Int, y: Int, ground: UInt32) -> Bitmap {
    var result = Bitmap(width: wide, height: high, filledWith: ground)
    for row in max(0, y)..<max(max(0, y), min(high, y + height)) {
      for column in max(0, x)..<max(max(0, x), min(wide, x + width)) { result[column, row] = self[column - x, row - y] }
    }
    return result
  }
}

extension ToneMap {
  public func turned(_ turn: PanelTurn) -> ToneMap {
    let (wide, high) = turn.swapsSides ? (height, width) : (width, height)
    return ToneMap(width: wide, height: high, tones: turn.apply(tones, width: width, height: height))
  }

  /// The tones on a flat ground of another size.
  public func placed(onWidth wide: Int, height high: Int, x: Int, y: Int) -> ToneMap {
    var result = ToneMap(width: wide, height: high, filledWith: .flat)
    for row in max(0, y)..<max(max(0, y), min(high, y + height)) {
      for column in max(0, x)..<max(max(0, x), min(wide, x + width)) { result[column, row] = self[column - x, row - y] }
    }
    return result
  }
}

// How a net of colours becomes pixels: its cells are cut into small triangles whose corners are blended.

import ArcGraphics
import Foundation

/// Points of the unit square, row by row, and their colours.
struct MeshNet {
  let width: Int
  let height: Int
  let points: [Point]
  let colors: [RGBA]
  /// Whether colours run smoothly through the points.
  let isSmooth: Bool

  /// A square picture of the net; what it leaves bare shows the ground.
  func bitmap(side: Int, on ground: RGBA) -> Bitmap {
    var bitmap = Bitmap(width: side, height: side, filledWith: ground.premultipliedWord)
    let steps = max(4, 96 / max(width - 1, height - 1))
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        var corners: [[(Point, RGBA)]] = []
        for v in 0...steps {
          corners.append((0...steps).map { sample(Double(column) + Double($0) / Double(steps), Double(row) + Double(v) / Double(steps)) })
        }
        for v in 0..<steps {
          for u in 0..<steps {
            let (a, b, c, d) = (corners[v][u], corners[v][u + 1], corners[v + 1][u + 1], corners[v + 1][u])
            fill(a, b, c, in: &bitmap)
            fill(a, c, d, in: &bitmap)
          }
        }
      }
    }
    return bitmap
  }

  /// The place and the colour at a distance along the net's columns and rows.
  private func sample(_ u: Double, _ v: Double) -> (Point, RGBA) {
    let (column, row) = (min(Int(u), width - 2), min(Int(v), height - 2))
    let (s, t) = (u - Double(column), v - Double(row))
    func through(_ index: (Int, Int) -> Double) -> Double {
      func along(_ row: Int) -> Double {
        Self.curve(
          index(max(column - 1, 0), row), index(column, row), index(column + 1, row), index(min(column + 2, width - 1), row), s)
      }
      return Self.curve(along(max(row - 1, 0)), along(row), along(row + 1), along(min(row + 2, height - 1)), t)
    }
    func between(_ component: (RGBA) -> Double) -> Double {
      func at(_ column: Int, _ row: Int) -> Double { component(colors[row * width + column]) }
      let (s, t) = isSmooth ? (s * s * (3 - 2 * s), t * t * (3 - 2 * t)) : (s, t)
      let top = at(column, row) * (1 - s) + at(column + 1, row) * s
      let bottom = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s
      return top * (1 - t) + bottom * t
    }
    let place = Point(x: through { points[$1 * width + $0].x }, y: through { points[$1 * width + $0].y })
    return (place, RGBA(red: between(\.red), green: between(\.green), blue: between(\.blue), alpha: between(\.alpha)))
  }

  /// A curve through `b` and `c` that heads for the neighbours.
  private static func curve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
    let (out, into) = ((c - a) / 2, (d - b) / 2)
    let (t2, t3) = (t * t, t * t * t)
    return b * (2 * t3 - 3 * t2 + 1) + out * (t3 - 2 * t2 + t) + c * (3 * t2 - 2 * t3) + into * (t3 - t2)
  }

  /// Fills a triangle, pixels whose middle it covers.
  private func fill(_ a: (Point, RGBA), _ b: (Point, RGBA), _ c: (Point, RGBA), in bitmap: inout Bitmap) {
    let side = Double(bitmap.width)
    let corners = [a.0, b.0, c.0].map { Point(x: $0.x * side - 0.5, y: $0.y * side - 0.5) }
    let area = (corners[1].x - corners[0].x) * (corners[2].y - corners[0].y) - (corners[2].x - corners[0].x) * (corners[1].y - corners[0].y)
    guard abs(area) > 1e-9, area.isFinite else { return }
    func range(_ values: [Double]) -> ClosedRange<Int>? {
      let (low, high) = (max(0, (values.min() ?? 0).rounded(.up)), min(side - 1, (values.max() ?? 0).rounded(.down)))
      return low <= high ? Int(low)...Int(high) : nil
    }
    guard let columns = range(corners.map(\.x)), let rows = range(corners.map(\.y)) else { return }
    let slack = -1e-6
    for y in rows {
      for x in columns {
        let (px, py) = (Double(x), Double(y))
        let wb = ((px - corners[0].x) * (corners[2].y - corners[0].y) - (corners[2].x - corners[0].x) * (py - corners[0].y)) / area
        let wc = ((corners[1].x - corners[0].x) * (py - corners[0].y) - (px - corners[0].x) * (corners[1].y - corners[0].y)) / area
        let wa = 1 - wb - wc
        guard wa >= slack, wb >= slack, wc >= slack else { continue }
        func mix(_ component: (RGBA) -> Double) -> Double { component(a.1) * wa + component(b.1) * wb + component(c.1) * wc }
        bitmap[x, y] = RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)).premultipliedWord
      }
    }
  }
}

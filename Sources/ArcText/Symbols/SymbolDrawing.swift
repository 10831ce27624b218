// A symbol on the grid: its whole drawing, and the parts that may be painted apart.

import ArcGraphics

/// What a symbol is drawn with, on the grid of 256.
struct SymbolDrawing {
  /// Everything in one path.
  var path: VectorPath
  /// The same in parts, bottom first; empty where there is but one.
  var parts: [SymbolShape.Part] = []

  init(_ path: VectorPath, parts: [SymbolShape.Part] = []) {
    self.path = path
    self.parts = parts
  }

  /// A drawing of parts that do not overlap.
  init(parts: [SymbolShape.Part]) {
    var path = VectorPath()
    for part in parts { path.append(part.path) }
    self.init(path, parts: parts)
  }

  func moved(_ transform: Transform) -> SymbolDrawing {
    SymbolDrawing(
      path.transformed(by: transform),
      parts: parts.map { part in
        var part = part
        part.path = part.path.transformed(by: transform)
        return part
      })
  }
}

extension VectorPath {
  /// The contours, each a path of its own.
  var contours: [VectorPath] {
    var result: [VectorPath] = []
    var index = 0
    for verb in verbs {
      let own = Array(points[index..<index + verb.pointCount])
      index += verb.pointCount
      if verb == .move { result.append(VectorPath()) }
      guard !result.isEmpty else { continue }
      switch verb {
      case .move: result[result.count - 1].move(to: own[0])
      case .line: result[result.count - 1].line(to: own[0])
      case .quad: result[result.count - 1].quad(to: own[1], control: own[0])
      case .cubic: result[result.count - 1].cubic(to: own[2], control1: own[0], control2: own[1])
      case .close: result[result.count - 1].close()
      }
    }
    return result
  }

  /// The box's area of what the path passes near.
  fileprivate var boxArea: Double { controlBounds.map { $0.width * $0.height } ?? 0 }

  /// The largest contour with all that lies in its box, and the rest.
  func dividedByLargest() -> (largest: VectorPath, inside: [VectorPath], outside: [VectorPath]) {
    let all = contours
    guard let first = all.indices.max(by: { all[$0].boxArea < all[$1].boxArea }), let box = all[first].controlBounds else {
      return (self, [], [])
    }
    let others = all.indices.filter { $0 != first }.map { all[$0] }
    func isInside(_ path: VectorPath) -> Bool {
      guard let own = path.controlBounds else { return true }
      return own.minX >= box.minX - 1 && own.maxX <= box.maxX + 1 && own.minY >= box.minY - 1 && own.maxY <= box.maxY + 1
    }
    return (all[first], others.filter(isInside), others.filter { !isInside($0) })
  }

  init(joining paths: [VectorPath]) {
    self.init()
    for path in paths { append(path) }
  }
}

// Rectangles, rounded rectangles, ellipses and arcs as cubic curves.

extension VectorPath {
  /// The control distance of a quarter circle of radius 1 drawn as one cubic, 4/3·(√2 − 1).
  static let kappa = 0.5522847498307936

  public init(rect r: Rect) {
    self.init()
    move(to: Point(x: r.minX, y: r.minY))
    line(to: Point(x: r.maxX, y: r.minY))
    line(to: Point(x: r.maxX, y: r.maxY))
    line(to: Point(x: r.minX, y: r.maxY))
    close()
  }

  /// A rectangle whose corners are quarter ellipses of the given radii (held to half of each side).
  public init(roundedRect r: Rect, radiusX: Double, radiusY: Double) {
    let rx = min(max(0, radiusX), r.width / 2)
    let ry = min(max(0, radiusY), r.height / 2)
    guard rx > 0, ry > 0 else {
      self.init(rect: r)
      return
    }
    self.init()
    let (kx, ky) = (rx * (1 - Self.kappa), ry * (1 - Self.kappa))
    move(to: Point(x: r.minX + rx, y: r.minY))
    line(to: Point(x: r.maxX - rx, y: r.minY))
    cubic(
      to: Point(x: r.maxX, y: r.minY + ry), control1: Point(x: r.maxX - kx, y: r.minY), control2: Point(x: r.maxX, y: r.minY + ky))
    line(to: Point(x: r.maxX, y: r.maxY - ry))
    cubic(
      to: Point(x: r.maxX - rx, y: r.maxY), control1: Point(x: r.maxX, y: r.maxY - ky), control2: Point(x: r.maxX - kx, y: r.maxY))
    line(to: Point(x: r.minX + rx, y: r.maxY))
    cubic(
      to: Point(x: r.minX, y: r.maxY - ry), control1: Point(x: r.minX + kx, y: r.maxY), control2: Point(x: r.minX, y: r.maxY - ky))
    line(to: Point(x: r.minX, y: r.minY + ry))
    cubic(
      to: Point(x: r.minX + rx, y: r.minY), control1: Point(x: r.minX, y: r.minY + ky), control2: Point(x: r.minX + kx, y: r.minY))
    close()
  }

  /// The ellipse inscribed in a rectangle, starting at three o'clock and running clockwise on screen, as SwiftUI's does.
  public init(ellipseIn r: Rect) {
    self.init()
    let (cx, cy, rx, ry) = (r.midX, r.midY, r.width / 2, r.height / 2)
    let (kx, ky) = (rx * Self.kappa, ry * Self.kappa)
    move(to: Point(x: cx + rx, y: cy))
    cubic(to: Point(x: cx, y: cy + ry), control1: Point(x: cx + rx, y: cy + ky), control2: Point(x: cx + kx, y: cy + ry))
    cubic(to: Point(x: cx - rx, y: cy), control1: Point(x: cx - kx, y: cy + ry), control2: Point(x: cx - rx, y: cy + ky))
    cubic(to: Point(x: cx, y: cy - ry), control1: Point(x: cx - rx, y: cy - ky), control2: Point(x: cx - kx, y: cy - ry))
    cubic(to: Point(x: cx + rx, y: cy), control1: Point(x: cx + kx, y: cy - ry), control2: Point(x: cx + rx, y: cy - ky))
    close()
  }
}

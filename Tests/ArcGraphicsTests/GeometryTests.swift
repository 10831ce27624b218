// Plain geometry: transforms compose in reading order, boxes meet, paths bound their curves.

import ArcGraphics
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("Transforms apply in the order they are written")
  func order() {
    let map = Transform.scale(x: 2, y: 3).then(.translation(x: 10, y: 20))
    #expect(map.apply(Point(x: 1, y: 1)) == Point(x: 12, y: 23))
  }

  @Test("A transform and its inverse cancel, and a flat one has none")
  func inverse() throws {
    let map = Transform(a: 2, b: 1, c: -1, d: 4, tx: 7, ty: -3)
    let back = try #require(map.inverted)
    let p = map.then(back).apply(Point(x: 5, y: 6))
    #expect(abs(p.x - 5) < 1e-12 && abs(p.y - 6) < 1e-12)
    #expect(Transform.scale(x: 0, y: 1).inverted == nil)
  }

  @Test("A positive rotation turns clockwise on screen")
  func rotation() {
    #expect(Transform.rotation(cosine: 0, sine: 1).apply(Point(x: 1, y: 0)) == Point(x: 0, y: 1))
  }

  @Test("Rectangles that only touch do not overlap")
  func touching() {
    let a = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(a.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(a.intersection(Rect(x: 9, y: 8, width: 5, height: 5)) == Rect(x: 9, y: 8, width: 1, height: 2))
    #expect(a.union(Rect(x: 20, y: 5, width: 1, height: 1)) == Rect(x: 0, y: 0, width: 21, height: 10))
  }

  @Test("Corner radii are held to half a side")
  func radii() {
    let box = Rect(x: 2, y: 3, width: 10, height: 6)
    let path = VectorPath(roundedRect: box, radiusX: 100, radiusY: 100)
    #expect(path.controlBounds == box)
    #expect(VectorPath(roundedRect: box, radiusX: 0, radiusY: 5) == VectorPath(rect: box))
  }

  @Test("An ellipse starts at three o'clock and stays in its box")
  func ellipse() {
    let path = VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(path.points.first == Point(x: 20, y: 5))
    #expect(path.controlBounds == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("A path's points follow its verbs, and closing twice closes once")
  func verbs() {
    var path = VectorPath()
    path.close()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.cubic(to: Point(x: 3, y: 3), control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 2))
    path.close()
    path.close()
    #expect(path.verbs == [.move, .cubic, .close])
    #expect(path.points.count == path.verbs.reduce(0) { $0 + $1.pointCount })
  }

  @Test("A colour over an opaque ground is opaque, and its premultiplied word rounds each channel")
  func colors() {
    #expect(RGBA.white.multipliedAlpha(0.5).over(.black) == RGBA(red: 0.5, green: 0.5, blue: 0.5))
    #expect(RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultipliedWord == 0x8080_4000)
  }

  @Test("A component beyond its range is held to it before it meets alpha, and one that is no number is 0")
  func wildColors() {
    #expect(RGBA(red: 2, green: .nan, blue: -1, alpha: 0.5).premultipliedWord == 0x8080_0000)
    #expect(RGBA(red: 1, green: 1, blue: 1, alpha: .nan).premultipliedWord == 0)
    #expect(ColorMap.brightness(.nan)(Bitmap(width: 1, height: 1, filledWith: 0xff80_8080)).pixels == [0xff00_0000])
  }

  @Test("After a contour's end a path stands where the contour began")
  func currentPoint() {
    var path = VectorPath(rect: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.currentPoint == Point(x: 1, y: 2))
    path.line(to: Point(x: 9, y: 9))
    #expect(path.currentPoint == Point(x: 9, y: 9))
    path.close()
    #expect(path.currentPoint == Point(x: 1, y: 2))
    #expect(VectorPath().currentPoint == nil)
  }
}

// Areas of two paths taken together, measured.

import ArcGraphics
import Testing

@Suite("Areas of two paths")
struct PathOperationTests {
  private let square = VectorPath(rect: Rect(x: 0, y: 0, width: 10, height: 10))
  private let shifted = VectorPath(rect: Rect(x: 5, y: 5, width: 10, height: 10))

  /// The area with its sign: clockwise on screen counts up, holes count down.
  private func area(_ path: VectorPath) -> Double {
    path.polygons().reduce(0) { sum, loop in
      var twice = 0.0
      var a = loop[loop.count - 1]
      for b in loop {
        twice += a.x * b.y - b.x * a.y
        a = b
      }
      return sum + twice / 2
    }
  }

  @Test(
    "Two squares that share a quarter of each",
    arguments: [(PathOperation.union, 175.0), (.intersection, 25), (.difference, 75), (.symmetricDifference, 150)])
  func squares(_ operation: PathOperation, _ expected: Double) {
    #expect(abs(area(square.combined(operation, with: shifted)) - expected) < 1e-6)
  }

  @Test("What is shared by two squares is one square of four corners")
  func corners() {
    let shared = square.combined(.intersection, with: shifted)
    #expect(shared.polygons().count == 1)
    #expect(shared.points.count == 4)
    #expect(shared.controlBounds == Rect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test("A disc cut out of a square leaves a hole that both rules see")
  func hole() {
    let disc = VectorPath(ellipseIn: Rect(x: 2, y: 2, width: 6, height: 6))
    let rest = square.combined(.difference, with: disc, tolerance: 0.001)
    #expect(abs(area(rest) - (100 - 9 * Double.pi)) < 0.05)
    #expect(rest.polygons().count == 2)
    #expect(abs(area(rest.combined(.union, with: VectorPath(), rule: .evenOdd)) - area(rest)) < 1e-6)
  }

  @Test("Squares that share an edge are joined without a seam, and those that do not touch stay two")
  func neighbours() {
    let right = VectorPath(rect: Rect(x: 10, y: 0, width: 10, height: 10))
    #expect(square.combined(.union, with: right).polygons().count == 1)
    #expect(square.combined(.intersection, with: right).isEmpty)
    let far = VectorPath(rect: Rect(x: 30, y: 0, width: 10, height: 10))
    #expect(square.combined(.union, with: far).polygons().count == 2)
  }

  @Test("A path that crosses itself comes out without crossings")
  func bowTie() {
    var tie = VectorPath()
    tie.move(to: Point(x: 0, y: 0))
    tie.line(to: Point(x: 10, y: 10))
    tie.line(to: Point(x: 10, y: 0))
    tie.line(to: Point(x: 0, y: 10))
    tie.close()
    #expect(abs(area(tie.combined(.union, with: VectorPath())) - 50) < 1e-6)
  }

  @Test("Random polygons: what is shared and what is not make up each of them")
  func random() {
    var state: UInt64 = 7
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 100
    }
    func polygon() -> VectorPath {
      var path = VectorPath()
      path.move(to: Point(x: number(), y: number()))
      for _ in 0..<6 { path.line(to: Point(x: number(), y: number())) }
      path.close()
      return path
    }
    for _ in 0..<200 {
      let (a, b) = (polygon(), polygon())
      func measure(_ operation: PathOperation) -> Double { area(a.combined(operation, with: b)) }
      let (whole, rest) = (area(a.combined(.union, with: VectorPath())), area(b.combined(.union, with: VectorPath())))
      let shared = measure(.intersection)
      #expect(abs(measure(.difference) + shared - whole) < 1e-3)
      #expect(abs(measure(.union) + shared - whole - rest) < 1e-3)
      #expect(abs(measure(.symmetricDifference) - (whole + rest - 2 * shared)) < 1e-3)
    }
  }
}

// Shapes: their outlines, their lengths, and how they answer a proposal.

import ArcGraphics
import ArcViews
import Foundation
import Testing

@MainActor
@Suite("Shapes")
struct ShapeTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)

  private func outline(_ view: some View, in rect: Rect? = nil) throws -> VectorPath {
    try #require(root(of: view).shape).path(rect ?? square)
  }

  @Test("A circle is square and lies in the middle; other shapes take all")
  func sizing() throws {
    #expect(root(of: Circle()).shape?.sizing == .square)
    #expect(root(of: Circle().inset(by: 4).trim(from: 0, to: 0.5).rotation(.degrees(9))).shape?.sizing == .square)
    #expect(root(of: Rectangle()).shape?.sizing == .flexible)
    let bounds = try outline(Circle(), in: Rect(x: 10, y: 0, width: 200, height: 100)).controlBounds
    #expect(bounds == Rect(x: 60, y: 0, width: 100, height: 100))
  }

  @Test("A trim keeps its share of the length, from three o'clock on", arguments: [(0.0, 0.25), (0.25, 1), (0.1, 0.9), (0, 1), (0.5, 0.5)])
  func trim(from: Double, to: Double) throws {
    let path = Path(try outline(Circle().trim(from: from, to: to)))
    #expect(abs(length(path) - (to - from) * 100 * .pi) < 0.1)
    guard to > from else { return }
    var start = CGPoint.zero
    path.forEach { if case .move(let point) = $0 { start = point } }
    #expect(abs(start.x - (50 + 50 * cos(2 * .pi * from))) < 0.05)
    #expect(abs(start.y - (50 + 50 * sin(2 * .pi * from))) < 0.05)
  }

  /// The length of a path, along many short lines.
  private func length(_ path: Path) -> Double {
    var (sum, last, first) = (0.0, CGPoint.zero, CGPoint.zero)
    func walk(_ point: (Double) -> CGPoint) {
      for i in 1...200 {
        let next = point(Double(i) / 200)
        sum += hypot(next.x - last.x, next.y - last.y)
        last = next
      }
    }
    path.forEach { element in
      let p = last
      switch element {
      case .move(let to): (last, first) = (to, to)
      case .line(let to): walk { CGPoint(x: p.x + (to.x - p.x) * $0, y: p.y + (to.y - p.y) * $0) }
      case .quadCurve(let to, let c):
        walk { t in
          let u = 1 - t
          return CGPoint(x: u * u * p.x + 2 * u * t * c.x + t * t * to.x, y: u * u * p.y + 2 * u * t * c.y + t * t * to.y)
        }
      case .curve(let to, let c, let d):
        walk { t in
          let u = 1 - t
          let (a, b, e, f) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(x: a * p.x + b * c.x + e * d.x + f * to.x, y: a * p.y + b * c.y + e * d.y + f * to.y)
        }
      case .closeSubpath: walk { CGPoint(x: p.x + (first.x - p.x) * $0, y: p.y + (first.y - p.y) * $0) }
      }
    }
    return sum
  }

  @Test("A border's outer edge is the outline: the line runs half its width within")
  func strokeBorder() throws {
    let node = root(of: RoundedRectangle(cornerRadius: 20).strokeBorder(.red, lineWidth: 10))
    let shape = try #require(node.shape)
    guard case .stroke(_, let stroke)? = shape.drawings.first else { return #expect(Bool(false), "it is a stroke") }
    #expect(stroke.width == 10)
    #expect(shape.path(square).controlBounds == Rect(x: 5, y: 5, width: 90, height: 90))
  }

  @Test("Rounded corners stay within their rectangle, and a continuous corner starts earlier than a circle's")
  func corners() throws {
    func firstX(_ style: RoundedCornerStyle, radius: CGFloat) throws -> Double {
      try #require(outline(RoundedRectangle(cornerRadius: radius, style: style)).points.first).x
    }
    #expect(try firstX(.circular, radius: 20) == 20)
    #expect(abs(try firstX(.continuous, radius: 20) - 20 * 1.52866483) < 1e-6)
    // Where a side has no room for more, the corner is a circle's.
    #expect(try firstX(.continuous, radius: 50) == 50)
    for radius in [0.0, 5, 33, 50, 80] as [CGFloat] {
      #expect(try outline(RoundedRectangle(cornerRadius: radius)).controlBounds == square)
    }
    #expect(try outline(UnevenRoundedRectangle(topLeadingRadius: 30)).points.first?.x ?? 0 > 30)
  }

  @Test("Radii that do not fit shrink together")
  func crowdedCorners() throws {
    let path = try outline(UnevenRoundedRectangle(topLeadingRadius: 150, topTrailingRadius: 50, style: .circular))
    #expect(path.controlBounds == square)
    #expect(path.points.first == Point(x: 75, y: 0))
  }

  @Test("An arc whose angle is no number is none, and what stands before it stays")
  func arcOfNoAngle() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: .degrees(.nan), endAngle: .degrees(90), clockwise: false)
    #expect(path.isEmpty)
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 3))
    path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(.infinity), clockwise: true)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 3))
  }

  @Test("An arc that is not clockwise runs clockwise on screen, at most once around")
  func arcs() {
    var path = Path()
    path.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.boundingRect.maxY > 89.9)
    #expect(abs(path.boundingRect.minX - 50) < 1e-9)
    var long = Path()
    long.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(abs(length(long) - 10 * 1.5 * .pi) < 0.01)
    var whole = Path()
    whole.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(800), clockwise: false)
    #expect(abs(length(whole) - 20 * .pi) < 0.01)
  }

  @Test("A path knows its bounds and what lies within")
  func within() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.contains(CGPoint(x: 50, y: 25)))
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    var ring = path
    ring.addEllipse(in: CGRect(x: 40, y: 15, width: 20, height: 20))
    #expect(ring.contains(CGPoint(x: 50, y: 25)))
    #expect(!ring.contains(CGPoint(x: 50, y: 25), eoFill: true))
    #expect(Path().boundingRect.isNull)
  }

  @Test("The area of a stroked line is what the line covers, its caps and dashes included")
  func strokedPath() {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 50, y: 10))
    }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 10, y: 8, width: 40, height: 4))
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect == CGRect(x: 8, y: 8, width: 44, height: 4))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 5]))
    #expect(dashed.contains(CGPoint(x: 15, y: 10)))
    #expect(!dashed.contains(CGPoint(x: 22, y: 10)))
    let corner = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 20, y: 20))
      path.addLine(to: CGPoint(x: 20, y: 0))
    }
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 21.5, y: 21.5)))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(CGPoint(x: 21.5, y: 21.5)))
  }

  @Test("A shape made of a stroke is drawn as a line along its outline")
  func strokedShape() throws {
    let shape = try #require(root(of: Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 6).fill(.red)).shape)
    guard case .stroke(let paint, let stroke)? = shape.drawings.first else { return #expect(Bool(false), "it is a stroke") }
    #expect(paint == solid(0xFF3B30))
    #expect(stroke.width == 6)
  }

  @Test("Shapes move, turn and scale within their rectangle")
  func changes() throws {
    #expect(try outline(Rectangle().offset(x: 5, y: -5)).controlBounds == Rect(x: 5, y: -5, width: 100, height: 100))
    #expect(try outline(Rectangle().scale(0.5)).controlBounds == Rect(x: 25, y: 25, width: 50, height: 50))
    #expect(try outline(Rectangle().size(width: 10, height: 20)).controlBounds == Rect(x: 0, y: 0, width: 10, height: 20))
    let turned = try #require(outline(Rectangle().rotation(.degrees(45))).controlBounds)
    #expect(abs(turned.width - 100 * 2.0.squareRoot()) < 1e-9)
  }

  @Test("A shape that follows its container keeps its corners concentric")
  func container() throws {
    let node = root(of: ContainerRelativeShape().fill(.red)) {
      $0.containerOutline = ContainerOutline(size: Size(width: 158, height: 158), cornerRadius: 22)
    }
    guard case .sized(let make) = node else { return #expect(Bool(false), "it is made once its place is known") }
    func reach(_ frame: Rect) throws -> Double {
      let shape = try #require(make(NodeGeometry(size: frame.size, globalFrame: frame)).shape)
      return try #require(shape.path(Rect(origin: .zero, size: frame.size)).points.first).x / 1.52866483
    }
    #expect(abs(try reach(Rect(x: 0, y: 0, width: 158, height: 158)) - 22) < 1e-6)
    #expect(abs(try reach(Rect(x: 16, y: 16, width: 100, height: 100)) - 6) < 1e-6)
    #expect(try reach(Rect(x: 50, y: 50, width: 50, height: 50)) == 0)
    #expect(root(of: ContainerRelativeShape().fill(.red)).shape != nil)
  }
}

// Areas of paths and shapes that are made of two others.

import ArcViews
import Foundation
import Testing

@Suite("Combined paths")
struct CombinedPathTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let right = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

  /// The area that a path's straight outline encloses, holes taken away.
  private func area(_ path: Path) -> Double {
    var (sum, start, last) = (0.0, CGPoint.zero, CGPoint.zero)
    func side(to next: CGPoint) {
      sum += last.x * next.y - next.x * last.y
      last = next
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): side(to: point)
      case .closeSubpath: side(to: start)
      case .quadCurve, .curve: Issue.record("a combined path has straight lines alone")
      }
    }
    return abs(sum / 2)
  }

  @Test("Two squares that overlap by half, joined, shared, cut and taken apart")
  func squares() {
    #expect(abs(area(left.union(right)) - 150) < 1e-6)
    #expect(abs(area(left.intersection(right)) - 50) < 1e-6)
    #expect(abs(area(left.subtracting(right)) - 50) < 1e-6)
    #expect(abs(area(left.symmetricDifference(right)) - 100) < 1e-6)
    #expect(left.union(right).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
  }

  @Test("A hole in the middle is a hole")
  func hole() {
    let inner = Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6))
    let cut = left.subtracting(inner)
    #expect(abs(area(cut) - (100 - 9 * Double.pi)) < 0.1)
    #expect(!cut.contains(CGPoint(x: 5, y: 5)))
    #expect(cut.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("What lies apart stays apart, and what shares nothing shares nothing")
  func apart() {
    let far = Path(CGRect(x: 100, y: 0, width: 1, height: 1))
    #expect(abs(area(left.union(far)) - 101) < 1e-6)
    #expect(left.intersection(far).isEmpty)
    #expect(abs(area(left.subtracting(far)) - 100) < 1e-6)
  }

  @Test("A moon is one circle without another")
  func moon() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let moon = Circle().subtracting(Circle().offset(x: 8)).path(in: rect)
    #expect(moon.contains(CGPoint(x: 3, y: 10)))
    #expect(!moon.contains(CGPoint(x: 12, y: 10)))
    #expect(!moon.contains(CGPoint(x: 25, y: 10)))
  }

  @Test("Lines are cut where they leave an area")
  func lines() {
    let line = Path {
      $0.move(to: CGPoint(x: -5, y: 5))
      $0.addLine(to: CGPoint(x: 20, y: 5))
    }
    #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    var parts: [CGPoint] = []
    line.lineSubtraction(left).forEach { element in
      switch element {
      case .move(let point), .line(let point): parts.append(point)
      default: break
      }
    }
    #expect(parts.map(\.x) == [-5, 0, 10, 20])
  }

  @Test("Core Graphics' paths go back and forth")
  func coreGraphics() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 3))
    path.closeSubpath()
    #expect(abs(area(Path(path)) - 6) < 1e-9)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(Path(left.cgPath) == left)
    var shift = CGAffineTransform(translationX: 1, y: 2)
    #expect(withUnsafePointer(to: &shift) { path.copy(using: $0)?.boundingBox } == CGRect(x: 1, y: 2, width: 4, height: 3))
    #expect(Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)).cgColor?.components == [1, 0.5, 0, 1])
    #expect(Color.primary.cgColor == nil)
  }
}

// The shapes of symbols.

import ArcViews
public import Foundation

/// A shape that can mark a point.
nonisolated public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that looks as large as the square itself.
  var perceptualUnitRect: CGRect { get }
}

/// The symbols of the vocabulary.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  let kind: Kind
  /// The outline's line; nil where the shape is filled.
  var line: Outline?

  struct Outline: Hashable, Sendable {
    var width: CGFloat
    var dash: [CGFloat]
  }

  /// The symbols that a scale hands out in turn.
  static let standard: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]

  /// The shape's outline alone.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var copy = self
    copy.line = Outline(width: lineWidth, dash: [])
    return copy
  }

  public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
    var copy = self
    copy.line = Outline(width: style.lineWidth, dash: style.dash)
    return copy
  }

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    guard let line else { return outline(in: rect) }
    return outline(in: rect.insetBy(dx: line.width / 2, dy: line.width / 2))
      .strokedPath(StrokeStyle(lineWidth: line.width, dash: line.dash))
  }

  private func outline(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    // A square of the circle's area.
    case .square: Path(rect.insetBy(dx: rect.width * 0.057, dy: rect.height * 0.057))
    case .triangle: polygon(in: rect, corners: 3, radius: 0.62, lowered: 0.1)
    case .diamond: polygon(in: rect, corners: 4, radius: 0.6)
    case .pentagon: polygon(in: rect, corners: 5, radius: 0.56, lowered: 0.03)
    case .plus: bars(in: rect, angles: [0, .pi / 2])
    case .cross: bars(in: rect, angles: [.pi / 4, -.pi / 4])
    case .asterisk: bars(in: rect, angles: [.pi / 2, .pi / 6, -.pi / 6])
    }
  }

  private func polygon(in rect: CGRect, corners: Int, radius: CGFloat, lowered: CGFloat = 0) -> Path {
    var path = Path()
    path.addLines(
      (0..<corners).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(corners) - .pi / 2
        return CGPoint(
          x: rect.midX + cos(angle) * radius * rect.width, y: rect.midY + (sin(angle) * radius + lowered) * rect.height)
      })
    path.closeSubpath()
    return path
  }

  private func bars(in rect: CGRect, angles: [CGFloat]) -> Path {
    var path = Path()
    for angle in angles {
      let (dx, dy) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
      path.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
      path.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
    }
    return path.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

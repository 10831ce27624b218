// UIKit's paths, which become those of shapes.

public import Foundation

/// A path in UIKit's names: `Path(bezier.cgPath)` is what a shape draws.
public final class UIBezierPath {
  /// What was drawn so far.
  public var cgPath: Path
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var usesEvenOddFillRule = false

  public init() { cgPath = Path() }
  public init(cgPath: Path) { self.cgPath = cgPath }
  public init(rect: CGRect) { cgPath = Path(rect) }
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius) }

  /// A rectangle some of whose corners are round; of the radii the width counts.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
      topTrailing: radius(.topRight))
    cgPath = Path(roundedRect: rect, cornerRadii: radii)
  }

  /// An arc; angles in radians, clockwise from three o'clock.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    cgPath = Path()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { cgPath.addQuadCurve(to: end, control: controlPoint) }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// UIKit turns clockwise as one sees it; a path of SwiftUI's says so of the other direction.
  public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    cgPath.addArc(center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  public func close() { cgPath.closeSubpath() }
  public func append(_ path: UIBezierPath) { cgPath.addPath(path.cgPath) }
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  public func removeAllPoints() { cgPath = Path() }
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point, eoFill: usesEvenOddFillRule) }
  public var isEmpty: Bool { cgPath.isEmpty }
  public var bounds: CGRect { cgPath.boundingRect }
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: 15)
}

extension Path {
  /// The path itself, as one made of a path of Core Graphics is.
  public init(_ path: Path) { self = path }
}

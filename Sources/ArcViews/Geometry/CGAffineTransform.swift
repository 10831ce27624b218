// The affine transforms and line styles of Core Graphics, which Foundation lacks here.

package import ArcGraphics
public import Foundation

/// An affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform()

  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A rotation; positive radians turn clockwise on screen.
  public init(rotationAngle radians: CGFloat) {
    self.init(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians), tx: 0, ty: 0)
  }

  package init(_ plain: Transform) { self.init(a: plain.a, b: plain.b, c: plain.c, d: plain.d, tx: plain.tx, ty: plain.ty) }

  package var plain: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  public var isIdentity: Bool { self == .identity }

  /// This map first, then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform { CGAffineTransform(plain.then(next.plain)) }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
  public func rotated(by radians: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: radians).concatenating(self) }
  /// The map back; the map itself where it flattens the plane.
  public func inverted() -> CGAffineTransform { plain.inverted.map { CGAffineTransform($0) } ?? self }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(t.plain.apply(plain)) }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height) }
}

extension CGRect {
  /// The box around the mapped rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = VectorPath(rect: plain).transformed(by: t.plain)
    return corners.controlBounds.map { CGRect($0) } ?? self
  }
}

/// A vector in the plane.
public struct CGVector: Hashable, Sendable, Codable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)

  public init() { self.init(dx: 0, dy: 0) }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How a line is drawn along a path. Lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  package var node: Stroke {
    let cap: Stroke.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Stroke.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Stroke(width: lineWidth, cap: cap, join: join, miterLimit: miterLimit, dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }
}

/// Which side of a path counts as inside.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  /// Edges are always smooth here.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

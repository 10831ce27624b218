// Paths that authors draw: lines, arcs and curves.

package import ArcGraphics
public import Foundation

/// The outline of a shape, in points with y growing downward.
nonisolated public struct Path: Shape, Equatable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var vector: VectorPath

  package init(_ vector: VectorPath) { self.vector = vector }

  public init() { vector = VectorPath() }

  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  public init(_ rect: CGRect) { vector = VectorPath(rect: rect.plain) }

  public init(ellipseIn rect: CGRect) { vector = VectorPath(ellipseIn: rect.plain) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    vector = VectorPath(roundedRect: rect.plain, radii: CornerRadii(all: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    vector = VectorPath(roundedRect: rect.plain, radiusX: cornerSize.width, radiusY: cornerSize.height)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    vector = VectorPath(roundedRect: rect.plain, radii: cornerRadii.leftToRight, style: style)
  }

  public func path(in rect: CGRect) -> Path { self }

  public var isEmpty: Bool { vector.isEmpty }
  public var currentPoint: CGPoint? { vector.currentPoint.map { CGPoint($0) } }

  /// The box around what the path passes through; null where the path is empty.
  public var boundingRect: CGRect { vector.tightBounds.map { CGRect($0) } ?? .null }

  public mutating func move(to end: CGPoint) { vector.move(to: end.plain) }
  public mutating func addLine(to end: CGPoint) { vector.isEmpty ? vector.move(to: end.plain) : vector.line(to: end.plain) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    vector.quad(to: end.plain, control: control.plain)
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    vector.cubic(to: end.plain, control1: control1.plain, control2: control2.plain)
  }

  public mutating func closeSubpath() { vector.close() }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    vector.append(VectorPath(rect: rect.plain).transformed(by: transform.plain))
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    vector.append(VectorPath(ellipseIn: rect.plain).transformed(by: transform.plain))
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    vector.append(Path(roundedRect: rect, cornerSize: cornerSize, style: style).vector.transformed(by: transform.plain))
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    vector.append(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style).vector.transformed(by: transform.plain))
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    vector.append(path.vector.transformed(by: transform.plain))
  }

  /// An arc, joined to what is there by a line. As y grows downward, `clockwise: false` runs clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
      delta = max(delta, -2 * .pi)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
      delta = min(delta, 2 * .pi)
    }
    vector.appendArc(
      center: center.plain, radius: radius, start: startAngle.radians, delta: delta, transform: transform.plain)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    vector.appendArc(
      center: center.plain, radius: radius, start: startAngle.radians, delta: delta.radians, transform: transform.plain)
  }

  /// An arc of `radius` that touches the lines from here to `tangent1End` and on to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    vector.appendArc(corner: tangent1End.plain, toward: tangent2End.plain, radius: radius, transform: transform.plain)
  }

  public func applying(_ transform: CGAffineTransform) -> Path { Path(vector.transformed(by: transform.plain)) }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { Path(vector.transformed(by: .translation(x: dx, y: dy))) }

  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(vector.trimmed(from: from, to: to)) }

  /// The outline of a line drawn along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(vector.outlined(style.node)) }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { vector.contains(point.plain, rule: eoFill ? .evenOdd : .nonZero) }

  /// Calls `body` with each step in turn.
  public func forEach(_ body: (Element) -> Void) {
    var next = 0
    func point() -> CGPoint {
      defer { next += 1 }
      return CGPoint(vector.points[next])
    }
    for verb in vector.verbs {
      switch verb {
      case .move: body(.move(to: point()))
      case .line: body(.line(to: point()))
      case .quad:
        let control = point()
        body(.quadCurve(to: point(), control: control))
      case .cubic:
        let (control1, control2) = (point(), point())
        body(.curve(to: point(), control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }
}

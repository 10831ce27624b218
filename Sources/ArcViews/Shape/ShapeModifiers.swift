// Shapes made of other shapes: trimmed, turned, moved, scaled, stroked.

import ArcGraphics
public import Foundation

/// A shape whose outline is another's, changed.
nonisolated public struct _ChangedShape<Base: Shape>: Shape, SpecialShape {
  enum Change: Sendable {
    case trim(from: CGFloat, to: CGFloat)
    case rotate(Angle, UnitPoint)
    case scale(CGSize, UnitPoint)
    case offset(CGSize)
    case map(CGAffineTransform)
    /// Drawn at a size of its own, from the rectangle's corner.
    case size(CGSize)
    case stroke(StrokeStyle)
  }

  let base: Base
  let change: Change

  public func path(in rect: CGRect) -> Path {
    func about(_ anchor: UnitPoint, _ transform: Transform) -> Path {
      let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      let whole = Transform.translation(x: -x, y: -y).then(transform).then(.translation(x: x, y: y))
      return Path(base.path(in: rect).vector.transformed(by: whole))
    }
    switch change {
    case .trim(let from, let to): return base.path(in: rect).trimmedPath(from: from, to: to)
    case .rotate(let angle, let anchor): return about(anchor, .rotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
    case .scale(let scale, let anchor): return about(anchor, .scale(x: scale.width, y: scale.height))
    case .offset(let offset): return base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    case .map(let transform): return base.path(in: rect).applying(transform)
    case .size(let size): return base.path(in: CGRect(origin: rect.origin, size: size))
    case .stroke(let style): return base.path(in: rect).strokedPath(style)
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var sizing: ShapeNode.Sizing { base.nodeSizing }

  var strokeOfOutline: (outline: any Shape, stroke: Stroke)? {
    guard case .stroke(let style) = change else { return nil }
    return (base, style.node)
  }
}

/// A shape drawn in, and then changed.
extension _ChangedShape: InsettableShape where Base: InsettableShape {
  public func inset(by amount: CGFloat) -> _ChangedShape<Base.InsetShape> {
    _ChangedShape<Base.InsetShape>(base: base.inset(by: amount), change: change.matching())
  }
}

extension _ChangedShape.Change {
  fileprivate func matching<Other>() -> _ChangedShape<Other>.Change {
    switch self {
    case .trim(let from, let to): .trim(from: from, to: to)
    case .rotate(let angle, let anchor): .rotate(angle, anchor)
    case .scale(let scale, let anchor): .scale(scale, anchor)
    case .offset(let offset): .offset(offset)
    case .map(let transform): .map(transform)
    case .size(let size): .size(size)
    case .stroke(let style): .stroke(style)
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .trim(from: startFraction, to: endFraction))
  }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .rotate(angle, anchor))
  }

  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .scale(CGSize(width: x, height: y), anchor))
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .scale(CGSize(width: scale, height: scale), anchor))
  }

  public func transform(_ transform: CGAffineTransform) -> _ChangedShape<Self> { _ChangedShape(base: self, change: .map(transform)) }

  /// The outline moved; the frame stays.
  public func offset(_ offset: CGSize) -> _ChangedShape<Self> { _ChangedShape(base: self, change: .offset(offset)) }

  public func offset(_ offset: CGPoint) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .offset(CGSize(width: offset.x, height: offset.y)))
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .offset(CGSize(width: x, height: y)))
  }

  /// The outline at a size of its own.
  public func size(_ size: CGSize) -> _ChangedShape<Self> { _ChangedShape(base: self, change: .size(size)) }

  public func size(width: CGFloat, height: CGFloat) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .size(CGSize(width: width, height: height)))
  }

  /// The area that a line along the outline covers, filled with the foreground.
  public func stroke(style: StrokeStyle) -> _ChangedShape<Self> { _ChangedShape(base: self, change: .stroke(style)) }

  public func stroke(lineWidth: CGFloat = 1) -> _ChangedShape<Self> {
    _ChangedShape(base: self, change: .stroke(StrokeStyle(lineWidth: lineWidth)))
  }
}

/// A shape whose type is not told.
nonisolated public struct AnyShape: Shape, SpecialShape {
  let base: any Shape

  public init<S: Shape>(_ shape: S) { base = shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var sizing: ShapeNode.Sizing { base.nodeSizing }
  var strokeOfOutline: (outline: any Shape, stroke: Stroke)? { (base as? any SpecialShape)?.strokeOfOutline }
}

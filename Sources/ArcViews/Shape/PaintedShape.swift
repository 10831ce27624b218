// A shape with what it is painted with.

import ArcGraphics
public import Foundation

/// A view that draws a shape and may draw it again on top.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

/// A shape and its drawings, the first at the bottom.
nonisolated public struct _PaintedShape<Content: Shape>: ShapeView, PrimitiveView {
  public typealias Body = Never

  enum Drawing {
    case fill(any ShapeStyle, FillStyle)
    case stroke(any ShapeStyle, StrokeStyle)
    /// A line whose outer edge is the outline; the shape is the outline drawn in by half the line.
    case strokeBorder(any ShapeStyle, StrokeStyle, inset: any Shape)
  }

  public let shape: Content
  let drawings: [Drawing]

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let layers = drawings.map { node($0, in: context.environment) }
    return layers.count == 1 ? layers : [ViewNode.combined(layers)]
  }

  @MainActor private func node(_ drawing: Drawing, in environment: EnvironmentValues) -> ViewNode {
    switch drawing {
    case .fill(let style, let fill): shape.node(filledWith: style, rule: fill.rule, in: environment)
    case .stroke(let style, let line): shape.node(strokedWith: style, line.node, in: environment)
    case .strokeBorder(let style, let line, let inset): inset.node(strokedWith: style, line.node, in: environment)
    }
  }

  func adding(_ drawing: Drawing) -> _PaintedShape { _PaintedShape(shape: shape, drawings: drawings + [drawing]) }
}

extension ViewNode {
  /// Shapes of one size on top of one another, the first at the bottom.
  static func combined(_ layers: [ViewNode]) -> ViewNode {
    .layered(LayeredNode(alignment: Alignment.center.pair, children: layers))
  }
}

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, drawings: [.fill(content, style)])
  }

  /// A line along the outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, drawings: [.stroke(content, style)])
  }

  /// A line of `lineWidth` points along the outline, half of it outside.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, drawings: [.stroke(content, StrokeStyle(lineWidth: lineWidth))])
  }
}

extension InsettableShape {
  /// A line inside of the outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, drawings: [.strokeBorder(content, style, inset: inset(by: style.lineWidth / 2))])
  }

  /// A line of `lineWidth` points inside of the outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _PaintedShape<Self>
  {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension _PaintedShape {
  /// Fills the shape on top of what is drawn.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _PaintedShape {
    adding(.fill(content, style))
  }

  /// Draws a line along the outline on top of what is drawn.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape {
    adding(.stroke(content, style))
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _PaintedShape {
    adding(.stroke(content, StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _PaintedShape where Content: InsettableShape {
  /// Draws a line inside of the outline on top of what is drawn.
  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> _PaintedShape {
    adding(.strokeBorder(content, style, inset: shape.inset(by: style.lineWidth / 2)))
  }

  public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _PaintedShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

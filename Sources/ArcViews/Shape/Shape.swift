// Shapes: outlines that fill the room they get.

package import ArcGraphics
public import Foundation

/// An outline in a rectangle. As a view it is filled with the foreground.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// Whether a shape is a picture of something or a frame around it. Nothing depends on it here.
  static var role: ShapeRole { get }

  /// The size that the shape takes of what is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
  public static var role: ShapeRole { .fill }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public var body: _PaintedShape<Self> { _PaintedShape(shape: self, drawings: [.fill(ForegroundStyle(), FillStyle())]) }
}

/// A shape whose outline can be drawn in by a distance.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape drawn in by `amount` points on every side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is not a plain outline: a square one, or one made of a stroke.
protocol SpecialShape: Shape {
  /// How a node of the shape answers a proposal.
  var sizing: ShapeNode.Sizing { get }
  /// Where the shape is a line along another outline, that outline and the line.
  var strokeOfOutline: (outline: any Shape, stroke: Stroke)? { get }
}

extension SpecialShape {
  var sizing: ShapeNode.Sizing { .flexible }
  var strokeOfOutline: (outline: any Shape, stroke: Stroke)? { nil }
}

extension Shape {
  /// The outline as layout draws it.
  @MainActor var vectorPath: @MainActor (Rect) -> VectorPath { { rect in path(in: CGRect(rect)).vector } }

  var nodeSizing: ShapeNode.Sizing { (self as? any SpecialShape)?.sizing ?? .flexible }

  /// A node that fills the shape.
  @MainActor package func node(filledWith style: some ShapeStyle, rule: FillRule = .nonZero, in environment: EnvironmentValues) -> ViewNode
  {
    if let style = style.pictureStyle(in: environment) {
      let stencil = node(filledWith: Color.black, rule: rule, in: environment)
      return .modified(style.picture(in: environment), .mask(stencil, Alignment.center.pair))
    }
    let paint = style.stylePaint(in: environment)
    if let line = (self as? any SpecialShape)?.strokeOfOutline {
      return line.outline.node(drawing: .stroke(paint.spec, line.stroke), in: environment).with(paint)
    }
    return node(drawing: .fill(paint.spec, rule), in: environment).with(paint)
  }

  /// A node that draws a line along the outline.
  @MainActor func node(strokedWith style: any ShapeStyle, _ stroke: Stroke, in environment: EnvironmentValues) -> ViewNode {
    if let style = style.pictureStyle(in: environment) {
      let stencil = node(strokedWith: Color.black, stroke, in: environment)
      return .modified(style.picture(in: environment), .mask(stencil, Alignment.center.pair))
    }
    let paint = style.stylePaint(in: environment)
    return node(drawing: .stroke(paint.spec, stroke), in: environment).with(paint)
  }

  /// A node of one drawing. A shape that depends on the container around it is made once its place is known.
  @MainActor private func node(drawing: ShapeNode.Drawing, in environment: EnvironmentValues) -> ViewNode {
    guard isRelative, environment.containerOutline != nil else { return node(drawing: drawing, sizing: nodeSizing, path: vectorPath) }
    return .sized { geometry in
      let shape = settled(in: environment) { $0.radius(at: geometry) }
      return shape.node(drawing: drawing, sizing: .flexible, path: shape.vectorPath)
    }
  }

  @MainActor fileprivate func node(
    drawing: ShapeNode.Drawing, sizing: ShapeNode.Sizing, path: @escaping @MainActor (Rect) -> VectorPath
  ) -> ViewNode {
    .shape(ShapeNode(sizing: sizing, drawings: [drawing], path: path))
  }
}

extension ViewNode {
  /// The node with a style's effects.
  func with(_ paint: StylePaint) -> ViewNode {
    var node = self
    // A shadow within belongs to the face, which casts those under it.
    for cast in paint.shadows where cast.isInner { node = .modified(node, .innerShadow(cast.shadow)) }
    for cast in paint.shadows where !cast.isInner { node = .modified(node, .shadow(cast.shadow)) }
    if let mode = paint.blendMode { node = .modified(node, .blendMode(mode)) }
    return node
  }
}

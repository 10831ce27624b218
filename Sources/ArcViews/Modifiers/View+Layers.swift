// Backgrounds, overlays, masks and borders.

import ArcGraphics
public import Foundation

/// A view with another behind it, in front of it, or over its alpha.
nonisolated struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
  typealias Body = Never

  enum Place { case behind, front, mask }

  let content: Content
  let layer: Layer
  let alignment: Alignment
  let place: Place

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let nodes = context.nodes(of: content)
    guard !nodes.isEmpty else { return [] }
    let layer = context.stacked(nil).node(of: layer, alignment: alignment)
    return nodes.map { node in
      switch place {
      case .behind: .modified(node, .background(layer, alignment.pair))
      case .front: .modified(node, .overlay(layer, alignment.pair))
      case .mask: .modified(node, .mask(layer, alignment.pair))
      }
    }
  }
}

/// A shape painted with a style, as large as what it lies behind or in front of.
nonisolated struct StyleLayer<Style: ShapeStyle, Outline: Shape>: View, PrimitiveView {
  typealias Body = Never

  let style: Style
  let shape: Outline
  let fill: FillStyle
  /// Edges on which the style reaches to the picture's edge.
  let bleeding: Edge.Set

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let node = shape.node(filledWith: style, rule: fill.rule, in: context.environment)
    return [bleeding.isEmpty ? node : .modified(node, .ignoresSafeArea(bleeding.node))]
  }
}

extension View {
  /// A view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: background, alignment: alignment, place: .behind)
  }

  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, place: .behind)
  }

  /// A style behind the view.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    LayeredView(
      content: self, layer: StyleLayer(style: style, shape: Rectangle(), fill: FillStyle(), bleeding: edges), alignment: .center,
      place: .behind)
  }

  /// The ground behind the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A shape in a style behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    LayeredView(
      content: self, layer: StyleLayer(style: style, shape: shape, fill: fillStyle, bleeding: []), alignment: .center, place: .behind)
  }

  /// A shape in the ground's style behind the view.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// A view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, alignment: alignment, place: .front)
  }

  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, place: .front)
  }

  /// A style in front of the view.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    LayeredView(
      content: self, layer: StyleLayer(style: style, shape: Rectangle(), fill: FillStyle(), bleeding: edges), alignment: .center,
      place: .front)
  }

  /// A shape in a style in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    LayeredView(
      content: self, layer: StyleLayer(style: style, shape: shape, fill: fillStyle, bleeding: []), alignment: .center, place: .front)
  }

  /// Shows the view where `mask` has alpha.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    LayeredView(content: self, layer: mask(), alignment: alignment, place: .mask)
  }

  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    LayeredView(content: self, layer: mask, alignment: .center, place: .mask)
  }

  /// A line of `width` points inside of the view's edge.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Cuts the view to a shape of its size.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ClippedView(content: self, shape: shape, rule: style.rule)
  }

  /// Cuts the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    ClippedView(content: self, shape: Rectangle(), rule: .nonZero)
  }

  /// Cuts the view to its frame with rounded corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    ClippedView(content: self, shape: RoundedRectangle(cornerRadius: radius, style: .circular), rule: .nonZero)
  }
}

/// A view cut to a shape of its size.
nonisolated struct ClippedView<Content: View, Outline: Shape>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let shape: Outline
  let rule: FillRule

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let modifier = shape.clip(rule, in: context.environment)
    return context.nodes(of: content).map { .modified($0, modifier) }
  }
}

extension Shape {
  /// A cut to the outline; of a shape that depends on its container once its place is known.
  @MainActor func clip(_ rule: FillRule, in environment: EnvironmentValues) -> NodeModifier {
    guard isRelative, environment.containerOutline != nil else { return .clip(rule, vectorPath) }
    return .placedEffects { geometry in [.clip(rule, settled(in: environment) { $0.radius(at: geometry) }.vectorPath)] }
  }
}

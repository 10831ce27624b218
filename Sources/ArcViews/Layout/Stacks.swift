// Stacks, spacers and dividers.

import ArcGraphics
public import Foundation

/// Views beside one another.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// `spacing` is the gap between neighbours in points, nil for the standard of 8.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let children = context.stacked(.horizontal).nodes(of: content)
    return [.stack(StackNode(axis: .horizontal, alignment: alignment.key, spacing: spacing.map { Double($0) }, children: children))]
  }
}

/// Views below one another.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// `spacing` is the gap between neighbours in points, nil for the standard of 8.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let children = context.stacked(.vertical).nodes(of: content)
    return [.stack(StackNode(axis: .vertical, alignment: alignment.key, spacing: spacing.map { Double($0) }, children: children))]
  }
}

/// Views on top of one another, the first at the bottom.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let children = context.stacked(nil).nodes(of: content)
    return [.layered(LayeredNode(alignment: alignment.pair, children: children))]
  }
}

/// What a stack's other views leave of its length.
nonisolated public struct Spacer: View, PrimitiveView, Sendable {
  public typealias Body = Never

  public var minLength: CGFloat?

  /// `minLength` is the least length in points, nil for the standard of 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { [.spacer(minLength: minLength.map { Double($0) })] }
}

/// A thin line across the axis of its stack.
nonisolated public struct Divider: View, PrimitiveView, Sendable {
  public typealias Body = Never

  public init() {}

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let line = Rectangle().node(filledWith: SeparatorShapeStyle(), in: context.environment)
    let thin = 1 / max(1, context.environment.displayScale)
    let isUpright = context.environment.stackAxis == .horizontal
    let pair = Alignment.center.pair
    return [.modified(line, isUpright ? .frame(width: thin, height: nil, pair) : .frame(width: nil, height: thin, pair))]
  }
}

extension EnvironmentValues {
  private struct Axis: EnvironmentKey { static let defaultValue: StackNode.Axis? = nil }

  /// The axis of the stack that a view lies in directly; nil outside of stacks.
  var stackAxis: StackNode.Axis? {
    get { self[Axis.self] }
    set { self[Axis.self] = newValue }
  }
}

extension ResolveContext {
  /// The context of a stack's children.
  func stacked(_ axis: StackNode.Axis?) -> ResolveContext {
    guard environment.stackAxis != axis else { return self }
    return changing { $0.stackAxis = axis }
  }
}

// The stacks as layouts, so that authors can choose among them.

public import Foundation

/// A layout that is one of the vocabulary's own containers.
protocol StandardLayout {
  @MainActor func nodes(of content: some View, in context: ResolveContext) -> [ViewNode]
}

/// What the standard layouts do where an author's layout calls them: all views at their ideal size, one on another.
private enum Pile {
  static func size(_ subviews: LayoutSubviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  static func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for subview in subviews { subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified) }
  }
}

/// Views beside one another.
public struct HStackLayout: Layout, StandardLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { Pile.size(subviews) }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Pile.place(subviews, in: bounds)
  }

  @MainActor func nodes(of content: some View, in context: ResolveContext) -> [ViewNode] {
    context.nodes(of: HStack(alignment: alignment, spacing: spacing) { content })
  }
}

/// Views below one another.
public struct VStackLayout: Layout, StandardLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { Pile.size(subviews) }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Pile.place(subviews, in: bounds)
  }

  @MainActor func nodes(of content: some View, in context: ResolveContext) -> [ViewNode] {
    context.nodes(of: VStack(alignment: alignment, spacing: spacing) { content })
  }
}

/// Views on top of one another.
public struct ZStackLayout: Layout, StandardLayout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { Pile.size(subviews) }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Pile.place(subviews, in: bounds)
  }

  @MainActor func nodes(of content: some View, in context: ResolveContext) -> [ViewNode] {
    context.nodes(of: ZStack(alignment: alignment) { content })
  }
}

/// Rows of cells whose columns share widths.
public struct GridLayout: Layout, StandardLayout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { Pile.size(subviews) }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Pile.place(subviews, in: bounds)
  }

  @MainActor func nodes(of content: some View, in context: ResolveContext) -> [ViewNode] {
    context.nodes(of: Grid(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing) { content })
  }
}

/// A layout whose type is not told.
public struct AnyLayout: Layout, StandardLayout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) { self.layout = layout }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { Pile.size(subviews) }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    Pile.place(subviews, in: bounds)
  }

  @MainActor func nodes(of content: some View, in context: ResolveContext) -> [ViewNode] {
    nodes(of: content, laidOutBy: layout, in: context)
  }

  @MainActor private func nodes<L: Layout>(of content: some View, laidOutBy layout: L, in context: ResolveContext) -> [ViewNode] {
    context.nodes(of: LaidOutView(layout: layout, content: content))
  }
}

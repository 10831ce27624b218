// Grids that cells flow into, and stacks that would grow as they scroll. In a still picture all is made at once.

public import Foundation

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How wide a track is, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The gap to the next track in points, nil for the standard of 8.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridNode.Track {
    switch size {
    case .fixed(let length): .fixed(length)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}

/// Views that would stay in sight while others scroll. Nothing depends on it here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension ResolveContext {
  @MainActor fileprivate func grid(
    _ items: [GridItem], isVertical: Bool, alignment: Alignment, spacing: CGFloat?, of content: some View
  ) -> [ViewNode] {
    let tracks = items.map { ($0.track, spacing: $0.spacing.map { Double($0) }, alignment: $0.alignment?.pair) }
    let cells = stacked(nil).nodes(of: content)
    let gap = spacing.map { Double($0) }
    return [
      .grid(
        GridNode(
          content: .lazy(GridNode.LazyTracks(isVertical: isVertical, tracks: tracks), cells), alignment: alignment.pair,
          horizontalSpacing: isVertical ? nil : gap, verticalSpacing: isVertical ? gap : nil))
    ]
  }
}

/// Cells that flow into columns, row after row.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// `spacing` is the gap between rows in points, nil for the standard of 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    context.grid(
      columns, isVertical: true, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, of: content)
  }
}

/// Cells that flow into rows, column after column.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// `spacing` is the gap between columns in points, nil for the standard of 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    context.grid(rows, isVertical: false, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, of: content)
  }
}

/// A vertical stack.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { stack.nodes(in: context) }
}

/// A horizontal stack.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] { stack.nodes(in: context) }
}

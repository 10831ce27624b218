// Grids: rows of cells whose columns share widths.

import ArcGraphics
public import Foundation

/// Rows of cells. Each column is as wide as its widest cell; a view that is no row spans all columns.
nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Gaps in points, nil for the standard of 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    let rows = context.stacked(nil).changing { $0.isInGrid = true }.nodes(of: content).map(GridRowMark.row)
    return [
      .grid(
        GridNode(
          content: .rows(rows), alignment: alignment.pair, horizontalSpacing: horizontalSpacing.map { Double($0) },
          verticalSpacing: verticalSpacing.map { Double($0) }))
    ]
  }
}

/// A row of a grid, one cell a view. Outside of a grid its views stand by themselves.
nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    guard context.environment.isInGrid else { return context.nodes(of: content) }
    let cells = context.changing {
      $0.isInGrid = false
      $0.stackAxis = .horizontal
    }.nodes(of: content)
    return [.modified(.group(cells), .layoutValue(GridRowMark.key, GridRowMark(alignment: alignment?.key)))]
  }
}

/// Marks a group of nodes as the cells of a row.
struct GridRowMark {
  static let key = ObjectIdentifier(GridRowMark.self)

  let alignment: AlignmentKey?

  /// A node of a grid as a row. What modifies a row modifies each of its cells.
  static func row(_ node: ViewNode) -> GridNode.GridRowContent {
    cells(of: node) ?? GridNode.GridRowContent(cells: [node], spansAllColumns: true, alignment: nil)
  }

  private static func cells(of node: ViewNode) -> GridNode.GridRowContent? {
    guard case .modified(let inner, let modifier) = node else { return nil }
    if case .layoutValue(key, let value) = modifier, let mark = value as? GridRowMark, case .group(let cells) = inner {
      return GridNode.GridRowContent(cells: cells, spansAllColumns: false, alignment: mark.alignment)
    }
    guard var row = cells(of: inner) else { return nil }
    row.cells = row.cells.map { .modified($0, modifier) }
    return row
  }
}

extension EnvironmentValues {
  private struct InGrid: EnvironmentKey { static let defaultValue = false }

  /// Whether a view lies in a grid directly, so that rows are rows.
  var isInGrid: Bool {
    get { self[InGrid.self] }
    set { self[InGrid.self] = newValue }
  }
}

extension View {
  /// How many columns of a grid the cell spans.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifyingNodes { _ in .gridCell(columns: max(1, count), anchor: nil, alignment: nil, unsizedHorizontal: false, unsizedVertical: false) }
  }

  /// Where the view lies in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifyingNodes { _ in
      .gridCell(columns: nil, anchor: anchor.point, alignment: nil, unsizedHorizontal: false, unsizedVertical: false)
    }
  }

  /// How the cells of the view's column are aligned.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifyingNodes { _ in
      .gridCell(
        columns: nil, anchor: nil, alignment: Alignment(horizontal: guide, vertical: .center).pair, unsizedHorizontal: false,
        unsizedVertical: false)
    }
  }

  /// Axes along which the view takes no more than others need.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifyingNodes { _ in
      .gridCell(
        columns: nil, anchor: nil, alignment: nil, unsizedHorizontal: axes.contains(.horizontal),
        unsizedVertical: axes.contains(.vertical))
    }
  }
}

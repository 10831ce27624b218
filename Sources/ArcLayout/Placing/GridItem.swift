// Grid: rows of cells whose columns share widths and whose rows share heights.

import ArcGraphics
import ArcViews

/// What a cell says to its grid.
struct GridCellTraits {
  /// Columns that the cell spans, or nil for one.
  var columns: Int?
  /// Where the cell's content sits in the cell, in unit coordinates, or nil for the grid's alignment.
  var anchor: Point?
  var alignment: AlignmentPair?
  var unsizedHorizontal = false
  var unsizedVertical = false

  /// These traits where they say something, else those nearer to the content.
  func over(_ inner: GridCellTraits) -> GridCellTraits {
    GridCellTraits(
      columns: columns ?? inner.columns, anchor: anchor ?? inner.anchor, alignment: alignment ?? inner.alignment,
      unsizedHorizontal: unsizedHorizontal || inner.unsizedHorizontal, unsizedVertical: unsizedVertical || inner.unsizedVertical)
  }
}

/// Columns are dealt the width as an HStack deals it to its children, a column being as stiff as its stiffest cell; rows are dealt the
/// height as a VStack deals it. Cells that span columns, or a row that is a single view, widen the columns evenly where they need more.
final class GridItem: LayoutItem {
  private struct Cell {
    var item: LayoutItem
    var column: Int
    var span: Int
    var traits: GridCellTraits
  }

  private struct Row {
    var cells: [Cell]
    var alignment: AlignmentKey?
  }

  private struct Arrangement {
    var widths: [Double]
    var heights: [Double]
    var size: Size
  }

  /// The most columns that a cell spans: more than a grid on any picture has.
  private static let widestSpan = 1024

  private static func span(_ item: LayoutItem) -> Int { min(max(1, item.cell.columns ?? 1), widestSpan) }

  private let rows: [Row]
  private let columnCount: Int
  private let alignment: AlignmentPair
  /// A guide that a cell asks for in its whole column.
  private var columnGuides: [Int: AlignmentKey] = [:]
  private let horizontalSpacing: Double
  /// The gap under each row but the last.
  private let rowGaps: [Double]
  private var arrangements: [(proposal: ProposedNodeSize, arrangement: Arrangement)] = []

  init(_ node: GridNode, _ content: [GridNode.GridRowContent], _ context: LayoutContext) {
    let inner = context.inStack(nil)
    let built = content.map { row in (row: row, items: LayoutItem.all(of: row.cells, inner)) }.filter { !$0.items.isEmpty }
    let count = built.map { $0.row.spansAllColumns ? 1 : $0.items.reduce(0) { $0 + Self.span($1) } }.max() ?? 0
    columnCount = count
    rows = built.flatMap { row, items -> [Row] in
      if row.spansAllColumns {
        return items.map { Row(cells: [Cell(item: $0, column: 0, span: count, traits: $0.cell)], alignment: row.alignment) }
      }
      var column = 0
      let cells = items.map { item in
        let span = Self.span(item)
        defer { column += span }
        return Cell(item: item, column: column, span: span, traits: item.cell)
      }
      return [Row(cells: cells, alignment: row.alignment)]
    }
    alignment = node.alignment
    horizontalSpacing = node.horizontalSpacing ?? EdgeSpacing.standard
    rowGaps = zip(rows, rows.dropFirst()).map { upper, lower in
      node.verticalSpacing
        ?? EdgeSpacing.gap(after: upper.cells.map(\.item).spacing(at: .bottom), before: lower.cells.map(\.item).spacing(at: .top))
    }
    super.init(context)
    for row in rows {
      for cell in row.cells {
        if cell.span == 1, let guide = cell.traits.alignment?.horizontal { columnGuides[cell.column] = guide }
      }
    }
  }

  override func measure(_ proposal: ProposedNodeSize) -> Size { arrangement(proposal).size }

  override func spacing(at edge: LayoutEdge) -> EdgeSpacing {
    guard let first = rows.first, let last = rows.last else { return .none }
    switch edge {
    case .top: return first.cells.map(\.item).spacing(at: edge)
    case .bottom: return last.cells.map(\.item).spacing(at: edge)
    case .leading, .trailing: return rows.flatMap { $0.cells.map(\.item) }.spacing(at: edge)
    }
  }

  private func arrangement(_ proposal: ProposedNodeSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let widths = columnWidths(proposal.width)
    let heights = rowHeights(proposal.height, widths)
    let width = widths.reduce(0, +) + horizontalSpacing * Double(max(0, widths.count - 1))
    let height = heights.reduce(0, +) + rowGaps.reduce(0, +)
    let result = Arrangement(widths: widths, heights: heights, size: Size(width: width, height: height))
    arrangements.append((proposal, result))
    return result
  }

  private func columnWidths(_ room: Double?) -> [Double] {
    func width(_ column: Int, _ offer: Double?) -> Double {
      var result = 0.0
      for row in rows {
        for cell in row.cells where cell.span == 1 && cell.column == column && !cell.traits.unsizedHorizontal {
          result = max(result, cell.item.size(ProposedNodeSize(width: offer, height: nil)).width)
        }
      }
      return result
    }
    let gaps = horizontalSpacing * Double(max(0, columnCount - 1))
    var widths = Self.dealt(room.map { $0 - gaps }, to: columnCount, priorities: columnPriorities, length: width)
    for row in rows {
      for cell in row.cells where cell.span > 1 && !cell.traits.unsizedHorizontal {
        let covered = cell.column..<min(cell.column + cell.span, columnCount)
        let inner = widths[covered].reduce(0, +) + horizontalSpacing * Double(covered.count - 1)
        let offer = room.map { covered.count == columnCount ? $0 : max(inner, 0) }
        let missing = cell.item.size(ProposedNodeSize(width: offer, height: nil)).width - inner
        if missing > 0 { for column in covered { widths[column] += missing / Double(covered.count) } }
      }
    }
    return widths
  }

  private var columnPriorities: [Double] {
    var result = [Double](repeating: -.infinity, count: columnCount)
    for row in rows {
      for cell in row.cells where cell.span == 1 { result[cell.column] = max(result[cell.column], cell.item.priority) }
    }
    return result
  }

  private func rowHeights(_ room: Double?, _ widths: [Double]) -> [Double] {
    let gaps = rowGaps.reduce(0, +)
    let priorities = rows.map { row in row.cells.map(\.item.priority).max() ?? 0 }
    return Self.dealt(room.map { $0 - gaps }, to: rows.count, priorities: priorities) { index, offer in
      let row = self.rows[index]
      let guide = row.alignment ?? self.alignment.vertical
      // How far cells reach to both sides of the row's line, and how high those are that stand apart from it.
      var (above, below, apart) = (0.0, 0.0, 0.0)
      for cell in row.cells where !cell.traits.unsizedVertical {
        let proposal = ProposedNodeSize(width: self.width(of: cell, widths), height: offer)
        let height = cell.item.size(proposal).height
        if guide.isFrameEdge || cell.traits.anchor != nil {
          apart = max(apart, height)
        } else {
          let baseline = cell.item.guide(guide, proposal)
          above = max(above, baseline)
          below = max(below, height - baseline)
        }
      }
      return max(above + below, apart)
    }
  }

  private func width(of cell: Cell, _ widths: [Double]) -> Double {
    let covered = cell.column..<min(cell.column + cell.span, columnCount)
    return widths[covered].reduce(0, +) + horizontalSpacing * Double(covered.count - 1)
  }

  /// Deals a room out to tracks as a stack does, stiffest first; with no room each track takes its ideal.
  private static func dealt(_ room: Double?, to count: Int, priorities: [Double], length: (Int, Double?) -> Double) -> [Double] {
    guard var room else { return (0..<count).map { length($0, nil) } }
    let least = (0..<count).map { length($0, 0) }
    let stretch = (0..<count).map { length($0, .infinity) - least[$0] }
    let order = (0..<count).sorted {
      if priorities[$0] != priorities[$1] { return priorities[$0] > priorities[$1] }
      return (stretch[$0], $0) < (stretch[$1], $1)
    }
    var result = [Double](repeating: 0, count: count)
    var waiting = least.reduce(0, +)
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, priorities[order[end]] == priorities[order[start]] { end += 1 }
      for track in order[start..<end] { waiting -= least[track] }
      for place in start..<end {
        let track = order[place]
        result[track] = length(track, max(0, (room - waiting) / Double(end - place)))
        if room.isFinite { room -= result[track] }
      }
      start = end
    }
    return result
  }

  override func put(at origin: Point, _ proposal: ProposedNodeSize, _ around: Surroundings) -> PlacedNode {
    let arrangement = arrangement(proposal)
    let box = Rect(origin: origin, size: arrangement.size.finite)
    var children: [PlacedNode] = []
    each(arrangement) { cell, corner, offer in
      children.append(place(cell.item, at: corner, offer, in: box, around))
    }
    return PlacedNode(
      frame: box, content: .group("grid"), children: children.inDrawingOrder(of: rows.lazy.flatMap { $0.cells.lazy.map(\.item) }))
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedNodeSize) -> Double? {
    if key.isFrameEdge { return nil }
    var values: [Double] = []
    each(arrangement(proposal)) { cell, corner, offer in
      if let own = cell.item.explicitGuide(key, offer) { values.append(own + (key.isVertical ? corner.y : corner.x)) }
    }
    return key.merged(values.indices) { values[$0] }
  }

  /// Walks the cells with their corners and proposals.
  private func each(_ arrangement: Arrangement, _ body: (Cell, Point, ProposedNodeSize) -> Void) {
    var y = 0.0
    for (index, row) in rows.enumerated() {
      let guide = row.alignment ?? alignment.vertical
      let height = arrangement.heights[index]
      var shared = 0.0
      if !guide.isFrameEdge {
        for cell in row.cells where !cell.traits.unsizedVertical && cell.traits.anchor == nil {
          let offer = ProposedNodeSize(width: width(of: cell, arrangement.widths), height: height)
          shared = max(shared, cell.item.guide(guide, offer))
        }
      }
      for cell in row.cells {
        let width = width(of: cell, arrangement.widths)
        let offer = ProposedNodeSize(width: width, height: height)
        let left = arrangement.widths[..<cell.column].reduce(0, +) + horizontalSpacing * Double(cell.column)
        let taken = cell.item.size(offer)
        let corner: Point
        if let anchor = cell.traits.anchor {
          corner = Point(x: (width - taken.width) * anchor.x, y: (height - taken.height) * anchor.y)
        } else {
          let column = cell.traits.alignment?.horizontal ?? columnGuides[cell.column] ?? alignment.horizontal
          let line = guide.isFrameEdge ? guide.fallback(in: Size(width: width, height: height)) : shared
          corner = Point(
            x: column.fallback(in: Size(width: width, height: height)) - cell.item.guide(column, offer),
            y: line - cell.item.guide(guide, offer))
        }
        body(cell, Point(x: left + corner.x, y: y + corner.y), offer)
      }
      y += height + (rowGaps.indices.contains(index) ? rowGaps[index] : 0)
    }
  }
}

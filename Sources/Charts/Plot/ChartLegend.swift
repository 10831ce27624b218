// The legend: a circle and a name for each value that has a look of its own.

import ArcViews
import Foundation

/// One entry of a legend.
struct LegendEntry {
  var name: String
  var style: any ShapeStyle
  var symbol: any ChartSymbolShape
}

extension ChartModel {
  /// The values that are told apart by colour, symbol or line.
  var legendEntries: [LegendEntry] {
    let circle: any ChartSymbolShape = BasicChartSymbolShape(kind: .circle)
    let plain: any ShapeStyle = environment.hasForeground ? ForegroundStyle() : Color.blue
    let values = !styles.domain.isEmpty ? styles.domain : (!symbols.domain.isEmpty ? symbols.domain : lines.domain)
    let usesSymbols = usesSymbols
    guard usesSymbols || usesStyles || usesLines else { return [] }
    return values.map { datum in
      var symbol = circle
      if usesSymbols, case .shape(let own) = symbols.look(of: datum) { symbol = own }
      return LegendEntry(name: datum.name(in: environment), style: styles.look(of: datum) ?? plain, symbol: symbol)
    }
  }

  private var usesStyles: Bool {
    marks.contains { if case .by(let value) = $0.mark.look.paint { styles.look(of: value.datum) != nil } else { false } }
  }
  private var usesSymbols: Bool { marks.contains { if case .by = $0.mark.look.symbol { true } else { false } } }
  private var usesLines: Bool { marks.contains { if case .by = $0.mark.look.line { true } else { false } } }
}

/// The entries in rows, or in a column beside the chart.
struct ChartLegendView: View {
  let entries: [LegendEntry]
  let isColumn: Bool

  var body: some View {
    if isColumn {
      VStack(alignment: .leading, spacing: 4) { content }
    } else {
      LegendRows { content }
    }
  }

  private var content: some View {
    ForEach(0..<entries.count) { index in
      HStack(spacing: 4) {
        LegendSymbol(entry: entries[index])
        Text(verbatim: entries[index].name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

private struct LegendSymbol: View {
  let entry: LegendEntry

  var body: some View {
    let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
    let style = entry.style.erased
    entry.symbol.path(in: rect).fill(style).frame(width: 8, height: 8)
  }
}

/// Entries beside one another, in as many rows as they need.
struct LegendRows: Layout {
  private let gap = (x: 12.0, y: 4.0)

  private func rows(_ width: Double, _ subviews: Subviews) -> (places: [CGPoint], size: CGSize) {
    var places: [CGPoint] = []
    var (x, y, height, widest) = (0.0, 0.0, 0.0, 0.0)
    for view in subviews {
      let size = view.sizeThatFits(ProposedViewSize(width: width.isFinite ? width : nil, height: nil))
      if x > 0, x + size.width > width + 0.01 {
        (x, y, height) = (0, y + height + gap.y, 0)
      }
      places.append(CGPoint(x: x, y: y))
      x += size.width + gap.x
      height = max(height, size.height)
      widest = max(widest, x - gap.x)
    }
    return (places, CGSize(width: widest, height: y + height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    rows(proposal.width ?? .infinity, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let places = rows(bounds.width, subviews).places
    for (view, place) in zip(subviews, places) {
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}

extension ShapeStyle {
  fileprivate var erased: AnyShapeStyle { AnyShapeStyle(self) }
}

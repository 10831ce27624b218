// A chart before its size is known: its marks, what they say of the axes, and the looks of their values.

import ArcViews
import Foundation

@MainActor
struct ChartModel {
  /// What is drawn in one go: one mark, or the points of a line or of an area.
  struct Item {
    var marks: [Int]
    var zIndex: Double
  }

  private(set) var marks: [PlacedMark] = []
  private(set) var items: [Item] = []
  private(set) var x = AxisData()
  private(set) var y = AxisData()
  private(set) var styles: LookScale<any ShapeStyle>
  private(set) var symbols: LookScale<MarkLook.Symbol>
  private(set) var lines: LookScale<StrokeStyle>
  /// The least and the greatest number that colours, and sizes, are given by.
  private(set) var colorRange: ClosedRange<Double>?
  private(set) var sizeRange: ClosedRange<Double>?
  /// The names that sizes are given by, with their numbers.
  private(set) var sizeRanks: [Datum: Int] = [:]
  let settings: ChartSettings
  let environment: EnvironmentValues

  init(_ source: [Mark], settings: ChartSettings, environment: EnvironmentValues) {
    self.settings = settings
    self.environment = environment
    styles = LookScale(settings.styles, standard: Palette.standard)
    symbols = LookScale(settings.symbols, standard: BasicChartSymbolShape.standard.map { .shape($0) })
    lines = LookScale(settings.lines, standard: Palette.lines)
    let calendar = environment.calendar
    marks = source.compactMap { PlacedMark($0, calendar: calendar) }
    setSlots()
    Stacking.settle(&marks)
    for mark in marks {
      measure(mark)
      meet(mark.mark.look)
    }
    setItems()
  }

  var isRound: Bool {
    !marks.isEmpty
      && marks.allSatisfy {
        if case .sector = $0.mark.kind { return true }
        return false
      }
  }

  private mutating func setSlots() {
    var ranks: [Datum: Int] = [:]
    for mark in marks {
      if let value = mark.mark.look.position?.value.datum, ranks[value] == nil { ranks[value] = ranks.count }
    }
    guard !ranks.isEmpty else { return }
    for index in marks.indices {
      if let value = marks[index].mark.look.position?.value.datum, let rank = ranks[value] { marks[index].slot = (rank, ranks.count) }
    }
  }

  private mutating func measure(_ mark: PlacedMark) {
    guard !mark.isGap else { return }
    switch mark.mark.kind {
    case .sector: return
    case .bar(let method):
      if mark.isUpright { x.addBar(at: mark.x) } else { y.addBar(at: mark.y) }
      if method == .normalized { if mark.isUpright { y.isShare = true } else { x.isShare = true } }
    case .area(let method):
      if method == .normalized { if mark.isUpright { y.isShare = true } else { x.isShare = true } }
    case .line, .point, .rule, .rectangle: break
    }
    x.add(mark.x)
    y.add(mark.y)
  }

  private mutating func meet(_ look: MarkLook) {
    if case .by(let value) = look.paint {
      if case .number(let number) = value.datum, settings.styles?.pairs.isEmpty ?? true, settings.styles?.mapping == nil {
        if number.isFinite { colorRange = min(colorRange?.lowerBound ?? number, number)...max(colorRange?.upperBound ?? number, number) }
      } else {
        styles.meet(value.datum)
      }
    }
    if case .by(let value) = look.symbol { symbols.meet(value.datum) }
    if case .by(let value) = look.line { lines.meet(value.datum) }
    if case .by(let value) = look.symbolSize {
      if value.datum.isCategory, sizeRanks[value.datum] == nil { sizeRanks[value.datum] = sizeRanks.count }
      if case .number(let number) = value.datum, number.isFinite {
        sizeRange = min(sizeRange?.lowerBound ?? number, number)...max(sizeRange?.upperBound ?? number, number)
      }
    }
  }

  private mutating func setItems() {
    var runs: [Series: Int] = [:]
    for (index, mark) in marks.enumerated() {
      switch mark.mark.kind {
      case .bar, .point, .rule, .rectangle, .sector: items.append(Item(marks: [index], zIndex: mark.mark.look.zIndex))
      case .line, .area:
        let series = Series(mark.mark)
        if let item = runs[series] {
          items[item].marks.append(index)
        } else {
          runs[series] = items.count
          items.append(Item(marks: [index], zIndex: mark.mark.look.zIndex))
        }
      }
    }
    if items.contains(where: { $0.zIndex != 0 }) {
      items = items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }
  }

  /// What makes points one line.
  private struct Series: Hashable {
    var isArea: Bool
    var series: Datum?
    var paint: Datum?
    var symbol: Datum?
    var line: Datum?

    init(_ mark: Mark) {
      if case .area = mark.kind { isArea = true } else { isArea = false }
      series = mark.series?.datum
      if case .by(let value) = mark.look.paint { paint = value.datum }
      if case .by(let value) = mark.look.symbol { symbol = value.datum }
      if case .by(let value) = mark.look.line { line = value.datum }
    }
  }
}

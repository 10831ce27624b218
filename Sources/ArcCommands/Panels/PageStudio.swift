// Draws a page: every widget in its cells, the title above them, lines between.

import ArcGraphics
import ArcHabits
import ArcImages
import ArcRendering
import ArcViews
import ArcWidgets
import Foundation
import HabitTemplates

/// A page that was drawn.
struct PageDrawing: Sendable {
  var sheet: PanelSheet
  /// The title, then the widgets in the layout's order, each with where it lies.
  var parts: [(name: String, shown: Shown, x: Int, y: Int)] = []
  /// What the page says, part by part.
  var alt: String { parts.map(\.shown.drawing.words).filter { !$0.isEmpty }.joined(separator: " · ") }
}

/// A page's measures on a display, in pixels.
private struct PageGrid {
  let scale: Double
  let area: PixelRectangle
  let gap: Int
  let columns: Int
  let rows: Int
  /// Whether the first column is the rightmost.
  let isRightToLeft: Bool

  /// - Parameter top: What the title takes, in pixels.
  init(_ layout: PageLayout, on profile: DeviceProfile, scale: Double, top: Int, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    let margin = Int((layout.margin * scale).rounded())
    let margins = profile.margins
    self.scale = scale
    gap = Int((layout.gap * scale).rounded())
    columns = layout.columns
    rows = layout.rows
    area = PixelRectangle(
      x: margins.left + margin, y: margins.top + margin + top, width: profile.width - margins.left - margins.right - 2 * margin,
      height: profile.height - margins.top - margins.bottom - 2 * margin - top)
  }

  /// The pixels of a widget's cells.
  func cell(_ widget: PageLayout.Widget) -> PixelRectangle {
    func span(_ first: Int, _ count: Int, of total: Int, in length: Int) -> (start: Int, length: Int) {
      let whole = Double(length + gap) / Double(total)
      let start = Int((whole * Double(first)).rounded())
      return (start, Int((whole * Double(first + count)).rounded()) - gap - start)
    }
    let (x, width) = span(widget.column, widget.columnSpan, of: columns, in: area.width)
    let (y, height) = span(widget.row, widget.rowSpan, of: rows, in: area.height)
    return PixelRectangle(x: area.x + (isRightToLeft ? area.width - x - width : x), y: area.y + y, width: width, height: height)
  }
}

extension Studio {
  /// Draws a page as a layout says.
  ///
  /// - Parameters:
  ///   - path: The layout's file, for sentences.
  ///   - day: The day that the title names, as the instant it begins.
  ///   - isTile: Whether every widget says that habits cannot be read.
  ///   - scene: The scene for a habit's word, or for all habits.
  func page(
    _ layout: PageLayout, at path: String, on profile: DeviceProfile, day: Date, isTile: Bool = false, scene: (String?) throws -> Scene
  ) async throws -> PageDrawing {
    let scale = layout.scale ?? profile.legibleScale(12)
    if profile.isCrisp, scale != scale.rounded() {
      throw Failure.badFile(path, reason: "'scale': \(profile.name) has no grays, and takes whole pixels a point")
    }
    let titleHeight = layout.title == nil ? 0 : Int((Double(PageTitle.height) * scale).rounded())
    let titleGap = layout.title == nil ? 0 : Int((layout.gap * scale).rounded())
    let isRightToLeft = Locale(identifier: try scene(nil).locale).language.characterDirection == .rightToLeft
    let grid = PageGrid(layout, on: profile, scale: scale, top: titleHeight + titleGap, isRightToLeft: isRightToLeft)
    let isDark = layout.scheme.map { $0 == .dark } ?? profile.glows
    var page = PageDrawing(sheet: PanelSheet(profile, ground: isDark ? .black : .white))
    for (index, widget) in layout.widgets.enumerated() {
      let cell = grid.cell(widget)
      let place = "'widgets[\(index)]"
      try Self.check(widget, cell, scale: scale, at: path, place: place)
      let request = PictureRequest(widget, in: cell, scale: scale, on: profile, isDark: isDark)
      do {
        let scene = try scene(widget.habit)
        let shown = isTile ? try tile(request, in: scene) : try await self.shown(request, in: scene)
        page.add(widget.family.rawValue, shown, x: cell.x, y: cell.y)
      } catch let error as Failure {
        let key = if case .unknownHabit = error { ".habit" } else { ".widget" }
        throw Failure.badFile(path, reason: "\(place)\(key)': \(error.sentence)")
      }
    }
    if let title = layout.title {
      let scene = try scene(nil)
      let strip = PixelRectangle(
        x: grid.area.x, y: grid.area.y - titleHeight - titleGap, width: grid.area.width, height: titleHeight)
      page.add("title", self.title(title, day, in: strip, scale: scale, on: profile, isDark: isDark, scene), x: strip.x, y: strip.y)
    }
    if layout.hasLines { page.drawLines(layout, grid, isDark: isDark) }
    return page
  }

  private static func check(_ widget: PageLayout.Widget, _ cell: PixelRectangle, scale: Double, at path: String, place: String) throws {
    let (width, height) = (Double(cell.width) / scale, Double(cell.height) / scale)
    let least = widget.family.leastSize
    guard width < least.width || height < least.height else { return }
    func points(_ width: Double, _ height: Double) -> String { "\(Int(max(0, width))) × \(Int(max(0, height))) points" }
    let (given, wanted) = (points(width, height), points(least.width, least.height))
    let lack = "its cells make \(given), and \(widget.family.rawValue) needs \(wanted)"
    throw Failure.badFile(path, reason: "\(place)': \(lack); more cells, a smaller gap or a smaller scale make room")
  }

  private func title(
    _ title: PageLayout.Title, _ day: Date, in strip: PixelRectangle, scale: Double, on profile: DeviceProfile, isDark: Bool, _ scene: Scene
  ) -> Shown {
    let size = Size(width: Double(strip.width) / scale, height: Double(strip.height) / scale)
    let plan = PanelPlan(size: size, scale: scale, x: strip.x, y: strip.y, magnification: 1)
    var options = PictureOptions(
      family: .systemSmall, size: size, ground: isDark ? .color(.black) : .standard, date: scene.instant.date,
      timeZone: TimeZone(identifier: scene.zone.identifier) ?? .gmt, locale: Locale(identifier: scene.locale))
    options.fit(profile, plan, scheme: isDark ? .dark : .light)
    options.colorScheme = isDark ? .dark : .light
    let view = PageTitle(title: title.text, date: title.hasDate ? day : nil)
    return Shown(record: nil, drawing: renderer.draw(view, title: "", options: options))
  }
}

extension PageDrawing {
  fileprivate mutating func add(_ name: String, _ shown: Shown, x: Int, y: Int) {
    sheet.lay(shown.drawing, x: x, y: y)
    if name == "title" { parts.insert((name, shown, x, y), at: 0) } else { parts.append((name, shown, x, y)) }
  }

  /// A line in the middle of every gap that no widget spans, and one under the title.
  fileprivate mutating func drawLines(_ layout: PageLayout, _ grid: PageGrid, isDark: Bool) {
    let color: RGBA = sheet.profile.isCrisp ? (isDark ? .white : .black) : RGBA(hex: isDark ? 0x555555 : 0xAAAAAA)
    let pen = max(1, Int((grid.scale / 2).rounded()))
    let cells = layout.widgets.map(grid.cell)
    if layout.title != nil {
      sheet.fill(PixelRectangle(x: grid.area.x, y: grid.area.y - grid.gap / 2 - pen, width: grid.area.width, height: pen), with: color)
    }
    // A line reaches half a gap further, so that lines meet.
    let (left, top, reach) = (grid.area.x, grid.area.y, grid.gap / 2)
    let (right, bottom) = (left + grid.area.width, top + grid.area.height)
    for (widget, cell) in zip(layout.widgets, cells) {
      if widget.column > 0 {
        let from = max(top, cell.y - reach)
        let height = min(bottom, cell.y + cell.height + reach) - from
        let x = grid.isRightToLeft ? cell.x + cell.width + (grid.gap - pen) / 2 : cell.x - (grid.gap + pen) / 2
        sheet.fill(PixelRectangle(x: x, y: from, width: pen, height: height), with: color)
      }
      if widget.row > 0 {
        let from = max(left, cell.x - reach)
        let width = min(right, cell.x + cell.width + reach) - from
        sheet.fill(PixelRectangle(x: from, y: cell.y - (grid.gap + pen) / 2, width: width, height: pen), with: color)
      }
    }
  }
}

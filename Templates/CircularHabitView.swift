// The circular widget: the day's ring, and exactly one thing inside it.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

struct CircularHabitView: View {
  let scene: HabitScene
  private var entry: HabitEntry { scene.entry }
  private var size: CGSize { scene.size }
  private var ink: Ink { scene.ink }

  var body: some View {
    let unit = min(size.width, size.height) / 72
    ZStack {
      if ink.isMaterial { AccessoryWidgetBackground().clipShape(Circle()) }
      DayRing(done: entry.done, due: entry.due, diameter: 70 * unit, stroke: 7 * unit, hairline: 1.5 * unit, ink: ink)
      switch entry.phase {
      case .open:
        HeroSymbol(scene: scene, side: 35 * unit, numeral: 28 * unit).widgetAccentable()
      case .allDone:
        TickMark(box: 50 * unit, pen: 6 * unit, color: ink.label).widgetAccentable()
      case .settled, .nothingDue, .noHabits, .unavailable:
        if let notice = scene.notice {
          Image(systemName: notice.symbol).font(.system(size: 30 * unit)).foregroundStyle(ink.secondary)
        }
      }
    }
    .frame(width: size.width, height: size.height)
  }
}

/// The next habit's symbol, or the number that is left where it has none.
struct HeroSymbol: View {
  let scene: HabitScene
  /// The symbol's box and the numeral's em, in points.
  let side: CGFloat
  let numeral: CGFloat

  var body: some View {
    if let hero = scene.hero, let name = hero.symbolName {
      Image(systemName: name).font(.system(size: side)).symbolVariant(.fill).foregroundStyle(scene.ink.habit(hero))
    } else {
      Board(width: 2 * side, height: side) {
        Text(verbatim: scene.left).font(.system(size: numeral, weight: scene.ink.strong)).foregroundStyle(scene.ink.label).inkEdges()
          .baseline((side / 2).capsBaseline(size: numeral), middle: side)
      }
    }
  }
}

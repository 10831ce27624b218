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
      if !ink.isColored { AccessoryWidgetBackground().clipShape(Circle()) }
      DayRing(done: entry.done, due: entry.due, diameter: 70 * unit, stroke: 7 * unit, ink: ink)
      switch entry.phase {
      case .open:
        if let hero = entry.habits.first {
          Image(systemName: hero.symbolName).font(.system(size: 35 * unit)).symbolVariant(.fill).foregroundStyle(ink.habit(hero)).widgetAccentable()
        }
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

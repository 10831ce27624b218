// Half of StandBy: two such widgets stand side by side, hanging from the top and standing on the bottom together.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

struct StandByHalfView: View {
  let scene: HabitScene
  private var entry: HabitEntry { scene.entry }
  private var size: CGSize { scene.size }
  private var ink: Ink { scene.ink }

  private var u: CGFloat { min(size.width / 426, size.height / 393) }

  var body: some View {
    let left = 39 * u
    let width = size.width - 63 * u
    Board(width: size.width, height: size.height) {
      ZStack {
        DayRing(done: entry.done, due: entry.due, diameter: 80 * u, stroke: 8 * u, ink: ink)
        if case .open = entry.phase {
          HeroSymbol(scene: scene, side: 44 * u, numeral: 34 * u)
        } else if case .allDone = entry.phase {
          TickMark(box: 56 * u, pen: 7 * u, color: ink.label)
        } else if let notice = scene.notice {
          Image(systemName: notice.symbol).font(.system(size: 40 * u)).foregroundStyle(ink.secondary)
        }
      }
      .corner(x: left, y: 32 * u)
      if case .open = entry.phase, let hero = entry.habits.first, hero.currentStreak > 0 {
        ViewThatFits(in: .horizontal) {
          streak(hero, hasUnit: true)
          streak(hero, hasUnit: false)
        }
        .frame(width: width - 92 * u, alignment: .trailing)
        .baseline((72 * u).capsBaseline(size: 72 * u), trailing: left + width)
      }
      let detail = size.height - 34 * u
      if let text = scene.detail {
        ViewThatFits(in: .horizontal) {
          caption(text)
          caption(scene.notice?.shortDetail ?? text)
        }
        .frame(width: width, alignment: .leading).baseline(detail, leading: left)
      }
      Text(scene.title).font(.system(size: 89.6 * u, weight: .semibold)).tracking(-0.015 * 89.6 * u).foregroundStyle(ink.label)
        .lineHeight(.exact(points: 94 * u)).lineLimit(2).inkEdges()
        .frame(width: width, alignment: .leading)
        .alignmentGuide(.top) { $0[.lastTextBaseline] - (detail - 67.3 * u) }
        .alignmentGuide(.leading) { $0[.leading] - left }
    }
  }

  private func caption(_ text: String) -> some View {
    Text(text).font(.system(size: 54 * u)).tracking(-0.54 * u).foregroundStyle(ink.secondary).lineLimit(1).inkEdges()
  }

  private func streak(_ hero: HabitItemViewModel, hasUnit: Bool) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 16 * u) {
      Text(verbatim: streakNumber(hero.currentStreak)).font(.system(size: 72 * u, weight: .semibold)).tracking(-0.02 * 72 * u)
        .foregroundStyle(ink.label).inkEdges()
      if hasUnit {
        Text(verbatim: scene.unit(of: hero)).font(.system(size: 54 * u)).tracking(-0.54 * u).foregroundStyle(ink.secondary).inkEdges()
      }
    }
    .fixedSize()
  }
}

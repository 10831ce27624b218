// Half of StandBy: two such widgets stand side by side, hanging from the top and standing on the bottom together.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

struct StandByHalfView: View {
  let scene: HabitScene
  private var entry: HabitEntry { scene.entry }
  private var size: CGSize { scene.size }
  private var ink: Ink { scene.ink }

  /// Laid out for 426 × 393 points, as `StandByHabitView` is for twice the width.
  private var u: CGFloat { min(min(size.width / 426, size.height / 393) * scene.magnification, size.height / 300) }

  var body: some View {
    let left = 39 * u
    let width = size.width - 63 * u
    Board(width: size.width, height: size.height) {
      ZStack {
        DayRing(done: entry.done, due: entry.due, diameter: 80 * u, stroke: 8 * u, hairline: 2 * u, ink: ink)
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
          streak(hero, hasUnit: false, size: 54)
        }
        .frame(width: width - 92 * u, alignment: .trailing)
        .baseline((72 * u).capsBaseline(size: 72 * u), trailing: left + width)
      }
      let isTall = scene.shortTitle.isTall
      let detail = size.height - (isTall ? 32 : 34) * u
      if let text = scene.detail {
        ViewThatFits(in: .horizontal) {
          StandByLine(text, u: u, ink: ink)
          StandByLine(scene.notice?.shortDetail ?? text, u: u, ink: ink)
        }
        .frame(width: width, alignment: .leading).baseline(detail, leading: left)
      }
      ViewThatFits(in: .horizontal) {
        name(89.6, lines: 1)
        if scene.shortTitle.isUnspaced {
          name(80, lines: 1)
          name(72, lines: 1)
        }
        name(isTall ? 78 : 89.6, lines: 2).frame(width: width, alignment: .leading)
      }
      .frame(width: width, alignment: .leading)
      .alignmentGuide(.top) { name in
        let last = name[.lastTextBaseline]
        return last - detail + (isTall ? (last > name[.firstTextBaseline] ? 80 : 90) : 67.3) * u
      }
      .alignmentGuide(.leading) { $0[.leading] - left }
    }
  }

  private func name(_ size: CGFloat, lines: Int) -> some View {
    let isTall = scene.shortTitle.isTall
    return Text(lines > 1 ? scene.breakable(scene.shortTitle, room: (self.size.width / u - 63) / size) : scene.shortTitle).font(
      .system(size: size * u, weight: ink.strong)
    )
    .tracking(isTall ? 0 : -0.015 * size * u)
    .foregroundStyle(ink.label).lineHeight(.exact(points: (isTall && lines > 1 ? 86 : 94) * u)).lineLimit(lines).inkEdges()
  }

  private func streak(_ hero: HabitItemViewModel, hasUnit: Bool, size: CGFloat = 72) -> some View {
    let (number, unit) = (scene.reader.streak(hero.currentStreak), scene.unit(of: hero))
    return HStack(alignment: .firstTextBaseline, spacing: 16 * u) {
      Text(verbatim: number).font(.system(size: size * u, weight: ink.strong)).tracking(number.isTall ? 0 : -0.02 * size * u)
        .foregroundStyle(ink.label).inkEdges()
      if hasUnit {
        StandByLine(unit, u: u, ink: ink)
      }
    }
    .fixedSize()
  }
}

// StandBy: one habit, its cue, one numeral and one ring, readable from six feet.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

struct StandByHabitView: View {
  let scene: HabitScene
  private var entry: HabitEntry { scene.entry }
  private var size: CGSize { scene.size }
  private var ink: Ink { scene.ink }

  /// Everything is laid out for 852 × 393 points and grows or shrinks as a whole; from far away it grows as long as it has the height.
  private var u: CGFloat { min(min(size.width / 852, size.height / 393) * scene.magnification, size.height / 300) }

  var body: some View {
    let detail = scene.detail
    Board(width: size.width, height: size.height) {
      if hasRing { ring.centered(x: size.width - 160 * u, y: size.height / 2) }
      ViewThatFits(in: .horizontal) {
        block(112, detail)
        block(108, detail)
        block(104, detail)
        block(100, detail)
        block(96, detail)
        block(92, detail)
        block(89.6, detail)
        // What would be cut inside a word, or where each letter fills its em, is legible a little smaller.
        if scene.shortTitle.isUnspaced && !scene.shortTitle.isTall {
          block(80, detail)
          block(72, detail)
        }
        StandByBlock(scene: scene, nameSize: 89.6, isWrapped: true, width: columnWidth, u: u, detail: detail)
      }
      .frame(width: columnWidth, height: size.height, alignment: .leading)
      .corner(x: 44 * u, y: 0)
    }
  }

  /// Text that had to grow may leave the ring no room.
  private var hasRing: Bool { size.width > (496 + 160 + 116 + 36) * u * 0.9 }

  /// The text column ends 36 before the ring.
  private var columnWidth: CGFloat { max(0, size.width - (hasRing ? 160 + 116 + 36 + 44 : 88) * u) }

  private func block(_ nameSize: CGFloat, _ detail: String?) -> some View {
    StandByBlock(scene: scene, nameSize: nameSize, isWrapped: false, width: columnWidth, u: u, detail: detail)
  }

  private var ring: some View {
    ZStack {
      switch entry.phase {
      case .allDone:
        DoneRing(habits: entry.finished, diameter: 232 * u, stroke: 22 * u, ink: ink)
        TickMark(box: 232 * 0.64 * u, pen: 16 * u, color: ink.label)
      case .open:
        DayRing(done: entry.done, due: entry.due, diameter: 232 * u, stroke: 22 * u, hairline: 4 * u, ink: ink)
        HeroSymbol(scene: scene, side: 120 * u, numeral: 104 * u)
      case .settled, .nothingDue, .noHabits, .unavailable:
        DayRing(done: 0, due: 0, diameter: 232 * u, stroke: 22 * u, hairline: 4 * u, ink: ink)
        if let notice = scene.notice {
          Image(systemName: notice.symbol).font(.system(size: 104 * u)).foregroundStyle(ink.secondary)
        }
      }
    }
  }
}

/// The text of StandBy: from the capitals' top of the name to the last baseline, centred as one block.
struct StandByBlock: View {
  let scene: HabitScene
  let nameSize: CGFloat
  let isWrapped: Bool
  let width: CGFloat
  let u: CGFloat
  private var height: CGFloat { scene.size.height }
  /// The line under the name, or nil for none.
  let detail: String?
  private var ink: Ink { scene.ink }

  var body: some View {
    let isTall = scene.shortTitle.isTall
    let lines = Lines(name: nameSize, isWrapped: isWrapped, isTall: isTall, hasDetail: detail != nil, hasStreak: streak != nil)
    let top = height / 2 - lines.height * u / 2
    Text(isWrapped ? scene.breakable(scene.shortTitle, room: width / nameSize / u) : scene.shortTitle).font(
      .system(size: nameSize * u, weight: ink.strong)
    ).tracking(
      isTall ? 0 : -0.015 * nameSize * u
    )
    .foregroundStyle(ink.label).lineHeight(.exact(points: lines.leading * u)).lineLimit(isWrapped ? 2 : 1).inkEdges()
    .frame(width: isWrapped ? width : nil, alignment: .leading)
    .alignmentGuide(.top) { $0[.firstTextBaseline] - (top + lines.name * u) }
    .frame(height: height, alignment: .top)
    .overlay(alignment: .topLeading) {
      // Made only for the block that is shown, not for each that is tried.
      GeometryReader { _ in
        Board(width: width, height: height) {
          if let detail {
            ViewThatFits(in: .horizontal) {
              StandByLine(detail, u: u, ink: ink)
              StandByLine(scene.notice?.shortDetail ?? detail, u: u, ink: ink)
            }
            .frame(width: width, alignment: .leading)
            .baseline(top + lines.detail * u, leading: 0)
          }
          if let streak {
            StandByStreak(
              streak: scene.reader.streak(streak), unit: unit, size: lines.numeral, gap: lines.isWrapped ? 10 : 14, u: u, ink: ink
            )
            .frame(width: width, alignment: .leading)
            .baseline(top + lines.streak * u, leading: 0)
          }
        }
      }
    }
  }

  private var streak: Int? {
    guard case .open = scene.entry.phase, let hero = scene.hero, hero.currentStreak > 0 else { return nil }
    return hero.currentStreak
  }

  private var unit: String { scene.hero.map(scene.unit(of:)) ?? "" }

  /// Where the baselines lie below the top of the name's capitals, before scaling.
  private struct Lines {
    let name: CGFloat
    let detail: CGFloat
    let streak: CGFloat
    let height: CGFloat
    let numeral: CGFloat
    let isWrapped: Bool
    /// Between the baselines of a name on two lines.
    let leading: CGFloat

    init(name size: CGFloat, isWrapped: Bool, isTall: Bool, hasDetail: Bool, hasStreak: Bool) {
      self.isWrapped = isWrapped
      leading = isTall ? 106 : 98
      numeral = isWrapped ? 54 : 88
      name = capHeight * size
      let lastName = name + (isWrapped ? leading : 0)
      // A name whose letters hang far keeps its cue clear of them.
      let air: CGFloat = isTall ? size * 0.5 + 6 : isWrapped ? 32 : 36
      detail = lastName + (hasDetail ? air + capHeight * 54 : 0)
      let gap: CGFloat = isWrapped ? 32 : 48
      streak = detail + (hasStreak ? gap + capHeight * numeral : 0)
      height = streak
    }
  }
}

/// Words in StandBy's smaller type: a cue, or what a streak counts.
struct StandByLine: View {
  let text: String
  let u: CGFloat
  let ink: Ink

  init(_ text: String, u: CGFloat, ink: Ink) {
    self.text = text
    self.u = u
    self.ink = ink
  }

  var body: some View {
    Text(verbatim: text).font(.system(size: 54 * u, weight: ink.plain)).tracking(text.isTall ? 0 : -0.54 * u)
      .foregroundStyle(ink.secondary).lineLimit(1).inkEdges()
  }
}

/// Flame, numeral and unit on one baseline; the unit goes before the number does.
struct StandByStreak: View {
  /// The number as it is written.
  let streak: String
  let unit: String
  let size: CGFloat
  let gap: CGFloat
  let u: CGFloat
  let ink: Ink

  var body: some View {
    ViewThatFits(in: .horizontal) {
      line(hasUnit: true)
      line(hasUnit: false)
    }
  }

  private func line(hasUnit: Bool) -> some View {
    let flame = 1.2 * capHeight * size * u
    return HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image(systemName: "flame.fill").resizable().scaledToFit().foregroundStyle(ink.secondary)
        .frame(width: flame, height: flame)
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + capHeight / 2 * size * u }
        .padding(.leading, -flame * 0.16).padding(.trailing, gap * u - flame * 0.11)
      Text(verbatim: streak).font(.system(size: size * u, weight: ink.strong)).tracking(streak.isTall ? 0 : -0.02 * size * u)
        .foregroundStyle(ink.label).inkEdges()
      if hasUnit {
        StandByLine(unit, u: u, ink: ink).padding(.leading, 18 * u)
      }
    }
    .fixedSize()
  }
}

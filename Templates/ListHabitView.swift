// The medium and large widgets: rows that all carry a name and a caption.

import AppIntents
import ArcHabitWidgets
import SwiftUI
import WidgetKit

/// Medium: the day at the left, three rows at the right. Large: the day on top, seven rows below.
struct ListHabitView: View {
  let scene: HabitScene
  private var entry: HabitEntry { scene.entry }
  private var size: CGSize { scene.size }
  private var ink: Ink { scene.ink }
  let isLarge: Bool

  var body: some View {
    Board(width: size.width, height: size.height) {
      if isLarge { large } else { medium }
    }
  }

  @ViewBuilder private var medium: some View {
    let column: CGFloat = 104
    DayName(scene: scene).frame(width: column, alignment: .leading).baseline(CGFloat(26).capsBaseline(size: 13), leading: 16)
    if let notice = scene.notice {
      symbol(of: notice).centered(x: size.width - 28, y: 26)
      if case .allDone = entry.phase { DayDisc(scene: scene, diameter: 92).corner(x: size.width - 12 - 92, y: 12) }
      NoticeText(notice: notice, ink: ink, width: size.width - 32).baseline(size.height - 32 - notice.spread, leading: 16)
    } else {
      DayDisc(scene: scene, diameter: 76).corner(x: 16, y: size.height - 16 - 76)
      let count = scene.typeScale > 1.1 ? 2 : 3
      rows(count: count, pitch: (size.height - 32) / CGFloat(count), top: 16, left: column + 16, width: size.width - column - 16)
    }
  }

  @ViewBuilder private var large: some View {
    DayName(scene: scene).frame(width: size.width - 74, alignment: .leading).baseline(CGFloat(30).capsBaseline(size: 13), leading: 16)
    if let notice = scene.notice {
      symbol(of: notice).centered(x: size.width - 28, y: 30)
      if case .allDone = entry.phase { DayDisc(scene: scene, diameter: 150).centered(x: size.width / 2, y: size.height / 2 - 12) }
      NoticeText(notice: notice, ink: ink, width: size.width - 32).baseline(size.height - 32 - notice.spread, leading: 16)
    } else {
      if entry.due > 0 { CountRing(scene: scene).centered(x: size.width - 28, y: 30) }
      let top: CGFloat = 54
      let pitch = 41 * scene.typeScale
      rows(count: max(0, Int((size.height - top - 8) / pitch)), pitch: pitch, top: top, left: 0, width: size.width)
    }
  }

  /// The notice's symbol in the ring's place; a finished day has its own ring instead.
  @ViewBuilder private func symbol(of notice: Notice) -> some View {
    if entry.phase != .allDone { Image(systemName: notice.symbol).font(.system(size: 26)).foregroundStyle(ink.secondary) }
  }

  private func rows(count: Int, pitch: CGFloat, top: CGFloat, left: CGFloat, width: CGFloat) -> some View {
    ForEach(Array(entry.habits.prefix(count).enumerated()), id: \.element.id) { index, item in
      HabitRow(scene: scene, item: item, isHero: index == 0, hasCaption: true, width: width, height: pitch, markInset: 28)
        .corner(x: left, y: top + CGFloat(index) * pitch)
    }
  }
}

/// The weekday, quiet.
struct DayName: View {
  let scene: HabitScene

  var body: some View {
    Text(scene.weekday).font(.system(size: 13, weight: scene.ink.heading)).foregroundStyle(scene.ink.secondary)
      .lineLimit(1).minimumScaleFactor(0.8)
  }
}

/// The day's ring, large enough to hold its number or its tick.
struct DayDisc: View {
  let scene: HabitScene
  let diameter: CGFloat
  private var entry: HabitEntry { scene.entry }
  private var ink: Ink { scene.ink }

  var body: some View {
    let stroke = diameter * 8 / 76
    ZStack {
      if case .allDone = entry.phase {
        DoneRing(habits: entry.finished, diameter: diameter, stroke: stroke, ink: ink)
        TickMark(box: diameter * 0.64, pen: diameter * 5 / 76, color: ink.label)
      } else {
        DayRing(done: entry.done, due: entry.due, diameter: diameter, stroke: stroke, hairline: diameter / 50, ink: ink)
        Board(width: diameter, height: diameter) {
          let size = diameter * (entry.left < 100 ? 0.37 : 0.29)
          Text(verbatim: scene.left).font(.system(size: size, weight: ink.strong)).foregroundStyle(ink.label).inkEdges()
            .baseline((diameter / 2).capsBaseline(size: size), middle: diameter / 2)
        }
      }
    }
    .frame(width: diameter, height: diameter)
  }
}

struct NoticeText: View {
  let notice: Notice
  let ink: Ink
  let width: CGFloat

  var body: some View {
    Text(notice.headline).font(.system(size: 15, weight: ink.strong)).foregroundStyle(ink.label).lineLimit(1).minimumScaleFactor(0.8)
      .frame(width: width, alignment: .leading)
      .overlay(alignment: .topLeading) {
        Text(notice.detail).font(.system(size: 12, weight: ink.plain)).foregroundStyle(ink.secondary).lineLimit(1)
          .frame(width: width, alignment: .leading)
          .alignmentGuide(.top) { $0[.firstTextBaseline] - 30.5 - notice.spread }
      }
  }
}

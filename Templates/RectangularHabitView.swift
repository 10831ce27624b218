// The rectangular widget: the next habit, its cue and streak, and the week in seven marks.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

struct RectangularHabitView: View {
  let scene: HabitScene
  private var entry: HabitEntry { scene.entry }
  private var size: CGSize { scene.size }
  private var ink: Ink { scene.ink }

  var body: some View {
    Board(width: size.width, height: size.height) {
      let dy = (size.height - 72) / 2
      // Where either line rises or hangs far, they part a little.
      let isTall = title.isTall || detail.isTall
      headline.baseline((isTall ? 19 : 20) + dy, leading: 4)
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(detail).font(.system(size: 13, weight: ink.plain)).foregroundStyle(ink.secondary).lineLimit(1).inkEdges()
        Spacer(minLength: 0)
        if let streak { StreakBadge(streak: scene.reader.streak(streak), ink: ink).layoutPriority(1) }
      }
      .frame(width: size.width - 8)
      .baseline((isTall ? 39 : 37.5) + dy, leading: 4)
      ForEach(Array(entry.week.enumerated()), id: \.offset) { index, mark in
        WeekDot(mark: mark, ink: ink).centered(x: 10 + (size.width - 20) / 6 * CGFloat(index), y: 57.5 + dy)
      }
    }
  }

  private var headline: some View {
    ViewThatFits(in: .horizontal) {
      name(17)
      name(16.5)
      name(16)
      name(15.5)
      name(15)
      name(14.5)
      name(14)
      name(14, scene.shortTitle)
    }
    .frame(width: size.width - 8, alignment: .leading)
    .widgetAccentable()
  }

  private func name(_ size: CGFloat, _ title: String? = nil) -> some View {
    Text(title ?? self.title).font(.system(size: size, weight: ink.strong)).foregroundStyle(ink.label).lineLimit(1).inkEdges()
  }

  private var title: String { scene.title }

  private var detail: String {
    if let hero = scene.hero, hero.isRewarded, let reward = scene.streakCaption(of: hero) { return reward }
    return scene.detail ?? scene.leftToday
  }

  private var streak: Int? {
    switch entry.phase {
    case .nothingDue(let next): next.map(\.streak).flatMap { $0 > 0 ? $0 : nil }
    case .open, .settled: scene.hero.map(\.currentStreak).flatMap { $0 > 0 ? $0 : nil }
    case .allDone: entry.wholeDays > 0 ? entry.wholeDays : nil
    case .noHabits, .unavailable: nil
    }
  }
}

/// A flame and a number, right-aligned by their ink.
struct StreakBadge: View {
  /// The number as it is written.
  let streak: String
  let ink: Ink

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 3.5) {
      // The flame is centred on the capitals, a hair above.
      Image(systemName: "flame.fill").font(.system(size: 14)).foregroundStyle(ink.secondary)
        .frame(width: 10, height: 14)
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 0.35 + capHeight / 2 * 13 }
      Text(verbatim: streak).font(.system(size: 13, weight: ink.strong)).foregroundStyle(ink.label).lineLimit(1).inkEdges()
    }
    .fixedSize()
  }
}

/// One day of the week in a box of 12 points. Today is the brightest; a miss is small, never red.
struct WeekDot: View {
  let mark: WeekMark
  let ink: Ink

  @Environment(\.displayScale) private var scale

  var body: some View {
    ZStack {
      switch mark {
      case .done: Circle().fill(ink.secondary).frame(width: 12, height: 12)
      case .skipped: Capsule().fill(ink.secondary).frame(width: 12, height: 2)
      case .missed: Circle().fill(ink.secondary).frame(width: 4, height: 4)
      case .todayOpen: Circle().inset(by: 1).stroke(ink.label, lineWidth: 2).frame(width: 12, height: 12)
      case .todayDone: CutDisc().fill(ink.label, style: FillStyle(eoFill: true)).frame(width: 12, height: 12)
      case .ahead:
        if ink.isFlat {
          let line = CGFloat(0.5).onPixels(scale)
          Circle().inset(by: line / 2).stroke(ink.ahead, lineWidth: line).frame(width: 12, height: 12)
        } else {
          Circle().fill(ink.ahead).frame(width: 12, height: 12)
        }
      case .notDue: Circle().fill(ink.tertiary).frame(width: ink.isFlat ? 2 : 3, height: ink.isFlat ? 2 : 3)
      }
    }
    .frame(width: 12, height: 12)
  }
}

/// A disc with the tick cut out of it, so that it reads in one colour.
struct CutDisc: Shape {
  /// Width of the tick's pen, for a disc of 1.
  static let pen: CGFloat = 1.6 / 12

  func path(in rect: CGRect) -> Path {
    var path = Path(ellipseIn: rect)
    path.addPath(Tick().outline(in: rect, pen: Self.pen * rect.width))
    return path
  }
}

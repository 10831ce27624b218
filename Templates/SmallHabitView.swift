// The small widget: the day's ring over a column of habit rings; one habit has weight.

import AppIntents
import ArcHabitWidgets
import SwiftUI
import WidgetKit

struct SmallHabitView: View {
  let scene: HabitScene
  private var entry: HabitEntry { scene.entry }
  private var size: CGSize { scene.size }
  private var ink: Ink { scene.ink }

  var body: some View {
    Board(width: size.width, height: size.height) {
      Text(entry.phase == .allDone ? scene.weekdayBesideRing : scene.weekday)
        .font(.system(size: 13, weight: ink.heading)).foregroundStyle(ink.secondary).lineLimit(1).minimumScaleFactor(0.8)
        .frame(width: size.width - 74, alignment: .leading)
        .baseline(CGFloat(26).capsBaseline(size: 13), leading: 16)
      switch entry.phase {
      case .open: list
      case .allDone: allDone
      case .settled, .nothingDue, .noHabits, .unavailable: notice
      }
    }
  }

  /// Rows hang from the bottom margin; how many there are depends on the height.
  @ViewBuilder private var list: some View {
    if entry.due > 0 {
      CountRing(scene: scene).centered(x: size.width - 26, y: 26)
    }
    let rows = RowPlan(height: size.height, typeScale: scene.typeScale)
    ForEach(Array(entry.habits.prefix(rows.count).enumerated()), id: \.element.id) { index, item in
      HabitRow(
        scene: scene, item: item, isHero: index == 0, hasCaption: index == 0 || item.isRewarded, width: size.width, height: rows.pitch,
        markInset: 26
      )
      .corner(x: 0, y: rows.center(of: index) - rows.pitch / 2)
    }
  }

  @ViewBuilder private var allDone: some View {
    let diameter = min(size.width, size.height) - 82
    ZStack {
      DoneRing(habits: entry.finished, diameter: diameter, stroke: 8, ink: ink)
      TickMark(box: diameter * 0.64, pen: 5, color: ink.label)
    }
    .centered(x: size.width - 12 - diameter / 2, y: 12 + diameter / 2)
    notice
  }

  @ViewBuilder private var notice: some View {
    if let notice = scene.notice {
      if case .allDone = entry.phase {
      } else {
        Image(systemName: notice.symbol).font(.system(size: 26)).foregroundStyle(ink.secondary).centered(x: size.width - 26, y: 26)
      }
      let large = scene.typeScale
      Text(notice.headline).font(.system(size: 15 * large, weight: ink.strong)).foregroundStyle(ink.label)
        .lineLimit(notice.headlineLines).minimumScaleFactor(0.8).frame(width: size.width - 32, alignment: .leading)
        .baseline(last: size.height - 16 - 16 * large - notice.spread, leading: 16)
      Text(notice.detail).font(.system(size: 12 * large, weight: ink.plain)).foregroundStyle(ink.secondary)
        .lineLimit(1).minimumScaleFactor(0.9).frame(width: size.width - 32, alignment: .leading)
        .baseline(size.height - 16, leading: 16)
    }
  }
}

/// How many rows a height holds and where their centres lie: pictures never scale, space does; larger type takes more of it.
private struct RowPlan {
  let count: Int
  let pitch: CGFloat
  let last: CGFloat

  init(height: CGFloat, typeScale: CGFloat) {
    // The head takes 46, and a display may be taller than any phone's small widget.
    let room = height - 46
    if typeScale > 1.1 {
      count = max(1, Int(room / (36 * typeScale)))
      pitch = room / CGFloat(count)
      last = height - 4 - pitch / 2
    } else {
      count = height < 152 ? 2 : max(3, Int(room / 40))
      pitch = height >= 152 && height < 165 ? 36 : 40
      last = height - 24
    }
  }

  func center(of index: Int) -> CGFloat { last - CGFloat(count - 1 - index) * pitch }
}

/// The ring over the column, with the number that is left.
struct CountRing: View {
  let scene: HabitScene

  var body: some View {
    let entry = scene.entry
    let isLong = entry.left > 99
    let size: CGFloat = entry.left < 10 ? 13 : isLong ? 10 : 11
    Board(width: 28, height: 28) {
      DayRing(done: entry.done, due: entry.due, diameter: 28, stroke: isLong ? 2.5 : 3.5, hairline: 1, ink: scene.ink).corner(x: 0, y: 0)
      Text(verbatim: scene.left).font(.system(size: size, weight: scene.ink.strong)).tracking(isLong ? -0.3 : 0)
        .foregroundStyle(scene.ink.label).inkEdges()
        .baseline(CGFloat(14).capsBaseline(size: size), middle: 14)
    }
  }
}

/// One habit: its name, perhaps a caption, and its ring. The whole row is the target.
struct HabitRow: View {
  let scene: HabitScene
  let item: HabitItemViewModel
  let isHero: Bool
  let hasCaption: Bool
  let width: CGFloat
  let height: CGFloat
  /// From the trailing edge to the ring's centre.
  let markInset: CGFloat

  var body: some View {
    Button(intent: MarkHabitIntent(item, day: scene.entry.day)) {
      Board(width: width, height: height) {
        RowText(
          name: item.name, breakableName: scene.breakable(item.name, room: (width - markInset - 36) / (13 * scene.typeScale)),
          caption: hasCaption ? scene.caption(of: item) : nil,
          shortCaption: hasCaption ? scene.shortCaption(of: item) : nil,
          weight: isHero && !item.isCompletedToday ? scene.ink.strong : scene.ink.plain, captionWeight: scene.ink.plain,
          color: item.mark == .open ? scene.ink.label : scene.ink.secondary, captionColor: scene.ink.secondary,
          width: width - markInset - 36, height: height, scale: scene.typeScale
        )
        .corner(x: 16, y: 0)
        HabitMark(item: item, isHero: isHero, diameter: 24, ink: scene.ink).centered(x: width - markInset, y: height / 2)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(scene.words(of: item))
  }
}

/// A name over a caption: the name shrinks a little, then wraps in place of the caption, then truncates.
struct RowText: View {
  let name: String
  /// The name with the places at which its words may be parted on two lines.
  let breakableName: String
  let caption: String?
  /// Says as much as `caption` in less room; nil where nothing shorter does.
  let shortCaption: String?
  let weight: Font.Weight
  let captionWeight: Font.Weight
  let color: Color
  let captionColor: Color
  let width: CGFloat
  let height: CGFloat
  /// What all sizes are multiplied by.
  let scale: CGFloat

  var body: some View {
    ViewThatFits(in: .horizontal) {
      oneLine(size: 15 * scale)
      oneLine(size: 14.5 * scale)
      oneLine(size: 14 * scale)
      oneLine(size: 13.5 * scale)
      oneLine(size: 13 * scale)
      Board(width: width, height: height) {
        Text(breakableName).font(.system(size: 13 * scale, weight: weight)).foregroundStyle(color)
          .lineHeight(.exact(points: leading)).lineLimit(2)
          .frame(width: width, alignment: .leading)
          .baseline((height / 2 - leading / 2).capsBaseline(size: 13 * scale), leading: 0)
      }
    }
    .frame(width: width, height: height, alignment: .leading)
  }

  /// The name on one line at its natural width, so that it fits or does not.
  private func oneLine(size: CGFloat) -> some View {
    Text(name).font(.system(size: size, weight: weight)).foregroundStyle(color).lineLimit(1)
      .alignmentGuide(.top) { $0[.firstTextBaseline] - baseline(size) }
      .frame(height: height, alignment: .top)
      .overlay(alignment: .topLeading) {
        if let caption {
          // Made only for the name that is shown, not for each size that is tried.
          GeometryReader { _ in
            Board(width: width, height: height) {
              ViewThatFits(in: .horizontal) {
                line(caption)
                line(shortCaption ?? caption)
              }
              .frame(width: width, alignment: .leading)
              .baseline(height / 2 + 12.5 * scale + spread, leading: 0)
            }
          }
        }
      }
  }

  private func line(_ text: String) -> some View {
    Text(text).font(.system(size: 12 * scale, weight: captionWeight)).foregroundStyle(captionColor).lineLimit(1)
  }

  private func baseline(_ size: CGFloat) -> CGFloat {
    caption == nil ? (height / 2).capsBaseline(size: size) : height / 2 - 1.5 * scale - spread
  }

  /// What name and caption move away from each other, in points, where one of them rises or hangs far.
  private var spread: CGFloat { name.isTall || caption?.isTall ?? false ? 1.5 : 0 }
  /// Between the baselines of a name on two lines.
  private var leading: CGFloat { (name.isTall ? 16 : 15) * scale }
}

/// A habit's ring: open, or a tinted disc with a tick once done. Without tones what is settled has no ring, so that it does not
/// stand out over what is open.
struct HabitMark: View {
  let item: HabitItemViewModel
  let isHero: Bool
  let diameter: CGFloat
  let ink: Ink

  @Environment(\.displayScale) private var scale

  var body: some View {
    let color = ink.habit(item)
    ZStack {
      switch item.mark {
      case .open:
        Circle().inset(by: pen / 2).stroke(color, lineWidth: pen)
      case .done:
        if !ink.isFlat { Circle().fill(color.opacity(0.12)) }
        TickMark(box: diameter * 24.5 / 24, pen: 2.5, color: color)
      case .skipped:
        track
        Capsule().fill(ink.secondary).frame(width: diameter / 2, height: 2)
      case .missed:
        track
        Circle().fill(ink.secondary).frame(width: 4, height: 4)
      }
    }
    .frame(width: diameter, height: diameter)
  }

  /// Where hues and tints are missing, the next habit's ring is the thick one.
  private var pen: CGFloat { ink.isFlat ? CGFloat(isHero ? 2.5 : 1.5).onPixels(scale) : 2 }

  @ViewBuilder private var track: some View {
    if !ink.isFlat { Circle().inset(by: 1).stroke(ink.track, lineWidth: 2) }
  }
}

// One entry, in whichever family and place it is shown.

import ArcHabitWidgets
import SwiftUI
import WidgetKit

public struct HabitEntryView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetPlacement) private var placement
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.widgetInks) private var inks
  @Environment(\.widgetMagnification) private var magnification
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  let entry: HabitEntry

  public init(entry: HabitEntry) {
    self.entry = entry
  }

  public var body: some View {
    GeometryReader { geometry in
      let scene = HabitScene(
        entry: entry, size: geometry.size, ink: Ink(scheme: scheme, mode: mode, inks: inks), magnification: magnification,
        typeSize: typeSize, locale: locale, timeZone: timeZone)
      switch family {
      case .systemSmall:
        if placement == .standBy {
          if geometry.size.width > geometry.size.height * 1.5 {
            StandByHabitView(scene: scene)
          } else {
            StandByHalfView(scene: scene)
          }
        } else {
          SmallHabitView(scene: scene)
        }
      case .systemMedium:
        ListHabitView(scene: scene, isLarge: false)
      case .systemLarge, .systemExtraLarge:
        ListHabitView(scene: scene, isLarge: true)
      case .accessoryCircular:
        CircularHabitView(scene: scene)
      case .accessoryRectangular:
        RectangularHabitView(scene: scene)
      case .accessoryInline:
        InlineHabitView(scene: scene).frame(width: geometry.size.width, height: geometry.size.height)
      default:
        SmallHabitView(scene: scene)
      }
    }
    .textFit(.face)
    .containerBackground(for: .widget) { scheme == .dark ? Color(ink: 0x1C1C1E) : Color.white }
  }
}

/// One line above the clock.
struct InlineHabitView: View {
  let scene: HabitScene

  var body: some View {
    ViewThatFits(in: .horizontal) {
      line(scene.reader.joined([scene.title, scene.detail ?? scene.hero.flatMap(scene.streakCaption(of:))].compactMap(\.self), by: " · "))
      line(scene.title)
      line(scene.shortTitle)
    }
  }

  private func line(_ text: String) -> some View {
    Label {
      Text(text).lineLimit(1)
    } icon: {
      Image(systemName: scene.notice?.symbol ?? scene.hero?.symbolName ?? "circle")
    }
    .font(.system(size: 15, weight: .medium)).foregroundStyle(scene.ink.label)
  }
}

// Where a user's widget is drawn, and how that place shows it.

import ArcGraphics
import ArcLayout
import ArcRendering
import ArcViews
import Foundation
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("Widgets in their places")
struct PlaceTests {
  private struct Moment: TimelineEntry { let date: Date }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }

  private struct Sample: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "Sample", provider: Provider()) { _ in Color.red } }
  }

  private struct Whole: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "Whole", provider: Provider()) { _ in Color.red }.standByLayout(.full)
    }
  }

  private func options(_ widget: some Widget, _ family: WidgetFamily, _ placement: WidgetPlacement? = nil) -> PictureOptions {
    PictureOptions(
      showing: WidgetDescriptor.all(of: widget)[0], as: family, placement: placement, date: Stage.date, timeZone: .gmt,
      locale: Locale(identifier: "en_US"))
  }

  @Test("In StandBy a small widget keeps its layout of 158 points and is enlarged evenly to the height of the screen")
  func standBy() {
    let half = options(Sample(), .systemSmall, .standBy)
    #expect(half.size == Size(width: 158, height: 158))
    #expect(abs(half.size.height * half.scale - 393 * 2) < 1e-9)
    #expect(half.colorScheme == .dark && half.margins.top == 8)
    let whole = options(Whole(), .systemSmall, .standBy)
    #expect(whole.size == WidgetSizes.standBy && whole.scale == 2)
  }

  @Test("In StandBy the background goes, and what stays is where it was, enlarged")
  func standByPicture() throws {
    let view = Circle().fill(.white).frame(width: 79, height: 79).containerBackground(.blue, for: .widget)
    let renderer = try Stage.renderer()
    var options = options(Sample(), .systemSmall, .standBy)
    options.scale /= 2
    let picture = renderer.paint(renderer.draw(view, title: "Disc", options: options))
    #expect(picture.width == 393 && picture.height == 393)
    #expect(picture.rgb(2, 2) == 0)
    #expect(picture.rgb(196, 196) == 0xffffff)
    // The disc's radius of 39.5 points is 98 pixels.
    #expect(picture.rgb(196 + 96, 196) == 0xffffff && picture.rgb(196 + 101, 196) == 0)
  }

  @Test("Around the clock a control without a tint of its own is as light as the labels")
  func lockScreenTint() throws {
    let renderer = try Stage.renderer()
    func middle(_ view: some View) -> UInt32 {
      let picture = renderer.paint(renderer.draw(view, title: "Tint", options: options(Sample(), .accessoryCircular)))
      return picture.rgb(picture.width / 2, picture.height / 2)
    }
    #expect(middle(Rectangle().fill(.tint)) == 0xffffff)
    #expect(middle(Rectangle().fill(.tint).tint(.blue)) != 0xffffff)
  }

  @Test(
    "Around the clock a widget is one light material on a dark wallpaper",
    arguments: [WidgetFamily.accessoryCircular, .accessoryRectangular])
  func lockScreen(_ family: WidgetFamily) throws {
    let options = options(Sample(), family)
    #expect(options.mode == .vibrant && options.colorScheme == .dark)
    let renderer = try Stage.renderer()
    let view = ZStack {
      Color.black
      Rectangle().fill(.white).frame(width: 10, height: 10)
    }
    let picture = renderer.paint(renderer.draw(view, title: "Dot", options: options))
    #expect(picture.rgb(2, 2) == 0x2F4156)
    #expect(picture.rgb(picture.width / 2, picture.height / 2) == 0xffffff)
    var full = options
    full.mode = .fullColor
    #expect(renderer.paint(renderer.draw(Color.red, title: "", options: full)).isNear(9, 9, 0xff453a))
  }

  @Test("On the home screen a widget is in full colour in either scheme, 16 points from its edges")
  func homeScreen() {
    let options = options(Sample(), .systemMedium)
    #expect(options.mode == .fullColor && options.colorScheme == .light && options.margins.leading == 16)
    #expect(options.size == Size(width: 338, height: 158))
  }

  @Test("A widget that declares no background is drawn to its edges, and that is told; one that declares it keeps its margins")
  func noBackground() throws {
    let renderer = try Stage.renderer()
    let bare = renderer.draw(Color.red, title: "", options: options(Sample(), .systemSmall))
    #expect(bare.placement.root.children.last?.frame == Rect(x: 0, y: 0, width: 158, height: 158))
    #expect(bare.warnings.contains { $0.contains("containerBackground") })
    let declared = renderer.draw(Color.red.containerBackground(.white, for: .widget), title: "", options: options(Sample(), .systemSmall))
    #expect(declared.placement.root.children.last?.frame == Rect(x: 16, y: 16, width: 126, height: 126))
    #expect(declared.warnings.isEmpty)
  }

  @Test("A background that is declared within a GeometryReader counts as well")
  func lateBackground() throws {
    let view = GeometryReader { _ in Color.red.containerBackground(.blue, for: .widget) }
    let drawing = try Stage.renderer().draw(view, title: "", options: options(Sample(), .systemSmall))
    #expect(drawing.warnings.isEmpty)
    #expect(drawing.placement.root.children.last?.frame == Rect(x: 16, y: 16, width: 126, height: 126))
  }
}

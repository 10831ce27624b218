// Live activities: what their previews show, and how the island's parts stand.

import ActivityKit
import ArcGraphics
import ArcLayout
import ArcRendering
import ArcText
import ArcViews
import ArcWidgets
import Foundation
import SwiftUI
import Testing

private struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var name: String
}

private struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      Text("\(context.attributes.name) in \(context.state.minutes)\(context.isStale ? ", perhaps" : "")")
        .frame(maxWidth: .infinity)
        .activityBackgroundTint(.red.opacity(0.5))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 40) }
        DynamicIslandExpandedRegion(.trailing) { Color.green.frame(width: 60, height: 20) }
        DynamicIslandExpandedRegion(.center) { Color.blue.frame(height: 10) }
        if context.state.minutes > 0 { DynamicIslandExpandedRegion(.bottom) { Color.white.frame(height: 15) } }
      } compactLeading: {
        Color.red.frame(width: 20, height: 20)
      } compactTrailing: {
        Color.green.frame(width: 100, height: 20)
      } minimal: {
        Text(verbatim: "\(context.state.minutes)")
      }
      .contentMargins(.horizontal, 10, for: .expanded)
      .widgetURL(URL(string: "ferry:"))
    }
  }
}

private struct FerryPreviews: PreviewProvider {
  static var previews: some View {
    FerryAttributes(name: "Aurora").previewContext(.init(minutes: 0), isStale: true, viewKind: .content)
  }
}

@Suite("Live activities")
@MainActor
struct ActivityTests {
  private let minutes = FerryAttributes.ContentState(minutes: 4)

  private func views(as kind: ActivityPreviewViewKind, minutes: Int = 4) async throws -> [AnyView] {
    let preview = try #require(
      _makePreview(as: kind, using: FerryAttributes(name: "Aurora")) {
        FerryActivity()
      } contentStates: {
        FerryAttributes.ContentState(minutes: minutes)
        if minutes > 1 { FerryAttributes.ContentState(minutes: 1) }
      }.payload as? ActivityPreview)
    let driver = try #require(preview.widget?.activity)
    return await preview.moments().compactMap { driver.view(of: $0, as: preview.kind) }
  }

  /// The rectangles of a colour that a view comes to in a room of points, in the order in which they are drawn.
  private func frames(_ view: AnyView, width: Double, height: Double) throws -> [Rect] {
    let assets = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Assets").standardized.path
    let options = PictureOptions(
      family: .systemMedium, placement: .lockScreen, size: Size(width: width, height: height), scale: 1, date: .distantPast,
      timeZone: .gmt, locale: Locale(identifier: "en_US"))
    let drawing = try Renderer(assets: AssetLocations(searching: [assets])).draw(view, title: "", options: options)
    return drawing.placement.root.shapeFrames
  }

  @Test("Each state of a preview is a view of the activity")
  func states() async throws {
    let shown = try await views(as: .content).map { resolve($0, in: EnvironmentValues()).words }
    #expect(shown == [["Aurora in 4"], ["Aurora in 1"]])
    #expect(resolve(try await views(as: .dynamicIsland(.minimal))[0], in: EnvironmentValues()).words == ["4"])
  }

  @Test("The tint of the background and the island's address are told to the host")
  func told() async throws {
    let content = resolve(try await views(as: .content)[0], in: EnvironmentValues())
    let tint = try #require(content.activityBackground)
    #expect([tint.red, tint.green, tint.blue, tint.alpha].map { ($0 * 255).rounded() } == [0xFF, 0x3B, 0x30, 128])
    let island = resolve(try await views(as: .dynamicIsland(.compact))[0], in: EnvironmentValues())
    #expect(island.widgetURL?.absoluteString == "ferry:")
  }

  @Test("The expanded island's parts stand beside the camera, under it, and below them all")
  func expanded() async throws {
    let view = try await views(as: .dynamicIsland(.expanded))[0]
    #expect(
      try frames(view, width: 371, height: 83).map(\.rounded) == [
        Rect(x: 10, y: 14, width: 30, height: 40), Rect(x: 301, y: 14, width: 60, height: 20), Rect(x: 40, y: 37, width: 261, height: 10),
        Rect(x: 10, y: 54, width: 351, height: 15),
      ])
    #expect(try frames(try await views(as: .dynamicIsland(.expanded), minutes: 0)[0], width: 371, height: 160).count == 3)
  }

  @Test("A part that is too wide for the camera's side may lie below it, in the room that the other side leaves")
  func belowTheCamera() throws {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 30, height: 60) }
      DynamicIslandExpandedRegion(.trailing, priority: 1) {
        Color.green.frame(minWidth: 150, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
          .dynamicIsland(verticalPlacement: .belowIfTooWide)
      }
    } compactLeading: {
    } compactTrailing: {
    } minimal: {
    }
    .contentMargins(.horizontal, 10, for: .expanded)
    #expect(
      try frames(island.view(.expanded), width: 371, height: 88).map(\.rounded) == [
        Rect(x: 10, y: 14, width: 30, height: 60), Rect(x: 48, y: 37, width: 313, height: 20),
      ])
  }

  @Test("The compact island keeps 52 points on each side of the camera for views in their middle")
  func compact() async throws {
    let frames = try frames(try await views(as: .dynamicIsland(.compact))[0], width: 230, height: 36.67)
    #expect(frames.map { $0.midX.rounded() } == [26, 204])
  }

  @Test("A preview of a provider stands for the program's own activity")
  func provided() async throws {
    let parts = previewParts(of: FerryPreviews.previews)
    let preview = try #require((parts.first?.traits.context as? ActivityPreviewContext)?.preview)
    #expect(preview.widget == nil)
    let driver = try #require(WidgetDescriptor.all(of: FerryActivity()).first?.activity)
    let isOfIt = preview.attributes == driver.attributes
    #expect(isOfIt)
    let view = try #require(driver.view(of: await preview.moments()[0], as: preview.kind))
    #expect(resolve(view, in: EnvironmentValues()).words == ["Aurora in 0, perhaps"])
  }

  @Test("None can be started, and a program that asks is told so")
  func requests() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(Activity<FerryAttributes>.activities.isEmpty)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: FerryAttributes(name: "Aurora"), content: ActivityContent(state: minutes, staleDate: nil))
    }
  }
}

extension PlacedNode {
  /// The frames of all shapes within.
  fileprivate var shapeFrames: [Rect] {
    var own: [Rect] = []
    if case .shape = content { own = [frame] }
    return own + children.flatMap(\.shapeFrames)
  }
}

extension Rect {
  fileprivate var rounded: Rect { Rect(x: minX.rounded(), y: minY.rounded(), width: width.rounded(), height: height.rounded()) }
}

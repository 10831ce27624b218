// A file that imports every framework that widget sources do: their names must not be in one another's way.

import ActivityKit
import AppIntents
import Combine
import Foundation
import Intents
import OSLog
import SwiftUI
import UIKit
import WidgetKit
import os.log
import os.signpost

let frameworkLock = OSAllocatedUnfairLock(initialState: 0)
let frameworkLog = Logger(subsystem: "example", category: "widgets")
private let olderLog = OSLog(subsystem: "example", category: "older")

/// A model that loads something.
final class FrameworkModel: ObservableObject {
  @Published var names: [String] = []
  @Published private(set) var count = 0
  private var subscriptions = Set<AnyCancellable>()
  let changes = PassthroughSubject<Void, Never>()

  init() {
    $names.map(\.count).assign(to: &$count)
    Publishers.CombineLatest(Just(1), Just("a"))
      .map { "\($0)\($1)" }
      .receive(on: ImmediateScheduler.shared)
      .sink { [weak self] in self?.names.append($0) }
      .store(in: &subscriptions)
    frameworkLog.info("loaded \(self.count, privacy: .public) in \(1.5, format: .fixed(precision: 2))s")
    os_log("loaded %d", log: olderLog, type: .debug, count)
    os_log(.error, "loaded \(self.count)")
    os_signpost(.begin, log: olderLog, name: "load")
    let signposter = OSSignposter(logHandle: olderLog)
    signposter.endInterval("load", signposter.beginInterval("load"))
  }
}

extension UIColor {
  convenience init(digits: Int) {
    self.init(
      red: CGFloat(digits >> 16 & 0xFF) / 255, green: CGFloat(digits >> 8 & 0xFF) / 255, blue: CGFloat(digits & 0xFF) / 255, alpha: 1)
  }

  static let brand = UIColor { $0.userInterfaceStyle == .dark ? UIColor(digits: 0xFF8800) : .systemTeal }

  var parts: [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }
}

struct FrameworkView: View {
  @ObservedObject var model: FrameworkModel
  @State private var date = Date(timeIntervalSince1970: 0)
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(model.names.joined()).foregroundColor(Color(.label)).font(Font(UIFont.preferredFont(forTextStyle: .headline)))
      if let image = UIImage(systemName: "star") { Image(uiImage: image).foregroundStyle(Color(uiColor: .brand)) }
      Path(UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2).cgPath).fill(Color(UIColor.systemGray5))
      Text(verbatim: "\(Int(UIScreen.main.bounds.width)) \(UIDevice.current.userInterfaceIdiom == .phone)")
    }
    .onReceive(timer) { date = $0 }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("changed"))) { _ in model.changes.send() }
  }
}

struct ParcelAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable { var stops: Int }
  var number: String
}

struct ParcelActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Text("\(context.state.stops) stops")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.number).dynamicIsland(verticalPlacement: .belowIfTooWide) }
        DynamicIslandExpandedRegion(.bottom, priority: 1) { Text("\(context.state.stops)") }
      } compactLeading: {
        Image(systemName: "shippingbox")
      } compactTrailing: {
        Text("\(context.state.stops)")
      } minimal: {
        Text("\(context.state.stops)")
      }
    }
  }
}

enum Parcels {
  static func track() -> Activity<ParcelAttributes>? {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return nil }
    do {
      let content = ActivityContent(state: ParcelAttributes.ContentState(stops: 3), staleDate: nil)
      return try Activity.request(attributes: ParcelAttributes(number: "1"), content: content, pushType: nil)
    } catch {
      frameworkLog.error("\(error.localizedDescription)")
      return nil
    }
  }

  static func finish(_ activity: Activity<ParcelAttributes>) async {
    await activity.update(ActivityContent(state: .init(stops: 1), staleDate: nil))
    await activity.end(nil, dismissalPolicy: .immediate)
    for await state in activity.activityStateUpdates { print(state) }
  }
}

class OlderConfigurationIntent: INIntent {
  var city: String?
}

struct OlderProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> OlderEntry { OlderEntry(date: .distantPast, city: "") }
  func getSnapshot(for configuration: OlderConfigurationIntent, in context: Context, completion: @escaping (OlderEntry) -> Void) {
    completion(OlderEntry(date: .distantPast, city: configuration.city ?? "none"))
  }
  func getTimeline(for configuration: OlderConfigurationIntent, in context: Context, completion: @escaping (Timeline<OlderEntry>) -> Void) {
    completion(Timeline(entries: [OlderEntry(date: .distantPast, city: configuration.city ?? "none")], policy: .never))
  }
}

struct OlderEntry: TimelineEntry {
  let date: Date
  let city: String
}

// A gradient of the day, with the hour on it.

import SwiftUI
import WidgetKit

struct DaylightEntry: TimelineEntry {
  let date: Date

  /// The hour of the day with its fraction, in UTC.
  var hour: Double {
    let parts = Calendar.utc.dateComponents([.hour, .minute], from: date)
    return Double(parts.hour ?? 0) + Double(parts.minute ?? 0) / 60
  }
}

struct DaylightProvider: TimelineProvider {
  func placeholder(in context: Context) -> DaylightEntry {
    DaylightEntry(date: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (DaylightEntry) -> Void) {
    completion(DaylightEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<DaylightEntry>) -> Void) {
    let now = Date.now
    let entries = (0..<8).map { DaylightEntry(date: now.addingTimeInterval(Double($0) * 900)) }
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(7200))))
  }
}

extension EnvironmentValues {
  @Entry var nightColors: [Color] = [.black, .indigo]
}

struct DaylightView: View {
  @Environment(\.nightColors) private var nightColors

  let entry: DaylightEntry

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: isNight ? "moon.stars.fill" : "sun.max.fill")
        .font(.title)
        .foregroundStyle(isNight ? .white : .yellow)
      Spacer()
      Text(entry.date, style: .time)
        .font(.title2.bold())
        .foregroundStyle(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      LinearGradient(colors: isNight ? nightColors : [.blue, .cyan], startPoint: .top, endPoint: .bottom)
    }
  }

  private var isNight: Bool {
    entry.hour < 6 || entry.hour >= 20
  }
}

struct DaylightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Daylight", provider: DaylightProvider()) { entry in
      DaylightView(entry: entry)
    }
    .configurationDisplayName("Daylight")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

// What the night looks like. #Preview in a comment is no preview.
#Preview {
  DaylightView(entry: DaylightEntry(date: Date(timeIntervalSince1970: 1_774_000_000)))
}

#Preview("Morning", traits: .fixedLayout(width: 200, height: 100)) {
  let morning = Date(timeIntervalSince1970: 1_773_993_600)
  return DaylightView(entry: DaylightEntry(date: morning))
    .padding()
}

#Preview("Counting") {
  @Previewable @State var count = 3
  Text("\(count) hours left")
}

#if DEBUG
#Preview("Both", as: .systemMedium, widget: { DaylightWidget() }, timelineProvider: { DaylightProvider() })

enum Studies {
  /* Nested /* comments */ before #Preview, and an attribute. */
  @available(iOS 17, *)
  #Preview("Nested", traits: .sizeThatFitsLayout) {
    if #available(iOS 17, *) {
      Text("Nested").padding()
    }
  }
}
#endif

struct DaylightPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      DaylightView(entry: DaylightEntry(date: Date(timeIntervalSince1970: 1_774_000_000)))
        .previewDisplayName("Evening")
      DaylightView(entry: DaylightEntry(date: Date(timeIntervalSince1970: 1_773_993_600)))
        .previewDisplayName("Day")
    }
    .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}

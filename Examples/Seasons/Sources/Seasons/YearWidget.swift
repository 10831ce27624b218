// How much of the year, the month or the week is over, as its owner chooses.

import AppIntents
import SwiftUI
import WidgetKit

enum Span: String, AppEnum {
  case year, month, week

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Span"
  static var caseDisplayRepresentations: [Span: DisplayRepresentation] = [
    .year: "Year", .month: "Month", .week: "Week",
  ]

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    }
  }
}

struct SpanIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Choose a Span"
  static var description = IntentDescription("Chooses what the ring counts.")

  @Parameter(title: "Span", default: .year)
  var span: Span

  init() {}

  init(span: Span) {
    self.span = span
  }
}

struct SpanEntry: TimelineEntry {
  let date: Date
  let span: Span

  /// How much is over, from 0 to 1.
  var share: Double {
    guard let interval = Calendar.utc.dateInterval(of: span.component, for: date) else { return 0 }
    return date.timeIntervalSince(interval.start) / interval.duration
  }
}

extension Calendar {
  static var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}

struct SpanProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SpanEntry {
    SpanEntry(date: .now, span: .year)
  }

  func snapshot(for configuration: SpanIntent, in context: Context) async -> SpanEntry {
    SpanEntry(date: .now, span: configuration.span)
  }

  func timeline(for configuration: SpanIntent, in context: Context) async -> Timeline<SpanEntry> {
    let hour = Calendar.utc.dateInterval(of: .hour, for: .now)?.start ?? .now
    let entries = (0..<24).map { SpanEntry(date: hour.addingTimeInterval(Double($0) * 3600), span: configuration.span) }
    return Timeline(entries: entries, policy: .atEnd)
  }
}

struct YearView: View {
  @Environment(\.widgetFamily) private var family

  let entry: SpanEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      Text("\(percent) of the \(entry.span.rawValue)")
    case .accessoryCircular:
      ring.padding(4)
    default:
      VStack(spacing: 12) {
        ring
        Text("of the \(entry.span.rawValue) is over")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var percent: String {
    entry.share.formatted(.percent.precision(.fractionLength(0)))
  }

  private var ring: some View {
    ZStack {
      Circle()
        .stroke(.tertiary, lineWidth: 8)
      Circle()
        .trim(from: 0, to: entry.share)
        .stroke(.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .widgetAccentable()
      Text(percent)
        .font(.system(.title3, design: .rounded))
        .bold()
        .minimumScaleFactor(0.5)
    }
  }
}

struct YearWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Year", intent: SpanIntent.self, provider: SpanProvider()) { entry in
      YearView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Year")
    .description("How much of the year is over.")
    .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
  }
}

#Preview("Turn of the year", as: .systemSmall) {
  YearWidget()
} timeline: {
  SpanEntry(date: Date(timeIntervalSince1970: 1_767_225_600), span: .year)
  SpanEntry(date: Date(timeIntervalSince1970: 1_774_000_000), span: .month)
}

#Preview("Week", as: .accessoryCircular, using: SpanIntent(span: .week)) {
  YearWidget()
} timelineProvider: {
  SpanProvider()
}

// A chart to judge a display by: text at many sizes, and tones from black to white and from hue to hue.

import SwiftUI
import WidgetKit

/// Large: texts. Medium and small: tones.
public struct PanelChart: Widget {
  public let kind = "PanelChart"

  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ChartProvider()) { entry in
      ChartView().containerBackground(for: .widget) { Color.white }
    }
    .configurationDisplayName("Chart")
    .description("Texts and tones, to judge a display by.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

private struct ChartEntry: TimelineEntry {
  let date: Date
}

private struct ChartProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChartEntry { ChartEntry(date: Date(timeIntervalSinceReferenceDate: 0)) }

  func getSnapshot(in context: Context, completion: @escaping (ChartEntry) -> Void) { completion(placeholder(in: context)) }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ChartEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

private struct ChartView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetInks) private var inks
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let ink = Ink(scheme: scheme, mode: .fullColor, inks: inks)
    Group {
      if family == .systemLarge { TextChart(ink: ink) } else { ToneChart(ink: ink) }
    }
    .textFit(.face)
  }
}

/// Letters that are easily taken for one another, at sizes from 9 to 20 points, and 12 points in every weight.
private struct TextChart: View {
  let ink: Ink

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      ForEach([9, 10, 12, 14, 16, 20], id: \.self) { size in
        line(size: CGFloat(size), weight: ink.plain, "\(size) Handgloves jump quickly, Iil1 0O8B 5S rn m")
      }
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .leading, spacing: 1) {
          line(size: 12, weight: .regular, "Regular, after the coffee")
          line(size: 12, weight: .medium, "Medium, after the coffee")
          line(size: 12, weight: .semibold, "Semibold, after the coffee")
          line(size: 12, weight: .bold, "Bold, after the coffee")
        }
        VStack(alignment: .leading, spacing: 1) {
          line(size: 12, weight: ink.plain, "eeeee aaaaa ggggg 11111")
          line(size: 12, weight: ink.plain, "Secondary, a shade lighter", color: ink.secondary)
          line(size: 12, weight: ink.plain, "A pale gray, lifted", color: Color(ink: 0xBBBBBB))
          line(size: 12, weight: ink.strong, "On black", color: .white).padding(.horizontal, 4).background(.black)
        }
      }
      .padding(.top, 4)
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func line(size: CGFloat, weight: Font.Weight, _ text: String, color: Color? = nil) -> some View {
    Text(verbatim: text).font(.system(size: size, weight: weight)).foregroundStyle(color ?? ink.label).lineLimit(1)
  }
}

/// Sixteen grays as plain surfaces, the same way as a gradient, hues, and lines of growing width.
private struct ToneChart: View {
  let ink: Ink

  private static let hues: [UInt32] = [0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x00C7BE, 0x007AFF, 0x5856D6, 0xAF52DE, 0xA2845E]

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 0) {
        ForEach(0..<16, id: \.self) { step in Rectangle().fill(Color(white: Double(step) / 15)) }
      }
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
      HStack(spacing: 2) {
        ForEach(Self.hues, id: \.self) { hue in Rectangle().fill(Color(ink: hue)) }
      }
      LinearGradient(colors: Self.hues.map { Color(ink: $0) }, startPoint: .leading, endPoint: .trailing)
      HStack(spacing: 8) {
        ForEach([0.5, 1, 1.5, 2, 3, 4], id: \.self) { width in
          Circle().inset(by: width / 2).stroke(ink.label, lineWidth: width)
        }
      }
      .frame(maxHeight: 40)
    }
    .padding(12)
  }
}

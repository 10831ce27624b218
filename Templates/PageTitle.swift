// The strip on top of a page of widgets: what the page is called, and the day.

import Foundation
import SwiftUI
import WidgetKit

/// A title at the leading edge and the date at the trailing one; the date leads where there is no title.
public struct PageTitle: View {
  @Environment(\.widgetInks) private var inks
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  let title: String?
  /// The day to name, or nil for none.
  let date: Date?

  /// What the strip is high, in points.
  public static let height: CGFloat = 26

  public init(title: String?, date: Date?) {
    self.title = title
    self.date = date
  }

  public var body: some View {
    let ink = Ink(scheme: scheme, mode: .fullColor, inks: inks)
    GeometryReader { geometry in
      let baseline = geometry.size.height - 8
      Board(width: geometry.size.width, height: geometry.size.height) {
        Text(verbatim: title ?? day).font(.system(size: 17, weight: ink.strong)).foregroundStyle(ink.label).lineLimit(1)
          .minimumScaleFactor(0.8).inkEdges()
          .frame(width: geometry.size.width * (title == nil || date == nil ? 1 : 0.55), alignment: .leading)
          .baseline(baseline, leading: 0)
        if title != nil, date != nil {
          Text(verbatim: day).font(.system(size: 15, weight: ink.plain)).foregroundStyle(ink.secondary).lineLimit(1)
            .minimumScaleFactor(0.8).inkEdges()
            .frame(width: geometry.size.width * 0.42, alignment: .trailing)
            .baseline(baseline, trailing: geometry.size.width)
        }
      }
    }
    .textFit(.face)
  }

  /// "Friday, March 20".
  private var day: String {
    guard let date else { return "" }
    var style = Date.FormatStyle(locale: locale, capitalizationContext: .beginningOfSentence).weekday(.wide).day().month(.wide)
    style.timeZone = timeZone
    return date.formatted(style)
  }
}

// A program of previews alone: it has no widget to draw.

import SwiftUI
import WidgetKit

@main
struct ViewsBundle: WidgetBundle {
  var body: some Widget { NoWidget() }
}

struct NoWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A plain box of a colour, to show where things lie.
struct Box: View {
  var color: Color = .blue
  var width: CGFloat? = 24
  var height: CGFloat? = 24

  var body: some View { RoundedRectangle(cornerRadius: 4).fill(color).frame(width: width, height: height) }
}

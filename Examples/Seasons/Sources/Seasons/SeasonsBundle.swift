// The bundle: the program's widgets.

import SwiftUI
import WidgetKit

@main
struct SeasonsBundle: WidgetBundle {
  var body: some Widget {
    YearWidget()
    DaylightWidget()
  }
}

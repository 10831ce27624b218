// What the modifiers around a chart say of it, as it flows down to the chart.

import ArcViews
import Foundation

/// Everything that is said of a chart.
struct ChartSettings {
  struct Scale {
    var domain: DomainWish?
    var range: PlotDimensionScaleRange?
    /// Fixed ends in points, in place of a padding.
    var fixedRange: ClosedRange<CGFloat>?
    var type: ScaleType?
    /// What is seen at once where the chart scrolls, in the domain's unit or in categories.
    var visibleLength: Double?
    var scrolls = false
    var scrollStart: Datum?
  }

  struct Title {
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: Double?
    var content: any View
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: Double?
    var content: (any View)?
  }

  struct Layer {
    var alignment: Alignment
    var content: (ChartProxy) -> any View
  }

  struct AxisLook {
    var visibility = Visibility.automatic
    var content: (any AxisContent)?
    var titles: [Title] = []
    var styles: [(ChartAxisContent) -> any View] = []
  }

  var x = Scale()
  var y = Scale()
  var xAxis = AxisLook()
  var yAxis = AxisLook()
  var styles: LookScaleWish<any ShapeStyle>?
  /// Colours that numbers run through.
  var gradient: Gradient?
  var symbols: LookScaleWish<MarkLook.Symbol>?
  var lines: LookScaleWish<StrokeStyle>?
  var symbolSizes: LookScaleWish<Double>?
  var legend = Legend()
  var plotStyles: [(ChartPlotContent) -> any View] = []
  var backgrounds: [Layer] = []
  var overlays: [Layer] = []
}

extension EnvironmentValues {
  private struct Settings: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }

  var chart: ChartSettings {
    get { self[Settings.self] }
    set { self[Settings.self] = newValue }
  }
}

// What is said of a mark's look, by itself or by the parts around it.

import Foundation

/// How marks are painted. What stands nearer to the mark wins.
struct MarkLook {
  /// Either one style, or the value that a scale turns into one.
  enum Paint {
    case style(any ShapeStyle)
    case by(Plotted)
  }

  enum Symbol {
    case shape(any ChartSymbolShape)
    case by(Plotted)
    case view(any View)
  }

  enum Line {
    case style(StrokeStyle)
    case by(Plotted)
  }

  enum SymbolSize {
    /// In square points.
    case area(Double)
    case size(CGSize)
    case by(Plotted)
  }

  struct Position {
    var value: Plotted
    /// The axis along which marks are put beside one another; nil for the one across the bars.
    var axis: Axis?
    var span: MarkDimension
  }

  /// The numbers of the x axis as far as the author says them, for plots of functions.
  var xRange: ClosedRange<Double>?
  var paint: Paint?
  var symbol: Symbol?
  var symbolSize: SymbolSize?
  var line: Line?
  var interpolation: InterpolationMethod?
  var position: Position?
  /// In points.
  var cornerRadii: RectangleCornerRadii?
  var opacity = 1.0
  var offset = CGSize.zero
  var annotations: [Annotation] = []
  var zIndex = 0.0
  var spansPlot = false
  var blur = 0.0
  var shadow: (color: Color, radius: Double, x: Double, y: Double)?
  var blendMode: _BlendMode?
  /// What the marks are cut to, over the plot.
  var clip: (any Shape)?
  /// The parts whose shapes alone let these marks through.
  var mask: (any ChartContent)?
}

/// A part with something said of its look.
nonisolated struct LookedContent<Content: ChartContent>: ChartContent, PrimitiveChartContent {
  typealias Body = Never

  let content: Content
  let change: (inout MarkLook) -> Void

  @MainActor func add(to marks: inout [Mark], look: MarkLook) {
    var look = look
    change(&look)
    content.addMarks(to: &marks, look: look)
  }
}

extension ChartContent {
  nonisolated func looking(_ change: @escaping (inout MarkLook) -> Void) -> LookedContent<Self> {
    LookedContent(content: self, change: change)
  }
}

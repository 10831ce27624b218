// Lines and areas: each mark is a point of one.

/// A point of a line. Points of one series, colour, symbol and line style make one line, in their order.
nonisolated public struct LineMark: ChartContent, SingleMark {
  public typealias Body = Never

  let mark: Mark

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: x.extent, y: y.extent)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    mark = Mark(kind: .line, x: x.extent, y: y.extent, series: series.plotted)
  }
}

/// A point of an area: from zero to a value, or between two values.
nonisolated public struct AreaMark: ChartContent, SingleMark {
  public typealias Body = Never

  let mark: Mark

  private init(_ x: Extent, _ y: Extent, series: Plotted? = nil, _ stacking: MarkStackingMethod = .unstacked) {
    mark = Mark(kind: .area(stacking), x: x, y: y, series: series)
  }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
    self.init(x.extent, y.extent, stacking)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { self.init(x.extent, y.extent, series: series.plotted, stacking) }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(x.extent, yStart.extent(to: yEnd))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(x.extent, yStart.extent(to: yEnd), series: series.plotted) }

  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(xStart.extent(to: xEnd), y.extent)
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(xStart.extent(to: xEnd), y.extent, series: series.plotted) }
}

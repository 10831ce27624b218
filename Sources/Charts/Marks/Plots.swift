// Plots: many marks at once, from a function or from a collection's properties.

public import Foundation

/// A labelled property of a collection's elements. Nothing of the label is drawn.
public struct PlottableProjection<Element, Value: Plottable> {
  let plotted: (Element) -> Plotted

  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection {
    PlottableProjection { Plotted(datum: $0[keyPath: keyPath].datum) }
  }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<Element, Value>) -> PlottableProjection {
    PlottableProjection { Plotted(datum: $0[keyPath: keyPath].datum) }
  }
}

extension PlottableProjection where Value == Date {
  /// Dates that stand for the whole unit around them.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component)
    -> PlottableProjection
  { PlottableProjection { Plotted(datum: .date($0[keyPath: keyPath]), unit: unit) } }
}

/// Marks that are made when the chart asks for them.
protocol MarkPlot: PrimitiveChartContent {
  /// The marks over a range of numbers on the x axis; `number` tells plots of one chart apart.
  var marks: (_ range: ClosedRange<Double>, _ number: Double) -> [Mark] { get }
}

extension MarkPlot {
  @MainActor func add(to list: inout [Mark], look: MarkLook) {
    for var mark in marks(look.xRange ?? 0...1, Double(list.count)) {
      mark.look = look
      list.append(mark)
    }
  }
}

/// Numbers at equal distances over a range.
private func samples(_ range: ClosedRange<Double>) -> [Double] {
  (0...240).map { range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / 240 }
}

private func at(_ number: Double) -> Extent { .at(Plotted(datum: .number(number))) }

/// A line along a function, or through a collection.
nonisolated public struct LinePlot: ChartContent, MarkPlot {
  public typealias Body = Never

  let marks: (ClosedRange<Double>, Double) -> [Mark]

  /// The line of a function over `domain`, or over the x axis where it is nil.
  public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
    marks = { range, number in
      samples(domain ?? range).map {
        Mark(kind: .line, x: at($0), y: at(function($0)), series: Plotted(datum: .number(number)))
      }
    }
  }

  /// The line of points that move with a parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    marks = { _, number in
      samples(domain).map {
        let point = function($0)
        return Mark(kind: .line, x: at(point.x), y: at(point.y), series: Plotted(datum: .number(number)))
      }
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    marks = { _, number in
      data.map { Mark(kind: .line, x: .at(x.plotted($0)), y: .at(y.plotted($0)), series: Plotted(datum: .number(number))) }
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    marks = { _, _ in data.map { Mark(kind: .line, x: .at(x.plotted($0)), y: .at(y.plotted($0)), series: series.plotted($0)) } }
  }
}

/// The area under a function, or between two.
nonisolated public struct AreaPlot: ChartContent, MarkPlot {
  public typealias Body = Never

  let marks: (ClosedRange<Double>, Double) -> [Mark]

  public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double) {
    marks = { range, number in
      samples(domain ?? range).map {
        Mark(kind: .area(.unstacked), x: at($0), y: at(function($0)), series: Plotted(datum: .number(number)))
      }
    }
  }

  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    marks = { range, number in
      samples(domain ?? range).map {
        let ends = function($0)
        let y = Extent.between(Plotted(datum: .number(ends.yStart)), Plotted(datum: .number(ends.yEnd)))
        return Mark(kind: .area(.unstacked), x: at($0), y: y, series: Plotted(datum: .number(number)))
      }
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    marks = { _, number in
      data.map { Mark(kind: .area(stacking), x: .at(x.plotted($0)), y: .at(y.plotted($0)), series: Plotted(datum: .number(number))) }
    }
  }
}

/// A bar for each element of a collection.
nonisolated public struct BarPlot: ChartContent, MarkPlot {
  public typealias Body = Never

  let marks: (ClosedRange<Double>, Double) -> [Mark]

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    marks = { _, _ in
      data.map { Mark(kind: .bar(stacking), x: .at(x.plotted($0)), y: .at(y.plotted($0)), width: width, height: height) }
    }
  }
}

/// A symbol for each element of a collection.
nonisolated public struct PointPlot: ChartContent, MarkPlot {
  public typealias Body = Never

  let marks: (ClosedRange<Double>, Double) -> [Mark]

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) { marks = { _, _ in data.map { Mark(kind: .point, x: .at(x.plotted($0)), y: .at(y.plotted($0))) } } }
}

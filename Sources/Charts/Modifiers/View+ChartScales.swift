// What authors say of a chart's scales.

public import ArcViews
public import Foundation

extension View {
  /// The values that the x axis covers.
  nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    let wish = DomainWish(domain)
    return changingEnvironment { $0.chart.x.set(wish, nil, type) }
  }

  nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    changingEnvironment { $0.chart.x.set(nil, range, type) }
  }

  nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
    let wish = DomainWish(domain)
    return changingEnvironment { $0.chart.x.set(wish, range, type) }
  }

  nonisolated public func chartXScale(type: ScaleType?) -> some View { changingEnvironment { $0.chart.x.set(nil, nil, type) } }

  /// The values that the y axis covers.
  nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    let wish = DomainWish(domain)
    return changingEnvironment { $0.chart.y.set(wish, nil, type) }
  }

  nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    changingEnvironment { $0.chart.y.set(nil, range, type) }
  }

  nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
    let wish = DomainWish(domain)
    return changingEnvironment { $0.chart.y.set(wish, range, type) }
  }

  nonisolated public func chartYScale(type: ScaleType?) -> some View { changingEnvironment { $0.chart.y.set(nil, nil, type) } }

  /// The colours of values.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<DataValue, S>)
    -> some View
  {
    let pairs: [(Datum, any ShapeStyle)] = mapping.map { ($0.key.datum, $0.value) }
    return changingEnvironment { $0.chart.styles = LookScaleWish(pairs: pairs) }
  }

  nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    let domain = DomainWish(domain).list
    return changingEnvironment { $0.chart.styles = LookScaleWish(domain: domain) }
  }

  nonisolated public func chartForegroundStyleScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
  where R.VisualValue: ShapeStyle {
    changingEnvironment { $0.chart.setStyles(range, domain: nil) }
  }

  nonisolated public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R, type: ScaleType? = nil)
    -> some View where R.VisualValue: ShapeStyle
  {
    let domain = DomainWish(domain).list
    return changingEnvironment { $0.chart.setStyles(range, domain: domain) }
  }

  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(mapping: @escaping (DataValue) -> S) -> some View {
    changingEnvironment { $0.chart.styles = LookScaleWish(mapping: { DataValue(datum: $0).map(mapping) }) }
  }

  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let domain = domain.map(\.datum)
    return changingEnvironment { $0.chart.styles = LookScaleWish(domain: domain, mapping: { DataValue(datum: $0).map(mapping) }) }
  }

  /// The symbols of values.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<DataValue, S>) -> some View {
    let pairs = mapping.map { ($0.key.datum, MarkLook.Symbol.shape($0.value)) }
    return changingEnvironment { $0.chart.symbols = LookScaleWish(pairs: pairs) }
  }

  nonisolated public func chartSymbolScale<R: ScaleRange>(range: R) -> some View where R.VisualValue: ChartSymbolShape {
    let range = range.visualValues.map { MarkLook.Symbol.shape($0) }
    return changingEnvironment { $0.chart.symbols = LookScaleWish(range: range) }
  }

  nonisolated public func chartSymbolScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R) -> some View
  where R.VisualValue: ChartSymbolShape {
    let (domain, range) = (DomainWish(domain).list, range.visualValues.map { MarkLook.Symbol.shape($0) })
    return changingEnvironment { $0.chart.symbols = LookScaleWish(domain: domain, range: range) }
  }

  /// The lines of values.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
    let pairs = mapping.map { ($0.key.datum, $0.value) }
    return changingEnvironment { $0.chart.lines = LookScaleWish(pairs: pairs) }
  }

  nonisolated public func chartLineStyleScale<R: ScaleRange>(range: R) -> some View where R.VisualValue == StrokeStyle {
    let range = range.visualValues
    return changingEnvironment { $0.chart.lines = LookScaleWish(range: range) }
  }

  nonisolated public func chartLineStyleScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R) -> some View
  where R.VisualValue == StrokeStyle {
    let (domain, range) = (DomainWish(domain).list, range.visualValues)
    return changingEnvironment { $0.chart.lines = LookScaleWish(domain: domain, range: range) }
  }

  /// The sizes of symbols by values, in square points, from the least value to the greatest.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    changingEnvironment { $0.chart.symbolSizes = LookScaleWish(range: [range.lowerBound, range.upperBound]) }
  }

  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
    let pairs = mapping.map { ($0.key.datum, Double($0.value)) }
    return changingEnvironment { $0.chart.symbolSizes = LookScaleWish(pairs: pairs) }
  }
}

extension DomainWish {
  /// The values that are named; nil where the data says.
  fileprivate var list: [Datum]? {
    switch self {
    case .automatic: nil
    case .range(let lower, let upper): [lower, upper]
    case .list(let list): list
    }
  }
}

extension ChartSettings {
  fileprivate mutating func setStyles<R: ScaleRange>(_ range: R, domain: [Datum]?) where R.VisualValue: ShapeStyle {
    styles = LookScaleWish(domain: domain, range: range.visualValues.map { $0 })
    gradient = range as? Gradient ?? (range.visualValues as? [Color]).map { Gradient(colors: $0) }
  }
}

extension ChartSettings.Scale {
  fileprivate mutating func set(_ domain: DomainWish?, _ range: (any PositionScaleRange)?, _ type: ScaleType?) {
    if let domain { self.domain = domain }
    if let range { (self.range, fixedRange) = (range as? PlotDimensionScaleRange, range as? ClosedRange<CGFloat>) }
    if let type { self.type = type }
  }
}

// Scrolling and selection. A still picture shows where scrolling starts, and nothing is selected.

public import ArcViews
public import Foundation

extension View {
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }

  /// The axes along which more lies than is seen.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    changingEnvironment {
      $0.chart.x.scrolls = axes.contains(.horizontal)
      $0.chart.y.scrolls = axes.contains(.vertical)
    }
  }

  /// How much of the domain is seen at once where the chart scrolls.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    changingEnvironment { $0.chart.x.visibleLength = length.datum.scalar }
  }

  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    changingEnvironment { $0.chart.y.visibleLength = length.datum.scalar }
  }

  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    changingEnvironment { $0.chart.x.scrollStart = x.wrappedValue.datum }
  }

  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    changingEnvironment { $0.chart.y.scrollStart = y.wrappedValue.datum }
  }

  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    changingEnvironment { $0.chart.x.scrollStart = initialX.datum }
  }

  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    changingEnvironment { $0.chart.y.scrollStart = initialY.datum }
  }

  nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View { self }
}

/// Where scrolling comes to rest. Nothing scrolls here.
public protocol ChartScrollTargetBehavior {}

/// Rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  public enum Limit: Sendable { case automatic, always, never }
}

/// Where a page of scrolling ends.
public struct MajorValueAlignment<Value>: Sendable {
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
  public static func unit(_ unit: Double) -> MajorValueAlignment { MajorValueAlignment() }
  public static var page: MajorValueAlignment { MajorValueAlignment() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.Limit = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  public static func valueAligned(
    unit: Double, majorAlignment: MajorValueAlignment<Double>? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.Limit = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

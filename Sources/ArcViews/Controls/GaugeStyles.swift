// The looks of gauges: bars, and rings with a value in the middle.

import Foundation

/// The standard look: a bar that fills.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A bar that fills, under its label.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A bar that fills, as on a lock screen.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A bar with a mark at the value, and the bounds at its ends.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let minimum = configuration.minimumValueLabel { minimum } else { configuration.currentValueLabel }
      MarkedBar(value: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.footnote.weight(.medium))
  }
}

/// An open ring with a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

/// A closed ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    FilledRing(value: configuration.value) {
      if let current = configuration.currentValueLabel { current } else { configuration.label }
    }
    .accessibilityValue(Text(configuration.value, format: .percent.precision(.fractionLength(0))))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

/// A bar between its bounds, its label above and its value below.
struct BarGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack(spacing: 6) {
        configuration.minimumValueLabel.font(.footnote)
        FilledBar(value: configuration.value, thickness: 6)
        configuration.maximumValueLabel.font(.footnote)
      }
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// A bar that fills from its leading end.
struct FilledBar: View {
  let value: Double
  /// In points.
  let thickness: CGFloat

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Capsule()
      .fill(.fill)
      .overlay { BarFill(fraction: value, isRightToLeft: direction == .rightToLeft).fill(TintAlong(course: .bar)) }
      .frame(height: thickness)
  }
}

/// A bar in the tint with a mark cut into it.
struct MarkedBar: View {
  let value: Double

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isRightToLeft = direction == .rightToLeft
    Capsule()
      .fill(TintAlong(course: .bar))
      .clipShape(Punched(hole: BarDot(fraction: value, size: 1.9, isRightToLeft: isRightToLeft)), style: FillStyle(eoFill: true))
      .overlay { BarDot(fraction: value, size: 1.2, isRightToLeft: isRightToLeft).fill(.foreground) }
      .frame(height: 6)
  }
}

/// A closed ring filled clockwise from the top, with a view in its middle.
struct FilledRing<Middle: View>: View {
  let value: Double
  @ViewBuilder let middle: Middle

  @Environment(\.circularGaugeDiameter) private var diameter

  private let tint = TintAlong(course: .ring(from: .degrees(-90), to: .degrees(270)))

  var body: some View {
    ZStack {
      RingBand(start: .degrees(0), end: .degrees(360), thickness: RingMetrics.thickness).fill(tint.opacity(0.25))
      if value > 0 {
        RingBand(start: .degrees(-90), end: .degrees(-90 + 360 * value), thickness: RingMetrics.thickness).fill(tint)
      }
      middle.ringMiddle(of: diameter)
    }
    .frame(minWidth: 16, maxWidth: diameter, minHeight: 16, maxHeight: diameter)
    .aspectRatio(1, contentMode: .fit)
  }
}

/// A ring open at the bottom with a mark at the value, and the bounds or the label in the gap.
struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration

  @Environment(\.circularGaugeDiameter) private var diameter

  /// The ring runs from 7:30 over the top to 4:30.
  private var mark: Angle { .degrees(135 + 270 * configuration.value) }

  var body: some View {
    ZStack {
      ring
      if let current = configuration.currentValueLabel { current.ringMiddle(of: diameter) }
    }
    .overlay(alignment: .bottom) { gap }
    .frame(minWidth: 16, maxWidth: diameter, minHeight: 16, maxHeight: diameter)
    .aspectRatio(1, contentMode: .fit)
  }

  private var ring: some View {
    let thickness = RingMetrics.thickness
    return RingBand(start: .degrees(135), end: .degrees(405), thickness: thickness)
      .fill(TintAlong(course: .ring(from: .degrees(135), to: .degrees(405))))
      .clipShape(Punched(hole: RingDot(angle: mark, thickness: thickness, diameter: thickness * 1.9)), style: FillStyle(eoFill: true))
      .overlay { RingDot(angle: mark, thickness: thickness, diameter: thickness * 1.2).fill(.foreground) }
  }

  @ViewBuilder private var gap: some View {
    let text = Font.system(size: diameter * 0.17, weight: .medium)
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: diameter * 0.08) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(text).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: diameter * 0.62)
    } else {
      configuration.label.font(text).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: diameter * 0.5)
    }
  }
}

/// Proportions of rings, as fractions of their diameter.
enum RingMetrics {
  static let thickness = 0.1
}

extension View {
  /// The view as a ring's middle: one line that shrinks to fit.
  fileprivate func ringMiddle(of diameter: CGFloat) -> some View {
    font(.system(size: diameter * 0.33, weight: .medium, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .multilineTextAlignment(.center)
      .padding(diameter * 0.16)
  }
}

// Gradients: colours along a line, around a point, or out from one.

import ArcGraphics
public import Foundation

/// Colours at places along a gradient.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops in ascending order, each no earlier than the one before.
  func resolved(in environment: EnvironmentValues, level: Int) -> [GradientStop] {
    var least = -Double.infinity
    return stops.map { stop in
      least = max(least, stop.location)
      return GradientStop(color: stop.color.rgba(in: environment).multipliedAlpha(Hierarchy.alpha(level)), location: least)
    }
  }
}

/// A gradient between two points.
nonisolated public struct LinearGradient: View, PrimitiveShapeStyle, PaintedView {
  public typealias Body = Never

  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(.linear(stops: gradient.resolved(in: environment, level: level), start: startPoint.point, end: endPoint.point))
  }
}

/// A gradient out from a point; radii in points.
nonisolated public struct RadialGradient: View, PrimitiveShapeStyle, PaintedView {
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(
      .radial(
        stops: gradient.resolved(in: environment, level: level), center: center.point, startRadius: startRadius, endRadius: endRadius))
  }
}

/// A gradient out from a point to an ellipse; radii as fractions of the frame.
nonisolated public struct EllipticalGradient: View, PrimitiveShapeStyle, PaintedView {
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.gradient = gradient
    self.center = center
    startRadius = startRadiusFraction
    endRadius = endRadiusFraction
  }

  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(
      .elliptical(
        stops: gradient.resolved(in: environment, level: level), center: center.point, startRadius: startRadius, endRadius: endRadius))
  }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: View, PrimitiveShapeStyle, PaintedView {
  public typealias Body = Never

  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A whole turn from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
    return StylePaint(
      .angular(
        stops: gradient.resolved(in: environment, level: level), center: center.point, startAngle: startAngle.radians,
        endAngle: end.radians))
  }
}

/// A colour's own gradient, or one whose direction is not told: from the top down.
public struct AnyGradient: PrimitiveShapeStyle, Hashable {
  private enum Kind: Hashable, Sendable {
    case color(Color)
    case stops(Gradient)
  }

  private let kind: Kind

  init(color: Color) { kind = .color(color) }

  public init(_ gradient: Gradient) { kind = .stops(gradient) }

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let gradient: Gradient =
      switch kind {
      case .color(let color): Gradient(colors: [Color(.mixed(color, Color(.fixed(.white)), by: 0.2)), color])
      case .stops(let gradient): gradient
      }
    let stops = gradient.resolved(in: environment, level: level)
    return StylePaint(.linear(stops: stops, start: UnitPoint.top.point, end: UnitPoint.bottom.point))
  }
}

extension Gradient: PrimitiveShapeStyle {
  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint { AnyGradient(self).paint(in: environment, level: level) }
}

/// A style that is a view too: it fills the room it gets.
protocol PaintedView: PrimitiveView, ShapeStyle {}

extension PaintedView {
  @MainActor package func nodes(in context: ResolveContext) -> [ViewNode] {
    [Rectangle().node(filledWith: self, in: context.environment)]
  }
}

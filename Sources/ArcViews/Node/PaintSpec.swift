// What a resolved view is painted with, in the unit square of the frame that it fills.

public import ArcGraphics

/// A paint before its frame is known. Gradient points run from (0, 0) at the top left to (1, 1) at the bottom right.
public enum PaintSpec: Sendable, Hashable {
  case solid(RGBA)
  case linear(stops: [GradientStop], start: Point, end: Point)
  /// Radii in points.
  case radial(stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// Radii as fractions of the frame, stretched with it.
  case elliptical(stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from three o'clock.
  case angular(stops: [GradientStop], center: Point, startAngle: Double, endAngle: Double)

  public static let clear = PaintSpec.solid(.clear)

  /// The paint with its alpha multiplied.
  public func multipliedAlpha(_ factor: Double) -> PaintSpec {
    mapColors { $0.multipliedAlpha(factor) }
  }

  /// The paint with each of its colours passed through `body`.
  public func mapColors(_ body: (RGBA) -> RGBA) -> PaintSpec {
    func mapped(_ stops: [GradientStop]) -> [GradientStop] { stops.map { GradientStop(color: body($0.color), location: $0.location) } }
    switch self {
    case .solid(let color): return .solid(body(color))
    case .linear(let stops, let start, let end): return .linear(stops: mapped(stops), start: start, end: end)
    case .radial(let stops, let center, let r0, let r1):
      return .radial(stops: mapped(stops), center: center, startRadius: r0, endRadius: r1)
    case .elliptical(let stops, let center, let r0, let r1):
      return .elliptical(stops: mapped(stops), center: center, startRadius: r0, endRadius: r1)
    case .angular(let stops, let center, let a0, let a1):
      return .angular(stops: mapped(stops), center: center, startAngle: a0, endAngle: a1)
    }
  }
}

// The tint of gauges: a gradient runs along the ring or the bar, from the lower bound to the upper.

import ArcGraphics

/// The tint around a control; where it is a plain gradient, its colours run along the control.
struct TintAlong: PrimitiveShapeStyle {
  enum Course: Sendable {
    /// Clockwise from three o'clock.
    case ring(from: Angle, to: Angle)
    case bar
  }

  let course: Course

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    var paint = environment.tintPaint(level: level)
    guard environment.tintStyle is Gradient || environment.tintStyle is AnyGradient, case .linear(let stops, _, _) = paint.spec else {
      return paint
    }
    switch course {
    case .ring(let start, let end):
      paint.spec = .angular(stops: stops, center: UnitPoint.center.point, startAngle: start.radians, endAngle: end.radians)
    case .bar:
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      let (start, end): (UnitPoint, UnitPoint) = isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
      paint.spec = .linear(stops: stops, start: start.point, end: end.point)
    }
    return paint
  }
}

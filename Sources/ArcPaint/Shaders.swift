// Gradients, pixel by pixel: along a line, from a center outward, around a center.

import ArcGraphics

struct LinearShader: Shader {
  private let ramp: ColorRamp
  /// The place along the gradient is x·stepX + y·stepY + base.
  private let stepX: Double
  private let stepY: Double
  private let base: Double

  init(stops: [GradientStop], start: Point, end: Point) {
    ramp = ColorRamp(stops)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    // A line without length is all end colour.
    let isLine = square > 0 && square.isFinite && start.x.isFinite && start.y.isFinite
    stepX = isLine ? dx / square : 0
    stepY = isLine ? dy / square : 0
    base = isLine ? -(start.x * stepX + start.y * stepY) : 2
  }

  func shade(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
    let start = base + (Double(y) + 0.5) * stepY + (Double(x) + 0.5) * stepX
    ramp.fill(colors, count: count, from: start, step: stepX)
  }
}

struct RadialShader: Shader {
  private let ramp: ColorRamp
  private let center: Point
  private let startRadius: Double
  private let perPixel: Double
  private let isDrawable: Bool

  init(stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double) {
    ramp = ColorRamp(stops)
    self.center = center
    self.startRadius = startRadius
    perPixel = 1 / (endRadius - startRadius)
    isDrawable = center.x.isFinite && center.y.isFinite && startRadius.isFinite && perPixel.isFinite && perPixel != 0
  }

  func shade(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
    guard isDrawable else { return colors.update(repeating: ramp.word(at: 2), count: count) }
    let dy = Double(y) + 0.5 - center.y
    for i in 0..<count {
      let dx = Double(x + i) + 0.5 - center.x
      colors[i] = ramp.word(at: Float(((dx * dx + dy * dy).squareRoot() - startRadius) * perPixel))
    }
  }
}

struct AngularShader: Shader {
  private let ramp: ColorRamp
  private let center: Point
  private let startAngle: Double
  /// Radians swept, at most a turn, and the places at its beginning and end.
  private let sweep: Double
  private let first: Double
  private let direction: Double
  private let isDrawable: Bool

  init(stops: [GradientStop], center: Point, startAngle: Double, endAngle: Double) {
    ramp = ColorRamp(stops)
    self.center = center
    let whole = abs(endAngle - startAngle)
    direction = endAngle < startAngle ? -1 : 1
    isDrawable = whole > 0 && whole < 1e6 && abs(startAngle) < 1e6 && center.x.isFinite && center.y.isFinite
    // Of more than a turn only the last one shows.
    sweep = min(whole, .pi * 2)
    first = whole > 0 ? 1 - sweep / whole : 0
    self.startAngle = endAngle - direction * sweep
  }

  func shade(x: Int, y: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
    guard isDrawable else { return colors.update(repeating: ramp.word(at: 0), count: count) }
    let turn = Double.pi * 2
    let dy = Double(y) + 0.5 - center.y
    for i in 0..<count {
      let dx = Double(x + i) + 0.5 - center.x
      var along = (arcTangent(y: dy, x: dx) - startAngle) * direction
      along -= (along / turn).rounded(.down) * turn
      // Where less than a turn is swept, the two end colours share the rest half and half.
      let place = along <= sweep ? first + (1 - first) * along / sweep : along - sweep < (turn - sweep) / 2 ? 2 : -1
      colors[i] = ramp.word(at: Float(place))
    }
  }
}

/// The angle of (x, y) in radians, −π…π, within 0.00002 of the true one and the same on every machine, which a C library's is not.
func arcTangent(y: Double, x: Double) -> Double {
  let (w, h) = (abs(x), abs(y))
  guard w > 0 || h > 0 else { return 0 }
  let ratio = min(w, h) / max(w, h)
  let s = ratio * ratio
  let series = ((((-0.01172120 * s + 0.05265332) * s - 0.11643287) * s + 0.19354346) * s - 0.33262347) * s + 0.99997726
  var angle = ratio * series
  if h > w { angle = .pi / 2 - angle }
  if x < 0 { angle = .pi - angle }
  return y < 0 ? -angle : angle
}

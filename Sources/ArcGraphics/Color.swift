// Colours and paints: what a shape or a glyph is filled with.

/// A straight (not premultiplied) sRGB colour; components run from 0 to 1.
public struct RGBA: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255, blue: Double(hex & 0xff) / 255, alpha: alpha)
  }

  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  /// The colour with its alpha times `factor`.
  public func multipliedAlpha(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// This colour over an opaque ground, blended in sRGB as the painter blends.
  public func over(_ ground: RGBA) -> RGBA {
    RGBA(
      red: red * alpha + ground.red * (1 - alpha), green: green * alpha + ground.green * (1 - alpha),
      blue: blue * alpha + ground.blue * (1 - alpha), alpha: 1)
  }
}

/// A colour at a place along a gradient, from 0 to 1.
public struct GradientStop: Sendable, Hashable {
  public var color: RGBA
  /// From 0 at the gradient's start to 1 at its end.
  public var location: Double

  public init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}

/// What a fill is made of. Coordinates are in the display list's device pixels; stops ascend, and the ends extend.
public enum Paint: Sendable, Hashable {
  case solid(RGBA)
  case linear(stops: [GradientStop], start: Point, end: Point)
  case radial(stops: [GradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// A sweep around `center`; angles in radians, clockwise from three o'clock.
  case angular(stops: [GradientStop], center: Point, startAngle: Double, endAngle: Double)
}

// Where a StandBy picture is moved to by the hour, so that a glowing screen ages evenly.

public import ArcGraphics
public import Foundation

/// The slow walk of a picture around its place: one step an hour, eight steps a round.
public enum BurnIn {
  /// Points at a height of 393; never more than 4 from the middle.
  static let steps: [(x: Double, y: Double)] = [(0, -4), (3, -3), (4, 0), (3, 3), (0, 4), (-3, 3), (-4, 0), (-3, -3)]

  /// How far the picture of an instant is moved, in whole device pixels.
  public static func shift(at date: Date, size: Size, scale: Double) -> PixelShift {
    let hour = Int((date.timeIntervalSince1970 / 3600).rounded(.down))
    let step = steps[((hour % steps.count) + steps.count) % steps.count]
    let unit = min(size.width / WidgetSizes.standBy.width, size.height / WidgetSizes.standBy.height)
    return PixelShift(x: Int((step.x * unit * scale).rounded()), y: Int((step.y * unit * scale).rounded()))
  }
}

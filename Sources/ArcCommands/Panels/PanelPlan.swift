// How large a family is drawn on a display: points, pixels a point, and where it lies.

import ArcGraphics
import ArcImages
import ArcRendering
import ArcWidgets

/// A family's room on a display.
struct PanelPlan: Sendable, Hashable {
  /// The picture in points.
  var size: Size
  /// Device pixels per point.
  var scale: Double
  /// The picture's top left corner on the display, in pixels.
  var x: Int
  var y: Int
  /// How much larger StandBy's texts must be than its size asks for.
  var magnification: Double

  /// The room that a display's margins leave, filled by a family.
  ///
  /// A family is enlarged as far as its usual size fits, and further until its smallest text can be read from the display's
  /// distance, as long as it keeps the room that its texts make sense in. On crisp displays the scale is whole. StandBy is laid out in
  /// pixels: all of it grows with its room.
  ///
  /// - Parameters:
  ///   - size: Points asked for, or nil for all the room. A smaller picture lies in the middle.
  ///   - scale: Pixels a point asked for, or nil for what fits.
  /// - Throws: `UsageError` where that does not fit the display.
  init(_ family: FamilyName, on profile: DeviceProfile, size: Size? = nil, scale: Double? = nil) throws(UsageError) {
    let margins = profile.margins
    let room = (width: profile.width - margins.left - margins.right, height: profile.height - margins.top - margins.bottom)
    if let scale, profile.isCrisp, scale != scale.rounded() {
      throw .badValue(
        option: "--scale", value: NumberWords.plain(scale), reason: "\(profile.name) has no grays, and takes whole pixels a point")
    }
    self.scale = scale ?? Self.scale(family, size: size, room: room, on: profile)
    let (width, height) = (Double(room.width) / self.scale, Double(room.height) / self.scale)
    self.size = size ?? Size(width: width, height: height)
    if self.size.width > width + 0.001 || self.size.height > height + 0.001 {
      let points = "\(NumberWords.plain(self.size.width))x\(NumberWords.plain(self.size.height))"
      throw .badValue(
        option: "--size", value: points,
        reason: "at \(NumberWords.plain(self.scale)) pixels a point it is larger than the \(room.width) × \(room.height) of \(profile.name)"
      )
    }
    x = margins.left + Int(((Double(room.width) - self.size.width * self.scale) / 2).rounded())
    y = margins.top + Int(((Double(room.height) - self.size.height * self.scale) / 2).rounded())
    magnification = family == .standby ? Self.magnification(self.size, scale: self.scale, on: profile) : 1
  }

  /// The room of cells on a page.
  init(_ family: FamilyName, in cell: PixelRectangle, scale: Double, on profile: DeviceProfile) {
    let size = Size(width: Double(cell.width) / scale, height: Double(cell.height) / scale)
    self.init(
      size: size, scale: scale, x: cell.x, y: cell.y,
      magnification: family == .standby ? Self.magnification(size, scale: scale, on: profile) : 1)
  }

  init(size: Size, scale: Double, x: Int, y: Int, magnification: Double) {
    self.size = size
    self.scale = scale
    self.x = x
    self.y = y
    self.magnification = magnification
  }

  private static func scale(_ family: FamilyName, size: Size?, room: (width: Int, height: Int), on profile: DeviceProfile) -> Double {
    if family == .standby, size == nil { return 1 }
    let usual = size ?? family.standardSize
    let fit = min(Double(room.width) / usual.width, Double(room.height) / usual.height)
    func stepped(_ scale: Double) -> Double {
      if profile.isCrisp { return max(1, scale.rounded(.down)) }
      return scale < 1 ? scale : (scale * 4).rounded(.down) / 4
    }
    guard size == nil, let text = family.smallestText else { return stepped(fit) }
    let least = family.leastSize
    let most = stepped(min(Double(room.width) / least.width, Double(room.height) / least.height))
    return max(stepped(fit), min(profile.legibleScale(text), most))
  }

  /// StandBy's name wants capitals of 10.64 mm and its other texts 6.39 mm at 1.829 m, and less from nearer.
  private static func magnification(_ size: Size, scale: Double, on profile: DeviceProfile) -> Double {
    let isFull = size.width > size.height * 1.5
    let unit = min(size.width / (isFull ? 852 : 426), size.height / 393)
    let millimeters = 25.4 / profile.ppi * scale * unit
    let nearness = profile.distance / 1.829
    return max(1, 10.64 * nearness / (65.18 * millimeters), 6.39 * nearness / (39.28 * millimeters))
  }
}

extension DeviceProfile {
  /// The least scale at which text of an em of so many points has capitals of 12 arc minutes: whole on crisp displays, else in quarters.
  func legibleScale(_ points: Double) -> Double {
    let capital = 12 / 3437.75 * distance * 1000
    let scale = capital / FontMetrics.standardCapHeight * ppi / 25.4 / points
    return isCrisp ? scale.rounded(.up) : (scale * 4).rounded(.up) / 4
  }

  /// What widgets are told of its inks.
  var widgetInks: WidgetInks {
    guard let palette, isCrisp else { return .full }
    if !palette.isGray { return .spot }
    return palette.inks.count == 2 ? .blackAndWhite : .full
  }

  /// Whether it glows, so that StandBy is dark on it and moves against burn-in.
  var glows: Bool { palette == nil }
}

extension FamilyName {
  /// The least room that its texts make sense in, in points.
  var leastSize: Size {
    switch self {
    case .small: Size(width: 110, height: 110)
    case .medium: Size(width: 240, height: 110)
    case .large, .extraLarge: Size(width: 110, height: 130)
    case .circular: Size(width: 24, height: 24)
    case .rectangular: Size(width: 110, height: 66)
    case .inline: Size(width: 80, height: 18)
    case .standby: Size(width: 80, height: 60)
    }
  }

  /// The em of its smallest text in points, or nil where all of it grows with the picture.
  fileprivate var smallestText: Double? {
    switch self {
    case .small, .medium, .large, .extraLarge: 12
    case .rectangular: 13
    case .inline: 15
    case .circular, .standby: nil
    }
  }
}

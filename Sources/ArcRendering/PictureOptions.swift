// Everything that decides a picture beside the view itself. Nothing is taken from the machine.

public import ArcGraphics
public import ArcViews
public import ArcWidgets
public import Foundation

/// How and where a widget is drawn, and at which instant.
public struct PictureOptions: Sendable, Hashable {
  /// What lies under the widget.
  public enum Ground: Sendable, Hashable {
    /// White or 1C1C1E by the scheme on the home screen, black in StandBy, nothing in the accented and vibrant modes.
    case standard
    case color(RGBA)
    /// A transparent picture.
    case none
  }

  public var family: WidgetFamily
  public var placement: WidgetPlacement
  /// In points.
  public var size: Size
  /// What the system keeps free around the content, in points.
  public var margins: Insets
  /// Device pixels per point.
  public var scale: Double
  public var colorScheme: ColorScheme
  public var mode: WidgetRenderingMode
  /// Whether colours are mapped to the red ramp of StandBy at night.
  public var isNight: Bool
  public var typeSize: DynamicTypeSize
  public var ground: Ground
  /// Rounds the picture's corners with alpha, in points; 0 leaves them square.
  public var cornerRadius: Double
  /// How far the finished drawing is moved against burn-in.
  public var shift = PixelShift.none
  /// Whether every glyph starts on a whole pixel, for panels without grays.
  public var snapsGlyphs: Bool
  /// What the display shows of colors.
  public var inks = WidgetInks.full
  /// How much larger text must be than its room asks for, to be read from where people stand.
  public var magnification = 1.0
  /// The instant that is drawn.
  public var date: Date
  public var timeZone: TimeZone
  public var locale: Locale

  /// The options of a picture as a phone of 393 × 852 points shows it, light, at two pixels a point.
  public init(
    family: WidgetFamily, placement: WidgetPlacement? = nil, size: Size? = nil, margins: Insets = .zero, scale: Double = 2,
    colorScheme: ColorScheme? = nil,
    mode: WidgetRenderingMode = .fullColor, isNight: Bool = false, typeSize: DynamicTypeSize = .large, ground: Ground = .standard,
    cornerRadius: Double = 0, snapsGlyphs: Bool = false, date: Date, timeZone: TimeZone, locale: Locale
  ) {
    self.family = family
    let place = placement ?? family.homePlacement
    self.placement = place
    self.size = size ?? (place == .standBy ? WidgetSizes.standBy : WidgetSizes.phone(family))
    self.margins = margins
    self.scale = scale
    self.colorScheme = colorScheme ?? (place == .standBy ? .dark : .light)
    self.mode = mode
    self.isNight = isNight
    self.typeSize = typeSize
    self.ground = ground
    self.cornerRadius = cornerRadius
    self.snapsGlyphs = snapsGlyphs
    self.date = date
    self.timeZone = timeZone
    self.locale = locale
  }
}

/// A move by whole device pixels, to the right and down.
public struct PixelShift: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public static let none = PixelShift(x: 0, y: 0)

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// Widget sizes in points (Human Interface Guidelines, "Widgets", iOS dimensions).
public enum WidgetSizes {
  /// On a screen of 393 × 852 points.
  public static func phone(_ family: WidgetFamily) -> Size {
    switch family {
    case .systemSmall: Size(width: 158, height: 158)
    case .systemMedium: Size(width: 338, height: 158)
    case .systemLarge: Size(width: 338, height: 354)
    case .systemExtraLarge: Size(width: 715.5, height: 342)
    case .accessoryCircular: Size(width: 72, height: 72)
    case .accessoryRectangular: Size(width: 160, height: 72)
    case .accessoryInline: Size(width: 234, height: 26)
    }
  }

  /// What the system keeps free around the content of a widget that does not say otherwise, in points (16 on a home screen).
  public static func margins(of family: WidgetFamily, in placement: WidgetPlacement) -> Insets {
    switch placement {
    case .homeScreen, .display: family.homePlacement == .homeScreen ? Insets(top: 16, leading: 16, bottom: 16, trailing: 16) : .zero
    case .standBy: Insets(top: 8, leading: 8, bottom: 8, trailing: 8)
    case .lockScreen: .zero
    }
  }

  /// The whole screen of that phone in landscape.
  public static let standBy = Size(width: 852, height: 393)
}

extension WidgetFamily {
  /// Where a phone shows the family: the home screen, or around the clock.
  public var homePlacement: WidgetPlacement {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: .homeScreen
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: .lockScreen
    }
  }
}

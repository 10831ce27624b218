// A widget as a phone shows it: which size, which margins, which colours in each place.

public import ArcGraphics
public import ArcViews
public import ArcWidgets
public import Foundation

extension PictureOptions {
  /// The options of a widget as a phone of 393 × 852 points shows it.
  ///
  /// On the home screen a widget has its margins and the scheme's ground. Around the clock it is one light material on a dark wallpaper,
  /// here a flat one. In StandBy a small widget is its own layout without its background, on black, enlarged to the height of the screen
  /// and with smaller margins; one that asks for the whole canvas (`standByLayout(.full)`) gets that.
  ///
  /// - Parameters:
  ///   - widget: what is shown, or nil for a view that is no widget yet.
  ///   - placement: nil for the family's own place.
  ///   - scale: device pixels per point of the screen.
  ///   - colorScheme: for the home screen; elsewhere all is dark.
  ///   - mode: nil for the way of the place: vibrant around the clock, else in full colour.
  public init(
    showing widget: WidgetDescriptor?, as family: WidgetFamily, placement: WidgetPlacement? = nil, scale: Double = 2,
    colorScheme: ColorScheme = .light, mode: WidgetRenderingMode? = nil, isNight: Bool = false, date: Date, timeZone: TimeZone,
    locale: Locale
  ) {
    let place = placement ?? family.homePlacement
    let isEnlarged = place == .standBy && widget?.standByLayout != .full
    let phone = WidgetSizes.phone(family)
    let mode = mode ?? (place == .lockScreen ? .vibrant : .fullColor)
    self.init(
      family: family, placement: place, size: place == .standBy && !isEnlarged ? WidgetSizes.standBy : phone,
      margins: widget?.hasContentMargins ?? true ? WidgetSizes.margins(of: family, in: place) : .zero,
      scale: isEnlarged ? scale * WidgetSizes.standBy.height / phone.height : scale,
      colorScheme: place == .standBy || place == .lockScreen && mode != .fullColor ? .dark : colorScheme, mode: mode, isNight: isNight,
      ground: place == .lockScreen && mode != .fullColor ? .color(Self.wallpaper) : .standard, date: date, timeZone: timeZone,
      locale: locale)
  }

  /// What stands for a wallpaper around the clock.
  public static let wallpaper = RGBA(hex: 0x2F4156)
}

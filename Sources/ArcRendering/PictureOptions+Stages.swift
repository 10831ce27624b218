// What the options mean to each stage: the environment for resolve, margins for place, colours for emit.

import ArcGraphics
import ArcLayout
import ArcViews
import ArcWidgets
import Foundation

extension EnvironmentValues {
  /// The environment of a picture.
  init(_ options: PictureOptions) {
    self.init()
    var calendar = options.locale.calendar
    calendar.locale = options.locale
    calendar.timeZone = options.timeZone
    self.date = options.date
    self.locale = options.locale
    self.timeZone = options.timeZone
    self.calendar = calendar
    self.displayScale = options.scale
    self.colorScheme = options.colorScheme
    self.dynamicTypeSize = options.typeSize
    self.layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
    self.widgetFamily = options.family
    self.widgetPlacement = options.placement
    self.widgetRenderingMode = options.mode
    // Blue would only be a darker grey of the one material.
    if options.mode == .vibrant { self.tintStyle = Color.white }
    self.textFit = .phone
    self.widgetInks = options.inks
    self.widgetMagnification = CGFloat(options.magnification)
    self.showsWidgetContainerBackground = options.showsBackground
    self.containerRoom = CGSize(
      width: options.size.width - options.margins.leading - options.margins.trailing,
      height: options.size.height - options.margins.top - options.margins.bottom)
    self.containerOutline = ContainerOutline(size: options.size, cornerRadius: options.containerRadius)
    if options.family == .accessoryCircular { self.circularGaugeDiameter = CGFloat(min(options.size.width, options.size.height)) }
    self.widgetContentMargins = EdgeInsets(
      top: options.margins.top, leading: options.margins.leading, bottom: options.margins.bottom, trailing: options.margins.trailing)
  }
}

extension PictureOptions {
  var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

  /// The radius of the corners that the system gives the widget, in points.
  var containerRadius: Double {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: max(22, cornerRadius)
    case .accessoryCircular: min(size.width, size.height) / 2
    case .accessoryRectangular: 12
    case .accessoryInline: 0
    }
  }

  /// Whether the widget's own background is drawn: the system takes it away in StandBy, around the clock and where colours are flat.
  var showsBackground: Bool { placement != .standBy && placement != .lockScreen && mode == .fullColor && ground != .none }

  /// What lies under everything, or nil for a transparent picture.
  var groundColor: RGBA? {
    switch ground {
    case .none: nil
    case .color(let color): color
    case .standard:
      if mode != .fullColor { nil } else { colorScheme == .light ? .white : placement == .standBy ? .black : RGBA(hex: 0x1C1C1E) }
    }
  }

  func emitOptions(title: String) -> EmitOptions {
    let color: EmitOptions.Mode
    switch mode {
    case .accented: color = .accented(primary: .white, accent: .white)
    case .vibrant: color = .vibrant(.white)
    default: color = isNight ? .night : .fullColor
    }
    return EmitOptions(
      scale: scale, ground: groundColor, mode: color, glyphPhases: snapsGlyphs ? .whole : .quarter, shiftX: shift.x, shiftY: shift.y,
      cornerRadius: cornerRadius, title: title)
  }
}

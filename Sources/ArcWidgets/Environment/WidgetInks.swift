// What the display that a widget is drawn for can show of a color's strength. Ours: Apple's displays show all of it.

public import ArcViews
public import Foundation

/// How finely a display grades what lies between its inks.
public enum WidgetInks: String, Sendable, Hashable, CaseIterable, Codable {
  /// Any color, at any opacity.
  case full
  /// A few inks of different hues and nothing between them: opacity is lost, a hue becomes the nearest ink.
  case spot
  /// Black and white alone.
  case blackAndWhite
}

extension EnvironmentValues {
  private struct Inks: EnvironmentKey { static let defaultValue = WidgetInks.full }
  private struct Magnification: EnvironmentKey { static let defaultValue: CGFloat = 1 }

  /// What the display shows of colors. Where it is not `full`, say with weight and size what you would say with opacity.
  public var widgetInks: WidgetInks {
    get { self[Inks.self] }
    set { self[Inks.self] = newValue }
  }

  /// How much larger than its room asks for a widget must draw its text to be read from where people stand; 1 for no larger.
  public var widgetMagnification: CGFloat {
    get { self[Magnification.self] }
    set { self[Magnification.self] = newValue }
  }
}

// The place a widget stands in.

/// Where a widget is shown.
public enum WidgetPlacement: String, Sendable, Hashable, CaseIterable, Codable {
  /// Among others on a home screen, with a background of its own.
  case homeScreen
  /// Below a clock, drawn in one material.
  case lockScreen
  /// On a charging phone lying on its side, on black and read from afar.
  case standBy
  /// On a display of its own, such as an e-ink panel or a kiosk.
  case display
}

/// How much of StandBy's canvas a widget takes.
public enum StandByLayout: String, Sendable, Hashable, CaseIterable, Codable {
  /// Half of it: two widgets stand side by side.
  case half
  /// All of it.
  case full
}

/// How the system colours a widget.
public struct WidgetRenderingMode: Sendable, Hashable, CustomStringConvertible {
  private let name: String

  /// In the widget's own colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two flat colours: one for what is accentable, one for the rest. Only opacity survives.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// Without colour: brightness and opacity become the strength of a material.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")

  public var description: String { name }
}

extension WidgetRenderingMode: CaseIterable {
  public static let allCases: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
}

/// How a picture in a widget is coloured in the accented mode.
public struct WidgetAccentedRenderingMode: Sendable, Hashable {
  private let name: String

  /// As a flat shape in the accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Without colour, and then as a flat shape in the accent colour.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// Without colour.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// As it is.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// A group of places that a widget would rather not be offered in.
public struct WidgetLocation: Sendable, Hashable {
  private let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let carPlay = WidgetLocation(name: "carPlay")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

// The sizes and shapes a widget comes in.

/// The family a widget is drawn for.
///
/// `accessoryCorner` exists for sources that name it, and is no case of a switch: it is only for watches.
public enum WidgetFamily: Int, Sendable, Hashable, Codable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  @available(*, unavailable, message: "a corner only exists on a watch")
  case accessoryCorner
}

extension WidgetFamily: CaseIterable {
  public static let allCases: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  /// The case's name, for example `systemSmall`.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  public var debugDescription: String { description }
}

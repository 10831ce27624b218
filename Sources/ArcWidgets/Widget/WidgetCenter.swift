// Where a program asks for its widgets to be drawn again.

public import ArcIntents

/// Takes a program's wishes about its widgets to the host. Without a host they are accepted and forgotten.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks for new timelines of one kind. A request: the host may put it off, and says so in its ledger.
  public func reloadTimelines(ofKind kind: String) {
    WidgetAmbient.current?.reload(.kind(kind))
  }

  /// Asks for new timelines of every kind.
  public func reloadAllTimelines() {
    WidgetAmbient.current?.reload(.all)
  }

  /// The placed widgets, at once; never a failure.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success(WidgetAmbient.current?.configurations() ?? []))
  }

  /// The placed widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    WidgetAmbient.current?.configurations() ?? []
  }

  /// Ready-made configurations are asked for anew each time: does nothing.
  public func invalidateConfigurationRecommendations() {}

  /// Relevance on a watch is not asked for: does nothing.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Keys of the activity that opens an app from a widget.
  public struct UserInfoKey: Sendable {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}

/// A placed widget.
public struct WidgetInfo: Sendable, Identifiable {
  public let kind: String
  public let family: WidgetFamily
  /// The intent that configures it, or nil where nothing does.
  public let configurationIntent: (any WidgetConfigurationIntent)?

  public init(kind: String, family: WidgetFamily, configurationIntent: (any WidgetConfigurationIntent)? = nil) {
    self.kind = kind
    self.family = family
    self.configurationIntent = configurationIntent
  }

  public var id: String { "\(kind)/\(family)" }

  /// The older intent that configures it: always nil, as such a widget is drawn with its intent's defaults.
  public var configuration: INIntent? { nil }

  /// The intent that configures it, where it is of that type.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent? {
    configurationIntent as? Intent
  }
}

extension WidgetInfo: CustomStringConvertible {
  public var description: String { id }
}

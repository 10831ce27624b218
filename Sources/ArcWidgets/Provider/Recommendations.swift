// Ready-made configurations, for places that have no form.

public import ArcFoundation
public import ArcIntents
public import ArcViews

/// A configuration with a name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent
  let name: RecommendationName

  public init(intent: Intent, description: LocalizedStringKey) {
    self.intent = intent
    name = .text(Text(description))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.intent = intent
    name = .string(String(description))
  }

  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    name = .resource(description)
  }

  @_disfavoredOverload
  public init(intent: Intent, description: Text) {
    self.intent = intent
    name = .text(description)
  }

  /// What the configuration is called, in the locale in force.
  @MainActor public var description: String { name.words }
}

/// An older intent with a name.
public struct IntentRecommendation<Intent: INIntent> {
  public let intent: Intent
  private let name: RecommendationName

  public init(intent: Intent, description: LocalizedStringKey) {
    self.intent = intent
    name = .text(Text(description))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.intent = intent
    name = .string(String(description))
  }

  @_disfavoredOverload
  public init(intent: Intent, description: Text) {
    self.intent = intent
    name = .text(description)
  }

  /// What the configuration is called, in the locale in force.
  @MainActor public var description: String { name.words }
}

/// What a configuration is called, as its author wrote it.
enum RecommendationName: Sendable {
  case string(String)
  case resource(LocalizedStringResource)
  case text(Text)

  @MainActor var words: String {
    switch self {
    case .string(let string): string
    case .resource(let resource): resource.string(in: Localization.locale)
    case .text(let text): text.plain.string(in: Localization.locale)
    }
  }
}

// Shortcuts that an app offers. They are declarations here.

public import ArcFoundation

/// The shortcuts of an app.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  /// There is no system to tell: does nothing.
  public static func updateAppShortcutParameters() {}
}

/// The colour behind an app's shortcuts.
public enum ShortcutTileColor: Sendable, Hashable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow
}

/// One shortcut: an intent and the phrases that call it.
public struct AppShortcut: Sendable {
  public let intent: any AppIntent
  public let shortTitle: LocalizedStringResource?
  public let systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

extension AppShortcut {
  /// A shortcut whose choices of one parameter are offered. They are a declaration here.
  public init<Intent: AppIntent, Value>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: ParameterPresentation<Intent, Value>
  ) {
    self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}

/// How the choices of a shortcut's parameter are offered.
public struct ParameterPresentation<Intent: AppIntent, Value> {
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>, summary: IntentParameterSummary<Intent>,
    @ArrayBuilder<AppShortcutOptionsCollection> optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {}
}

/// Some choices of a shortcut's parameter.
public struct AppShortcutOptionsCollection: Sendable {
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String
  ) {}
}

/// Words that do not call a shortcut.
public struct NegativeAppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

/// Words that do not call any shortcut of the app.
public struct NegativeAppShortcutPhrases: Sendable {
  public init(@ArrayBuilder<NegativeAppShortcutPhrase> phrases: () -> [NegativeAppShortcutPhrase]) {}
  public init(phrases: [NegativeAppShortcutPhrase]) {}
}

/// Words that call a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public enum Token: Sendable { case applicationName }

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
  public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

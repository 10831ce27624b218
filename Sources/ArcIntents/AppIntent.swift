// An action that a widget, a shortcut or a host can run, with its parameters as data.

public import ArcFoundation

/// Something a person can do, described so that a system can offer it.
///
/// Parameters are stored properties wrapped in `@Parameter`. A widget's controls run `perform()`; the host waits for it, then asks the
/// widget's provider for a new timeline.
public protocol AppIntent: Sendable {
  /// What `perform()` answers with.
  associatedtype PerformResult: IntentResult
  /// What `parameterSummary` is made of.
  associatedtype SummaryContent: ParameterSummary

  /// A short name, in title case.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence, or nil.
  static var description: IntentDescription? { get }
  /// Whether running it would bring the app forward. A host without apps runs it all the same.
  static var openAppWhenRun: Bool { get }
  /// Whether the system may offer it by itself. Widgets may use it either way.
  static var isDiscoverable: Bool { get }
  /// Whether it runs beside the app or in front of it. A host without apps runs it all the same.
  static var supportedModes: IntentModes { get }
  /// The name by which a system remembers it. Nothing does here.
  static var persistentIdentifier: String { get }
  /// Whether the person must have unlocked the device first. Nothing is locked here.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence with the parameters in it.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// The intent with every parameter at its default.
  init()

  /// Does it. What it writes must be written when it returns.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes { .background }
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<WhenContent: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
    Self, WhenContent, Otherwise
  >
  public typealias Switch<Value, Cases: ParameterSummary> = ParameterSummarySwitchCondition<Self, Value, Cases>
  public typealias Case<Value, Content: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
}

/// When an intent may run on a locked device.
public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// How an intent relates to the app's own window.
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)

  /// When the app comes forward.
  public enum ForegroundMode: UInt, Sendable { case immediate = 2, dynamic = 4, deferred = 8 }
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { IntentModes(rawValue: mode.rawValue) }

  /// Whether an app may come forward where the intent runs. Never: there is none.
  public var canContinueInForeground: Bool { false }
}

/// What an intent may ask about where it runs.
public struct IntentSystemContext: Sendable {
  public let currentMode: IntentModes = .background
}

extension AppIntent {
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

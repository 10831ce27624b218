// Intents with a set purpose.

public import ArcFoundation
public import Foundation

/// An intent whose parameters configure a widget. It is not performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that sets a value, for a toggle.
public protocol SetValueIntent<ValueType>: AppIntent {
  associatedtype ValueType
  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that opens something.
public protocol OpenIntent: AppIntent {
  associatedtype Value
  var target: Value { get set }
}

/// An intent that deletes entities.
public protocol DeleteIntent: AppIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

/// An intent of the system's own making.
public protocol SystemIntent: AppIntent {}

public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
/// Older spellings of the two above.
public protocol AudioStartingIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol PushToTalkTransmissionIntent: AppIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol TargetContentProvidingIntent: AppIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the older intent that it replaces.
  static var intentClassName: String { get }
}

/// An intent that opens an address.
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"

  @IntentParameter(title: "URL") public var url: URL

  public init() {}

  public init(_ url: URL) {
    self.url = url
  }

  /// There is nothing to open it with: does nothing.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that draws what another one's answer shows.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Nothing shows it: does nothing.
  public static func reload() {}
}

/// No snippet.
public struct EmptySnippetIntent: SnippetIntent {
  public static let title: LocalizedStringResource = "Snippet"
  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that a focus turns on and off.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
  /// The filter in force. There is no focus here: the one with its defaults.
  public static var current: Self { get async throws { Self() } }
}

/// What a suggestion of a focus filter may depend on. Nothing here.
public struct FocusFilterSuggestionContext: Sendable {}

/// An intent that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// A count that nobody watches.
  public var progress: Progress { Progress(totalUnitCount: 100) }
}

/// An intent whose parameters the system may foretell.
public protocol PredictableIntent: AppIntent {
  associatedtype PredictionContent: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionContent { get }
}

/// What the system may foretell. It does not here.
public protocol IntentPredictionConfiguration: Sendable {}

/// A prediction of some parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  public init<each Value>(
    parameters: repeat KeyPath<Intent, IntentParameter<each Value>>,
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) {}
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
}

/// Predictions of one intent.
public struct IntentPredictions: IntentPredictionConfiguration {}

/// Collects predictions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> { prediction }
  public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions { IntentPredictions() }
}

extension TargetContentProvidingIntent {
  /// The app would show what is meant. There is none: does nothing.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// A type whose address says what it is.
public protocol URLRepresentableIntent: AppIntent {}

extension URLRepresentableIntent {
  /// The app would open the address. There is none: does nothing.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}
public protocol URLRepresentableEntity: AppEntity {}
public protocol URLRepresentableEnum: AppEnum {}

/// A module that brings intents of other modules along.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// A program that only runs intents.
public protocol AppIntentsExtension {
  init()
}

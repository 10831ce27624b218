// Intents with a set purpose.

public import ArcFoundation
public import Foundation

/// An intent whose parameters configure a widget. It is not performed.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == IntentResultContainer<Never, Never, Never, Never> {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent whose parameters configure a control.
public protocol ControlConfigurationIntent: AppIntent where PerformResult == IntentResultContainer<Never, Never, Never, Never> {}

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

public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol URLRepresentableIntent: AppIntent {}
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

/// A failure that an intent reports.
public struct AppIntentError: Error, Sendable, Hashable {
  public let message: String

  /// Something a person must do first.
  public enum UserActionRequired: Sendable { case signin, accountSetup, subscriptionRequired }
  /// Something the system does not allow.
  public enum PermissionRequired: Sendable { case location, camera, microphone }
  /// Something that cannot be done.
  public enum Unrecoverable: Sendable { case entityNotFound, featureCurrentlyRestricted, unknown }
}

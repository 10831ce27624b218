// Failures that intents report in the system's own words.

/// A failure that an intent reports.
public struct AppIntentError: Error, Sendable, Hashable, CustomStringConvertible {
  public let message: String

  public var description: String { message }

  /// The intent asks to be run again from the start. Nobody does here.
  public static let restartPerform = AppIntentError(message: "the intent asks to be run again")

  /// Something a person must do first.
  public enum UserActionRequired {
    public static let accountSetup = AppIntentError(message: "an account must be set up first")
    public static let confirmation = AppIntentError(message: "a person must confirm it first")
    public static let signin = AppIntentError(message: "a person must sign in first")
    public static let subscription = AppIntentError(message: "a subscription is needed first")
  }

  /// Something the system does not allow.
  public enum PermissionRequired {
    public static let bluetooth = AppIntentError(message: "Bluetooth is not allowed")
    public static let camera = AppIntentError(message: "the camera is not allowed")
    public static let contacts = AppIntentError(message: "contacts are not allowed")
    public static let localNetwork = AppIntentError(message: "the local network is not allowed")
    public static let location = AppIntentError(message: "the location is not allowed")
    public static let microphone = AppIntentError(message: "the microphone is not allowed")
    public static let photos = AppIntentError(message: "photos are not allowed")
    public static let siri = AppIntentError(message: "Siri is not allowed")
    public static let unknown = AppIntentError(message: "something is not allowed")
  }

  /// Something that cannot be done.
  public enum Unrecoverable {
    public static let entityNotFound = AppIntentError(message: "no such entity was found")
    public static let featureCurrentlyRestricted = AppIntentError(message: "the feature is restricted")
    public static let networkFailure = AppIntentError(message: "the network failed")
    public static let notAllowed = AppIntentError(message: "the action is not allowed")
    public static let partialFailure = AppIntentError(message: "a part of it failed")
    public static let unknown = AppIntentError(message: "something went wrong")
    public static let unsupportedOnDevice = AppIntentError(message: "the device cannot do it")
  }
}

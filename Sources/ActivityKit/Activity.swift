// Starting and changing live activities. Here is no system that shows one: each request is refused, as a device without them refuses it.

public import ArcFoundation
public import ArcWidgets
public import Foundation

/// A live activity that was started. None can be here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState

  private init() {}

  public var id: String { "" }
  public var activityState: ActivityState { .dismissed }
  public var pushToken: Data? { nil }
  public var attributes: Attributes { preconditionFailure("no live activity can have been started") }
  public var content: ActivityContent<ContentState> { preconditionFailure("no live activity can have been started") }
  public var contentState: ContentState { content.state }

  /// None.
  public static var activities: [Activity<Attributes>] { [] }

  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// - Throws: `ActivityAuthorizationError.unsupported`, always.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  public func update(_ content: ActivityContent<ContentState>) async {}
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?, timestamp: Date) async {}
  public func update(using contentState: ContentState) async {}
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {}

  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
  public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}

  public var activityStateUpdates: AsyncStream<ActivityState> { .over }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .over }
  public var pushTokenUpdates: AsyncStream<Data> { .over }
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .over }
  public static var pushToStartToken: Data? { nil }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .over }
}

extension AsyncStream {
  /// A stream that has ended.
  fileprivate static var over: AsyncStream { AsyncStream { $0.finish() } }
}

/// What a live activity shows and until when. `@unchecked`: ActivityKit asks no more of states, which are plain values.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: @unchecked Sendable {
  public var state: State
  /// When the state is too old to be believed, or nil for never.
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Hashable {}

/// What became of a live activity.
public enum ActivityState: String, Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }

/// How long a live activity may stay.
public enum ActivityStyle: Hashable, Sendable { case standard, transient }

/// How long an activity that has ended is still shown.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// How an update makes itself heard.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?
    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// Who besides the program may change a live activity.
public struct PushType: Hashable, Sendable {
  private let name: String
  public static let token = PushType(name: "token")
  public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

/// Whether live activities may be started: they may not.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { .over }
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .over }
}

/// Why a live activity was not started.
public enum ActivityAuthorizationError: Error, Hashable, LocalizedError {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure
  case reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility

  public var errorDescription: String? {
    self == .unsupported ? "live activities are drawn as their previews show them; none can be started" : "a live activity was refused"
  }
}

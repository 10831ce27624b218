// What a program tells the system about its intents. There is no system here: it is accepted and forgotten.

public import Foundation

/// An intent that was told of.
public struct IntentDonationIdentifier: Sendable, Hashable {
  public init() {}
}

/// Which of the intents that were told of.
public struct IntentDonationMatchingPredicate: Sendable {
  public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate { Self() }
  public static func entityIdentifier<Entity: AppEntity>(for entity: Entity) -> IntentDonationMatchingPredicate { Self() }
}

/// Takes note of what people do in an app.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()

  private init() {}

  @discardableResult
  public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  @discardableResult
  public func donate<Intent: AppIntent, Result: IntentResult>(
    intent: Intent, result: Result
  ) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}

/// When something matters.
public struct RelevantContext: Sendable, Hashable {
  /// How a stretch of time is meant.
  public enum DateKind: Sendable, Hashable { case `default`, scheduled, informational }

  public enum Sleep: Sendable, Hashable { case bedtime, wakeup }
  public enum Fitness: Sendable, Hashable { case activityRingsIncomplete, workoutActive }
  public enum Hardware: Sendable, Hashable { case headphones }
  public enum Location: Sendable, Hashable { case home, work, school, gym, commute }

  /// In seconds since 1970: from when to when it matters, where it is about time.
  let interval: DateInterval?

  public static func date(_ date: Date) -> RelevantContext { Self(interval: DateInterval(start: date, duration: 0)) }
  public static func date(_ date: Date, kind: DateKind) -> RelevantContext { .date(date) }
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    Self(interval: DateInterval(start: start, end: max(start, end)))
  }
  public static func date(from start: Date, to end: Date, kind: DateKind) -> RelevantContext { .date(from: start, to: end) }
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
    .date(from: range.lowerBound, to: range.upperBound)
  }
  public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext { Self(interval: interval) }
  public static func sleep(_ sleep: Sleep) -> RelevantContext { Self(interval: nil) }
  public static func fitness(_ fitness: Fitness) -> RelevantContext { Self(interval: nil) }
  public static func hardware(_ hardware: Hardware) -> RelevantContext { Self(interval: nil) }
  public static func location(inferred location: Location) -> RelevantContext { Self(interval: nil) }
}

/// A widget's configuration, and when it matters.
public struct RelevantIntent: Sendable {
  public init<Intent: WidgetConfigurationIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {}
  public init(widgetKind: String, relevance: RelevantContext) {}
}

/// Takes note of which widgets matter when.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  private init() {}

  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

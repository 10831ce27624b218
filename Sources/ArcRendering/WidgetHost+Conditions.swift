// What a host is told: the time, the zone, the language, and what it holds its widgets to.

import ArcFoundation
public import ArcWidgets
public import Foundation
import Synchronization

/// Everything around a host's widgets. Nothing of it is read from the machine.
public struct HostConditions: Sendable {
  /// The instant, each time it is asked.
  public var now: @Sendable () -> Date
  /// The zone that providers count days in, or nil where the store says.
  public var timeZone: TimeZone?
  public var locale: Locale
  /// How long a provider may take, or nil for ever.
  public var limit: Duration?
  public var rules: TimelineRules
  /// What reloads are held to, or nil where all are granted.
  public var budget: ReloadBudget?
  /// The environments that entries may be drawn in, as providers are told.
  public var variants: TimelineProviderContext.EnvironmentVariants

  public init(
    now: @escaping @Sendable () -> Date, timeZone: TimeZone? = nil, locale: Locale = Locale(identifier: "en_US"),
    limit: Duration? = .seconds(30), rules: TimelineRules = TimelineRules(), budget: ReloadBudget? = nil,
    variants: TimelineProviderContext.EnvironmentVariants = TimelineProviderContext.EnvironmentVariants()
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.limit = limit
    self.rules = rules
    self.budget = budget
    self.variants = variants
  }

  func context(of instance: WidgetInstance, isPreview: Bool) -> TimelineProviderContext {
    TimelineProviderContext(
      family: instance.family, displaySize: CGSize(width: instance.width, height: instance.height), isPreview: isPreview,
      environmentVariants: variants)
  }

  func ambient(inbox: ReloadInbox, placed: PlacedWidgets) -> WidgetAmbient {
    WidgetAmbient(now: now, timeZone: timeZone, reload: { inbox.add($0) }, configurations: { placed.all })
  }

  /// Runs something with the host bound around it.
  func bound<Result: Sendable>(_ ambient: WidgetAmbient, _ work: @Sendable () async throws -> Result) async throws -> Result {
    try await WidgetAmbient.$bound.withValue(ambient) {
      try await Localization.$boundLocale.withValue(locale) { try await work() }
    }
  }
}

/// Reload requests that have come in and not been looked at.
final class ReloadInbox: Sendable {
  private let requests = Mutex<[ReloadRequest]>([])

  func add(_ request: ReloadRequest) {
    requests.withLock { $0.append(request) }
  }

  /// The requests since last time, in order.
  func drain() -> [ReloadRequest] {
    requests.withLock { requests in
      defer { requests = [] }
      return requests
    }
  }
}

/// The widgets that are placed, for programs that ask.
final class PlacedWidgets: Sendable {
  private let instances = Mutex<[WidgetInstance]>([])

  func set(_ placed: [WidgetInstance]) { instances.withLock { $0 = placed } }

  var all: [WidgetInfo] {
    instances.withLock(\.self).map { WidgetInfo(kind: $0.kind, family: $0.family, configurationIntent: $0.configuration) }
  }
}

extension ReloadRequest {
  /// Whether it means widgets of a kind.
  func names(_ kind: String) -> Bool {
    switch self {
    case .all: true
    case .kind(let named): named == kind
    }
  }

  var cause: ReloadCause {
    switch self {
    case .all: .all
    case .kind: .kind
    }
  }
}

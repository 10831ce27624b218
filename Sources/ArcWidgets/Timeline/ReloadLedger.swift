// A record of every request for a timeline, and the budget that an iPhone would hold it to.

public import Foundation

/// Why a timeline is asked for.
public enum ReloadCause: String, Sendable, Hashable, Codable, CaseIterable {
  /// The widget was placed.
  case initial
  /// The policy of the last timeline, or a failure's pause, ran out.
  case policy
  /// A program asked for the widget's kind.
  case kind
  /// A program asked for all kinds.
  case all
  /// An intent of the widget was performed.
  case intent
  /// The store changed.
  case dataChange
  /// The clock, the zone, daylight saving or the day's start changed.
  case significantTime
  case locale
  case typeSize
  case appearance
  /// StandBy refreshes its display.
  case standBy

  /// Whether it counts against a budget. Taps and changes of the surroundings are free.
  public var isBudgeted: Bool {
    switch self {
    case .policy, .kind, .all, .dataChange: true
    case .initial, .intent, .significantTime, .locale, .typeSize, .appearance, .standBy: false
    }
  }
}

/// What an iPhone allows, roughly: it learns from use, which a figure cannot.
public struct ReloadBudget: Sendable, Hashable, Codable {
  /// How many budgeted reloads a widget gets within any `window`.
  public var limit: Int
  /// In seconds.
  public var window: TimeInterval
  /// The least time between budgeted reloads, in seconds.
  public var floor: TimeInterval

  public init(limit: Int = 55, window: TimeInterval = 86_400, floor: TimeInterval = 300) {
    precondition(limit > 0 && window > 0 && floor >= 0, "a budget allows something over some time")
    self.limit = limit
    self.window = window
    self.floor = floor
  }
}

/// Every request of one placed widget with its verdict. Instants are handed in; nothing reads a clock.
public struct ReloadLedger: Sendable, Hashable, Codable {
  public enum Verdict: Sendable, Hashable, Codable {
    /// The provider is asked now.
    case granted
    /// A request that is granted anyway at that instant answers this one too.
    case coalesced(at: Date)
    /// The provider is asked at that instant, to keep the least distance.
    case clamped(until: Date)
    /// The budget is used up until that instant; nothing is planned.
    case denied(until: Date)
  }

  public struct Request: Sendable, Hashable, Codable {
    public var cause: ReloadCause
    public var date: Date
    public var verdict: Verdict
    /// When the provider was asked, or nil where it has not been (yet).
    public var servedAt: Date?
  }

  /// How many requests are kept whatever their age: what a store's notes come to.
  private static let kept = 2_048

  /// What requests are held to, or nil where all are granted.
  public let budget: ReloadBudget?
  /// In the order in which they came: the newest, and older ones as long as the budget counts them.
  public private(set) var requests: [Request] = []

  public init(budget: ReloadBudget? = nil) {
    self.budget = budget
  }

  /// The instant of a put-off request that has not been served, or nil.
  public var planned: Date? {
    guard let request = requests.last(where: \.isPlanned), case .clamped(let until) = request.verdict else { return nil }
    return until
  }

  /// Records a request and says what becomes of it. A granted one counts as served at once.
  public mutating func request(_ cause: ReloadCause, at now: Date) -> Verdict {
    let verdict = self.verdict(cause, at: now)
    var request = Request(cause: cause, date: now, verdict: verdict)
    if verdict == .granted {
      request.servedAt = now
      servePlanned(at: now)
    }
    add(request)
    return verdict
  }

  /// Records that a request was answered by another one of the same widget at `date`, as an intent's own reload is by the one that follows
  /// every tap.
  public mutating func coalesce(_ cause: ReloadCause, at now: Date, into date: Date) {
    add(Request(cause: cause, date: now, verdict: .coalesced(at: date), servedAt: date))
  }

  /// Writes a request down, and lets go of old ones that no longer count.
  private mutating func add(_ request: Request) {
    requests.append(request)
    guard requests.count > Self.kept else { return }
    let old = requests.prefix(requests.count - Self.kept)
    let counted = old.filter { $0.isPlanned || spent($0, at: request.date) }
    if counted.count < old.count { requests.replaceSubrange(..<old.endIndex, with: counted) }
  }

  /// Serves the put-off request that is due at `now`, and says whether there was one.
  public mutating func serveDue(at now: Date) -> Bool {
    guard let planned, planned <= now else { return false }
    servePlanned(at: now)
    return true
  }

  private mutating func servePlanned(at now: Date) {
    for index in requests.indices where requests[index].servedAt == nil {
      switch requests[index].verdict {
      case .clamped, .coalesced: requests[index].servedAt = now
      case .granted, .denied: break
      }
    }
  }

  private func verdict(_ cause: ReloadCause, at now: Date) -> Verdict {
    guard let budget, cause.isBudgeted else { return .granted }
    if let planned, planned > now { return .coalesced(at: planned) }
    let spent = requests.filter { self.spent($0, at: now) }.compactMap(\.servedAt)
    if spent.count >= budget.limit, let oldest = spent.suffix(budget.limit).first {
      return .denied(until: oldest.addingTimeInterval(budget.window))
    }
    if let last = spent.last, now.timeIntervalSince(last) < budget.floor { return .clamped(until: last.addingTimeInterval(budget.floor)) }
    return .granted
  }

  /// Whether a request asked the provider at the budget's cost, within the window that ends `now`.
  private func spent(_ request: Request, at now: Date) -> Bool {
    guard let budget, request.cause.isBudgeted, request.asks, let served = request.servedAt else { return false }
    return served > now.addingTimeInterval(-budget.window) && served <= now
  }

  /// How many budgeted reloads are left at `now`, or nil without a budget.
  public func remaining(at now: Date) -> Int? {
    budget.map { budget in max(budget.limit - requests.count { spent($0, at: now) }, 0) }
  }
}

extension ReloadLedger.Request {
  /// Whether serving it asks the provider, rather than sharing another's answer.
  fileprivate var asks: Bool {
    switch verdict {
    case .granted, .clamped: true
    case .coalesced, .denied: false
    }
  }

  /// Whether it was put off and not served yet.
  fileprivate var isPlanned: Bool {
    if case .clamped = verdict { servedAt == nil } else { false }
  }
}

extension ReloadLedger: CustomStringConvertible {
  /// One line a request, instants in UTC.
  public var description: String { requests.map { "\($0)\n" }.joined() }
}

extension ReloadLedger.Request: CustomStringConvertible {
  public var description: String {
    let outcome =
      switch verdict {
      case .granted: "granted" + (cause.isBudgeted ? "" : ", free")
      case .coalesced(let date): "coalesced with \(date.stamp)"
      case .clamped(let date): "put off to \(date.stamp)" + (servedAt == nil ? "" : ", served")
      case .denied(let date): "denied, budget used up until \(date.stamp)"
      }
    return "\(date.stamp)  \(cause.rawValue)  \(outcome)"
  }
}

// Runs widgets as a system would: asks their providers, keeps their timelines, performs their intents.

public import ArcIntents
public import ArcViews
public import ArcWidgets
import Foundation

/// A host of some widgets. It asks a provider when a widget is first shown, when its policy, its program or a tap asks for it, and
/// never otherwise; what it knows of time is handed in.
///
/// Reload requests of programs are granted or not by each placed widget's ledger, and served when that widget is next shown.
public actor WidgetHost {
  /// The widgets that can be placed, by their kinds.
  public nonisolated let widgets: [WidgetDescriptor]
  public nonisolated let conditions: HostConditions
  /// The host as code without arguments meets it. A program sets it as `WidgetAmbient.processDefault` once at launch.
  public nonisolated let ambient: WidgetAmbient

  /// How many widgets are placed at most. One more takes the place of the one that has not been shown for the longest.
  static let room = 256

  private let inbox = ReloadInbox()
  private let placed = PlacedWidgets()
  private var slots: [WidgetInstance: Slot] = [:]
  /// Placed widgets, the one shown last at the end.
  private var order: [WidgetInstance] = []

  /// A placed widget: what it has, and what is owed to it.
  struct Slot {
    let descriptor: WidgetDescriptor
    var state: TimelineState
    var ledger: ReloadLedger
    /// A reload that was granted and not served yet.
    var owed: ReloadCause? = .initial
    /// The provider's answer that is on its way, or nil.
    var asking: Task<Void, Never>?
    /// How many calls are at work on it.
    var visits = 0
  }

  public init(widgets: [WidgetDescriptor], conditions: HostConditions) {
    self.widgets = widgets
    self.conditions = conditions
    ambient = conditions.ambient(inbox: inbox, placed: placed)
  }

  /// The widget of a kind.
  /// - Throws: `WidgetError.unknownKind`, or `nothingToDraw` for a control or live activity.
  public nonisolated func descriptor(of kind: String) throws -> (WidgetDescriptor, WidgetDriver) {
    guard let descriptor = widgets.first(where: { $0.kind == kind }) else {
      throw WidgetError.unknownKind(kind, known: widgets.map(\.kind))
    }
    guard let driver = descriptor.driver else { throw WidgetError.nothingToDraw(kind: kind) }
    return (descriptor, driver)
  }

  /// What a widget shows now. Places it first where it is not placed; asks its provider where that is due, and waits for an answer
  /// that is on its way.
  ///
  /// A provider that fails is no error: the last good entry stays and is marked stale, or the placeholder shows.
  /// - Throws: `WidgetError` where there is no such widget or family.
  public func showing(_ instance: WidgetInstance) async throws -> WidgetShowing {
    let now = conditions.now()
    try enter(instance)
    defer { slots[instance]?.visits -= 1 }
    takeRequests(from: inbox, at: now)
    if isDue(instance, at: now) {
      await ask(instance)
    } else {
      await slots[instance]?.asking?.value
    }
    return try shown(instance, at: conditions.now())
  }

  /// The stand-in of a widget whose provider has not answered, to be drawn masked. Keeps nothing.
  /// - Throws: `WidgetError` where there is no such widget or family.
  public nonisolated func placeholder(_ instance: WidgetInstance) throws -> AnyTimelineEntry {
    let (_, driver) = try checked(instance)
    return driver.placeholder(in: conditions.context(of: instance, isPreview: false))
  }

  /// The state of this moment from the provider's snapshot, as a gallery shows it. Keeps nothing.
  /// - Throws: `WidgetError`, or what the provider's configuration throws.
  public func snapshot(_ instance: WidgetInstance, isPreview: Bool = true) async throws -> AnyTimelineEntry {
    let (_, driver) = try checked(instance)
    let context = conditions.context(of: instance, isPreview: isPreview)
    let limit = conditions.limit
    return try await conditions.bound(ambient) {
      try await driver.snapshot(in: context, configuration: instance.configuration, within: limit)
    }
  }

  /// The timeline a widget has, after asking for it where that is due; nil where its provider has given none.
  public func timeline(of instance: WidgetInstance) async throws -> TimelineRecord? {
    try await showing(instance).record
  }

  /// What was asked of a placed widget's provider and what became of it; nil where it is not placed.
  public func ledger(of instance: WidgetInstance) -> ReloadLedger? {
    takeRequests(from: inbox, at: conditions.now())
    return slots[instance]?.ledger
  }

  /// Something around all widgets changed, such as the zone, the language or the type size: all are owed a reload.
  public func changed(_ cause: ReloadCause) {
    let now = conditions.now()
    for instance in order { owe(instance, cause, at: now) }
  }

  /// Performs what a control of a widget does, and answers once that widget has asked its provider again.
  public func perform(_ interaction: Interaction, of instance: WidgetInstance) async throws -> WidgetTap {
    guard let action = interaction.perform else { return WidgetTap(error: nil, showing: try await showing(instance), requests: []) }
    return try await tap(instance) { try await action() }
  }

  /// Performs an intent for a widget, and answers once that widget has asked its provider again.
  public func perform(_ intent: any AppIntent, of instance: WidgetInstance) async throws -> WidgetTap {
    try await tap(instance) { try await Self.run(intent) }
  }

  private nonisolated static func run<Intent: AppIntent>(_ intent: Intent) async throws {
    _ = try await intent.perform()
  }

  /// Waits for an action, whether it throws or not, then asks the widget's provider once. What the action asked for that kind itself is
  /// answered by the same timeline; for other kinds it is owed.
  private func tap(_ instance: WidgetInstance, _ action: @escaping @Sendable () async throws -> Void) async throws -> WidgetTap {
    try enter(instance)
    defer { slots[instance]?.visits -= 1 }
    let requests = ReloadInbox()
    var failure: (any Error)?
    do {
      try await conditions.bound(conditions.ambient(inbox: requests, placed: placed)) { try await action() }
    } catch {
      failure = error
    }
    let now = conditions.now()
    let asked = requests.drain()
    for request in asked { take(request, sparing: instance, at: now) }
    for other in order where other.kind == instance.kind && other != instance { owe(other, .intent, at: now) }
    slots[instance]?.owed = nil
    _ = slots[instance]?.ledger.request(.intent, at: now)
    await ask(instance)
    for request in asked where request.names(instance.kind) {
      slots[instance]?.ledger.coalesce(request.cause, at: now, into: now)
    }
    return WidgetTap(error: failure, showing: try shown(instance, at: conditions.now()), requests: asked)
  }

  private nonisolated func checked(_ instance: WidgetInstance) throws -> (WidgetDescriptor, WidgetDriver) {
    let (descriptor, driver) = try descriptor(of: instance.kind)
    guard descriptor.families.contains(instance.family) else {
      throw WidgetError.unsupportedFamily(instance.family, kind: instance.kind)
    }
    return (descriptor, driver)
  }

  /// Places a widget that is not placed, and keeps it until the call that works on it is over.
  private func enter(_ instance: WidgetInstance) throws {
    if slots[instance] == nil {
      let (descriptor, _) = try checked(instance)
      if order.count >= Self.room, let idle = order.firstIndex(where: { slots[$0]?.visits == 0 }) {
        slots[order.remove(at: idle)] = nil
      }
      slots[instance] = Slot(
        descriptor: descriptor, state: TimelineState(kind: instance.kind, family: instance.family, rules: conditions.rules),
        ledger: ReloadLedger(budget: conditions.budget))
    }
    order.removeAll { $0 == instance }
    order.append(instance)
    placed.set(order)
    slots[instance]?.visits += 1
  }

  /// Whether the provider is to be asked now: a reload is owed, a put-off one has come due, or the policy asks.
  private func isDue(_ instance: WidgetInstance, at now: Date) -> Bool {
    guard var slot = slots[instance] else { return false }
    defer { slots[instance] = slot }
    if let cause = slot.owed {
      slot.owed = nil
      if cause == .initial { _ = slot.ledger.request(cause, at: now) }
      return true
    }
    if slot.ledger.serveDue(at: now) { return true }
    guard let next = slot.state.nextRequest, next <= now else { return false }
    return slot.ledger.request(.policy, at: now) == .granted
  }

  private func takeRequests(from inbox: ReloadInbox, at now: Date) {
    for request in inbox.drain() { take(request, sparing: nil, at: now) }
  }

  private func take(_ request: ReloadRequest, sparing spared: WidgetInstance?, at now: Date) {
    for instance in order where instance != spared && request.names(instance.kind) { owe(instance, request.cause, at: now) }
  }

  /// Records a request; where it is granted the widget is owed a reload.
  private func owe(_ instance: WidgetInstance, _ cause: ReloadCause, at now: Date) {
    guard var slot = slots[instance] else { return }
    if slot.owed != nil {
      slot.ledger.coalesce(cause, at: now, into: now)
    } else if slot.ledger.request(cause, at: now) == .granted {
      slot.owed = cause
    }
    slots[instance] = slot
  }

  /// Asks the provider once its answer before has come, and keeps what it answers as of the instant at which it comes.
  private func ask(_ instance: WidgetInstance) async {
    let before = slots[instance]?.asking
    let asking = Task {
      await before?.value
      await receive(instance)
    }
    slots[instance]?.asking = asking
    await asking.value
    if slots[instance]?.asking == asking { slots[instance]?.asking = nil }
  }

  private func receive(_ instance: WidgetInstance) async {
    guard let driver = slots[instance]?.descriptor.driver else { return }
    let context = conditions.context(of: instance, isPreview: false)
    let limit = conditions.limit
    do {
      let timeline = try await conditions.bound(ambient) {
        try await driver.timeline(in: context, configuration: instance.configuration, within: limit)
      }
      slots[instance]?.state.receive(timeline, at: conditions.now())
    } catch {
      slots[instance]?.state.fail(TimelineFailure(error), at: conditions.now())
    }
  }

  private func shown(_ instance: WidgetInstance, at now: Date) throws -> WidgetShowing {
    guard let slot = slots[instance] else { throw WidgetError.nothingToDraw(kind: instance.kind) }
    return try WidgetShowing(instance: instance, slot: slot, at: now) { try placeholder(instance) }
  }
}

extension TimelineFailure {
  fileprivate init(_ error: any Error) {
    if case .timedOut = error as? WidgetError { self = .timedOut } else { self = .threw(String(describing: error)) }
  }
}
